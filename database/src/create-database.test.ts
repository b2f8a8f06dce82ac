import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
