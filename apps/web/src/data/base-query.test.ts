// @vitest-environment jsdom
import type { OAuthToken } from '@isomorph/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logOutRequested, tokenRefreshed, tokenRefreshFailed } from './slices/auth-slice.ts'
import { baseQuery, tryFailed } from './base-query.ts'
import { readToken, writeToken } from './browser-storage.ts'
import type { RequestOptions } from './request.ts'

const request = { method: 'GET', path: '/api/groups' } as const
const hour = 3_600_000

function tokenOf(name: string, expiresIn = hour): OAuthToken {
  return {
    access_token: name,
    token_type: 'Bearer',
    expires_in: expiresIn / 1000,
    refresh_token: `refresh-${name}`,
    '.expires': new Date(Date.now() + expiresIn).toUTCString(),
  }
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function refusal(status: number): Response {
  return json({ status, title: 'Refused', detail: 'Refused.' }, status)
}

type Answering = (address: string, token: string | null) => Response

function serve(answer: Answering) {
  const fetchIt = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(async (address, options) =>
    answer(address, (options.headers as Headers).get('Authorization')),
  )
  vi.stubGlobal('fetch', fetchIt)
  return fetchIt
}

/** The form that a request carries. */
function formIn(options: RequestInit | undefined): string {
  if (!(options?.body instanceof URLSearchParams)) throw new TypeError('The request carries no form.')
  return options.body.toString()
}

const dispatch = vi.fn<(action: unknown) => unknown>()

async function ask(options: RequestOptions = {}) {
  const api = { signal: new AbortController().signal, dispatch }
  const answer = Promise.resolve(baseQuery(request, api as never, options))
  await vi.runAllTimersAsync()
  return answer
}

function dispatched(action: { match: (action: { type: string }) => boolean }): number {
  return dispatch.mock.calls.filter(([sent]) => action.match(sent as { type: string })).length
}

beforeEach(() => {
  vi.useFakeTimers()
  writeToken(tokenOf('old'))
  dispatch.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('retry', () => {
  it('tries five times, waiting 100, 200, 400 and 800 ms, and tells of each failed try', async () => {
    const fetchIt = serve(() => refusal(500))
    const begin = Date.now()
    expect((await ask()).error?.status).toBe(500)
    expect(fetchIt).toHaveBeenCalledTimes(5)
    expect(Date.now() - begin).toBe(1500)
    expect(dispatched(tryFailed)).toBe(5)
  })

  it('does not repeat what a 4xx refuses, except 408', async () => {
    const notFound = serve(() => refusal(404))
    await ask()
    expect(notFound).toHaveBeenCalledTimes(1)
    const timeout = serve(() => refusal(408))
    await ask()
    expect(timeout).toHaveBeenCalledTimes(5)
  })

  it('tries once where no retry is wanted', async () => {
    const fetchIt = serve(() => refusal(500))
    await ask({ noRetry: true })
    expect(fetchIt).toHaveBeenCalledTimes(1)
  })

  it('does not repeat what the server wants later than all tries would be', async () => {
    const busy = serve(() => new Response(null, { status: 503, headers: { 'retry-after': '30' } }))
    expect((await ask()).error?.retryAfterSeconds).toBe(30)
    expect(busy).toHaveBeenCalledTimes(1)
    const moment = serve(() => new Response(null, { status: 503, headers: { 'retry-after': '1' } }))
    await ask()
    expect(moment).toHaveBeenCalledTimes(5)
  })

  it('succeeds when a later try does', async () => {
    let tries = 0
    serve(() => (++tries < 4 ? refusal(503) : json(['a'])))
    expect(await ask()).toEqual({ data: ['a'] })
  })
})

describe('token refresh', () => {
  const renewing: Answering = (address, token) => {
    if (address === '/token') return json(tokenOf('new'))
    return token === 'Bearer new' ? json('fine') : refusal(401)
  }

  it('renews once for requests that are refused side by side', async () => {
    const fetchIt = serve(renewing)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ data }) => data)).toEqual(['fine', 'fine', 'fine'])
    expect(fetchIt.mock.calls.filter(([address]) => address === '/token')).toHaveLength(1)
    expect(readToken()?.access_token).toBe('new')
    expect(dispatched(tokenRefreshed)).toBeGreaterThan(0)
  })

  it('asks for a refresh token that no script can read, and sends none once it is in a cookie', async () => {
    const { refresh_token: _, ...byCookie } = tokenOf('new', 29_000)
    const fetchIt = serve((address) => json(address === '/token' ? byCookie : 'fine'))
    writeToken(tokenOf('old', 29_000))
    await ask()
    expect(readToken()).not.toHaveProperty('refresh_token')
    await ask()
    const forms = fetchIt.mock.calls.filter(([address]) => address === '/token').map(([, options]) => formIn(options))
    const rest = 'client_id=web&refresh_token_in=cookie&grant_type=refresh_token'
    expect(forms).toEqual([`${rest}&refresh_token=refresh-old`, rest])
  })

  it('renews in a frame to which the browser denies locks', async () => {
    const request = vi.fn<() => Promise<never>>(async () => Promise.reject(new DOMException('Denied', 'SecurityError')))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const fetchIt = serve(renewing)
    expect((await ask()).data).toBe('fine')
    expect(request).toHaveBeenCalled()
    expect(fetchIt.mock.calls.filter(([address]) => address === '/token')).toHaveLength(1)
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('keeps the refresh token in the storage of a frame, where no cookie comes back', async () => {
    vi.stubGlobal('top', {})
    const fetchIt = serve((address) => json(address === '/token' ? tokenOf('new') : 'fine'))
    writeToken(tokenOf('old', 29_000))
    await ask()
    expect(formIn(fetchIt.mock.calls[0]?.[1])).not.toContain('refresh_token_in')
    expect(readToken()?.refresh_token).toBe('refresh-new')
    vi.unstubAllGlobals()
  })

  it('renews 30 seconds before the token expires, before anything is refused', async () => {
    writeToken(tokenOf('old', 29_000))
    const fetchIt = serve(renewing)
    await ask()
    expect(fetchIt.mock.calls.map(([address]) => address)).toEqual(['/token', '/api/groups'])
  })

  it('counts the end of a token from its arrival, whatever either clock says', async () => {
    writeToken(tokenOf('old', 29_000))
    const wrongClock = { ...tokenOf('new'), '.expires': 'Fri, 20 Nov 2020 10:15:00 GMT' }
    const fetchIt = serve((address) => json(address === '/token' ? wrongClock : 'fine'))
    await ask()
    await ask()
    expect(fetchIt.mock.calls.map(([address]) => address)).toEqual(['/token', '/api/groups', '/api/groups'])
    expect(Date.parse(readToken()?.['.expires'] ?? '')).toBeGreaterThan(Date.now() + hour - 2000)
  })

  it.each([503, 429])('keeps the token when the server answers with %i', async (status) => {
    serve((address) => (address === '/token' ? refusal(status) : refusal(401)))
    expect((await ask()).error?.status).toBe(401)
    expect(readToken()?.access_token).toBe('old')
    expect(dispatched(logOutRequested)).toBe(0)
  })

  it('asks for a token no more before the server wants it', async () => {
    writeToken(tokenOf('old', 0))
    const busy = () => new Response(null, { status: 429, headers: { 'retry-after': '60' } })
    const asked = serve((address) => (address === '/token' ? busy() : refusal(401)))
    const renewals = () => asked.mock.calls.filter(([address]) => address === '/token').length
    expect((await ask()).error?.status).toBe(401)
    await vi.advanceTimersByTimeAsync(59_000)
    await ask()
    expect(renewals()).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    serve((address) => json(address === '/token' ? tokenOf('new') : 'fine'))
    expect(await ask()).toEqual({ data: 'fine' })
    expect(readToken()?.access_token).toBe('new')
  })

  it('asks once for a token that the server does not renew now', async () => {
    writeToken(tokenOf('old', 0))
    const asked = serve((address) => refusal(address === '/token' ? 503 : 401))
    expect((await ask()).error?.status).toBe(401)
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/token', '/api/groups'])
  })

  it('keeps the token when the server cannot be reached', async () => {
    serve((address) => {
      if (address === '/token') throw new TypeError('offline')
      return refusal(401)
    })
    await ask()
    expect(readToken()?.access_token).toBe('old')
  })

  it('logs out when the refresh is refused', async () => {
    serve((address) => (address === '/token' ? refusal(400) : refusal(401)))
    expect((await ask()).error?.status).toBe(401)
    expect(readToken()).toBeNull()
    expect(dispatched(tokenRefreshFailed)).toBe(1)
    expect(dispatched(logOutRequested)).toBe(1)
  })

  it('refuses without a refresh where nobody is signed in', async () => {
    writeToken(null)
    const fetchIt = serve(() => refusal(401))
    expect((await ask()).error?.status).toBe(401)
    expect(fetchIt).toHaveBeenCalledTimes(1)
  })
})
