import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, caliperCalls, configurationCalls, groupCalls } from '@isomorph/contract'
import { errorDataSchema } from '@isomorph/contract/schemas'
import { seedConfiguration } from '../features/installation-settings/index.ts'
import { contractRoutes } from '../sweeps/contract-routes.ts'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { codeChallenge } from '../testing/tokens.ts'

let api: TestApi
let web: string
let person: TestPerson

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'isomorph-web-'))
  await mkdir(join(web, 'assets'))
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Isomorph</title>')
  await writeFile(join(web, 'assets/index-abc123.js'), 'export {}')
  await writeFile(join(web, 'assets/index-abc123.js.br'), 'compressed')
  api = await createTestApi({ webFolder: web })
  await seedConfiguration(api.db, new Date())
  person = await addPerson(api.db, 'ida', ['Creator'])
})
afterAll(async () => {
  await api.close()
  await rm(web, { recursive: true, force: true })
})

const get = async (url: string, headers: Record<string, string> = {}) =>
  await api.app.inject({ method: 'GET', url, headers })

describe('the API', () => {
  it('has a route for every call of the contract', () => {
    const missing = contractRoutes.filter(
      ([, { call }]) => !api.app.hasRoute({ method: call.method, url: call.path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('serves every call by its own endpoint', () => {
    const { routes } = api.app.contractRouting
    const served = contractRoutes.filter(([, { call, endpoint }]) =>
      routes.some((route) => route.call === call && route.endpoint === endpoint),
    )
    expect(served).toHaveLength(contractRoutes.length)
    expect(routes).toHaveLength(contractRoutes.length)
  })

  it('answers unknown addresses under /api with problem details and a trace id', async () => {
    const response = await get('/api/nothing?code=secret')
    expect(response.statusCode).toBe(404)
    const error = errorDataSchema.parse(response.json())
    expect(error).toMatchObject({ status: 404, instance: '/api/nothing', type: 'urn:isomorph:not-found' })
    expect(error.traceId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('hands the address of a page that was opened with a code to nobody', async () => {
    for (const address of ['/?code=secret', '/login?next=1&ticket=ST-1', '/courses?code=secret'])
      expect((await get(address)).headers['referrer-policy']).toBe('no-referrer')
    expect((await get('/courses')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it("takes up the caller's trace", async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const response = await get('/api/nothing', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
    expect(response.json()).toMatchObject({ traceId })
  })

  it('says nothing about the inside when something breaks', async () => {
    const row = api.db.updateTable('configuration').where('key', '=', 'caliperEnabled')
    await row.set({ value: '"neither"' }).execute()
    const response = await api.call(configurationCalls.getConfiguration)
    expect(response.status).toBe(500)
    expect(response.error).toMatchObject({ type: 'about:blank', title: 'Something went wrong', errors: [] })
    expect(response.text).not.toMatch(/zod|expected|stack|node_modules/i)
    await row.set({ value: 'false' }).execute()
  })

  it('ignores what the contract does not know, in both directions', async () => {
    const body = { name: 'Course', isDeleted: true, createdBy: 999, roles: ['x'] } as { name: string }
    const { status, data } = await api.call(groupCalls.createGroup, { as: person, body })
    expect(status).toBe(201)
    expect(data.isDeleted).toBe(false)
    expect(Object.keys(data)).not.toContain('createdBy')
  })

  it('sets headers that keep pages and answers to themselves', async () => {
    const { headers } = await get('/api/time')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('takes a DELETE with a JSON content type and no body for what it is', async () => {
    const { id } = (await api.call(groupCalls.createGroup, { as: person, body: { name: 'Gone' } })).data
    const headers = { authorization: `Bearer ${await api.tokenOf(person)}`, 'content-type': 'application/json' }
    expect((await api.app.inject({ method: 'DELETE', url: `/api/groups/${id}`, headers })).statusCode).toBe(204)
  })

  it('forgets a session that is revoked', async () => {
    const someone = await addPerson(api.db, 'revoked')
    expect((await api.call(accountCalls.getUserInfo, { as: someone })).status).toBe(200)
    await api.db.updateTable('sessions').set({ revokedAt: new Date() }).where('userId', '=', someone.id).execute()
    expect((await api.call(accountCalls.getUserInfo, { as: someone })).status).toBe(401)
  })
})

describe('operation', () => {
  it('tells whether it lives and is ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('describes every call as OpenAPI 3.1, and shows the description', async () => {
    const document = (await get('/api/openapi.json')).json<{
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }>()
    expect(document.openapi).toBe('3.1.0')
    for (const [, { call }] of contractRoutes)
      expect(document.paths[call.path]?.[call.method.toLowerCase()]).toBeDefined()
    expect(JSON.stringify(document)).not.toContain('#/$defs/')
    expect((await get('/api/docs/')).statusCode).toBe(200)
  })

  it('shows the description to whoever asks for its page first', async () => {
    const fresh = await createTestApi()
    try {
      const shown = await fresh.app.inject('/api/docs/json')
      expect(shown.json()).toEqual((await fresh.app.inject('/api/openapi.json')).json())
      expect(Object.keys(shown.json<{ paths: object }>().paths).length).toBeGreaterThan(100)
    } finally {
      await fresh.close()
    }
  })

  it('measures requests, for this machine only', async () => {
    await get('/api/time')
    const { payload } = await get('/metrics')
    expect(payload).toContain(
      'isomorph_http_request_duration_seconds_count{method="GET",route="/api/time",status="200"}',
    )
    expect(payload).toContain('isomorph_database_connections')
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404)
    const remote = await api.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.1' })
    expect(remote.statusCode).toBe(404)
  })
})

it('compresses longer answers for those who take it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await get('/api/openapi.json', { 'accept-encoding': `deflate, ${encoding}` })
    expect(response.headers['content-encoding']).toBe(encoding)
    const text = encoding === 'br' ? brotliDecompressSync(response.rawPayload) : gunzipSync(response.rawPayload)
    expect(JSON.parse(text.toString())).toMatchObject({ openapi: '3.1.0' })
    expect(response.rawPayload.length).toBeLessThan(text.length / 4)
  }
  expect((await get('/api/openapi.json')).headers['content-encoding']).toBeUndefined()
  expect((await get('/api/time', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})

describe('the web app', () => {
  it('is served for every address of the app, and never kept', async () => {
    for (const url of ['/', '/courses/7/groupAssignments/3/scores', '/not-found?pathname=%2Fx']) {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.payload).toContain('<title>Isomorph</title>')
      expect(response.headers['cache-control']).toBe('no-cache')
    }
  })

  it('has assets with a hash in their name, compressed ahead and kept for ever', async () => {
    const response = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' })
    expect(response.payload).toBe('compressed')
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('lacks what is not there, and leads out of its folder nowhere', async () => {
    for (const url of [
      '/assets/gone-123.js',
      '/favicon.ico',
      '/%2e%2e/%2e%2e/etc/passwd.txt',
      '/..%2f..%2fetc/hosts.txt',
    ])
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await api.app.inject({ method: 'POST', url: '/courses' })).statusCode).toBe(404)
  })
})

describe('rate limits', () => {
  it('hold for addresses and for sessions, each on its own', async () => {
    const rateLimits = { perAddress: 5, perSession: 3, signInsPerAddress: 2 }
    const limited = await createTestApi({ rateLimits, webFolder: web })
    try {
      const someone = await addPerson(limited.db, 'someone')
      const statuses = async (times: number, act: () => Promise<{ status: number }>) => {
        const all: number[] = []
        for (let i = 0; i < times; i++) all.push((await act()).status)
        return all
      }
      expect(await statuses(7, () => limited.call(configurationCalls.getTime))).toEqual([
        200, 200, 200, 200, 200, 429, 429,
      ])
      // Whoever opens the site behind an address that asks for much still gets its page and its scripts.
      for (const url of ['/', '/courses', '/assets/index-abc123.js'])
        expect((await limited.app.inject({ url })).statusCode).toBe(200)
      expect(await statuses(4, () => limited.call(accountCalls.getUserInfo, { as: someone }))).toEqual([
        200, 200, 200, 429,
      ])
      // What pages hand in counts for the session, where they say whose it is, and else on its own.
      const events = [{ id: randomUUID(), kind: 'used' as const, path: '/', age: 0 }]
      const page = { body: { token: 'x', events } }
      const other = await addPerson(limited.db, 'other')
      const asOther = () => limited.call(caliperCalls.sendPageEvents, { as: other, ...page })
      expect(await statuses(4, asOther)).toEqual([409, 409, 409, 429])
      expect(await statuses(6, () => limited.call(caliperCalls.sendPageEvents, page))).toEqual([
        409, 409, 409, 409, 409, 429,
      ])
      const body = { userName: 'x', password: 'y', codeChallenge }
      expect(await statuses(3, () => limited.call(accountCalls.signInLocally, { body }))).toEqual([401, 401, 429])
      const last = await limited.call(accountCalls.signInLocally, { body })
      expect(errorDataSchema.parse(last.error).type).toBe('urn:isomorph:too-many-requests')
      const launch = await limited.app.inject({ url: '/lti/login?iss=https://lms.invalid' })
      expect([launch.statusCode, launch.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
      expect(launch.body).toContain('Too many people open this site at once')
    } finally {
      await limited.close()
    }
  })
})
