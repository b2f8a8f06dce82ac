// @vitest-environment jsdom
import type { Schedule } from '@isomorph/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsEnding } from './use-is-ending.ts'

vi.mock('react-redux', async (original) => ({ ...(await original<object>()), useSelector: () => 0 }))

const at = (time: string) => `2026-09-01T${time}Z`
const underWay = { startedAt: at('10:00:00'), finishedAt: null, now: at('10:30:00'), deadline: at('11:00:00') }

function watch(schedule: Partial<Schedule>) {
  const initialProps = { ...underWay, ...schedule } as Schedule
  const { result, rerender } = renderHook((each: Schedule) => useIsEnding(each), { initialProps })
  return {
    isEnding: () => result.current,
    hear: (next: Partial<Schedule>) => rerender({ ...initialProps, ...next }),
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse(underWay.now) })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('ends as soon as it hears that staff have ended the sitting, also out of a pause', () => {
  for (const deadline of [underWay.deadline, null]) {
    const { isEnding, hear } = watch({ deadline })
    expect(isEnding()).toBe(false)
    const ended = { deadline: at('10:31:00'), now: at('10:31:01') }
    hear(ended)
    expect(isEnding()).toBe(true)
    hear({ ...ended, now: at('10:31:05') })
    expect(isEnding()).toBe(true)
    hear({ ...ended, deadline: at('10:50:00'), now: at('10:31:07') })
    expect(isEnding()).toBe(false)
  }
})

it('waits for the end of the grace where time ends the sitting, whatever it hears meanwhile', () => {
  const { isEnding, hear } = watch({})
  act(() => void vi.advanceTimersByTime(30 * 60_000 + 3000))
  hear({ now: at('11:00:03') })
  expect(isEnding()).toBe(false)
  act(() => void vi.advanceTimersByTime(7000))
  expect(isEnding()).toBe(true)
})

it('goes on where an end that lies ahead is moved', () => {
  const { isEnding, hear } = watch({})
  hear({ deadline: at('10:45:00') })
  expect(isEnding()).toBe(false)
})
