// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { baseQuery } from './base-query.ts'
import { findKeptAnswersBy, keptAnswerUsed } from './kept-answers.ts'

const request = { method: 'GET', path: '/api/groups' } as const
const dispatch = vi.fn<(action: unknown) => unknown>()

interface Asking {
  readonly type?: 'query' | 'mutation'
  /** What was fetched before. */
  readonly data?: unknown
}

async function ask({ type = 'query', data }: Asking = {}) {
  const getState = () => ({ models: { queries: { groups: { data } } } })
  const api = { signal: new AbortController().signal, dispatch, type, queryCacheKey: 'groups', getState }
  const answer = Promise.resolve(baseQuery(request, api as never, {}))
  await vi.runAllTimersAsync()
  return await answer
}

const fetchIt = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  dispatch.mockClear()
  fetchIt.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetchIt)
  findKeptAnswersBy(async ({ path }) => (path === '/api/groups' ? 'kept' : undefined))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  findKeptAnswersBy(async () => undefined)
})

it('stand in where the server cannot be reached', async () => {
  expect(await ask()).toEqual({ data: 'kept', meta: { isKept: true } })
  expect(fetchIt).toHaveBeenCalled()
  expect(dispatch).toHaveBeenCalledWith(keptAnswerUsed())
})

it('are taken at once where there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await ask()).toEqual({ data: 'kept', meta: { isKept: true } })
  expect(fetchIt).not.toHaveBeenCalled()
})

it('never replace what was fetched, what the server refuses, or a change', async () => {
  expect(await ask({ data: 'fetched' })).toMatchObject({ error: { status: -1 } })
  expect(await ask({ type: 'mutation' })).toMatchObject({ error: { status: -1 } })
  fetchIt.mockResolvedValue(Response.json({ status: 404, title: 'No', detail: 'No.' }, { status: 404 }))
  expect(await ask()).toMatchObject({ error: { status: 404 } })
})

it('are none where what finds them cannot be loaded', async () => {
  findKeptAnswersBy(async () => await Promise.reject(new Error('No such part.')))
  expect(await ask()).toMatchObject({ error: { status: -1 } })
})
