import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestApi } from './test-api.ts'

type Held = 'problems' | 'assessments' | 'shared_libraries'

/** How many transactions of this database that have to do with the table wait for a lock. */
async function waiting({ db }: TestApi, table: Held): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct waiting.pid)::int as count from pg_locks waiting
      join pg_locks held on held.pid = waiting.pid and held.relation = ${table}::regclass
     where not waiting.granted
       and held.database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Two people at once, in a known order: a row is held until both of their calls have been let in and wait for it. Then the
 * first call comes to its end before the second one goes on.
 */
export async function inTurn<A, B>(
  api: TestApi,
  { table, id }: { readonly table: Held; readonly id: number },
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const client = await api.database.pool.connect()
  const waitFor = async (count: number) =>
    await vi.waitUntil(async () => (await waiting(api, table)) >= count, { timeout: 30_000, interval: 10 })
  try {
    await client.query('begin')
    await client.query(`select from ${table} where id = $1 for update`, [id])
    const one = first()
    await waitFor(1)
    const other = second()
    await waitFor(2)
    await client.query('commit')
    return await Promise.all([one, other])
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Waits until a statement in this database is held up by what another transaction has locked. */
export async function untilSomebodyIsHeldUp({ db }: TestApi): Promise<void> {
  const heldUp = async () =>
    await sql`select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(
      db,
    )
  await vi.waitUntil(async () => (await heldUp()).rows.length > 0, { timeout: 30_000, interval: 10 })
}
