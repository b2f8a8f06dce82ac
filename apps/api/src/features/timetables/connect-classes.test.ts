import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { externalProviderCalls, rosterSyncCalls, timetableCalls, type FollowedClasses } from '@isomorph/contract'
import {
  campusClasses,
  campusCoordinators,
  startUniTimeServer,
  testSessions,
  type UniTimeServer,
} from '@isomorph/testing/unitime-server'
import { addCourse } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { runSyncRoster } from '../roster-syncs/sync-roster.ts'
import { externalRoster } from '../roster-syncs/external-roster.fixtures.ts'

let api: TestApi
let uniTime: UniTimeServer
let ina: TestPerson
let superAdmin: TestPerson
let externalProviderId: number

const sessionId = testSessions[1]?.sessionId ?? 0
const [lecture = 0, laboratory = 0] = campusClasses.map(({ classId }) => classId)
const biology = campusCoordinators[0]?.course.courseId ?? 0

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  ina = await addPerson(api.db, 'ina', ['Creator'])
  await api.db.updateTable('users').set({ puid: '0000101' }).where('id', '=', ina.id).execute()
  uniTime = await startUniTimeServer({ classes: campusClasses, coordinators: campusCoordinators })
  const { name: accountName, password: secret } = uniTime.account
  const account = { credential: 'password', accountName, secret, isEmailTrusted: false } as const
  const body = { type: 'timetabling', name: 'Campus', isEnabled: true, address: uniTime.address, ...account } as const
  externalProviderId = (await api.call(externalProviderCalls.createExternalProvider, { as: superAdmin, body })).data.id
})
beforeEach(() => {
  uniTime.classes = [...campusClasses]
})
afterAll(async () => {
  await api.close()
  await uniTime.close()
})

/** A course that is there, with a learner, in which the person of the timetable is an instructor. */
async function course(): Promise<number> {
  const { groupId } = await addCourse(api, { learners: 1 })
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId, userId: ina.id, role: 'GroupOwner', externalGroupId: null })
    .execute()
  return groupId
}

const wanted = (classIds: number[], courseIds: number[] = []): FollowedClasses => ({
  externalProviderId,
  sessionId,
  classIds,
  courseIds,
})

async function connect(groupId: number, body: FollowedClasses, as: TestPerson = ina) {
  return await api.call(timetableCalls.connectTimetableClasses, { as, params: { groupId }, body })
}

async function disconnect(groupId: number, externalGroupId: number, as: TestPerson = ina) {
  return await api.call(timetableCalls.disconnectTimetable, { as, params: { groupId, externalGroupId } })
}

async function heldRoles(groupId: number) {
  return await api.db
    .selectFrom('groupUserRoles')
    .select(['userId', 'role'])
    .distinct()
    .where('groupId', '=', groupId)
    .orderBy('userId')
    .execute()
}

async function listed(groupId: number) {
  const { data } = await api.call(rosterSyncCalls.listRosterSyncs, { as: superAdmin, params: { groupId } })
  return data.externalGroups[0]
}

async function read(groupId: number) {
  const source = await listed(groupId)
  await runSyncRoster(api.app.contractRouting.services, source?.id ?? 0)
  return (await listed(groupId))?.latest
}

async function takeOver(groupId: number) {
  const report = await read(groupId)
  const body = report?.state === 'toConfirm' ? { confirmedSyncId: report.id } : {}
  await api.call(rosterSyncCalls.syncRoster, { as: ina, params: { groupId }, body })
  return await read(groupId)
}

const external = async (groupId: number) => await externalRoster(api.db, groupId)

it('names the courses that a person coordinates, also where they teach no class', async () => {
  uniTime.classes = uniTime.classes.map((each) => ({ ...each, instructors: [] }))
  await api.db.updateTable('externalProviders').set({ changedAt: new Date() }).execute()
  const { data } = await api.call(timetableCalls.getInstructorSchedule, { as: ina })
  expect(data.terms).toMatchObject([
    { classes: [], courses: [{ courseId: biology, name: 'BIOL 101', title: 'Cells', groups: [] }] },
  ])
  await api.db
    .updateTable('externalProviders')
    .set({ changedAt: new Date(Date.now() + 1) })
    .execute()
})

it('makes a course of a whole course: everybody who is enrolled in one of its classes, and no staff', async () => {
  const body = { ...wanted([], [biology]), name: 'Biology' }
  const { groupId } = (await api.call(timetableCalls.createTimetableCourse, { as: ina, body })).data
  expect(await read(groupId)).toMatchObject({ state: 'applied', readPeople: 4, added: 4 })
  expect(await external(groupId)).toEqual(['000020', '000021', '000022', '000023'].map((id) => `${id} GroupLearner`))
  const schedule = await api.call(timetableCalls.getScheduleForGroup, { as: ina, params: { groupId } })
  expect(schedule.data.terms[0]?.courses[0]?.groups).toEqual([{ id: groupId, name: 'Biology' }])
  uniTime.classes = []
  expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('no student') })
})

it('connects a course that is there: a report first, and nobody who was added by hand leaves', async () => {
  const groupId = await course()
  expect((await connect(groupId, wanted([laboratory]))).status).toBe(200)
  expect(await read(groupId)).toMatchObject({ state: 'toConfirm', added: 3, removed: 0 })
  expect(await external(groupId)).toEqual([])
  expect(await takeOver(groupId)).toMatchObject({ state: 'applied', added: 3 })
  expect(await external(groupId)).toEqual(['0000101 GroupOwner', '000020 GroupLearner', '000021 GroupLearner'])
  const learners = await api.db
    .selectFrom('groupUserRoles')
    .select('userId')
    .where('groupId', '=', groupId)
    .where('role', '=', 'GroupLearner')
    .execute()
  expect(learners).toHaveLength(3)
})

