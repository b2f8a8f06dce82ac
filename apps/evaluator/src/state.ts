import type { FastifyInstance } from 'fastify'
import type { Evaluation } from '@isomorph/evaluation'

/** `/healthz`, `/readyz` and Prometheus text at `/metrics`. */
export function serveState(app: Pick<FastifyInstance, 'get' | 'addHook'>, evaluation: Evaluation): void {
  let answered = 0
  let failed = 0
  let seconds = 0
  app.addHook('onResponse', async (_request, reply) => {
    answered += 1
    seconds += reply.elapsedTime / 1000
    if (reply.statusCode >= 500) failed += 1
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ready' }))
  app.get('/metrics', async (_request, reply) => {
    const gauges = {
      isomorph_evaluator_requests_total: answered,
      isomorph_evaluator_failures_total: failed,
      isomorph_evaluator_seconds_total: seconds,
      isomorph_process_resident_memory_bytes: process.memoryUsage.rss(),
      ...evaluation.gauges(),
    }
    const lines = Object.entries(gauges).map(([name, value]) => `${name} ${value}\n`)
    return await reply.type('text/plain; version=0.0.4; charset=utf-8').send(lines.join(''))
  })
}
