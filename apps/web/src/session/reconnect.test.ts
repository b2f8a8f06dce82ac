// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../data/api.ts'
import { lastActivity } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { pollIntervalMs, idlePollIntervalMs } from '../data/polling/poll-while-visible.ts'
import { inactivityMs } from '../data/polling/periodic-fetches.ts'
import { store } from '../data/store.ts'
import { fetchAgainAfterOutages } from './reconnect.ts'

const terms = '/api/externalTerms'
/** Longer than all tries of one request take. */
const allTriesMs = 5_000

let isAway = true
let answer: (path: string) => Response
let asked: string[] = []
let stop = () => {}
let screen: { unsubscribe: () => void }

function answerOfServer(path: string) {
  return Response.json(path === '/api/time' ? { time: new Date().toISOString() } : [])
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-01T08:00:00Z') })
  localStorage.clear()
  isAway = true
  answer = answerOfServer
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return isAway ? await Promise.reject(new TypeError('Failed to fetch')) : answer(path)
  })
  store.dispatch(api.util.resetApiState())
  stop = fetchAgainAfterOutages(store)
})

afterEach(() => {
  screen.unsubscribe()
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function openScreen(): void {
  screen = store.dispatch(coreApi.endpoints.getExternalTerms.initiate(undefined))
}

function shown() {
  return coreApi.endpoints.getExternalTerms.select(undefined)(store.getState())
}

async function pass(milliseconds: number): Promise<string[]> {
  asked = []
  await vi.advanceTimersByTimeAsync(milliseconds)
  return asked
}

describe('what a screen could not fetch', () => {
  beforeEach(async () => {
    openScreen()
    await pass(allTriesMs)
  })

  it('is fetched again as soon as the network is back', async () => {
    expect(shown().isError).toBe(true)
    isAway = false
    window.dispatchEvent(new Event('online'))
    expect(await pass(100)).toContain(terms)
    expect(shown().data).toEqual([])
  })

  it('is fetched again once a server that was away answers', async () => {
    isAway = false
    expect(await pass(pollIntervalMs)).toContain(terms)
    expect(shown().data).toEqual([])
    expect(await pass(10 * pollIntervalMs)).toEqual([])
  })

  it('is not asked for itself while the server is away', async () => {
    const paths = await pass(10 * pollIntervalMs)
    expect(new Set(paths)).toEqual(new Set(['/api/time']))
  })

  it('is looked for seldom once nobody has touched anything for a while', async () => {
    lastActivity.write(Date.now() - inactivityMs)
    isAway = false
    expect(await pass(idlePollIntervalMs - pollIntervalMs)).toEqual([])
    expect(await pass(2 * pollIntervalMs)).toContain(terms)
  })

  it('waits while nobody can see the page', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    isAway = false
    expect(await pass(10 * pollIntervalMs)).toEqual([])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await pass(100)).toContain(terms)
  })
})

describe('a server that answers', () => {
  beforeEach(() => {
    isAway = false
  })

  it.each([
    [503, 'urn:isomorph:busy'],
    [502, 'urn:isomorph:provider-error'],
    [504, 'urn:isomorph:too-slow'],
  ])('is not looked for when it refuses with %i and says why', async (status, type) => {
    answer = () => Response.json({ status, type, title: 'Not now', detail: 'Not now.' }, { status })
    openScreen()
    void store.dispatch(coreApi.endpoints.logOut.initiate(undefined))
    await pass(allTriesMs)
    expect(shown().isError).toBe(true)
    expect(asked).not.toContain('/api/time')
    expect(await pass(10 * pollIntervalMs)).toEqual([])
  })

  it('is not asked again for what something before it does not let through', async () => {
    answer = (path) => (path === terms ? new Response('<html>', { status: 502 }) : answerOfServer(path))
    openScreen()
    await pass(allTriesMs)
    expect(asked.filter((path) => path === '/api/time')).toHaveLength(1)
    expect(await pass(10 * pollIntervalMs)).toEqual([])
  })

  it('is asked once after an outage for what it still does not let through', async () => {
    isAway = true
    openScreen()
    await pass(allTriesMs)
    isAway = false
    answer = (path) => (path === terms ? new Response('<html>', { status: 502 }) : answerOfServer(path))
    expect(await pass(pollIntervalMs + allTriesMs)).toContain(terms)
    expect(await pass(10 * pollIntervalMs)).toEqual([])
  })
})
