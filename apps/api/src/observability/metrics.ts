import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { metricsContentType, type Labels, type Metrics } from '@isomorph/metrics'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'

function isFromThisMachine(request: FastifyRequest): boolean {
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
}

function holdsToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

interface MetricsOptions {
  readonly metrics: Metrics
  /** Asked of everybody where it is set. Without it, only this machine may read the metrics. */
  readonly token?: string
  /** Tells the shards of a process apart; empty where there is one. */
  readonly labels: Labels
}

/** Prometheus text at /metrics: how long each route takes, and what else the process measures. */
export function serveMetrics(app: FastifyInstance, { metrics, token, labels }: MetricsOptions): void {
  const observe = metrics.timer('isomorph_http_request_duration_seconds', 'How long requests take, by route.', [
    'method',
    'route',
    'status',
    'shard',
  ])

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    observe(reply.elapsedTime / 1000, { method: request.method, route, status: String(reply.statusCode), ...labels })
    done()
  })

  app.get('/metrics', async (request, reply) => {
    const isAllowed = token === undefined ? isFromThisMachine(request) : holdsToken(request, token)
    if (!isAllowed) throw new Refusal(platformRefusals.notFound)
    return await reply.type(metricsContentType).send(await metrics.text())
  })
}
