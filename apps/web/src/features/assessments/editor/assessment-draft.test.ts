import type { ProblemSummary } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import {
  checkAssessment,
  hasErrors,
  itemsBodyOf,
  moved,
  totalPoints,
  updatesOf,
  withProblems,
} from './assessment-draft.ts'

const problem = { id: 5, name: 'Beam', shortStatement: 'A beam', points: 3, validationLevel: 'Valid' } as ProblemSummary

describe('an assessment being put together', () => {
  it('gives a new item a key that no saved or removed one has had', () => {
    const draft = withProblems({ name: 'Quiz', items: [] }, [problem, problem], 8)
    expect(draft.items.map(({ itemKey }) => itemKey)).toEqual([9, 10])
    const afterRemoval = withProblems({ ...draft, items: draft.items.slice(1) }, [problem], 8)
    expect(afterRemoval.items.map(({ itemKey }) => itemKey)).toEqual([10, 11])
  })

  it('begins with the points that the questions of a problem have together, and with one where they have none', () => {
    const { items } = withProblems({ name: 'Quiz', items: [] }, [problem, { ...problem, points: 0 }], 0)
    expect(items.map(({ points }) => points)).toEqual(['3', '1'])
  })

  it('moves an item and leaves the others in order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  })

  it('says which points cannot be read', () => {
    const draft = withProblems({ name: 'Quiz', items: [] }, [problem, problem], 0)
    const [first, second] = draft.items
    if (!first || !second) throw new Error('two items expected')
    const items = [
      { ...first, points: '2.5' },
      { ...second, points: 'many' },
    ]
    const errors = checkAssessment({ name: ' ', items })
    expect([...errors.points.keys()]).toEqual([second.itemKey])
    expect(errors.name).toBe('A name is required.')
    expect(hasErrors(errors)).toBe(true)
    expect(totalPoints(items)).toBe(2.5)
  })

  it('sends points as numbers and names only the problems to be updated', () => {
    const { items } = withProblems({ name: 'Quiz', items: [] }, [problem], 0)
    expect(itemsBodyOf(items)).toEqual([{ itemKey: 1, problemId: 5, points: 3 }])
    expect(updatesOf(items)).toEqual([])
    expect(updatesOf(items.map((item) => ({ ...item, takesUpdate: true })))).toEqual([5])
  })
})
