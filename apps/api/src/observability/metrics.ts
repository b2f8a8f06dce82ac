import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MetricsRegistry } from './metrics-registry.ts'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'

function isFromThisMachine(request: FastifyRequest): boolean {
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
}

function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}

interface MetricsOptions {
  readonly registry: MetricsRegistry
  readonly token?: string
  /** Told apart from the other shards of the process; absent where there is one. */
  readonly shardKey?: string
}

/** Prometheus text at /metrics: how long each route takes, and how the process feels. For this machine or with a token. */
export function serveMetrics(app: FastifyInstance, { registry, token, shardKey }: MetricsOptions): void {
  const ofShard = shardKey === undefined ? '' : `,shard="${shardKey}"`

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"${ofShard}`
    registry.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !holdsToken(request, token)) throw new Refusal(platformRefusals.notFound)
    return await reply.type('text/plain; version=0.0.4; charset=utf-8').send(registry.text())
  })
}
