import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Shard } from '../tenancy/shards.ts'

/** /healthz: the process answers. /readyz: it can also reach the shard's database. */
export function serveHealth(app: FastifyInstance, { database }: Pick<Shard, 'database'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await sql`select 1`.execute(database.db)
    return { status: 'ready' }
  })
}
