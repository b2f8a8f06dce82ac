import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFieldDemand, readingMilliseconds } from './field-demand.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a field was made so far. */
function waitingField() {
  const demand = createFieldDemand()
  const make = vi.fn<() => void>()
  void demand.whenAsked().then(make)
  return { demand, make }
}

it('fields wait while a page is read, and are made without being asked for afterwards', async () => {
  const { make } = waitingField()
  await vi.advanceTimersByTimeAsync(readingMilliseconds - 1)
  expect(make).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(make).toHaveBeenCalledOnce()
})

it('whoever turns to one field has all of them made at once, and later ones too', async () => {
  const { demand, make } = waitingField()
  void demand.whenAsked().then(make)
  demand.ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(make).toHaveBeenCalledTimes(2)
  void demand.whenAsked().then(make)
  await vi.advanceTimersByTimeAsync(0)
  expect(make).toHaveBeenCalledTimes(3)
})
