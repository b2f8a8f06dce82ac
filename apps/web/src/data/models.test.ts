// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { coreApi } from './core-api.ts'
import { store } from './store.ts'

// The store is shared by the files of a worker.
beforeEach(() => void store.dispatch(api.util.resetApiState()))
afterEach(() => {
  vi.unstubAllGlobals()
  store.dispatch(api.util.resetApiState())
})

function answering(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () =>
    Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } }),
  )
}

const { getExternalTerms } = coreApi.endpoints
const entry = () => getExternalTerms.select(undefined)(store.getState())
const fetchAgain = async () => store.dispatch(getExternalTerms.initiate(undefined, { forceRefetch: true }))
const refusal = { status: 403, title: 'Forbidden', detail: 'Not for you.' }

it('is uninitialized, then loading, then ready with the moment it was fetched', async () => {
  answering(200, [])
  expect(entry()).toMatchObject({ status: 'uninitialized', isUninitialized: true })
  const asked = Date.now()
  const done = fetchAgain()
  expect(entry()).toMatchObject({ status: 'pending', isLoading: true })
  await done
  expect(entry()).toMatchObject({ status: 'fulfilled', isSuccess: true, data: [] })
  expect(entry().fulfilledTimeStamp).toBeGreaterThanOrEqual(asked)
})

it('is fetched once for all who show it, who share what came, and is kept for the next', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]))
  vi.stubGlobal('fetch', fetched)
  const showing = [getExternalTerms.initiate(undefined), getExternalTerms.initiate(undefined)].map((ask) =>
    store.dispatch(ask),
  )
  const [one, other] = await Promise.all(showing)
  expect(one?.data).toEqual([])
  expect(other?.data).toBe(one?.data)
  await store.dispatch(getExternalTerms.initiate(undefined))
  expect(fetched).toHaveBeenCalledOnce()
})

it('is asked for past every cache where nothing of it may be stored, and is not kept', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ time: new Date().toISOString() }))
  vi.stubGlobal('fetch', fetched)
  const { getTime } = coreApi.endpoints
  const showing = store.dispatch(getTime.initiate(undefined))
  await showing
  expect(fetched).toHaveBeenCalledWith('/api/time', expect.objectContaining({ cache: 'no-store' }))
  showing.unsubscribe()
  await vi.waitFor(() => expect(getTime.select(undefined)(store.getState()).status).toBe('uninitialized'))
})

it('has the error of the last fetch, and the data of an earlier one', async () => {
  answering(200, [])
  await fetchAgain()
  answering(403, refusal)
  await fetchAgain()
  expect(entry()).toMatchObject({ status: 'rejected', isError: true, error: refusal, data: [] })
})

it('removes all data that was fetched for a user', async () => {
  answering(200, [])
  await fetchAgain()
  store.dispatch(api.util.resetApiState())
  expect(entry().status).toBe('uninitialized')
})

it('tells that something is being changed by the mutation that changes it, beside what is shown', async () => {
  answering(200, [])
  await fetchAgain()
  answering(403, refusal)
  const { logOut } = coreApi.endpoints
  const change = store.dispatch(logOut.initiate(undefined))
  const standing = () => logOut.select(change.requestId)(store.getState())
  expect(standing()).toMatchObject({ status: 'pending', isLoading: true })
  expect(entry()).toMatchObject({ status: 'fulfilled', data: [] })
  await change
  expect(standing()).toMatchObject({ status: 'rejected', error: refusal })
})
