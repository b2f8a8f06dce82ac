// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingScreen } from '../layout/loading-screen.tsx'
import { CopyButton } from './copy-button.tsx'

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.useRealTimers()
})

it("says 'Copied' for two seconds", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  act(() => root.render(<CopyButton text="trace-7" />))
  expect(host.textContent).toBe('Copy to clipboard')
  await act(async () => {
    host.querySelector('button')?.click()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(writeText).toHaveBeenCalledWith('trace-7')
  expect(host.textContent).toBe('Copied')
  act(() => void vi.advanceTimersByTime(2000))
  expect(host.textContent).toBe('Copy to clipboard')
})

it('offers help after 15 seconds of loading, and warns once', () => {
  const onStuck = vi.fn<() => void>()
  act(() => root.render(<LoadingScreen onStuck={onStuck} />))
  act(() => void vi.advanceTimersByTime(14_999))
  expect(host.textContent).not.toContain('Stuck loading?')
  act(() => void vi.advanceTimersByTime(1))
  expect(host.textContent).toContain('Stuck loading?')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(onStuck).toHaveBeenCalledTimes(1)
})
