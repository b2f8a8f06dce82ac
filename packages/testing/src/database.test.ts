import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type TestDatabase, cloneDatabase, createEmptyDatabase } from './database.ts'

const made: TestDatabase[] = []
afterAll(async () => {
  for (const database of made) await database.drop()
})

async function query(database: TestDatabase, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

describe('the test database', () => {
  it('gives every caller a database of its own', async () => {
    const [one, two] = await Promise.all([cloneDatabase(), cloneDatabase()])
    made.push(one, two)
    await query(one, 'create table only_in_one (id int)')
    expect(await query(two, "select to_regclass('only_in_one') as found")).toEqual([{ found: null }])
  })

  it('starts without tables when asked to', async () => {
    const database = await createEmptyDatabase()
    made.push(database)
    const tables = await query(database, "select 1 from pg_tables where schemaname = 'public'")
    expect(tables).toEqual([])
  })

  it('is gone after being dropped', async () => {
    const database = await cloneDatabase()
    await database.drop()
    await expect(query(database, 'select 1')).rejects.toThrow('does not exist')
  })
})
