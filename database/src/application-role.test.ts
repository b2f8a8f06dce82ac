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

  it('puts jobs into named queues, and as servers of the former release do', async () => {
    await sql`select enqueue_job('later', '{}'::json, null, null, 5, 'one by one', 10)`.execute(database.db)
    await sql`select enqueue_job('now', '{}'::json, null, null::timestamptz, 5::integer)`.execute(database.db)
    const owner = createDatabase(clone.url, { asOwner: true, maximumConnections: 1 })
    try {
      const { rows } = await sql`
        select task_identifier as task, queue_name as queue, priority, max_attempts as tries
          from graphile_worker.jobs where task_identifier in ('later', 'now') order by 1`.execute(owner.db)
      expect(rows).toEqual([
        { task: 'later', queue: 'one by one', priority: 10, tries: 5 },
        { task: 'now', queue: null, priority: 0, tries: 5 },
      ])
    } finally {
      await owner.close()
    }
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
