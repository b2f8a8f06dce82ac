import type { ProblemSummary } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { itemsOfProblems, totalPoints } from './assessment-draft.ts'
import { assessmentSchema } from './assessment-schema.ts'

const problem = { id: 5, name: 'Beam', shortStatement: 'A beam', points: 3, validationLevel: 'Valid' } as ProblemSummary

function itemsWith(...changes: readonly object[]) {
  return itemsOfProblems(
    changes.map(() => problem),
    [],
    0,
  ).map((item, position) => ({ ...item, ...changes[position] }))
}

describe('an assessment being put together', () => {
  it('gives a new item a key that no saved or removed one has had', () => {
    const items = itemsOfProblems([problem, problem], [], 8)
    expect(items.map(({ itemKey }) => itemKey)).toEqual([9, 10])
    const added = itemsOfProblems([problem], items.slice(1), 8)
    expect(added.map(({ itemKey }) => itemKey)).toEqual([11])
  })

  it('begins with the points that the questions of a problem have together, and with one where they have none', () => {
    const items = itemsOfProblems([problem, { ...problem, points: 0 }], [], 0)
    expect(items.map(({ points }) => points)).toEqual(['3', '1'])
  })

  it('says which points cannot be read', () => {
    const items = itemsWith({ points: '2.5' }, { points: 'many' }, { points: '' }, { points: '10001' })
    const { error } = assessmentSchema.safeParse({ name: ' ', items, base: null })
    const points = 'Points are a number from 0 to 10,000.'
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'A name is required.'],
      ['items.1.points', points],
      ['items.2.points', points],
      ['items.3.points', points],
    ])
    expect(totalPoints(items.slice(0, 2))).toBe(2.5)
  })

  it('sends points as numbers and names only the problems to be updated', () => {
    const items = itemsWith({}, { problemId: 6, takesUpdate: true })
    expect(assessmentSchema.parse({ name: ' Quiz ', items, base: 4 })).toEqual({
      name: 'Quiz',
      items: [
        { itemKey: 1, problemId: 5, points: 3 },
        { itemKey: 2, problemId: 6, points: 3 },
      ],
      updatesProblems: [6],
      base: 4,
    })
  })
})
