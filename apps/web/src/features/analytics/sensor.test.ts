// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../data/api.ts'
import { coreApi } from '../../data/core-api.ts'
import { logOutRequested, tokenObtained } from '../../data/slices/auth-slice.ts'
import { store } from '../../data/store.ts'
import { startSensor } from './sensor.ts'

interface Asked {
  readonly path: string
  readonly body: { readonly token: string; readonly events: readonly Record<string, unknown>[] } | undefined
}

let asked: Asked[] = []
let status = 200
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  status = 200
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as Asked['body']) : undefined })
    const expires = new Date(Date.now() + 3_600_000).toUTCString()
    const isToken = path.endsWith('/token')
    if (status !== 200) return new Response('{}', { status })
    return isToken
      ? new Response(JSON.stringify({ access_token: `t${asked.length}`, '.expires': expires }), {
          headers: { 'content-type': 'application/json' },
        })
      : new Response(null, { status: 204 })
  })
  sessionStorage.clear()
  store.dispatch(tokenObtained())
  signIn(7)
})
afterEach(() => {
  stop()
  store.dispatch(logOutRequested())
  store.dispatch(api.util.resetApiState())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function signIn(id: number, isImpersonated = false): void {
  void store.dispatch(coreApi.util.upsertQueryData('getUserInfo', undefined, { id, isImpersonated } as never))
  // As the frame of every screen does.
  void store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined))
}

function start() {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/courses'] })
  stop = startSensor(store, router)
  return router
}

const handedIn = () => asked.flatMap(({ body }) => body?.events ?? [])
const pass = async (seconds: number) => await vi.advanceTimersByTimeAsync(seconds * 1000)

describe('a page', () => {
  it('hands in every ten seconds where somebody went, with one token', async () => {
    const router = start()
    await pass(4)
    await router.navigate('/problems')
    await pass(6)
    expect(handedIn()).toEqual([
      { kind: 'used', path: '/', age: 10_000 },
      { kind: 'page', path: '/courses', age: 10_000 },
      { kind: 'page', path: '/problems', from: '/courses', age: 6000 },
    ])
    await router.navigate('/courses')
    await pass(10)
    await pass(30)
    const paths = asked.map(({ path }) => path.split('/').at(-1))
    expect(paths).toEqual(['token', 'events', 'events'])
  })

  it('waits longer and longer for a token, a minute at most, and loses nothing', async () => {
    status = 500
    start()
    await pass(600)
    expect(asked.length).toBeGreaterThan(9)
    expect(asked.length).toBeLessThan(20)
    status = 200
    await pass(70)
    expect(handedIn()).toHaveLength(2)
  })

  it('hands the rest in when it is hidden', async () => {
    const router = start()
    await pass(10)
    const beacons: unknown[] = []
    vi.stubGlobal('navigator', { sendBeacon: (path: string) => beacons.push(path) > 0 })
    await router.navigate('/problems')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(beacons).toEqual(['/api/caliper-eventstore/events'])
    vi.restoreAllMocks()
  })

  it('tells nothing while somebody acts as another person, and keeps no token after logging out', async () => {
    start()
    await pass(10)
    expect(sessionStorage.length).toBe(1)
    signIn(8, true)
    const before = asked.length
    await pass(30)
    expect([asked.length, sessionStorage.length]).toEqual([before, 0])
  })
})
