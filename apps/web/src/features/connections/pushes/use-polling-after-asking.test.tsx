// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollForMilliseconds, pollMilliseconds, usePollingAfterAsking } from './use-polling-after-asking.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

it('looks again for a while after something was asked for', () => {
  const { result } = renderHook(usePollingAfterAsking)
  expect(result.current.pollingInterval).toBe(0)
  act(() => result.current.countAsked())
  expect(result.current.pollingInterval).toBe(pollMilliseconds)
  pass(pollForMilliseconds)
  expect(result.current.pollingInterval).toBe(0)
})

it('looks for the whole while again after asking a second time', () => {
  const { result } = renderHook(usePollingAfterAsking)
  act(() => result.current.countAsked())
  pass(pollForMilliseconds - 1)
  act(() => result.current.countAsked())
  pass(pollForMilliseconds - 1)
  expect(result.current.pollingInterval).toBe(pollMilliseconds)
  pass(1)
  expect(result.current.pollingInterval).toBe(0)
})
