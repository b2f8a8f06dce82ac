import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Shards } from './shards.ts'

/** /healthz: the process answers. /readyz: it can also reach its databases. */
export function serveHealth(app: FastifyInstance, shards: Shards): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await Promise.all(shards.all.map(({ database }) => sql`select 1`.execute(database.db)))
    return { status: 'ready' }
  })
}
