import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { applicationRole } from './application-role.ts'
import type { Tables } from './tables/index.ts'

const int8 = 20
const numeric = 1700

const parserOf = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => unknown

/** `bigint` ids stay far below 2^53; `numeric(9,4)` and `numeric(7,4)` survive the way through a double unchanged. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : parserOf(oid, format),
}

const takeApplicationRole = `
  select set_config('role', rolname, false) from pg_roles
   where rolname = '${applicationRole}' and pg_has_role(oid, 'member') and current_setting('role') = 'none'`

export interface DatabaseOptions {
  /** Default 10. */
  readonly maximumConnections?: number
  /** Connect with the rights of the URL's own user instead of the application's: migrations and maintenance. */
  readonly asOwner?: boolean
  /** Called with the error of an idle connection that was lost; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void
}

/** A pool of connections, with Kysely for ordinary queries and the pool itself for named statements on hot paths. */
export interface Database {
  readonly db: Kysely<Tables>
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

/**
 * Opens a pool on a migrated database. Its connections take the application's role where that exists, which may not
 * change what is insert-only.
 *
 * @example
 * const { db, close } = createDatabase('postgres://localhost/isomorph')
 * await db.selectFrom('users').select('id').execute()
 * await close()
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maximumConnections ?? 10,
    types,
    ...(options.asOwner === true
      ? {}
      : {
          // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool awaits it; its types do not say so
          onConnect: async (client: pg.ClientBase) => {
            await client.query(takeApplicationRole)
          },
        }),
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  let isClosed = false
  return {
    db,
    pool,
    close: async () => {
      if (isClosed) return
      isClosed = true
      await pool.end()
    },
  }
}
