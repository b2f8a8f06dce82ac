import { describe, expect, it } from 'vitest'
import { isSame, wantedScore, type SentScore, type Standing } from './wanted-score.ts'

const startedAt = new Date('2026-03-02T10:00:00.000Z')

function standing(changes: Partial<Standing> = {}): Standing {
  return {
    isExcused: false,
    startedAt,
    finishedAt: new Date('2026-03-02T11:00:00.000Z'),
    points: 16.7,
    overridePoints: null,
    possible: 20,
    pending: 0,
    daysLate: 0,
    isReleased: true,
    isOver: true,
    sent: null,
    ...changes,
  }
}

const graded: SentScore = {
  points: 16.7,
  maximum: 20,
  activity: 'Completed',
  grading: 'FullyGraded',
  startedAt: '2026-03-02T10:00:00.000Z',
  submittedAt: '2026-03-02T11:00:00.000Z',
  daysLate: 0,
}

describe('what a platform should have', () => {
  it('is the points of whoever has finished, graded', () => {
    expect(wantedScore(standing())).toEqual({ state: 'grade', score: graded })
  })

  it('is the points so far of whoever is still working', () => {
    const { score } = wantedScore(standing({ finishedAt: null }))
    expect(score).toMatchObject({ points: 16.7, activity: 'InProgress', submittedAt: null })
  })

  it('is no zero before the end, but one afterwards, and one after points that were sent', () => {
    const begun = { points: 0, finishedAt: null, isOver: false }
    expect(wantedScore(standing(begun))).toEqual({ state: 'nothing', score: null })
    expect(wantedScore(standing({ ...begun, isOver: true })).score).toMatchObject({ points: 0 })
    expect(wantedScore(standing({ ...begun, sent: graded })).score).toMatchObject({ points: 0 })
  })

  it('is what was set by hand in place of the sum, also of who never started', () => {
    expect(wantedScore(standing({ overridePoints: 12, pending: 2 })).score).toMatchObject({ points: 12 })
    const { score } = wantedScore(standing({ overridePoints: 5, startedAt: null, finishedAt: null }))
    expect(score).toMatchObject({ points: 5, activity: 'Completed' })
  })

  it('is nothing before the start, and nothing new before the release', () => {
    expect(wantedScore(standing({ startedAt: null }))).toEqual({ state: 'nothing', score: null })
    expect(wantedScore(standing({ possible: 0 }))).toEqual({ state: 'nothing', score: null })
    expect(wantedScore(standing({ isReleased: false, sent: graded }))).toEqual({ state: 'notReleased', score: null })
  })

  it('is pending while answers wait for a person, unless it has a grade already', () => {
    const { state, score } = wantedScore(standing({ pending: 1 }))
    expect(state).toBe('pending')
    expect(score).toMatchObject({ points: null, maximum: null, grading: 'PendingManual' })
    expect(wantedScore(standing({ pending: 1, sent: graded }))).toEqual({ state: 'held', score: null })
  })

  it('is no grade any more for whoever was excused after it was sent', () => {
    expect(wantedScore(standing({ isExcused: true }))).toEqual({ state: 'excused', score: null })
    const { state, score } = wantedScore(standing({ isExcused: true, sent: graded }))
    expect(state).toBe('excused')
    expect(score).toMatchObject({ points: null, grading: 'NotReady' })
    expect(score && isSame(score, wantedScore(standing({ isExcused: true, sent: score })).score)).toBe(true)
  })

  it('is told once', () => {
    expect(isSame(graded, { ...graded })).toBe(true)
    expect(isSame(graded, { ...graded, daysLate: 1 })).toBe(false)
    expect(isSame(graded, null)).toBe(false)
  })
})
