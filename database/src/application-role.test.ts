import { cloneDatabase, createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertOnlyTables } from './application-role.ts'
import { createDatabase, type Database } from './create-database.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations/index.ts'

describe('the application role', () => {
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

  it('is what every connection works as', async () => {
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(database.db)
    expect(rows).toEqual([{ name: 'isomorph_application' }])
    expect((await database.preparedPool.query('select current_user as name')).rows).toEqual([
      { name: 'isomorph_application' },
    ])
  })

  it.each(Object.keys(insertOnlyTables))('may not delete from %s', async (table) => {
    await expect(sql.raw(`delete from ${table}`).execute(database.db)).rejects.toThrow('permission denied')
    await expect(sql.raw(`truncate ${table}`).execute(database.db)).rejects.toThrow('permission denied')
  })

  it('makes no tables', async () => {
    await expect(sql`create table sneaky (id bigint)`.execute(database.db)).rejects.toThrow('permission denied')
  })

  it('puts jobs into a queue whose tables it cannot read', async () => {
    await sql`select enqueue_job('nothing', '{}'::json, 'key')`.execute(database.db)
    await expect(sql`select * from graphile_worker._private_jobs`.execute(database.db)).rejects.toThrow(
      'permission denied',
    )
  })

  it('keeps audit events in the partition of their month', async () => {
    await database.db
      .insertInto('auditEvents')
      .values({ action: 'test', entityType: 'test', actorUserId: null, impersonatorUserId: null, entityId: null })
      .execute()
    const { rows } = await sql<{ name: string }>`select tableoid::regclass::text as name from audit_events`.execute(
      database.db,
    )
    expect(rows[0]?.name).toMatch(/^audit_events_\d{4}_\d{2}$/)
    await expect(sql.raw(`delete from ${rows[0]?.name}`).execute(database.db)).rejects.toThrow('permission denied')
  })
})

describe('migrating', () => {
  it('happens once when several processes start at once', async () => {
    const empty = await createEmptyDatabase()
    try {
      const taken = await Promise.all([1, 2, 3].map(() => migrateToLatest(empty.url)))
      expect(taken.flat()).toEqual(Object.keys(migrations))
      expect(await migrateToLatest(empty.url)).toEqual([])
    } finally {
      await empty.drop()
    }
  })
})
