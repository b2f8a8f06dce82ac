import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFetching } from './keep-fetching.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('fetches a part again until the network is back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part')
  const fetched = keepFetching(load, new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await fetched).toBe('part')
  expect(load).toHaveBeenCalledTimes(3)
})

it('gives up once nobody wants the part', async () => {
  const wanted = new AbortController()
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  const fetched = keepFetching(load, wanted.signal)
  await vi.advanceTimersByTimeAsync(1000)
  wanted.abort()
  expect(await fetched).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(1)
})
