import type { FastifyInstance } from 'fastify'
import type { Evaluation } from '@isomorph/evaluation'
import { createMetrics, metricsContentType } from '@isomorph/metrics'

/** `/healthz`, `/readyz` and Prometheus text at `/metrics`. */
export function serveState(app: Pick<FastifyInstance, 'get' | 'addHook'>, evaluation: Evaluation): void {
  const metrics = createMetrics()
  const observe = metrics.timer('isomorph_evaluator_request_duration_seconds', 'How long requests take, by route.', [
    'method',
    'route',
    'status',
  ])
  metrics.addMeasures(evaluation.measures)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    observe(reply.elapsedTime / 1000, { method: request.method, route, status: String(reply.statusCode) })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ready' }))
  app.get('/metrics', async (_request, reply) => await reply.type(metricsContentType).send(await metrics.text()))
}
