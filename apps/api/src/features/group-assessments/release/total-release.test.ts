import { expect, it } from 'vitest'
import { isTotalReleased } from './total-release.ts'

const now = new Date('2026-03-02T10:00:00Z')

type Row = Parameters<typeof isTotalReleased>[0]

const working: Row = {
  isPaused: false,
  startedAt: new Date('2026-03-02T09:00:00Z'),
  release: 'immediately',
  scoresReleasedAt: null,
  attemptsLeft: null,
  ownDueAt: null,
  ownDeadline: null,
  finishedAt: null,
  reopenNumber: 0,
}

it('withholds the total from whoever is paused at work', () => {
  expect(isTotalReleased(working, now)).toBe(true)
  expect(isTotalReleased({ ...working, isPaused: true }, now)).toBe(false)
})

it('does not withhold a total set by hand from whoever is held before the start, even when nobody continues them', () => {
  const held: Row = { ...working, isPaused: true, startedAt: null }
  expect(isTotalReleased(held, now)).toBe(true)
  const afterDue: Row = { ...held, release: 'afterDue', ownDueAt: new Date('2026-03-02T11:00:00Z') }
  expect(isTotalReleased(afterDue, now)).toBe(false)
  expect(isTotalReleased(afterDue, new Date('2026-03-02T11:00:00Z'))).toBe(true)
})
