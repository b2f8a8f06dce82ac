import type { ScopedAccommodation } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { effectiveGrants, grantWords } from './words.ts'

const nothing: ScopedAccommodation = {
  scope: 'everywhere',
  groupId: null,
  groupAssessmentId: null,
  name: '',
  version: 0,
  expiresAt: null,
  isExpired: false,
  maySet: true,
  reason: '',
  timerMultiplier: null,
  extraMinutes: null,
  windowExtraMinutes: null,
  opensAt: null,
  dueAt: null,
  closesAt: null,
  attemptsAllowed: null,
  extraAttempts: null,
  isUntimed: null,
  breakMinutes: null,
  isExcused: null,
  isLockdownExempt: null,
}

it.each([
  [{ timerMultiplier: 1.5 }, ['1.5 × the time']],
  [{ extraMinutes: 1, extraAttempts: 2 }, ['1 more minute', '2 more attempts']],
  [{ opensAt: '2026-03-02T09:00:00Z' }, [expect.stringMatching(/^opens .*9:00/)]],
  [{ attemptsAllowed: 1, isExcused: false }, ['1 attempt', 'not excused']],
  [{ breakMinutes: 20 }, ['breaks of 20 minutes in all']],
  [{ isUntimed: true, isExcused: true }, ['no time limit', 'excused']],
])('says what is granted in plain words: %j', (granted, words) => {
  expect(grantWords(granted, 'UTC')).toEqual(words)
})

it('says of each field where it comes from: the narrowest that says something and has not expired', () => {
  const here = { ...nothing, scope: 'assessment' as const, name: 'Midterm 2', attemptsAllowed: 2 }
  const course = { ...nothing, scope: 'course' as const, name: 'Algebra', timerMultiplier: 3, isExpired: true }
  const everywhere = { ...nothing, timerMultiplier: 1.5, attemptsAllowed: 5 }
  expect(effectiveGrants([here, course, everywhere], 'UTC').map(({ words, from }) => `${words} ← ${from}`)).toEqual([
    '1.5 × the time ← everywhere',
    '2 attempts ← Midterm 2',
  ])
})
