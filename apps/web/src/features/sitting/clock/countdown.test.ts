import { describe, expect, it } from 'vitest'
import { announcementBetween, countedMoment, formatSecondsLeft, secondsLeft, urgencyOf } from './countdown.ts'

describe('the countdown', () => {
  it("counts on the server's clock", () => {
    const deadline = '2026-09-01T10:00:30Z'
    const clientNow = Date.parse('2026-09-01T10:00:00Z')
    expect(secondsLeft(deadline, clientNow, 0)).toBe(30)
    expect(secondsLeft(deadline, clientNow, 20_000)).toBe(10)
    expect(secondsLeft(deadline, clientNow, 90_000)).toBe(0)
    // A browser that is ten minutes ahead has the same thirty seconds.
    expect(secondsLeft(deadline, clientNow + 600_000, -600_000)).toBe(30)
    expect(secondsLeft(deadline, clientNow + 640_000, -600_000)).toBe(0)
  })

  it('is written as minutes, hours or days', () => {
    expect([5, 65, 3661, 3 * 86_400 + 3600].map(formatSecondsLeft)).toEqual(['0:05', '1:05', '1:01:01', '3 d 1 h'])
  })

  it('is announced at a few useful moments, also when some were slept through', () => {
    expect(announcementBetween(301, 300)).toBe('5 minutes left.')
    expect(announcementBetween(300, 299)).toBeNull()
    expect(announcementBetween(700, 55)).toBe('1 minute left.')
    expect(announcementBetween(12, 10)).toBe('10 seconds left.')
    expect(announcementBetween(3, 0)).toBe('Time is up.')
  })

  it('grows urgent in the last five minutes and the last one', () => {
    expect([600, 300, 60].map(urgencyOf)).toEqual(['calm', 'soon', 'last'])
  })

  it('counts to the due date while late work would cost, and to the deadline afterwards or with a time limit', () => {
    const dueAt = '2026-09-01T10:00:00Z'
    const deadline = '2026-09-03T10:00:00Z'
    const homework = { dueAt, deadline, timeLimitSeconds: null }
    const before = Date.parse('2026-09-01T09:00:00Z')
    const after = Date.parse('2026-09-01T11:00:00Z')
    expect(countedMoment(homework, before)).toEqual({ moment: dueAt, isDue: true })
    expect(countedMoment(homework, after)).toEqual({ moment: deadline, isDue: false })
    expect(countedMoment({ ...homework, timeLimitSeconds: 3000 }, before)).toEqual({ moment: deadline, isDue: false })
    expect(countedMoment({ ...homework, deadline: null }, before)).toBeNull()
  })
})
