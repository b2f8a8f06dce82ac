// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Timer } from './timer.tsx'

vi.mock('react-redux', async (original) => ({ ...(await original<object>()), useSelector: () => 0 }))

let root: Root
const host = document.createElement('div')
const start = Date.parse('2026-09-01T10:00:00Z')

function show(secondsAfterStart: number) {
  const deadline = new Date(start + secondsAfterStart * 1000).toISOString()
  act(() => root.render(<Timer deadline={deadline} isDue={false} />))
}

const told = () => host.querySelector('[role=status]')?.textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: start })
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

it('says no more that time is up once more time is given', () => {
  show(3)
  act(() => void vi.advanceTimersByTime(4000))
  expect(told()).toBe('Time is up.')
  show(600)
  expect(told()).toBe('')
  expect(host.querySelector('[role=timer]')?.textContent).toBe('9:56 left')
})
