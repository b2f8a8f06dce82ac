import type { GroupAssessmentSummary } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { bandsOf, isToDo, learnerActionOf, nextMomentOf, ownLookOf, sortByDue } from './assessment-state.ts'

function itemOf(change: Partial<GroupAssessmentSummary>): GroupAssessmentSummary {
  return {
    id: 1,
    groupId: 1,
    name: 'Quiz',
    isPublished: true,
    state: 'open',
    opensAt: null,
    dueAt: null,
    closesAt: null,
    timeLimitMinutes: null,
    problemCount: 3,
    points: 10,
    isDeleted: false,
    own: null,
    counts: null,
    ...change,
  }
}

const own = { status: 'NotStarted', deadline: null, points: null, pending: 0, setByHand: null } as const
const counts = { learners: 8, started: 3, finished: 0, needsPerson: 0, lateWork: 0 }

describe('assessments of a course', () => {
  it('offer a learner to start, continue or review', () => {
    expect(learnerActionOf(itemOf({ own }))).toBe('start')
    expect(learnerActionOf(itemOf({ own: { ...own, status: 'InProgress' } }))).toBe('continue')
    expect(learnerActionOf(itemOf({ own: { ...own, status: 'Submitted' } }))).toBe('review')
    expect(learnerActionOf(itemOf({ own, state: 'closed' }))).toBeNull()
    expect(learnerActionOf(itemOf({ own: { ...own, status: 'InProgress' }, state: 'closed' }))).toBe('review')
  })

  it('are to do while they run and are not finished', () => {
    expect(isToDo(itemOf({ own, state: 'late' }))).toBe(true)
    expect(isToDo(itemOf({ own: { ...own, status: 'TimeExpired' } }))).toBe(false)
    expect(isToDo(itemOf({ own, state: 'upcoming' }))).toBe(false)
  })

  it('show homework that has closed as closed, not as in progress', () => {
    expect(ownLookOf(itemOf({ own: { ...own, status: 'InProgress' }, state: 'closed' })).label).toBe('Closed')
  })

  it('stand in bands for staff', () => {
    const bands = bandsOf([
      itemOf({ id: 1, counts }),
      itemOf({ id: 2, state: 'closed', counts: { ...counts, needsPerson: 2 } }),
      itemOf({ id: 3, state: 'unpublished', counts }),
      itemOf({ id: 4, state: 'closed', counts: { ...counts, lateWork: 1 } }),
    ])
    expect(bands.now.map(({ id }) => id)).toEqual([1])
    expect(new Set(bands.needsYou.map(({ id }) => id))).toEqual(new Set([2, 4]))
    expect(bands.coming.map(({ id }) => id)).toEqual([3])
    expect(bands.past).toEqual([])
  })

  it('name the moment that matters next', () => {
    const dueAt = '2026-10-01T00:00:00Z'
    expect(nextMomentOf(itemOf({ dueAt }))?.key).toBe('assessment-state.moment.due')
    expect(nextMomentOf(itemOf({ dueAt, closesAt: '2026-10-03T00:00:00Z', state: 'late' }))?.key).toBe(
      'assessment-state.moment.closes',
    )
    expect(nextMomentOf(itemOf({ dueAt, opensAt: '2026-09-01T00:00:00Z', state: 'upcoming' }))?.key).toBe(
      'assessment-state.moment.opens',
    )
    expect(nextMomentOf(itemOf({}))).toBeNull()
  })

  it('come in the order in which they are due', () => {
    const items = [
      itemOf({ id: 1 }),
      itemOf({ id: 2, dueAt: '2026-10-02T00:00:00Z' }),
      itemOf({ id: 3, dueAt: '2026-10-01T00:00:00Z' }),
    ]
    expect(sortByDue(items).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})
