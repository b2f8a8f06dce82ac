import type { Sitting } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { lateStart } from './start-rules.ts'

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
