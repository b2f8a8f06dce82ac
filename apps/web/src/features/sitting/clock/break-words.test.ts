import type { Schedule } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { leftOfBreaks, mayTakeBreak, pauseWords } from './break-words.ts'

const sitting: Schedule = {
  now: '2026-03-02T10:30:00Z',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  timeLimitSeconds: 3600,
  startedAt: '2026-03-02T10:00:00Z',
  finishedAt: null,
  finishReason: null,
  deadline: '2026-03-02T11:00:00Z',
  pausedAt: null,
  attemptsAllowed: null,
  pagesVersion: 0,
}
const paused = { ...sitting, deadline: null, pausedAt: '2026-03-02T10:30:00Z' }

it('says whose pause it is, and until when a break lasts', () => {
  expect(pauseWords(sitting, 'UTC')).toBeNull()
  expect(pauseWords(paused, 'UTC')).toContain('Your instructor has paused')
  expect(pauseWords({ ...paused, pauseEndsAt: '2026-03-02T10:40:00Z', breakSecondsLeft: 600 }, 'UTC')).toMatch(
    /^You are on a break, until 10:40.* at the latest/,
  )
  expect(pauseWords({ ...paused, finishedAt: '2026-03-02T10:35:00Z' }, 'UTC')).toBeNull()
})

it('offers a break where something is left of them, and nothing else stops the clock', () => {
  expect(mayTakeBreak(sitting)).toBe(false)
  expect(mayTakeBreak({ ...sitting, breakSecondsLeft: 0 })).toBe(false)
  expect(mayTakeBreak({ ...sitting, breakSecondsLeft: 60 })).toBe(true)
  expect(mayTakeBreak({ ...paused, breakSecondsLeft: 60 })).toBe(false)
  expect(mayTakeBreak({ ...sitting, startedAt: null, breakSecondsLeft: 60 })).toBe(false)
})

it('counts what is left in minutes, and the last one in seconds', () => {
  expect([600, 119, 60, 59, 1].map(leftOfBreaks)).toEqual([
    '10 minutes',
    '1 minute',
    '1 minute',
    '59 seconds',
    '1 second',
  ])
})
