import { describe, expect, it } from 'vitest'
import { rubricPercent, rubricPoints } from './rubric-percent.ts'

const items = [
  { id: 1, points: 2 },
  { id: 2, points: 1.5 },
  { id: 5, points: -1 },
]
const fromZero = { start: 'zero', maximum: 4, floor: 0, ceiling: 4, items } as const
const fromFull = { ...fromZero, start: 'full' } as const

describe('points by a rubric', () => {
  it.each([
    [fromZero, [], 0, 0],
    [fromZero, [1, 2], 0, 3.5],
    [fromZero, [1, 2], 0.25, 3.75],
    [fromZero, [1, 2], 3, 4],
    [fromZero, [5], 0, 0],
    [fromFull, [], 0, 4],
    [fromFull, [5], 0, 3],
    [{ ...fromFull, ceiling: 3.5 }, [], 0, 3.5],
    [{ ...fromZero, floor: 1 }, [5], 0, 1],
    // An item that was removed counts no more.
    [fromZero, [1, 9], 0, 2],
  ])('%j with items %j and %d is %d', (rubric, chosen, adjustment, points) => {
    expect(rubricPoints(rubric, chosen, adjustment)).toBe(points)
  })

  it('are a percent of the maximum with four places', () => {
    expect(rubricPercent({ ...fromZero, maximum: 3, ceiling: 3 }, [1], 0)).toBe(66.6667)
  })
})
