// @vitest-environment jsdom
import { pageEventSchema } from '@isomorph/contract/schemas'
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
/** Answers to events wait for it. */
let answered: Promise<unknown> = Promise.resolve()

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  status = 200
  answered = Promise.resolve()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as Asked['body']) : undefined })
    const expires = new Date(Date.now() + 3_600_000).toUTCString()
    const isToken = path.endsWith('/token')
    if (!isToken) await answered
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
      { id: expect.any(String), kind: 'used', path: '/', age: 10_000 },
      { id: expect.any(String), kind: 'page', path: '/courses', age: 10_000 },
      { id: expect.any(String), kind: 'page', path: '/problems', from: '/courses', age: 6000 },
    ])
    await router.navigate('/courses')
    await pass(10)
    await pass(30)
    const paths = asked.map(({ path }) => path.split('/').at(-1))
    expect(paths).toEqual(['token', 'events', 'events'])
  })

  it('waits longer and longer for a token, a minute at most, and loses nothing', async () => {
    status = 429
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

  it('sends a portion once while its answer is awaited, and the same again when it is hidden meanwhile', async () => {
    start()
    let answer = () => {}
    answered = new Promise<void>((resolve) => (answer = resolve))
    await pass(40)
    const ids = handedIn().map(({ id }) => id)
    expect([asked.length, new Set(ids).size]).toEqual([2, 2])
    const beacons: Blob[] = []
    vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    answer()
    await pass(30)
    vi.restoreAllMocks()
    const told = JSON.parse(await (beacons[0] as Blob).text()) as { events: { id: string }[] }
    expect([told.events.map(({ id }) => id), beacons.length, asked.length]).toEqual([ids, 1, 2])
  })

  it('drops what the server refuses for good, and keeps its token', async () => {
    const router = start()
    await pass(10)
    status = 400
    await router.navigate('/problems')
    await pass(10)
    status = 200
    await router.navigate('/courses')
    await pass(60)
    expect(asked.map(({ body }) => body?.events.map(({ path }) => path))).toEqual([
      undefined,
      ['/', '/courses'],
      ['/problems'],
      ['/courses'],
    ])
  })

  it('asks for another token where the server knows its token no more, and keeps whoever it is signed in', async () => {
    const router = start()
    await pass(10)
    status = 403
    await router.navigate('/problems')
    await pass(10)
    status = 200
    await pass(10)
    const names = asked.map(({ path }) => path.split('/').at(-1))
    expect(names).toEqual(['token', 'events', 'events', 'token', 'events'])
    expect(asked.at(-1)?.body?.events).toMatchObject([{ path: '/problems' }])
  })

  it('tells the page that was open before it was known who it is, and nobody the pages of another one', async () => {
    store.dispatch(api.util.resetApiState())
    const router = start()
    await pass(20)
    expect(asked).toEqual([])
    signIn(7)
    await pass(10)
    expect(handedIn().map(({ path }) => path)).toEqual(['/', '/courses'])
    await router.navigate('/problems')
    signIn(8)
    await pass(10)
    const last = asked.at(-1)?.body?.events.map(({ kind, path, from }) => [kind, path, from])
    expect(last).toEqual([
      ['used', '/', undefined],
      ['page', '/problems', undefined],
    ])
  })

  it('tells any path as an address, cut where it is too long', async () => {
    const router = start()
    const paths = ['/caf%C3%A9/~a:b@c', '/a|b ü', `/${'%C3%A9'.repeat(80)}`]
    for (const path of paths) await router.navigate(path)
    await pass(10)
    const told = handedIn().flatMap(({ kind, path }) => (kind === 'page' ? [path as string] : []))
    expect(told.slice(1, 3)).toEqual(['/caf%C3%A9/~a:b@c', '/a%7Cb%20%C3%BC'])
    expect(told.every((path) => pageEventSchema.shape.path.safeParse(path).success)).toBe(true)
    expect(told.at(-1)).toHaveLength(301)
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
