import { describe, expect, it } from 'vitest'
import { statisticsOf, type LearnerTotal } from './statistics.ts'

function learner(percent: number, hasStarted = true): LearnerTotal {
  return { hasStarted, percent, cells: [{ itemKey: 1, percent, attemptsUsed: hasStarted ? 1 : 0 }] }
}

describe('statistics', () => {
  it('leave out whoever has not started', () => {
    const figures = statisticsOf([learner(100), learner(50), learner(0, false)], [1], 3)
    expect(figures).toMatchObject({ started: 2, learners: 3, mean: 75, median: 75, needsPerson: 3 })
    expect(figures.difficulty).toEqual([{ itemKey: 1, mean: 75 }])
  })

  it('are empty before anybody starts', () => {
    const figures = statisticsOf([learner(0, false)], [1, 2], 0)
    expect(figures).toMatchObject({ mean: null, median: null })
    expect(figures.difficulty).toEqual([
      { itemKey: 1, mean: null },
      { itemKey: 2, mean: null },
    ])
  })

  it('count full marks in the last bin', () => {
    const { histogram } = statisticsOf(
      [0, 9.99, 10, 99, 100].map((percent) => learner(percent)),
      [1],
      0,
    )
    expect(histogram).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
  })

  it('take the middle of an odd number of learners', () => {
    expect(
      statisticsOf(
        [10, 30, 100].map((percent) => learner(percent)),
        [1],
        0,
      ).median,
    ).toBe(30)
  })
})
