// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Timer } from './timer.tsx'

vi.mock('react-redux', async (original) => ({ ...(await original<object>()), useSelector: () => 0 }))

const start = Date.parse('2026-09-01T10:00:00Z')

function timer(secondsAfterStart: number) {
  return <Timer deadline={new Date(start + secondsAfterStart * 1000).toISOString()} isDue={false} />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says no more that time is up once more time is given', () => {
  const { rerender } = render(timer(3))
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.getByRole('status').textContent).toBe('Time is up.')
  rerender(timer(600))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('timer').textContent).toBe('9:56 left')
})
