import { describe, expect, it } from 'vitest'
import { finishedWorkOf } from './finished-work.ts'
import type { AlikeResults, StartedLearner } from './statistics.queries.ts'

function learner(userId: number, more: Partial<StartedLearner> = {}): StartedLearner {
  return { userId, deliveryNumber: 1, hasFinished: true, isFinishedByHand: true, ...more }
}

/** Learners with all points of a problem after one attempt. */
function results(itemKey: number, userIds: readonly number[], more: Partial<AlikeResults> = {}): AlikeResults {
  return { version: 1, itemKey, ordinal: 1, percent: 100, isWaiting: false, attemptsUsed: 1, userIds, ...more }
}

describe('the work of those who have finished', () => {
  it('has the cells of each learner by item key, in whatever order results come', () => {
    const { learners } = finishedWorkOf(
      [learner(5), learner(6)],
      [
        results(3, [6], { percent: 25 }),
        results(1, [5], { percent: 50, attemptsUsed: 3 }),
        results(3, [5]),
        results(1, [6], { percent: 0, isWaiting: true }),
      ],
      [],
    )
    expect(learners.map(({ userId, cells }) => [userId, cells[1], cells[2], cells[3]])).toEqual([
      [
        5,
        { share: 0.5, isWaiting: false, attemptsUsed: 3 },
        undefined,
        { share: 1, isWaiting: false, attemptsUsed: 1 },
      ],
      [
        6,
        { share: 0, isWaiting: true, attemptsUsed: 1 },
        undefined,
        { share: 0.25, isWaiting: false, attemptsUsed: 1 },
      ],
    ])
  })

  it('is of each learner’s own delivery, and of nobody else', () => {
    const { learners } = finishedWorkOf(
      [learner(5), learner(6, { deliveryNumber: 2 }), learner(8)],
      [results(1, [5, 6, 7]), results(1, [5, 6, 7], { ordinal: 2, percent: 20 })],
      [],
    )
    expect(learners.map(({ userId, cells }) => [userId, cells[1]?.share])).toEqual([
      [5, 1],
      [6, 0.2],
    ])
  })

  it('is in homework that of those who have answered everything as well', () => {
    const sitting = { hasFinished: false, isFinishedByHand: false }
    const learners = [
      learner(5, sitting),
      learner(6, sitting),
      learner(7, { hasFinished: false }),
      learner(8, { isFinishedByHand: false }),
      learner(9, sitting),
    ]
    const found = [
      results(1, [5, 6, 7]),
      results(1, [8], { attemptsUsed: 0 }),
      results(2, [5]),
      results(2, [6], { attemptsUsed: 0 }),
    ]
    expect(finishedWorkOf(learners, found, []).learners.map(({ userId }) => userId)).toEqual([5, 8])
  })

  it('has the times of these learners in their own deliveries', () => {
    const learners = [learner(5), learner(6, { hasFinished: false }), learner(7, { deliveryNumber: 2 })]
    const times = [
      { itemKey: 1, ordinal: 1, userIds: [5, 6, 7], seconds: [10, 20, 30] },
      { itemKey: 1, ordinal: 2, userIds: [5, 7], seconds: [40, 50] },
    ]
    const found = [results(1, [5, 6, 7]), results(1, [5, 7], { ordinal: 2 })]
    expect([...finishedWorkOf(learners, found, times).seconds]).toEqual([[1, [10, 50]]])
  })
})
