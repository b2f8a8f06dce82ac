import { cloneDatabase, type TestDatabase } from '@isomorph/testing/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDatabase, type Database } from '@isomorph/database'
import { addGroup } from '../testing/courses.ts'
import { addPerson } from '../testing/people.ts'
import { listenForChanges, type Changes } from './changes.ts'
import { features } from '../app/features.ts'
import { collectAccess } from '../authorization/access-sources.ts'
import { createPeople } from '../authorization/signed-in.ts'

let clone: TestDatabase
let database: Database
let changes: Changes

beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  changes = await listenForChanges(clone.url)
})
afterAll(async () => {
  await changes.close()
  await database.close()
  await clone.drop()
})

/** News arrives in the order in which it was committed: once this is heard, all before is. */
async function hearAllNews(): Promise<void> {
  const heard: string[] = []
  changes.subscribe((topic) => void heard.push(topic))
  await sql`select pg_notify('changed', 'last:of-all')`.execute(database.db)
  await vi.waitFor(() => expect(heard).toContain('last'))
}

it('caches roles until it hears that they changed', async () => {
  const { db } = database
  const owner = await addPerson(db, 'owner')
  const learner = await addPerson(db, 'learner')
  const groupId = await addGroup(db, 'Course', { GroupOwner: [owner] })
  const people = createPeople(db, changes, collectAccess(features))
  await hearAllNews()
  expect(await people.selectGroupRoles(learner.id, groupId)).toEqual([])
  const queries = vi.spyOn(database.pool, 'connect')
  expect(await people.selectGroupRoles(learner.id, groupId)).toEqual([])
  expect(queries).not.toHaveBeenCalled()
  queries.mockRestore()
  await db
    .insertInto('groupUserRoles')
    .values({ groupId, userId: learner.id, role: 'GroupLearner', externalGroupId: null })
    .execute()
  await vi.waitFor(async () => expect(await people.selectGroupRoles(learner.id, groupId)).toEqual(['GroupLearner']))
})

it('forgets a session as soon as it is revoked', async () => {
  const { db } = database
  const person = await addPerson(db, 'signed-in', ['Creator'])
  const values = { userId: person.id, clientId: 'web', impersonatorUserId: null }
  const { id } = await db.insertInto('sessions').values(values).returning('id').executeTakeFirstOrThrow()
  const people = createPeople(db, changes, collectAccess(features))
  expect((await people.selectOptionalSession(id))?.user.roles).toEqual(['Creator'])
  await db.insertInto('globalRoles').values({ userId: person.id, role: 'Admin' }).execute()
  await vi.waitFor(async () =>
    expect((await people.selectOptionalSession(id))?.user.roles).toEqual(['Admin', 'Creator']),
  )
  await db.updateTable('sessions').set({ revokedAt: new Date() }).where('id', '=', id).execute()
  await vi.waitFor(async () => expect(await people.selectOptionalSession(id)).toBeUndefined())
})

it('trusts nothing while it hears nothing, and listens again', async () => {
  const heard: string[] = []
  changes.subscribe((topic) => void heard.push(topic))
  const owner = createDatabase(clone.url, { asOwner: true })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen changed'`.execute(owner.db)
  await vi.waitFor(() => expect(changes.isListening()).toBe(false))
  expect(heard).toContain('*')
  await vi.waitFor(() => expect(changes.isListening()).toBe(true), { timeout: 10_000 })
  await owner.close()
})

it('counts answers to its own question, and keeps none to those of others', async () => {
  const kept = vi.spyOn(Map.prototype, 'set')
  const heard: string[] = []
  changes.subscribe((topic) => void heard.push(topic))
  for (const payload of ['forgotten:of-another', 'after:it'])
    await sql`select pg_notify('changed', ${payload})`.execute(database.db)
  await vi.waitFor(() => expect(heard).toContain('after'))
  expect(kept.mock.calls.map(([key]) => String(key))).not.toContain('of-another')
  kept.mockRestore()
  expect(await changes.forgetEverywhere()).toBe(1)
})
