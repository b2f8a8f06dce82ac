import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { addCourse } from '../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { listenForChanges, type Changes } from '../data/changes.ts'
import { features } from '../app/features.ts'
import { collectAccess } from './access-sources.ts'
import { createPeople } from './signed-in.ts'

let api: TestApi
let processes: Changes[]
beforeAll(async () => {
  api = await createTestApi()
  processes = await Promise.all([listenForChanges(api.url), listenForChanges(api.url)])
})
afterAll(async () => {
  await Promise.all(processes.map(async (changes) => await changes.close()))
  await api.close()
})

it('caches group assessments, and every process follows when their course is deleted and restored', async () => {
  const course = await addCourse(api)
  const { id } = await course.give()
  const people = processes.map((changes) => createPeople(api.db, changes, collectAccess(features)))
  const areDeleted = async () =>
    await Promise.all(people.map(async (each) => (await each.selectOptionalGroupAssessment(id))?.isGroupDeleted))
  expect(await areDeleted()).toEqual([false, false])
  const call = { as: course.instructor, params: { groupId: course.groupId } }
  await api.call(groupCalls.deleteGroup, call)
  await expect.poll(areDeleted).toEqual([true, true])
  await api.call(groupCalls.restoreGroup, call)
  await expect.poll(areDeleted).toEqual([false, false])
})

async function beginSession({ id }: TestPerson, impersonatorUserId: number | null = null): Promise<number> {
  const { id: sessionId } = await api.db
    .insertInto('sessions')
    .values({ userId: id, clientId: 'web', impersonatorUserId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return sessionId
}

it('looks up again whose roles have changed, or who is impersonated by them, and nobody else', async () => {
  const [chief, ada, ben] = [
    await addPerson(api.db, 'chief', ['SuperAdmin']),
    await addPerson(api.db, 'ada'),
    await addPerson(api.db, 'ben'),
  ]
  const sessions = [await beginSession(ada), await beginSession(ben), await beginSession(ben, chief.id)]
  const [changes] = processes
  if (!changes) throw new Error('No process listens.')
  const people = createPeople(api.db, changes, collectAccess(features))
  const look = async () => await Promise.all(sessions.map((id) => people.selectOptionalSession(id)))
  const before = await look()
  const areKept = async () => (await look()).map((session, index) => session === before[index])
  expect(await areKept()).toEqual([true, true, true])
  await api.db.insertInto('globalRoles').values({ userId: ada.id, role: 'Creator' }).execute()
  await expect.poll(areKept).toEqual([false, true, true])
  await api.db.insertInto('globalRoles').values({ userId: chief.id, role: 'Creator' }).execute()
  await expect.poll(areKept).toEqual([false, true, false])
  people.forget(ben.id)
  expect(await areKept()).toEqual([false, false, false])
})
