import { afterAll, beforeAll, beforeEach } from 'vitest'
import { externalProviderCalls, timetableCalls, type TimetableDraft } from '@isomorph/contract'
import {
  startUniTimeServer,
  testSessions,
  type UniTimeServer,
  type UniTimeTestClass,
} from '@isomorph/testing/unitime-server'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

export const { createExternalProvider, updateExternalProvider, checkExternalProvider, listExternalProviderSettings } =
  externalProviderCalls

export let api: TestApi
export let uniTime: UniTimeServer
export let superAdmin: TestPerson
let people = 0

export const biology = { courseId: 135_755, subjectArea: 'BIOL', courseNumber: '101', courseTitle: 'Cells' }
export const chemistry = {
  courseId: 135_756,
  subjectArea: 'CHEM',
  courseNumber: '110',
  courseTitle: 'Of cells',
  control: true,
}
const thursday = {
  dayOfWeek: 'Thursday',
  startTime: '8:30',
  endTime: '9:20',
  building: 'EDUC',
  roomNumber: '101',
}

export function classTaughtBy(externalId: string, changes: Partial<UniTimeTestClass> = {}): UniTimeTestClass {
  return {
    classId: 231_425,
    term: 'This2026Main',
    subpart: 'Lec',
    sectionNumber: '3',
    course: [biology],
    meetings: [thursday],
    instructors: [{ externalId, firstName: 'Ina', lastName: 'Instructor' }],
    students: [],
    ...changes,
  }
}

/** The server answers questions about terms so. */
export function answerAbout(terms: RegExp, status: number): void {
  uniTime.misbehave((request, response) => {
    const term = new URL(request.url ?? '/', 'http://localhost').searchParams.get('term')
    const isMeant = term !== null && terms.test(term)
    if (isMeant) response.writeHead(status).end()
    return isMeant
  })
}

export function settings(changes: Partial<TimetableDraft> = {}): TimetableDraft {
  const { name: accountName, password: secret } = uniTime.account
  const account = { credential: 'password', accountName, secret, isEmailTrusted: false } as const
  return { type: 'timetabling', name: 'Timetable', isEnabled: true, address: uniTime.address, ...account, ...changes }
}

export async function connect(changes: Partial<TimetableDraft> = {}) {
  return await api.call(createExternalProvider, { as: superAdmin, body: settings(changes) })
}

export async function teacher(puid: string | null): Promise<TestPerson> {
  people += 1
  const person = await addPerson(api.db, `teacher${people}`, ['Creator'])
  await api.db.updateTable('users').set({ puid }).where('id', '=', person.id).execute()
  return person
}

export async function scheduleOf(as: TestPerson) {
  return await api.call(timetableCalls.getInstructorSchedule, { as })
}

export async function ledger() {
  return await api.db.selectFrom('exchanges').select(['kind', 'outcome', 'detail']).orderBy('id').execute()
}

/** Begins and ends what the tests of one file share. */
export function useTimetables(): void {
  beforeAll(async () => {
    api = await createTestApi()
    superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
    uniTime = await startUniTimeServer()
  })
  beforeEach(async () => {
    await api.db.deleteFrom('exchanges').execute()
    await api.db.deleteFrom('externalProviders').execute()
    uniTime.misbehave(undefined)
    uniTime.forbidden = []
    uniTime.stripsZeros = false
    uniTime.classes = []
    uniTime.sessions = [...testSessions]
  })
  afterAll(async () => {
    await api.close()
    await uniTime.close()
  })
}
