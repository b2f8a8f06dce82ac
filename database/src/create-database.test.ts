import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '@isomorph/testing/database'
import { createDatabase, type Database } from './create-database.ts'

let clone: TestDatabase
let database: Database
let other: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url, { maximumConnections: 2 })
  other = createDatabase(clone.url, { asOwner: true, maximumConnections: 1 })
})
afterAll(async () => {
  await Promise.all([database.close(), other.close()])
  await clone.drop()
})

async function cut(pid: number | undefined): Promise<void> {
  await sql`select pg_terminate_backend(${pid ?? null}::int)`.execute(other.db)
}

it.each(['pool', 'preparedPool'] as const)('gives ids as numbers, also in arrays, through the %s', async (name) => {
  const { rows } = await database[name].query(`
    select 7::bigint as id, array[7, null, 9007199254740991]::bigint[] as ids, '{}'::bigint[] as none, null::bigint[] as nothing`)
  expect(rows).toEqual([{ id: 7, ids: [7, null, 9_007_199_254_740_991], none: [], nothing: null }])
})

describe('a connection that is lost', () => {
  it('fails the statement that is on it, and nothing besides', async () => {
    const { rows } = await database.preparedPool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const long = database.preparedPool.query('select pg_sleep(30)')
    await Promise.all([expect(long).rejects.toThrow(/terminat/), cut(rows[0]?.pid)])
    expect((await database.preparedPool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('fails the transaction that holds it without a statement, and nothing besides', async () => {
    const lost = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await cut(rows[0]?.pid)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await sql`select 1`.execute(trx)
    })
    await expect(lost).rejects.toThrow(/terminat|not queryable|closed|ended/i)
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })
})

describe('a database that does not answer', () => {
  const timeouts = { connection: 400, statement: 500, silence: 700, ping: 300 }
  let impatient: Database
  beforeAll(() => {
    impatient = createDatabase(clone.url, { maximumConnections: 1, timeouts })
  })
  afterAll(() => impatient.close())

  it('ends a statement that takes too long', async () => {
    await expect(impatient.pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
  })

  it('refuses who waits too long for a connection', async () => {
    const holder = await impatient.pool.connect()
    await expect(impatient.pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
    holder.release()
  })

  it.skipIf(process.platform !== 'linux').each(['pool', 'preparedPool'] as const)(
    'gives up a frozen connection of the %s, and opens another',
    async (name) => {
      const { rows } = await impatient[name].query<{ pid: number }>('select pg_backend_pid() as pid')
      const frozen = rows[0]?.pid ?? 0
      process.kill(frozen, 'SIGSTOP')
      try {
        await expect(impatient[name].query('select 1')).rejects.toThrow('Query read timeout')
        await vi.waitFor(async () => {
          const next = await impatient[name].query<{ pid: number }>('select pg_backend_pid() as pid')
          expect(next.rows[0]?.pid).not.toBe(frozen)
        }, 15_000)
      } finally {
        process.kill(frozen, 'SIGCONT')
      }
    },
  )

  it('gives up a frozen connection in a transaction, too', async () => {
    const silent = impatient.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      const frozen = rows[0]?.pid ?? 0
      process.kill(frozen, 'SIGSTOP')
      setTimeout(() => process.kill(frozen, 'SIGCONT'), 2000)
      await sql`select 1`.execute(trx)
    })
    await expect(silent).rejects.toThrow(/timeout|terminated|not queryable/i)
    // A busy machine may take longer to open another than this pool waits.
    await vi.waitFor(async () => {
      expect((await sql<{ one: number }>`select 1 as one`.execute(impatient.db)).rows).toEqual([{ one: 1 }])
    }, 15_000)
  })

  it('is asked on a connection of its own, and fails the question in time', async () => {
    const busy = impatient.pool.query('select pg_sleep(0.3)')
    await impatient.ping()
    await busy
    const pings = await other.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query = 'select 1' and state = 'idle'`,
    )
    for (const { pid } of pings.rows) process.kill(pid, 'SIGSTOP')
    await expect(impatient.ping()).rejects.toThrow('timeout exceeded')
    for (const { pid } of pings.rows) process.kill(pid, 'SIGCONT')
    await impatient.ping()
  })
})
