import { describe, expect, it } from 'vitest'
import { blankRubric, draftOfRubric, rubricOfDraft } from './rubric-draft.ts'

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
})
