import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  externalProviderCalls,
  groupCalls,
  rosterSyncCalls,
  timetableCalls,
  type NewTimetableCourse,
} from '@isomorph/contract'
import {
  startUniTimeServer,
  testSessions,
  type UniTimeServer,
  type UniTimeTestPerson,
} from '@isomorph/testing/unitime-server'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { runSyncRoster } from '../roster-syncs/sync-roster.ts'

let api: TestApi
let uniTime: UniTimeServer
let externalProviderId: number
let superAdmin: TestPerson
let made = 0

const session = testSessions[1]
if (!session) throw new Error('There is a term that goes on.')
const { sessionId, reference } = session

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

const change = async (changes: Changes) =>
  await api.call(externalProviderCalls.updateExternalProvider, {
    as: superAdmin,
    params: { externalProviderId },
    body: settings(changes),
  })
const trust = async (isEmailTrusted: boolean) => await change({ isEmailTrusted })

async function numbered(puid: string | null, roles: readonly ['Creator'] | readonly [] = []): Promise<TestPerson> {
  made += 1
  const person = await addPerson(api.db, `person${made}`, [...roles])
  await api.db.updateTable('users').set({ puid }).where('id', '=', person.id).execute()
  return person
}

function student(externalId: string, more: Partial<UniTimeTestPerson> = {}): UniTimeTestPerson {
  return { externalId, firstName: `F${externalId}`, lastName: 'Student', ...more }
}

