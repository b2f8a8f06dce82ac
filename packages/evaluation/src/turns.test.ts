import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTimeShares } from './time-shares.ts'
import { createTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const usual = { places: 2, maximumWaiting: 3, waitMilliseconds: 100 }

it('gives an owner one place at a time, and the next one to somebody else who came later', async () => {
  const turns = createTurns(usual)
  const begun: string[] = []
  const giveBack = new Map<string, (() => void) | undefined>()
  const take = async (owner: string, name: string): Promise<void> => {
    const back = await turns.take(owner)
    begun.push(name)
    giveBack.set(name, back)
  }
  void take('one', 'first')
  void take('one', 'second')
  void take('other', 'third')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['first', 'third'])
  giveBack.get('third')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['first', 'third'])
  giveBack.get('first')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['first', 'third', 'second'])
})

it('turns away who waits too long, and who comes when too many wait', async () => {
  const turns = createTurns({ ...usual, places: 1, maximumWaiting: 1 })
  const first = await turns.take('one')
  const late = turns.take('other')
  expect(await turns.take('third')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(100)
  expect(await late).toBeUndefined()
  expect(turns.waiting()).toBe(0)
  first?.()
  expect(await turns.take('third')).toBeTypeOf('function')
})

it('turns away an owner who has two waiting, and nobody else', async () => {
  const turns = createTurns({ ...usual, places: 1, maximumWaiting: 10 })
  await turns.take('one')
  void turns.take('one')
  void turns.take('one')
  expect(await turns.take('one')).toBeUndefined()
  void turns.take('other')
  expect(turns.waiting()).toBe(3)
})

it('has no time for an owner who used it, until some has come back', () => {
  let now = 0
  const shares = createTimeShares(6000, 60_000, () => now)
  shares.use('one', 7000)
  expect([shares.hasTime('one'), shares.hasTime('other')]).toEqual([false, true])
  now = 10_000
  expect(shares.hasTime('one')).toBe(false)
  now = 10_001
  expect(shares.hasTime('one')).toBe(true)
})