it('changes the classes of a course by a report, which no former agreement confirms', async () => {
  const groupId = await course()
  await connect(groupId, wanted([laboratory]))
  await takeOver(groupId)
  await connect(groupId, wanted([laboratory]))
  expect(await read(groupId)).toMatchObject({ state: 'applied', added: 0, removed: 0 })

  await connect(groupId, wanted([lecture]))
  const report = await read(groupId)
  expect(report).toMatchObject({ state: 'toConfirm', added: 2, removed: 0 })
  await api.call(rosterSyncCalls.syncRoster, {
    as: ina,
    params: { groupId },
    body: { confirmedSyncId: report?.id ?? 0 },
  })
  await connect(groupId, wanted([lecture, laboratory]))
  expect(await read(groupId)).toMatchObject({ state: 'toConfirm', added: 2 })
  expect(await external(groupId)).toHaveLength(3)
})

it('takes over no roster of classes that the course has ceased to follow while they were read', async () => {
  const groupId = await course()
  await connect(groupId, wanted([laboratory]))
  await takeOver(groupId)
  let isChanged = false
  uniTime.misbehave((request) => {
    if (!isChanged && request.url?.includes('/api/enrollments')) {
      isChanged = true
      void api.db
        .updateTable('externalGroups')
        .set({ classIds: [lecture] })
        .where('groupId', '=', groupId)
        .execute()
    }
    return false
  })
  uniTime.classes = uniTime.classes.map((each) =>
    each.classId === laboratory ? { ...each, students: each.students.slice(0, 1) } : each,
  )
  const latest = await read(groupId)
  uniTime.misbehave(undefined)
  expect(latest).toMatchObject({ state: 'failed', reason: expect.stringContaining('follows other classes now') })
  expect(await external(groupId)).toHaveLength(3)
})

it('lets go of a timetable: everybody stays, no reading follows, and it can be connected anew', async () => {
  const groupId = await course()
  await connect(groupId, wanted([laboratory]))
  await takeOver(groupId)
  const source = await listed(groupId)
  const rolesBefore = await heldRoles(groupId)
  const { instructor: stranger } = await addCourse(api, { learners: 0 })
  expect((await disconnect(groupId, source?.id ?? 0, stranger)).status).toBe(404)
  // Ina was an instructor by hand already.
  expect((await disconnect(groupId, source?.id ?? 0)).data).toEqual({ stayed: 2 })
  expect((await disconnect(groupId, source?.id ?? 0)).data).toEqual({ stayed: 0 })
  expect(await listed(groupId)).toBeUndefined()
  expect(await external(groupId)).toEqual([])
  expect(await heldRoles(groupId)).toEqual(rolesBefore)
  uniTime.classes = uniTime.classes.map((each) => ({ ...each, students: [] }))
  await runSyncRoster(api.app.contractRouting.services, source?.id ?? 0)
  expect(await heldRoles(groupId)).toEqual(rolesBefore)
  uniTime.classes = [...campusClasses]
  await connect(groupId, wanted([laboratory]))
  expect(await read(groupId)).toMatchObject({ state: 'toConfirm' })
})

it('takes over no roster of a timetable that was let go of while it was read', async () => {
  const groupId = await course()
  await connect(groupId, wanted([laboratory]))
  await takeOver(groupId)
  const source = await listed(groupId)
  let answer: Promise<unknown> | undefined
  uniTime.misbehave((request) => {
    if (request.url?.includes('/api/enrollments')) answer ??= disconnect(groupId, source?.id ?? 0)
    return false
  })
  uniTime.classes = uniTime.classes.map((each) => ({ ...each, students: each.students.slice(0, 1) }))
  await runSyncRoster(api.app.contractRouting.services, source?.id ?? 0)
  uniTime.misbehave(undefined)
  await answer
  expect(await external(groupId)).toEqual([])
  expect(await listed(groupId)).toBeUndefined()
})

it('is refused to whoever is no instructor of the course, teaches other classes, or names none', async () => {
  const groupId = await course()
  const { instructor: other } = await addCourse(api, { learners: 0 })
  expect((await connect(groupId, wanted([laboratory]), other)).status).toBe(404)
  expect((await connect(groupId, wanted([laboratory]), superAdmin)).error.type).toBe('urn:isomorph:class-not-taught')
  expect((await connect(groupId, wanted([999]))).error.type).toBe('urn:isomorph:class-not-taught')
  expect((await connect(groupId, wanted([], [999]))).error.type).toBe('urn:isomorph:class-not-taught')
  expect((await connect(groupId, wanted([]))).error).toMatchObject({ errors: [{ path: 'classIds' }] })
  expect((await connect(groupId, wanted([1, 1]))).error).toMatchObject({ errors: [{ path: 'classIds' }] })
})

it('is refused to a Creator who takes the course as a student', async () => {
  const { groupId } = await addCourse(api, { learners: 1 })
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId, userId: ina.id, role: 'GroupLearner', externalGroupId: null })
    .execute()
  api.app.contractRouting.services.people.forget()
  expect((await connect(groupId, wanted([laboratory]))).status).toBe(403)
  expect(await listed(groupId)).toBeUndefined()
})
