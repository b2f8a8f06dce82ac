import { rubricSchema } from '@isomorph/contract/schemas'
import { describe, expect, it } from 'vitest'
import { blankRubric, draftOfRubric, faultOfRubric, rubricOfDraft, type RubricDraft } from './rubric-draft.ts'

describe('a rubric as it is typed', () => {
  it('gives the same rubric again', () => {
    const rubric = { ...blankRubric, ceiling: 3.5, items: [{ id: 4, points: -1.5, text: 'No unit' }] }
    expect(rubricOfDraft(draftOfRubric(rubric))).toEqual(rubric)
  })

  it('goes up to the maximum where nothing else is typed, and takes a decimal comma', () => {
    const draft = { ...draftOfRubric(blankRubric), maximum: '2,5', ceiling: '' }
    expect(rubricOfDraft(draft)).toMatchObject({ maximum: 2.5, ceiling: 2.5 })
  })

  it('has no number where none is typed', () => {
    expect(rubricOfDraft({ ...draftOfRubric(blankRubric), floor: ' ' }).floor).toBeNaN()
  })

  it.each<[string, Partial<RubricDraft>]>([
    ['Type points as numbers, at most 10,000.', { floor: 'none' }],
    ['Type points as numbers, at most 10,000.', { maximum: '10001', ceiling: '4' }],
    ['Give more than 0 points.', { maximum: '0', ceiling: '0' }],
    ['The floor is above the ceiling.', { floor: '3', ceiling: '2' }],
    ['The ceiling is above the maximum.', { ceiling: '5' }],
    ['Say what the points are for.', { items: [{ key: 1, id: null, points: '1', text: ' ' }] }],
    [
      'Type at most 500 characters for an item.',
      { items: [{ key: 1, id: null, points: '1', text: 'long'.repeat(126) }] },
    ],
    ['Type points as numbers, at most 10,000.', { items: [{ key: 1, id: null, points: 'one', text: 'No unit' }] }],
  ])('is refused with “%s”', (fault, changes) => {
    const named = { ...blankRubric, items: [{ id: null, points: 1, text: 'No unit' }] }
    const parsed = rubricSchema.safeParse(rubricOfDraft({ ...draftOfRubric(named), ...changes }))
    expect(faultOfRubric(parsed.error?.issues[0])).toBe(fault)
  })
})
