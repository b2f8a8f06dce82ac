// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useInterval, useTimeout } from './timers.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('calls the newest callback once, and none after it is left', () => {
  const called: string[] = []
  const { rerender, unmount } = renderHook(({ name }) => useTimeout(() => called.push(name), 100), {
    initialProps: { name: 'first' },
  })
  vi.advanceTimersByTime(99)
  rerender({ name: 'second' })
  vi.advanceTimersByTime(1000)
  expect(called).toEqual(['second'])
  unmount()
  renderHook(() => useTimeout(() => called.push('left'), 100)).unmount()
  vi.advanceTimersByTime(1000)
  expect(called).toEqual(['second'])
})

it('waits for a pause in what restarts it', () => {
  const callback = vi.fn<() => void>()
  const { rerender } = renderHook(({ typed }) => useTimeout(callback, 100, [typed]), { initialProps: { typed: 'a' } })
  for (const typed of ['ab', 'abc']) {
    vi.advanceTimersByTime(99)
    rerender({ typed })
  }
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(callback).toHaveBeenCalledTimes(1)
})

it('calls again and again until the delay is null', () => {
  const callback = vi.fn<() => void>()
  const initialProps: { delay: number | null } = { delay: 1000 }
  const { rerender } = renderHook(({ delay }) => useInterval(callback, delay), { initialProps })
  vi.advanceTimersByTime(3500)
  expect(callback).toHaveBeenCalledTimes(3)
  rerender({ delay: null })
  vi.advanceTimersByTime(5000)
  expect(callback).toHaveBeenCalledTimes(3)
  rerender({ delay: 1000 })
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledTimes(4)
})

it('computes each delay anew, from the newest values', () => {
  const moments: number[] = []
  const { rerender } = renderHook(
    ({ factor }) =>
      useInterval(
        () => moments.push(Date.now()),
        () => factor * 100,
      ),
    {
      initialProps: { factor: 1 },
    },
  )
  const start = Date.now()
  vi.advanceTimersByTime(100)
  rerender({ factor: 3 })
  vi.advanceTimersByTime(400)
  expect(moments.map((moment) => moment - start)).toEqual([100, 200, 500])
})
