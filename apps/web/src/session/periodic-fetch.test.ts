// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logOutRequested, tokenObtained } from '../data/slices/auth-slice.ts'
import { lastActivity } from '../data/browser-storage.ts'
import { selectClockOffset } from '../data/slices/clock-slice.ts'
import { downtimeBegan } from '../data/slices/environment-slice.ts'
import { createPeriodicFetches } from '../data/polling/periodic-fetches.ts'
import { api } from '../data/api.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { startPeriodicFetches } from './periodic-fetch.ts'

// Days pass here, fetch by fetch.
vi.setConfig({ testTimeout: 30_000 })

const minute = 60_000
const begin = Date.parse('2026-09-01T08:00:00Z')

let asked: { path: string; cache: RequestCache | undefined }[] = []
let stop = () => {}

function answerOf(path: string): unknown {
  if (path === '/api/time') return { time: new Date(Date.now() + 90_000).toISOString() }
  return path === '/api/appClients/web' ? { currentVersion: '1.43.1' } : []
}

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
  asked = []
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    asked.push({ path, cache })
    return new Response(JSON.stringify(answerOf(path)), { headers: { 'content-type': 'application/json' } })
  })
  localStorage.clear()
  store.dispatch(api.util.resetApiState())
})

afterEach(() => {
  stop()
  store.dispatch(logOutRequested())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function pass(milliseconds: number): Promise<string[]> {
  asked = []
  await vi.advanceTimersByTimeAsync(milliseconds)
  return asked.map(({ path }) => path).toSorted()
}

const often = ['/api/appClients/web', '/api/time']
const daily = ['/api/configuration', '/api/identityProviders']

describe('periodic fetches', () => {
  it('ask for client and time every 15 minutes, for configuration and identity providers every day', async () => {
    stop = startPeriodicFetches(store)
    expect(await pass(0)).toEqual([...daily, ...often].toSorted())
    expect(await pass(14 * minute)).toEqual([])
    expect(await pass(minute)).toEqual(often)
    const rest = await pass(23.75 * 60 * minute)
    expect(rest.filter((path) => path === '/api/time')).toHaveLength(95)
    expect(rest.filter((path) => daily.includes(path))).toEqual(daily)
  })

  it('begin with a fetch, unless the last activity was 15 minutes ago; the clock is asked in any case', async () => {
    lastActivity.write(begin - 15 * minute + 1)
    stop = startPeriodicFetches(store)
    expect(await pass(0)).toEqual([...often, ...daily].toSorted())
    stop()
    lastActivity.write(begin - 15 * minute)
    stop = startPeriodicFetches(store)
    await pass(0)
    expect(asked).toEqual([{ path: '/api/time', cache: 'no-store' }])
  })

  it('keep the version that is served until the next fetch', async () => {
    stop = startPeriodicFetches(store)
    await pass(14 * minute)
    expect(coreApi.endpoints.getClient.select(undefined)(store.getState()).data).toEqual({ currentVersion: '1.43.1' })
  })

  it("keep how far the server's clock is off", async () => {
    stop = startPeriodicFetches(store)
    await pass(0)
    expect(selectClockOffset(store.getState())).toBe(90_000)
  })

  it('ask for the terms and the external providers from sign-in to log-out', async () => {
    stop = startPeriodicFetches(store)
    store.dispatch(tokenObtained())
    await vi.advanceTimersByTimeAsync(0)
    const paths = ['/api/externalProviders', '/api/externalTerms']
    expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
    expect(await pass(24 * 60 * minute)).toEqual(expect.arrayContaining(paths))
    store.dispatch(logOutRequested())
    const later = await pass(24 * 60 * minute)
    expect(later.filter((path) => paths.includes(path))).toEqual([])
  })

  it('need a task id and a period', () => {
    const fetches = createPeriodicFetches({ isPaused: () => false, lastActivityAt: () => Number.NaN })
    const fetch = () => {}
    expect(() => fetches.start({ taskId: '', periodMs: 1, fetch })).toThrow(
      'taskId is required for periodic data requests',
    )
    expect(() => fetches.start({ taskId: 'time', periodMs: 0, fetch })).toThrow('period is required')
  })

  it('start nothing in downtime', async () => {
    stop = startPeriodicFetches(store)
    await pass(0)
    store.dispatch(downtimeBegan())
    expect(await pass(24 * 60 * minute)).toEqual([])
  })
})
