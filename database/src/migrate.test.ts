import { createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateTo, migrateToLatest } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const names = Object.keys(migrations)
const former = names.slice(0, names.indexOf('0385-breaks'))
const later = names.slice(former.length)

describe('a database of the release before', { timeout: 120_000 }, () => {
  let database: TestDatabase
  let clients: pg.Client[]
  beforeEach(async () => {
    database = await createEmptyDatabase()
    clients = []
    await migrateTo(database.url, former)
  })
  afterEach(async () => {
    for (const client of clients) await client.end()
    await database.drop()
  })

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.url })
    clients.push(client)
    await client.connect()
    return client
  }

  const takenSteps = async (client: pg.Client) =>
    (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(
      ({ name }) => name,
    )

  it('keeps the steps that were done when one fails, and takes the rest at the next start', async () => {
    const client = await connect()
    await client.query('create function number_marking() returns int language sql as $$ select 1 $$')
    await expect(migrateToLatest(database.url)).rejects.toThrow('could not be brought up to date')
    const done = later.slice(0, later.indexOf('0390-superseded-at-once'))
    expect(await takenSteps(client)).toEqual([...former, ...done])
    await client.query('drop function number_marking()')
    expect(await migrateToLatest(database.url)).toEqual(later.slice(done.length))
    expect(await migrateToLatest(database.url)).toEqual([])
  })

  it('lets others read while a step waits for a table that is in use', async () => {
    const [holder, reader] = [await connect(), await connect()]
    await holder.query('begin; lock table learner_statuses in access share mode')
    const migrated = migrateToLatest(database.url)
    const waiting = `select from pg_locks where not granted and relation = 'learner_statuses'::regclass`
    while ((await reader.query(waiting)).rowCount === 0);
    // Behind a step that waited for as long as it takes, nobody would get an answer before the holder ends.
    expect((await reader.query('select from learner_statuses')).rowCount).toBe(0)
    expect(await takenSteps(reader)).toEqual(former)
    await holder.query('commit')
    expect(await migrated).toEqual(later)
  })
})
