// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePollingWhilePending } from './use-polling-while-pending.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Answer {
  readonly at: number
  readonly isPending: boolean
  readonly isError?: boolean
}

function pollingOf(first: Answer) {
  const refetch = vi.fn<() => void>()
  const rendered = renderHook(
    ({ at, isPending, isError = false }: Answer) => {
      const polling = usePollingWhilePending(1000)
      polling.follow({ fulfilledTimeStamp: at, isError, refetch }, isPending)
      return polling
    },
    { initialProps: first },
  )
  const answer = (next: Answer) => rendered.rerender(next)
  const interval = () => rendered.result.current.options.pollingInterval
  const answerOften = (from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) answer({ at, isPending: true })
  }
  return { rendered, refetch, answer, answerOften, interval, polling: () => rendered.result.current }
}

it('asks while something is pending, and no longer', () => {
  const { answer, interval } = pollingOf({ at: 1, isPending: true })
  expect(interval()).toBe(1000)
  answer({ at: 2, isPending: false })
  expect(interval()).toBe(0)
})

it('asks less and less often, gives up in the end, and begins anew when told to', () => {
  const { answerOften, interval, polling, refetch } = pollingOf({ at: 1, isPending: true })
  answerOften(2, 29)
  expect(interval()).toBe(4000)
  answerOften(31, 30)
  expect([interval(), polling().hasGivenUp]).toEqual([0, true])
  act(() => polling().askAgain({ isError: false, refetch }))
  expect(refetch).toHaveBeenCalledTimes(1)
  expect([interval(), polling().hasGivenUp]).toEqual([1000, false])
})

it('stops at an answer that failed', () => {
  const { answer, interval, polling } = pollingOf({ at: 1, isPending: true })
  answer({ at: 1, isPending: true, isError: true })
  expect([interval(), polling().hasGivenUp]).toEqual([0, true])
})
