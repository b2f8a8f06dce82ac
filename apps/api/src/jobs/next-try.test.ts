import { expect, it } from 'vitest'
import { nextTryAfter } from './next-try.ts'

const now = new Date('2026-03-02T10:00:00Z')
const secondsAfter = (tries: number) => ((nextTryAfter(tries, now, now, 0.5)?.getTime() ?? 0) - now.getTime()) / 1000

it('waits twice as long after each try, and an hour at most', () => {
  expect([0, 1, 2, 3].map(secondsAfter)).toEqual([30, 60, 120, 240])
  expect(secondsAfter(20)).toBe(3600)
})

it('spreads tries by a fifth', () => {
  expect(nextTryAfter(0, now, now, 0)?.getTime()).toBe(now.getTime() + 24_000)
  expect(nextTryAfter(0, now, now, 1)?.getTime()).toBe(now.getTime() + 36_000)
})

it('gives up after three days', () => {
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  expect(nextTryAfter(99, since(71), now, 0.5)).not.toBeNull()
  expect(nextTryAfter(99, since(73), now, 0.5)).toBeNull()
})
