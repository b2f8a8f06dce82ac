import { createEmptyDatabase } from '@isomorph/testing/database'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

export interface EmptyDatabase {
  readonly db: Kysely<unknown>
  readonly drop: () => Promise<void>
}

/** A database without any table, and a connection to it that reads rows as they are stored. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const empty = await createEmptyDatabase()
  const pool = new pg.Pool({ connectionString: empty.url, max: 1 })
  // The pool ends before its connection has left; dropping the database may end that one first.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    async drop() {
      await db.destroy()
      await empty.drop()
    },
  }
}
