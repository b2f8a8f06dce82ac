import type { Sitting } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { lateStart, rulesOf } from './start-rules.ts'

const dueAt = '2026-11-30T04:59:59.997Z'

function sittingOf(latePenaltyPercent: number, due: string | null = dueAt): Sitting {
  return { rules: { latePenaltyPercent }, schedule: { dueAt: due } } as Sitting
}

it.each([
  ['on time', sittingOf(10), '2026-11-30T04:00:00Z', /^nothing$/],
  ['without a due date', sittingOf(10, null), '2026-12-30T04:00:00Z', /^nothing$/],
  ['within the first day', sittingOf(10), '2026-11-30T06:00:00Z', /loses 10 % of its points, and more/],
  ['within the third day', sittingOf(10), '2026-12-02T06:00:00Z', /loses 30 % of its points/],
  ['once nothing is left', sittingOf(40), '2026-12-03T06:00:00Z', /earns no points/],
  ['without a penalty', sittingOf(0), '2026-12-02T06:00:00Z', /without a penalty/],
] as const)('says what a start costs %s', (_, sitting, now, says) => {
  expect(lateStart(sitting, Date.parse(now)) ?? 'nothing').toMatch(says)
})

it.each([
  [10, 'Until then, −10 % per day'],
  [0, 'Until then, without a penalty'],
])('says until when late work is taken, at %i %% per day', (percent, text) => {
  const sitting = sittingOf(percent)
  const rules = { ...sitting.rules, attemptsAllowed: 1, attemptPenaltyPercent: 0 }
  const schedule = { ...sitting.schedule, closesAt: '2026-12-05T04:59:59.997Z' }
  const groupAssessment = { problemCount: 1, points: 4 } as Sitting['groupAssessment']
  expect(rulesOf({ ...sitting, rules, schedule, groupAssessment }, () => 'then')).toContainEqual(['Late work', text])
})

it('says first that a learner is excused', () => {
  const rules = { ...sittingOf(0).rules, attemptsAllowed: 1, attemptPenaltyPercent: 0 }
  const groupAssessment = { problemCount: 1, points: 4, own: { status: 'Excused' } } as Sitting['groupAssessment']
  const [first] = rulesOf({ ...sittingOf(0), rules, groupAssessment }, () => 'then')
  expect(first).toEqual(['Excused', 'This assessment does not count for you.'])
})
