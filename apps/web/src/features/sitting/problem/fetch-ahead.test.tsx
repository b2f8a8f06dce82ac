// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFetchAhead } from './fetch-ahead.ts'

let isOnline = true
function setOnline(value: boolean): void {
  isOnline = value
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')))
}

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks for the parts of a page a while after it is shown', () => {
  const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('gone')))
  renderHook(() => useFetchAhead(load))
  vi.advanceTimersByTime(1900)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(load).toHaveBeenCalledOnce()
})

it('asks for nothing without a connection, and does when it is back', () => {
  const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  renderHook(() => useFetchAhead(load))
  vi.advanceTimersByTime(1000)
  setOnline(false)
  vi.advanceTimersByTime(60_000)
  expect(load).not.toHaveBeenCalled()
  setOnline(true)
  vi.advanceTimersByTime(2100)
  expect(load).toHaveBeenCalledOnce()
})
