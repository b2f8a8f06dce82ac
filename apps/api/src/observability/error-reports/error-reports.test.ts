import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handleError } from '../../http/problem-details.ts'
import { parseDsn } from './dsn.ts'
import { createErrorReports } from './error-reports.ts'

interface Envelope {
  readonly path: string
  readonly auth: string
  readonly head: Record<string, string>
  readonly item: Record<string, string>
  readonly event: {
    readonly exception: { readonly values: { type: string; value: string; stacktrace?: { frames: object[] } }[] }
    readonly [member: string]: unknown
  }
}

let server: Server
let dsnText: string
let status = 200
const received: Envelope[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const [head, item, event] = text.split('\n').map((line) => (line === '' ? {} : (JSON.parse(line) as object)))
      const auth = String(request.headers['x-sentry-auth'])
      received.push({ path: request.url ?? '', auth, head, item, event } as Envelope)
      response.writeHead(status, status === 429 ? { 'retry-after': '60' } : {}).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  dsnText = `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/some/folder/42`
})
beforeEach(() => {
  received.length = 0
  status = 200
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function open() {
  const dsn = parseDsn(dsnText)
  if (!dsn) throw new Error('no dsn')
  return createErrorReports({ dsn, tier: 'qa', shardKey: 'demo' })
}

describe('reporting errors', () => {
  it('sends an envelope that says what, where and to whom, and how it came about', async () => {
    const reports = open()
    const cause = new TypeError('inner')
    const traceId = 'a'.repeat(32)
    reports.report(new Error('outer', { cause }), { traceId, method: 'GET', route: '/api/groups/:groupId', userId: 7 })
    await reports.flush()
    const [envelope] = received
    expect(envelope).toMatchObject({
      path: '/some/folder/api/42/envelope/',
      head: { dsn: dsnText },
      item: { type: 'event' },
      event: {
        platform: 'node',
        environment: 'qa',
        release: 'isomorph@1.43.1',
        transaction: 'GET /api/groups/:groupId',
        tags: { shard: 'demo' },
        user: { id: '7' },
        contexts: { trace: { trace_id: traceId } },
      },
    })
    expect(envelope?.auth).toContain('sentry_key=publickey')
    const values = envelope?.event.exception.values ?? []
    expect(values.map(({ type, value }) => [type, value])).toEqual([
      ['TypeError', 'inner'],
      ['Error', 'outer'],
    ])
    expect(values[1]?.stacktrace?.frames.at(-1)).toMatchObject({
      filename: expect.stringContaining('error-reports.test.ts') as string,
      in_app: true,
    })
  })

  it('leaves out what people typed and what opens doors, and shortens the rest', async () => {
    const reports = open()
    reports.report(new Error(`GET /?code=secret ${'x'.repeat(2000)}`), { what: 'job send' })
    reports.report({ password: 'secret' }, { what: 'job send' })
    await reports.flush()
    expect(received).toHaveLength(2)
    expect(JSON.stringify(received)).not.toContain('secret')
    for (const { event } of received) expect(event.exception.values[0]?.value.length).toBeLessThanOrEqual(450)
  })

  it('tells of faults of the product, not of refusals', async () => {
    const reports = open()
    const app = Fastify()
    app.decorate('contractRouting', { services: { errorReports: reports } } as never)
    app.setErrorHandler(handleError)
    app.get('/broken/:id', async () => await Promise.reject(new Error('broken')))
    app.get('/refused', async () => await Promise.reject(Object.assign(new Error('no'), { statusCode: 404 })))
    expect((await app.inject('/broken/7')).statusCode).toBe(500)
    expect((await app.inject('/refused')).statusCode).toBe(404)
    await reports.flush()
    expect(received.map(({ event }) => event['transaction'])).toEqual(['GET /broken/:id'])
    await app.close()
  })

  it('rests when it is told to, and never fails because nobody takes reports', async () => {
    const reports = open()
    status = 429
    reports.report(new Error('one'), {})
    await reports.flush()
    reports.report(new Error('two'), {})
    await reports.flush()
    expect(received).toHaveLength(1)
    const nowhere = parseDsn('http://key@127.0.0.1:1/1')
    if (!nowhere) throw new Error('no dsn')
    const lost = createErrorReports({ dsn: nowhere, tier: 'qa', shardKey: 'demo' })
    lost.report(new Error('three'), {})
    await expect(lost.flush()).resolves.toBeUndefined()
  })

  it.each(['', 'https://errors.example/7', 'https://key@errors.example', 'ftp://key@errors.example/7'])(
    'takes “%s” for no address of error reporting',
    (text) => {
      expect(parseDsn(text)).toBeUndefined()
    },
  )
})
