import { describe, expect, it } from 'vitest'
import { isOver, lockMomentOf, untilNextPoll, untilNextPollAfterEnd } from './ending.ts'

const deadline = '2026-09-01T10:00:00Z'
const end = Date.parse(deadline)
const started = { startedAt: '2026-09-01T09:00:00Z', finishedAt: null, pausedAt: null, deadline }

/** The moments, in seconds after the end, at which an open page polls. */
function pollsFrom(seconds: number, until: number, chance: number): number[] {
  const polls: number[] = []
  let now = seconds
  for (;;) {
    now += untilNextPoll(end, end + now * 1000, chance) / 1000
    if (now > until) return polls
    polls.push(Math.round(now))
  }
}

describe('the end of a sitting', () => {
  it('closes the fields just before the grace is over, and only where time ends it', () => {
    expect(lockMomentOf(started)).toBe(end + 9000)
    expect(lockMomentOf({ ...started, deadline: null })).toBeNull()
    expect(lockMomentOf({ ...started, finishedAt: deadline })).toBeNull()
  })

  it('is known from a schedule that is finished or was told after the grace', () => {
    expect(isOver({ ...started, now: '2026-09-01T10:00:10Z' })).toBe(false)
    expect(isOver({ ...started, now: '2026-09-01T10:00:11Z' })).toBe(true)
    expect(isOver({ ...started, finishedAt: '2026-09-01T09:30:00Z', now: '2026-09-01T09:31:00Z' })).toBe(true)
  })

  it('is followed by an hour of polls about once a minute: it may be reopened', () => {
    expect([0, 1].map((chance) => untilNextPollAfterEnd(deadline, end + 1000, chance))).toEqual([45_000, 75_000])
    expect(untilNextPollAfterEnd(deadline, end + 3_600_001, 0)).toBeNull()
  })

  it('is polled until the server has finished, ever more slowly', () => {
    expect(pollsFrom(0, 45, 0)).toEqual([16, 19, 23, 27, 33, 41])
    expect(pollsFrom(3600, 3900, 0.5)).toHaveLength(4)
  })

  it('is polled about every minute and once more shortly before', () => {
    for (const chance of [0, 0.5, 1]) {
      const polls = pollsFrom(-600, 0, chance)
      expect(polls.length).toBeGreaterThan(6)
      expect(polls.length).toBeLessThan(15)
      expect(polls.at(-1)).toBeGreaterThanOrEqual(-31)
      expect(polls.at(-1)).toBeLessThanOrEqual(-14)
    }
    expect(pollsFrom(-7 * 86_400, -6 * 86_400, 0.5).length).toBeLessThan(150)
  })
})