/** A teacher with two classes, and a course that is not made yet. */
async function taught(students: readonly (readonly UniTimeTestPerson[])[], colleagues: readonly string[] = []) {
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

async function create(as: TestPerson, body: NewTimetableCourse) {
  return await api.call(timetableCalls.createTimetableCourse, { as, body })
}

async function read(groupId: number) {
  const { id } = await api.db
    .selectFrom('externalGroups')
    .select('id')
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow()
  await runSyncRoster(api.app.contractRouting.services, id)
  const { data } = await api.call(rosterSyncCalls.listRosterSyncs, { as: superAdmin, params: { groupId } })
  return data.externalGroups[0]?.latest
}

async function roster(groupId: number) {
  const rows = await api.db
    .selectFrom('groupUserRoles')
    .innerJoin('users', 'users.id', 'groupUserRoles.userId')
    .select(['users.puid', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .where('externalGroupId', 'is not', null)
    .execute()
  return rows.map(({ puid, role }) => `${puid} ${role}`).toSorted()
}

describe('a course of classes', () => {
  it('is made in its term with a roster of all classes, each person once, without a report', async () => {
    const colleague = await numbered('09901')
    const known = await numbered('09902')
    const { ina, body } = await taught([[student('09902'), student('09903')], [student('09903')]], ['09901'])
    const { status, data } = await create(ina, body)
    expect(status).toBe(201)
    const { groupId } = data
    const course = (await api.call(groupCalls.getGroup, { as: ina, params: { groupId } })).data
    expect([course.name, course.term?.name]).toEqual([body.name, `${session.term} 2026 (Main)`])
    const waiting = await api.call(rosterSyncCalls.listRosterSyncs, { as: ina, params: { groupId } })
    expect(waiting.data.externalGroups).toMatchObject([
      { providerType: 'timetabling', contextTitle: 'BIOL 101 Lec 1, BIOL 101 Lec 2', hasRoster: true, isSynced: true },
    ])
    expect(waiting.data.externalGroups[0]?.latest?.state).toBe('waiting')
    expect(await read(groupId)).toMatchObject({ state: 'applied', readPeople: 4, added: 4 })
    expect((await roster(groupId)).slice(1)).toEqual(['09901 GroupOwner', '09902 GroupLearner', '09903 GroupLearner'])
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 0, removed: 0, changed: 0, unchanged: 4 })
    expect([colleague.id, known.id].every((id) => id > 0)).toBe(true)
    const fresh = await api.db.selectFrom('users').selectAll().where('puid', '=', '09903').executeTakeFirstOrThrow()
    expect(fresh).toMatchObject({
      firstName: 'F09903',
      timetableNumber: '09903',
      email: expect.stringMatching(/^unknown-\d+@timetable\.invalid$/),
    })
  })

  it('is made once with the same key, and shown at its classes to its staff', async () => {
    const { ina, body } = await taught([[], []])
    const clientKey = '7b1a1f0e-4d52-4d0f-9d0b-6a8d3a1c5e11'
    const first = (await create(ina, { ...body, clientKey })).data
    expect((await create(ina, { ...body, clientKey })).data).toEqual(first)
    const { data } = await api.call(timetableCalls.getInstructorSchedule, { as: ina })
    const groups = data.terms[0]?.classes.map((each) => each.groups)
    expect(groups).toEqual([[{ id: first.groupId, name: body.name }], [{ id: first.groupId, name: body.name }]])
    expect(await read(first.groupId)).toMatchObject({ state: 'applied', readPeople: 1 })
  })

  it('uses a term that has its name or its days', async () => {
    const { ina, body } = await taught([[]])
    await create(ina, body)
    const terms = await api.db.selectFrom('externalTerms').select('id').where('name', 'like', '%(Main)').execute()
    const again = await taught([[]])
    await create(again.ina, again.body)
    expect(await api.db.selectFrom('externalTerms').select('id').where('name', 'like', '%(Main)').execute()).toEqual(
      terms,
    )
  })

  it('is refused for classes of others, of another term or none, and where the timetable is silent', async () => {
    const { ina, body } = await taught([[]])
    const other = await taught([[]])
    const typeOf = async (changes: Partial<NewTimetableCourse>) =>
      (await create(ina, { ...body, ...changes })).error.type
    expect(await typeOf({ classIds: other.body.classIds })).toBe('urn:isomorph:class-not-taught')
    expect(await typeOf({ sessionId: sessionId + 1 })).toBe('urn:isomorph:class-not-taught')
    expect(await typeOf({ externalProviderId: 999 })).toBe('urn:isomorph:class-not-taught')
    expect((await create(ina, { ...body, classIds: [] })).error).toMatchObject({ errors: [{ path: 'classIds' }] })
    const late = await taught([[]])
    uniTime.forbidden = ['/api/roles']
    const { error } = await create(late.ina, late.body)
    expect([error.type, error.detail]).toEqual([
      'urn:isomorph:timetable-silent',
      expect.stringContaining('Api Retrieve Roles'),
    ])
    expect((await create(await numbered('1'), body)).status).toBe(403)
  })
})

describe('a roster that follows a timetable', () => {
  async function course(students: readonly UniTimeTestPerson[]) {
    const { ina, body, classes } = await taught([students])
    const { groupId } = (await create(ina, body)).data
    await read(groupId)
    const [only] = classes
    if (!only) throw new Error('There is one class.')
    const enrolled = (people: readonly UniTimeTestPerson[]) => {
      uniTime.classes = uniTime.classes.map((each) =>
        each.classId === only.classId ? { ...each, students: [...people] } : each,
      )
    }
    return { ina, groupId, enrolled }
  }
  const confirm = async (groupId: number, confirmedSyncId: number | undefined) => {
    await api.call(rosterSyncCalls.syncRoster, {
      as: superAdmin,
      params: { groupId },
      body: confirmedSyncId === undefined ? {} : { confirmedSyncId },
    })
    return await read(groupId)
  }
  const learners = async (groupId: number) => (await roster(groupId)).filter((line) => line.endsWith('Learner'))

  it('takes who joins and leaves, keeps who was added by hand, and never empties a course', async () => {
    const { groupId, enrolled } = await course([student('81'), student('82')])
    const byHand = await numbered('83')
    await api.db.insertInto('groupUserRoles').values({ groupId, userId: byHand.id, role: 'GroupLearner' }).execute()
    enrolled([student('82'), student('84')])
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 1, removed: 1 })
    expect(await learners(groupId)).toEqual(['82 GroupLearner', '84 GroupLearner'])
    enrolled([])
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('names no student') })
    expect(await learners(groupId)).toHaveLength(2)
    const held = await api.db.selectFrom('groupUserRoles').select('id').where('userId', '=', byHand.id).execute()
    expect(held).toHaveLength(1)
  })

  it('asks before more than half leave', async () => {
    const many = Array.from({ length: 12 }, (_, index) => student(`6${100 + index}`))
    const { groupId, enrolled } = await course(many)
    enrolled(many.slice(0, 3))
    expect(await read(groupId)).toMatchObject({ state: 'toConfirm', removed: 9 })
    expect(await learners(groupId)).toHaveLength(12)
  })

  it('finds people with or without zeros before their numbers, and refuses where that is not clear', async () => {
    uniTime.stripsZeros = true
    const known = await numbered('00711')
    const { groupId, enrolled } = await course([])
    enrolled([student('00711')])
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 1 })
    expect(await learners(groupId)).toEqual(['00711 GroupLearner'])
    expect(known.id).toBeGreaterThan(0)
    await numbered('000712')
    await numbered('0712')
    enrolled([student('00711'), student('712')])
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('university number 712'),
    })
  })

  it('refuses where several differ in zeros alone, also where one has the very number', async () => {
    await numbered('0713')
    await numbered('713')
    const { groupId, enrolled } = await course([student('714')])
    enrolled([student('714'), student('713')])
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('university number 713'),
    })
    enrolled([student('0714'), student('714')])
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('0714 and 714') })
    expect(await learners(groupId)).toEqual(['714 GroupLearner'])
  })

  it('names a class that is gone, reads the others, and asks before anybody leaves for that', async () => {
    const { ina, body, classes } = await taught([[student('741')], [student('742')]])
    const { groupId } = (await create(ina, { ...body, classIds: body.classIds.toReversed() })).data
    await read(groupId)
    const [first, second] = classes.map(({ classId }) => classId)
    uniTime.classes = uniTime.classes
      .filter(({ classId }) => classId !== second)
      .map((each) => (each.classId === first ? { ...each, students: [student('741'), student('743')] } : each))
    const report = await read(groupId)
    expect(report).toMatchObject({
      state: 'toConfirm',
      added: 0,
      removed: 1,
      reason: expect.stringContaining('The timetable does not know BIOL 101 Lec 2 any more.'),
    })
    expect(await learners(groupId)).toEqual(['741 GroupLearner', '742 GroupLearner', '743 GroupLearner'])
    expect(await confirm(groupId, report?.id)).toMatchObject({ state: 'applied', removed: 1 })
    expect(await learners(groupId)).toEqual(['741 GroupLearner', '743 GroupLearner'])
    expect(await read(groupId)).toMatchObject({ state: 'applied', reason: expect.stringContaining('Lec 2') })
    uniTime.classes = uniTime.classes.filter(({ classId }) => classId !== first)
    const gone = await read(groupId)
    expect([gone?.state, gone?.reason]).toEqual([
      'failed',
      'The timetable does not know BIOL 101 Lec 1, BIOL 101 Lec 2 any more.',
    ])
    expect(await learners(groupId)).toHaveLength(2)
  })

  it('says who was left out for want of a number, and removes nobody for that', async () => {
    const { groupId, enrolled } = await course([student('751'), student('752')])
    enrolled([student('751'), student('7 52'), student('753')])
    const report = await read(groupId)
    expect(report).toMatchObject({
      state: 'toConfirm',
      removed: 1,
      reason: expect.stringContaining('without a usable university number, who were left out: 1.'),
    })
    expect(await learners(groupId)).toEqual(['751 GroupLearner', '752 GroupLearner', '753 GroupLearner'])
    enrolled([student('751'), student('752'), student('753')])
    expect(await read(groupId)).toMatchObject({ state: 'applied', reason: '', removed: 0 })
  })

  it('is a report first where the timetable has another address', async () => {
    const { groupId, enrolled } = await course([student('761')])
    const other = await startUniTimeServer({ classes: uniTime.classes })
    await change({ address: other.address })
    const { data } = await api.call(rosterSyncCalls.listRosterSyncs, { as: superAdmin, params: { groupId } })
    expect(data.externalGroups).toMatchObject([{ isSynced: false }])
    await change({})
    await other.close()
    enrolled([student('762')])
    const report = await read(groupId)
    expect(report).toMatchObject({ state: 'toConfirm', reason: expect.stringContaining('another address') })
    expect(await learners(groupId)).toEqual(['761 GroupLearner'])
    expect(await confirm(groupId, report?.id)).toMatchObject({ state: 'applied', added: 1, removed: 1 })
  })

  it('is read soon again after the timetable was switched off', async () => {
    const { groupId } = await course([student('771')])
    await change({ isEnabled: false })
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('not connected') })
    const { nextTryAt } = await api.db
      .selectFrom('rosterSyncs')
      .innerJoin('externalGroups', 'externalGroups.id', 'rosterSyncs.externalGroupId')
      .select('nextTryAt')
      .where('groupId', '=', groupId)
      .orderBy('rosterSyncs.id', 'desc')
      .executeTakeFirstOrThrow()
    expect(Number(nextTryAt) - Date.now()).toBeLessThan(3_600_000)
    expect(nextTryAt).toBeInstanceOf(Date)
    await change({})
    expect(await read(groupId)).toMatchObject({ state: 'applied' })
  })

  it('finds people by addresses only where an administrator trusts them', async () => {
    const local = await addPerson(api.db, 'local')
    const taken = await numbered('721')
    const emailOf = async (id: number) =>
      (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
    const [localEmail, takenEmail] = [await emailOf(local.id), await emailOf(taken.id)]
    const sharedEmail = await emailOf((await addPerson(api.db, 'shared')).id)
    const people = [
      student('722', { email: localEmail }),
      student('723', { email: takenEmail }),
      student('724', { email: 'new@campus.edu' }),
      student('726', { email: sharedEmail }),
      student('727', { email: sharedEmail.toUpperCase() }),
    ]
    await trust(true)
    const { groupId } = await course(people)
    const rows = await api.db
      .selectFrom('groupUserRoles')
      .innerJoin('users', 'users.id', 'userId')
      .select(['userId', 'email', 'puid'])
      .where('groupId', '=', groupId)
      .where('role', '=', 'GroupLearner')
      .orderBy('puid')
      .execute()
    expect(rows).toEqual([
      { userId: expect.any(Number), email: expect.stringMatching(/timetable\.invalid$/), puid: '723' },
      { userId: expect.any(Number), email: 'new@campus.edu', puid: '724' },
      { userId: expect.any(Number), email: expect.stringMatching(/timetable\.invalid$/), puid: '726' },
      { userId: expect.any(Number), email: expect.stringMatching(/timetable\.invalid$/), puid: '727' },
      { userId: local.id, email: localEmail, puid: null },
    ])
    expect(rows.map(({ userId }) => userId)).not.toContain(taken.id)
    await trust(false)
    expect((await course([student('725', { email: localEmail })])).groupId).toBeGreaterThan(0)
    const stranger = await api.db.selectFrom('users').select('email').where('puid', '=', '725').executeTakeFirst()
    expect(stranger?.email).toMatch(/timetable\.invalid$/)
  })

  it('says what is wrong, tries again later, and changes nothing meanwhile', async () => {
    const { groupId } = await course([student('731')])
    uniTime.forbidden = ['/api/enrollments']
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('Api Retrieve Enrollments'),
    })
    uniTime.misbehave((_request, response) => {
      response.writeHead(503).end()
      return true
    })
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('503') })
    const rows = await api.db
      .selectFrom('exchanges')
      .select(['outcome', 'nextTryAt'])
      .where('groupId', '=', groupId)
      .where('kind', '=', 'roster')
      .orderBy('id')
      .execute()
    expect(rows.map(({ outcome }) => outcome)).toEqual(['accepted', 'refused', 'failed'])
    expect(rows[2]?.nextTryAt).toBeInstanceOf(Date)
    expect(await learners(groupId)).toEqual(['731 GroupLearner'])
  })
})
