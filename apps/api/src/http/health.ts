import type { FastifyInstance } from 'fastify'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'
import type { Shard } from '../tenancy/shards.ts'

/** /healthz: the process answers. /readyz: it is not about to stop, and the shard's database answers within a second. */
export function serveHealth(app: FastifyInstance, { database }: Pick<Shard, 'database'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (app.readiness.isLeaving || app.draining.signal.aborted) throw new Refusal(platformRefusals.stopping)
    await database.ping().catch((cause: unknown) => {
      throw new Refusal(platformRefusals.unavailable, { cause })
    })
    return { status: 'ready' }
  })
}
