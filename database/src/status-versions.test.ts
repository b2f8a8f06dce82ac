import { sql } from 'kysely'
import { cloneDatabase, type TestDatabase } from '@isomorph/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Database } from './create-database.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

// A migration that adds a column makes the trigger anew, as 0573 does.
it('counts a new version of a status whichever column is set, but for the version itself and the hint that wakes the sweeper', async () => {
  const { rows } = await sql<{ column: string }>`
    select a.attname as "column" from pg_attribute a
      join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'learner_statuses_version'
     where a.attnum > 0 and not a.attisdropped and a.attnum <> all (t.tgattr::int2[])
     order by a.attname`.execute(database.db)
  expect(rows.map(({ column }) => column)).toEqual(['version', 'wake_at'])
})
