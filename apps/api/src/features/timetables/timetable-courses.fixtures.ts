import { afterAll, afterEach, beforeAll } from 'vitest'
import { externalProviderCalls, rosterSyncCalls, timetableCalls, type NewTimetableCourse } from '@isomorph/contract'
import {
  startUniTimeServer,
  testSessions,
  type UniTimeServer,
  type UniTimeTestPerson,
} from '@isomorph/testing/unitime-server'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { runSyncRoster } from '../roster-syncs/sync-roster.ts'

export let api: TestApi
export let uniTime: UniTimeServer
let externalProviderId: number
export let superAdmin: TestPerson
let made = 0

const goingOn = testSessions[1]
if (!goingOn) throw new Error('There is a term that goes on.')
export const session = goingOn
export const { sessionId, reference } = session

interface Changes {
  readonly isEmailTrusted?: boolean
  readonly isEnabled?: boolean
  readonly address?: string
}

function settings(changes: Changes = {}) {
  const { name: accountName, password: secret } = uniTime.account
  const account = { credential: 'password', accountName, secret, isEmailTrusted: false } as const
  const named = { type: 'timetabling', name: 'Timetable', isEnabled: true } as const
  return { ...named, address: uniTime.address, ...account, ...changes }
}

export const change = async (changes: Changes) =>
  await api.call(externalProviderCalls.updateExternalProvider, {
    as: superAdmin,
    params: { externalProviderId },
    body: settings(changes),
  })
export const trust = async (isEmailTrusted: boolean) => await change({ isEmailTrusted })

export async function numbered(
  puid: string | null,
  roles: readonly ['Creator'] | readonly [] = [],
): Promise<TestPerson> {
  made += 1
  const person = await addPerson(api.db, `person${made}`, [...roles])
  await api.db.updateTable('users').set({ puid }).where('id', '=', person.id).execute()
  return person
}

export function student(externalId: string, more: Partial<UniTimeTestPerson> = {}): UniTimeTestPerson {
  return { externalId, firstName: `F${externalId}`, lastName: 'Student', ...more }
}

/** A teacher with two classes, and a course that is not made yet. */
export async function taught(students: readonly (readonly UniTimeTestPerson[])[], colleagues: readonly string[] = []) {
  made += 1
  const number = `0900${made}`
  const ina = await numbered(number, ['Creator'])
  const instructors = [number, ...colleagues].map((externalId) => ({
    externalId,
    firstName: 'Ina',
    lastName: 'Teaches',
  }))
  const course = [{ courseId: made, subjectArea: 'BIOL', courseNumber: '101', courseTitle: 'Cells' }]
  const classes = students.map((enrolled, index) => ({
    classId: made * 100 + index + 1,
    term: reference,
    subpart: 'Lec',
    sectionNumber: String(index + 1),
    course,
    instructors: [...instructors],
    students: [...enrolled],
  }))
  uniTime.classes = [...uniTime.classes, ...classes]
  const classIds = classes.map(({ classId }) => classId)
  const body = { externalProviderId, sessionId, classIds, name: `Course ${made}` }
  return { ina, classes, body }
}

export async function create(as: TestPerson, body: NewTimetableCourse) {
  return await api.call(timetableCalls.createTimetableCourse, { as, body })
}

export async function read(groupId: number) {
  const { id } = await api.db
    .selectFrom('externalGroups')
    .select('id')
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow()
  await runSyncRoster(api.app.contractRouting.services, id)
  const { data } = await api.call(rosterSyncCalls.listRosterSyncs, { as: superAdmin, params: { groupId } })
  return data.externalGroups[0]?.latest
}

export async function roster(groupId: number) {
  const rows = await api.db
    .selectFrom('groupUserRoles')
    .innerJoin('users', 'users.id', 'groupUserRoles.userId')
    .select(['users.puid', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .where('externalGroupId', 'is not', null)
    .execute()
  return rows.map(({ puid, role }) => `${puid} ${role}`).toSorted()
}

/** Begins and ends what the tests of one file share. */
export function useTimetableCourses(): void {
  beforeAll(async () => {
    api = await createTestApi()
    superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
    uniTime = await startUniTimeServer()
    externalProviderId = (
      await api.call(externalProviderCalls.createExternalProvider, { as: superAdmin, body: settings() })
    ).data.id
  })
  afterEach(() => {
    uniTime.misbehave(undefined)
    uniTime.forbidden = []
    uniTime.stripsZeros = false
  })
  afterAll(async () => {
    await api.close()
    await uniTime.close()
  })
}
