import { expect, it } from 'vitest'
import { createUsageLimit } from './usage-limit.ts'

const start = Date.parse('2026-03-02T10:00:00Z')

function limitFrom(limit: number) {
  let now = start
  const use = createUsageLimit({ clock: { now: () => new Date(now) }, limit, windowMilliseconds: 60_000 })
  return { use, pass: (milliseconds: number) => (now += milliseconds) }
}

it('admits uses up to the limit, and says when the window ends', () => {
  const { use, pass } = limitFrom(3)
  expect([use(1), use(1), use(1)]).toEqual([null, null, null])
  pass(59_999)
  expect(use(1)).toEqual(new Date(start + 60_000))
})

it('begins a window with the first use after the one before', () => {
  const { use, pass } = limitFrom(1)
  expect(use(1)).toBeNull()
  pass(60_000)
  expect(use(1)).toBeNull()
  pass(1)
  expect(use(1)).toEqual(new Date(start + 120_000))
})

it('admits one large use, and none after it', () => {
  const { use } = limitFrom(100)
  expect([use(1, 99), use(1, 5000)]).toEqual([null, null])
  expect(use(1, 1)).not.toBeNull()
})

it('counts each key by itself', () => {
  const { use } = limitFrom(1)
  expect([use(1), use(2)]).toEqual([null, null])
  expect(use(1)).not.toBeNull()
})
