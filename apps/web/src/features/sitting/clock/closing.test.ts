import type { AttemptForLearner, ProblemInstance, Schedule } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { closedReasonOf, endingReasonOf, isSettled, unsubmittedOf } from './closing.ts'

const schedule = {
  startedAt: '2026-09-01T09:00:00Z',
  finishedAt: null,
  attemptsAllowed: 3,
  timeLimitSeconds: 600,
} as Schedule
const finished: Schedule = { ...schedule, finishedAt: '2026-09-01T10:00:00Z', finishReason: 'timeExpired' }
const attempt = { responses: [{ questionKey: 1, value: '7' }] } as AttemptForLearner
const instance = {
  attempts: [attempt],
  attemptsUsed: 2,
  attemptsAllowed: 3,
  closed: null,
  closedReason: null,
  schedule,
} as unknown as ProblemInstance

describe('a problem', () => {
  it('is open while its sitting is under way and attempts are left', () => {
    expect(closedReasonOf(instance, { schedule, isEnding: false, isOnline: true })).toBeNull()
    expect(isSettled(instance)).toBe(false)
  })

  it('is closed while the server submits what was typed, and until its page says what came of it', () => {
    const over = { ...instance, closed: 'timeOver' as const }
    expect(closedReasonOf(over, { schedule, isEnding: true, isOnline: true })).toBe(
      'Time is up. What you have typed is being submitted.',
    )
    expect(closedReasonOf(over, { schedule: finished, isEnding: false, isOnline: true })).toBe(
      'Time is up. What you have typed is being submitted.',
    )
    const ended = { ...instance, closed: 'timeExpired' as const, schedule: finished }
    expect(closedReasonOf(ended, { schedule: finished, isEnding: false, isOnline: true })).toBe(
      'Time was up, and this assessment has ended.',
    )
    const byHand: Schedule = { ...finished, finishReason: 'submitted' }
    expect(closedReasonOf(instance, { schedule: byHand, isEnding: false, isOnline: true })).toBe(
      'You have finished this assessment.',
    )
  })

  it('says that staff have ended it, and not that time was up', () => {
    const words = 'Your instructor has ended this assessment.'
    const ended: Schedule = { ...finished, isEndedByStaff: true }
    const ending: Schedule = { ...schedule, isEndedByStaff: true }
    for (const newer of [ended, ending])
      expect(closedReasonOf(instance, { schedule: newer, isEnding: newer === ending, isOnline: true })).toBe(
        `${words} What you have typed is being submitted.`,
      )
    const told = { ...instance, closed: 'endedByStaff' as const, schedule: ended }
    expect(closedReasonOf(told, { schedule: ended, isEnding: false, isOnline: true })).toBe(words)
  })

  it('says of homework that its last day has passed, and offline what is submitted', () => {
    const homework: Schedule = { ...schedule, timeLimitSeconds: null }
    expect(endingReasonOf(homework, true)).toBe(
      'The last day for work has passed. What you have typed is being submitted.',
    )
    expect(closedReasonOf(instance, { schedule: homework, isEnding: true, isOnline: false })).toBe(
      'The last day for work has passed. What the server had before is being submitted. What you have typed since then is saved on this device.',
    )
  })

  it('is closed as soon as fewer attempts are allowed than were used', () => {
    expect(
      closedReasonOf(instance, { schedule: { ...schedule, attemptsAllowed: 2 }, isEnding: false, isOnline: true }),
    ).toContain('used all your attempts')
  })

  it('is closed by a number of attempts of its own, whatever the schedule allows elsewhere', () => {
    const own = { ...instance, attemptsAllowed: 2 }
    expect(closedReasonOf(own, { schedule, isEnding: false, isOnline: true })).toContain('used all your attempts')
    expect(isSettled(own)).toBe(true)
    const fewer = { schedule: { ...schedule, attemptsAllowed: 2 }, isEnding: false, isOnline: true }
    expect(closedReasonOf({ ...instance, attemptsAllowed: 5 }, fewer)).toBeNull()
  })

  it('tells what was typed from what was submitted', () => {
    const typed = [
      { questionKey: 1, value: '7' },
      { questionKey: 2, value: '9' },
      { questionKey: 3, value: ' ' },
    ]
    expect(unsubmittedOf(instance, typed)).toEqual([{ questionKey: 2, value: '9' }])
    expect(unsubmittedOf({ ...instance, attempts: [] }, typed)).toHaveLength(2)
  })
})
