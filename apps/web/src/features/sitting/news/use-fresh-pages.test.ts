// @vitest-environment jsdom
import type { Schedule } from '@isomorph/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFreshPages } from './use-fresh-pages.ts'

const dispatch = vi.hoisted(() => vi.fn<(tags: readonly string[]) => void>())
vi.mock('../../../data/index.ts', () => ({ useAppDispatch: () => dispatch }))
vi.mock('../sitting.api.ts', () => ({ sittingApi: { util: { invalidateTags: (tags: readonly string[]) => tags } } }))

const pages = ['ProblemInstance', 'Sitting', 'GroupAssessment']
const sitting: Schedule = {
  now: '2026-03-02T10:30:00Z',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  timeLimitSeconds: 3600,
  startedAt: '2026-03-02T10:00:00Z',
  finishedAt: null,
  finishReason: null,
  deadline: '2026-03-02T11:00:00Z',
  pausedAt: null,
  attemptsAllowed: 3,
  pagesVersion: 4,
}
const seconds = (count: number) => act(() => void vi.advanceTimersByTime(count * 1000))
const sat = () => renderHook((schedule: Schedule) => useFreshPages(schedule), { initialProps: sitting })

beforeEach(() => {
  vi.useFakeTimers()
  dispatch.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('fetches pages once, within seconds, after a regrade, whatever comes meanwhile', () => {
  const { rerender } = sat()
  rerender({ ...sitting, pagesVersion: 5 })
  rerender({ ...sitting, pagesVersion: 5, now: '2026-03-02T10:30:01Z' })
  seconds(5)
  expect(dispatch.mock.calls).toEqual([[pages]])
  rerender({ ...sitting, pagesVersion: 5, now: '2026-03-02T10:31:00Z' })
  seconds(60)
  expect(dispatch).toHaveBeenCalledOnce()
  rerender({ ...sitting, pagesVersion: 6, now: '2026-03-02T10:32:00Z' })
  seconds(5)
  expect(dispatch).toHaveBeenCalledTimes(2)
})

it('fetches nothing for an answer that tells an earlier version, nor for the next that tells the known one', () => {
  const { rerender } = sat()
  rerender({ ...sitting, pagesVersion: 5 })
  seconds(5)
  rerender({ ...sitting, pagesVersion: 4, now: '2026-03-02T10:30:05Z' })
  rerender({ ...sitting, pagesVersion: 5, now: '2026-03-02T10:30:10Z' })
  seconds(60)
  expect(dispatch).toHaveBeenCalledOnce()
  rerender({ ...sitting, startedAt: '2026-03-02T10:40:00Z', pagesVersion: 0, now: '2026-03-02T10:40:00Z' })
  rerender({ ...sitting, startedAt: '2026-03-02T10:40:00Z', pagesVersion: 1, now: '2026-03-02T10:41:00Z' })
  seconds(5)
  expect(dispatch).toHaveBeenCalledTimes(2)
})

it('does not have a whole room fetch at once', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5)
  const { rerender } = sat()
  rerender({ ...sitting, pagesVersion: 5 })
  seconds(1.9)
  expect(dispatch).not.toHaveBeenCalled()
  seconds(0.2)
  expect(dispatch).toHaveBeenCalledOnce()
})

it.each<[string, Partial<Schedule>]>([
  ['the end', { finishedAt: '2026-03-02T10:31:00Z' }],
  ['a pause', { pausedAt: '2026-03-02T10:31:00Z' }],
  ['more attempts', { attemptsAllowed: 4 }],
])('fetches them at once after %s', (_name, change) => {
  const { rerender } = sat()
  rerender({ ...sitting, ...change })
  expect(dispatch.mock.calls).toEqual([[pages]])
})

it('fetches nothing for more time, nor before the start', () => {
  const { rerender } = sat()
  rerender({ ...sitting, deadline: '2026-03-02T11:10:00Z' })
  const early = renderHook((schedule: Schedule) => useFreshPages(schedule), {
    initialProps: { ...sitting, startedAt: null },
  })
  early.rerender({ ...sitting, startedAt: null, pagesVersion: 5 })
  seconds(60)
  expect(dispatch).not.toHaveBeenCalled()
})
