import type { Duplex } from 'node:stream'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { applicationRole } from './application-role.ts'
import { createProbe } from './probe.ts'
import type { Tables } from './tables/index.ts'
import { toldByKysely, watchPool, type WatchStatement } from './watch-statements.ts'

const int8 = 20
const int8Array = 1016
const numeric = 1700

const parserOf = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => unknown

/** pg splits the array and leaves its members as texts. */
function parseInt8Array(value: string): (number | null)[] {
  const parse = parserOf(int8Array, 'text') as (text: string) => (string | null)[]
  return parse(value).map((member) => (member === null ? null : Number(member)))
}

const parsers: Readonly<Record<number, unknown>> = { [int8]: Number, [numeric]: Number, [int8Array]: parseInt8Array }

/** `bigint` ids stay far below 2^53; `numeric(9,4)` and `numeric(7,4)` survive the way through a double unchanged. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? parserOf(oid, format),
}

const takeApplicationRole = `
  select set_config('role', rolname, false) from pg_roles
   where rolname = '${applicationRole}' and pg_has_role(oid, 'member') and current_setting('role') = 'none'`

/** How long is waited for the database, in milliseconds (decision 0183). */
export interface DatabaseTimeouts {
  /** For a free connection, and for a new one to be opened. */
  readonly connection: number
  /** PostgreSQL ends a statement that takes longer. */
  readonly statement: number
  /** The connection is given up when nothing came back: the database is frozen or out of reach. */
  readonly silence: number
  /** For the answer to `ping`. */
  readonly ping: number
}

export const databaseTimeouts: DatabaseTimeouts = { connection: 10_000, statement: 20_000, silence: 25_000, ping: 1000 }

/** A transaction in which nothing happens holds its locks no longer. */
const idleInTransaction = '60s'

/** Named statements are planned once, and do not wait for long for a row that somebody else holds. */
const preparedPoolSettings = [
  "set lock_timeout = '1s'",
  'set plan_cache_mode = force_generic_plan',
  'set enable_seqscan = off',
  'set enable_hashjoin = off',
  'set enable_mergejoin = off',
  'set jit = off',
]

const preparedConnections = 6

/**
 * A lost connection fails the query that was on it, if one was, and the pool replaces it. It tells of its loss more than
 * once, in use as well as idle; what nobody listens to would end the process.
 */
function ignoreLoss(): void {}

/** Looked up at each query, so that what watches all connections sees it. */
const ofAllClients = pg.Client.prototype as unknown as { readonly query: (...given: readonly unknown[]) => unknown }

/**
 * pg leaves a connection in use whose statement got no answer in time: the next statement would wait behind it. Such a
 * connection is dropped, and the pool opens another.
 */
export function dropWhenSilent(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } }
  const query = (...given: readonly unknown[]): unknown => Reflect.apply(ofAllClients.query, client, given)
  const drop = (error: unknown): void => {
    if (error instanceof Error && error.message === 'Query read timeout') connection.stream.destroy()
  }
  const queryOrDrop = (...given: readonly unknown[]): unknown => {
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
        drop(error)
        callback(error, result)
      })
    }
    const result = query(...given)
    if (result instanceof Promise) result.catch(drop)
    return result
  }
  client.query = queryOrDrop as typeof client.query
}

export interface DatabaseOptions {
  /** Default 10. */
  readonly maximumConnections?: number
  /** Connect with the rights of the URL's own user instead of the application's: migrations and maintenance. */
  readonly asOwner?: boolean
  readonly timeouts?: DatabaseTimeouts
  /** Is told of each statement that has ended. */
  readonly watch?: WatchStatement | undefined
}

/** Connections to one database: Kysely over a pool for ordinary queries, and a pool for named statements on hot paths. */
export interface Database {
  readonly db: Kysely<Tables>
  readonly pool: pg.Pool
  /**
   * For statements with a `name`, whose every step is a look-up by key: each connection plans them once, for whatever
   * parameters come. Plans made while tables are still empty must not settle on reading them whole.
   */
  readonly preparedPool: pg.Pool
  /** Resolves when the database answers in time, on a connection of its own: however busy the pools are. */
  readonly ping: () => Promise<void>
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
  const { asOwner = false, maximumConnections = 10, timeouts = databaseTimeouts, watch } = options
  // What an owner does may take long: migrations, restoring.
  const limits = [
    `set statement_timeout = ${timeouts.statement}`,
    `set idle_in_transaction_session_timeout = '${idleInTransaction}'`,
  ]
  const openPool = (prepare: readonly string[], max: number): pg.Pool => {
    const statements = [...(asOwner ? [] : [takeApplicationRole, ...limits]), ...prepare]
    const pool = new pg.Pool({
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: timeouts.connection,
      ...(asOwner ? {} : { query_timeout: timeouts.silence }),
      // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool awaits it; its types do not say so
      onConnect: async (client: pg.ClientBase) => {
        client.on('error', ignoreLoss)
        if (!asOwner) dropWhenSilent(client)
        if (statements.length > 0) await client.query(statements.join(';'))
      },
    })
    pool.on('error', ignoreLoss)
    return pool
  }
  const pool = openPool([], maximumConnections)
  const preparedPool = openPool(preparedPoolSettings, Math.min(preparedConnections, maximumConnections))
  if (watch) for (const each of [pool, preparedPool]) watchPool(each, watch)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(watch && { log: toldByKysely(watch) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const probe = createProbe(url, timeouts.ping)
  let isClosed = false
  return {
    db,
    pool,
    preparedPool,
    ping: probe.ping,
    close: async () => {
      if (isClosed) return
      isClosed = true
      await Promise.all([pool.end(), preparedPool.end(), probe.close()])
    },
  }
}
