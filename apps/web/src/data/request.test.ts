// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, send } from './request.ts'

const get = { method: 'GET', path: '/api/time' } as const

function answering(response: () => Response | Promise<Response>) {
  const fetchIt = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(async () => response())
  vi.stubGlobal('fetch', fetchIt)
  return fetchIt
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('addressOf', () => {
  it('fills and escapes path parameters and leaves out what the query does not say', () => {
    const request = {
      method: 'GET',
      path: '/api/groups/{groupId}/files/{name}',
      params: { groupId: 7, name: 'a b/c' },
      query: { keywords: 'x y', page: 2, date: undefined, tab: '' },
    } as const
    expect(addressOf(request)).toBe('/api/groups/7/files/a%20b%2Fc?keywords=x+y&page=2')
  })

  it('refuses a path parameter without a value, and too few or too many of them', () => {
    const path = '/api/problems/{problemId}'
    expect(() => addressOf({ method: 'GET', path, params: { problemId: '' } })).toThrow('problemId is required')
    expect(() => addressOf({ method: 'GET', path })).toThrow(
      'pathParams length does not match length of path components',
    )
  })
})

describe('a request that we have got wrong', () => {
  const path = '/api/problems/{problemId}'

  it('needs the id of what it updates or deletes, and something to update it with', () => {
    expect(() => addressOf({ method: 'DELETE', path, params: { problemId: undefined } })).toThrow('id is required')
    expect(() => addressOf({ method: 'PUT', path, params: {}, body: {} })).toThrow('id is required')
    expect(() => addressOf({ method: 'PUT', path, params: { problemId: 7 } })).toThrow('body is required')
  })

  it('does not create what is there already', () => {
    const body = { id: 7, name: 'Beam' }
    expect(() => addressOf({ method: 'POST', path: '/api/problems', body })).toThrow('model already exists')
    expect(addressOf({ method: 'POST', path: '/api/problems', body: { name: 'Beam' } })).toBe('/api/problems')
  })

  it('needs a path', () => {
    expect(() => addressOf({ method: 'GET', path: '' })).toThrow('path is required')
  })

  it('fails before anything is sent', async () => {
    const fetchIt = answering(() => new Response(null, { status: 204 }))
    await expect(send({ method: 'PUT', path, params: { problemId: 7 } }, { token: null })).rejects.toThrow(
      'body is required',
    )
    expect(fetchIt).not.toHaveBeenCalled()
  })
})

describe('send', () => {
  it('reads problem details as JSON', async () => {
    const body = { status: 404, title: 'Not found', detail: 'No such problem.', traceId: 't1' }
    const headers = { 'content-type': 'application/problem+json' }
    answering(() => new Response(JSON.stringify(body), { status: 404, headers }))
    expect(await send(get, { token: null })).toEqual({ error: body })
  })

  it('falls back to the status text where the body is no error', async () => {
    answering(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
    expect(await send(get, { token: null })).toEqual({
      error: { status: 502, title: 'Bad Gateway', detail: 'Bad Gateway' },
    })
  })

  it('reads text as text, and nothing from a 204', async () => {
    answering(() => new Response('a,b', { headers: { 'content-type': 'text/csv' } }))
    expect(await send(get, { token: null })).toEqual({ data: 'a,b' })
    answering(() => new Response(null, { status: 204 }))
    expect(await send(get, { token: null })).toEqual({ data: null })
  })

  it('tells an unknown error from being offline', async () => {
    answering(() => Promise.reject(new TypeError('failed')))
    expect((await send(get, { token: null })).error).toEqual({
      status: -1,
      title: 'Unknown Error',
      detail: 'An unknown error has occurred.',
    })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect((await send(get, { token: null })).error).toEqual({
      status: -2,
      title: 'Network Offline',
      detail: 'There is no network connection.',
    })
  })

  it('sends the token except where the request is for one, and forms form-encoded', async () => {
    const fetchIt = answering(() => new Response(null, { status: 204 }))
    await send({ ...get, method: 'POST', body: { a: 1 } }, { token: 'secret' })
    await send({ ...get, method: 'POST', body: 'a=1' }, { token: 'secret', options: { isAnonymous: true } })
    const [first, second] = fetchIt.mock.calls.map(([, options]) => options.headers as Headers)
    expect(first?.get('Authorization')).toBe('Bearer secret')
    expect(first?.get('Content-Type')).toBe('application/json')
    expect(second?.get('Authorization')).toBeNull()
    expect(second?.get('Content-Type')).toBe('application/x-www-form-urlencoded')
  })

  it('leaves the type of a form to the browser: form-encoded, or multipart where files travel', async () => {
    const fetchIt = answering(() => new Response(null, { status: 204 }))
    const file = new FormData()
    file.append('file', new Blob(['a']), 'a.txt')
    for (const body of [new URLSearchParams({ a: '1' }), file]) {
      await send({ ...get, method: 'POST', body }, { token: null })
      const [, options = {}] = fetchIt.mock.lastCall ?? []
      expect(options.body).toBe(body)
      expect(new Headers(options.headers).get('Content-Type')).toBeNull()
    }
  })
})
