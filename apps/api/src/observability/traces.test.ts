import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { traceIdOf } from '../http/tracing.ts'
import { startCollector } from './collector.fixtures.ts'
import { createTraces } from './traces.ts'

/** A server of two routes whose spans go there. */
async function serve(endpoint: string, ratio = 1) {
  const traces = await createTraces({ endpoint, serviceName: 'isomorph-test', ratio })
  const app = Fastify({ logger: false, genReqId: traceIdOf })
  traces.serve(app, { 'isomorph.shard': 'local' })
  app.get('/things/:id', (request) => request.id)
  app.get('/broken', (_request, reply) => reply.code(500).send('no'))
  return { traces, app }
}

it('sends a span for each request, in the trace of its caller or of its own, without what was asked for', async () => {
  const { peer, texts, resources, spans: sentSpans } = await startCollector()
  const { traces, app } = await serve(`${peer.origin}/`)
  const own = await app.inject('/things/7?secret=1')
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const called = await app.inject({ url: '/things/8', headers })
  await app.inject('/broken')
  await traces.close()
  const [resource] = resources()
  const spans = sentSpans()
  expect(spans.map(({ name }) => name)).toEqual(['GET /things/:id', 'GET /things/:id', 'GET /broken'])
  // The number of the trace is that of the request: in its log lines and its error answers.
  expect(spans.slice(0, 2).map((span) => span.traceId)).toEqual([own.body, called.body])
  expect([called.body, spans[1]?.parentSpanId, spans[0]?.parentSpanId || undefined]).toEqual([
    traceId,
    'b7ad6b7169203331',
    undefined,
  ])
  expect(spans[2]?.status.code).toBe(2)
  expect(spans[0]?.attributes.map(({ key }) => key)).toEqual([
    'http.request.method',
    'http.route',
    'isomorph.shard',
    'http.response.status_code',
  ])
  expect(resource?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'isomorph-test' } })
  expect(texts.every((text) => text.startsWith('/v1/traces '))).toBe(true)
  expect(texts.join('')).not.toContain('secret')
  await app.close()
  await peer.close()
})

it('keeps the share that is asked for, and what its caller keeps', async () => {
  const { peer, spans } = await startCollector()
  const { traces, app } = await serve(peer.origin, 0)
  await app.inject('/things/7')
  await app.inject({ url: '/things/8', headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` } })
  await traces.close()
  expect(spans().map(({ traceId }) => traceId)).toEqual(['1'.repeat(32)])
  await app.close()
  await peer.close()
})

it('answers as ever where no collector is there', async () => {
  const { traces, app } = await serve('http://127.0.0.1:9')
  expect((await app.inject('/things/7')).statusCode).toBe(200)
  await app.close()
  await traces.close()
})
