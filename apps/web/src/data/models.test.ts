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
