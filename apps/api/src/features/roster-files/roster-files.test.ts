import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { externalProviderCalls, rosterSyncCalls, timetableCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { runSyncRoster } from '../roster-syncs/sync-roster.ts'
import { packed, schoolFiles } from './exports.fixtures.ts'
import { externalRoster } from '../roster-syncs/external-roster.fixtures.ts'

let api: TestApi
let superAdmin: TestPerson
let tina: TestPerson
let externalProviderId: number

const draft = {
  type: 'timetabling',
  product: 'oneroster',
  name: 'School',
  isEnabled: true,
  address: '',
  credential: 'token',
  accountName: '',
  isEmailTrusted: false,
} as const

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  tina = await addPerson(api.db, 'tina', ['Creator'])
  await api.db.updateTable('users').set({ puid: '0000101' }).where('id', '=', tina.id).execute()
  const made = await api.call(externalProviderCalls.createExternalProvider, { as: superAdmin, body: draft })
  externalProviderId = made.data.id
})
afterAll(() => api.close())

async function handIn(content: Buffer, { as = superAdmin, id = externalProviderId, column = 'identifier' } = {}) {
  const boundary = 'xxISOMORPHxx'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="school.zip"\r\n\r\n`
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/externalProviders/${id}/rosterFile?numberColumn=${column}`,
    headers: {
      authorization: `Bearer ${await api.tokenOf(as)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

const schedule = async () => (await api.call(timetableCalls.getInstructorSchedule, { as: tina })).data

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

const roster = async (groupId: number) => await externalRoster(api.db, groupId)

describe('a timetable of files', () => {
  it('has no classes until an export is handed in, and then those of its teachers', async () => {
    const params = { externalProviderId }
    expect((await api.call(externalProviderCalls.getRosterFile, { as: superAdmin, params })).data.file).toBeNull()
    expect((await schedule()).terms).toEqual([])
    const { status, body } = await handIn(packed())
    expect([status, body]).toMatchObject([
      200,
      { courses: 0, file: { fileName: 'school.zip', terms: 2, classes: 2, students: 2, withoutNumber: 1 } },
    ])
    const { terms, problems } = await schedule()
    expect(problems).toEqual([])
    expect(terms.map(({ name, classes }) => [name, classes.map((each) => each.name)])).toEqual([
      ['Fall 2026', ['ALG1 Period 2']],
      ['Spring 2027', ['ALG1 Period 2']],
    ])
  })

  it('makes a course whose roster follows the next export: who is new joins, and who is gone leaves', async () => {
    const [term] = (await schedule()).terms
    const [taught] = term?.classes ?? []
    const body = {
      externalProviderId,
      sessionId: term?.sessionId ?? 0,
      classIds: [taught?.classId ?? 0],
      name: 'Algebra',
    }
    const { groupId } = (await api.call(timetableCalls.createTimetableCourse, { as: tina, body })).data
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 4 })
    const [first, second, grader] = ['0000101 GroupOwner', '2001 GroupLearner', '2004 GroupGrader']
    expect(await roster(groupId)).toEqual([first, second, '2002 GroupLearner', grader])

    const users = `${schoolFiles['users.csv']}u7,true,cleo,,Cleo,Student,2007,,\n`
    const enrollments = `${schoolFiles['enrollments.csv'].replace('e3,,k1', 'e3,tobedeleted,k1')}e11,,k1,s,u7,student,\n`
    const again = await handIn(packed({ 'users.csv': users, 'enrollments.csv': enrollments }))
    expect(again.body['courses']).toBe(1)
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 1, removed: 1, unchanged: 3 })
    expect(await roster(groupId)).toEqual([first, second, grader, '2007 GroupLearner'])

    const classes = schoolFiles['classes.csv'].replace('k1,', 'other,')
    await handIn(packed({ 'classes.csv': classes }))
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('any more') })
    expect(await roster(groupId)).toHaveLength(4)
    await handIn(packed())
  })

  it('keeps the last export where another one cannot be read', async () => {
    const before = await schedule()
    const { status, body } = await handIn(packed({ 'users.csv': null }))
    expect([status, body['type'], body['detail']]).toEqual([
      422,
      'urn:isomorph:unreadable-roster-file',
      'The export has no file users.csv.',
    ])
    expect(await schedule()).toEqual(before)
  })

  it('is handed exports by those who may change providers, and no other timetable is', async () => {
    expect((await handIn(packed(), { as: tina })).status).toBe(403)
    expect((await handIn(packed(), { id: 999_999 })).status).toBe(404)
    expect((await handIn(packed(), { column: 'email' })).status).toBe(400)
    const body = { ...draft, product: 'unitime', name: 'Campus', address: 'http://127.0.0.1:1', secret: 'x' } as const
    const uniTime = await api.call(externalProviderCalls.createExternalProvider, { as: superAdmin, body })
    expect((await handIn(packed(), { id: uniTime.data.id })).body['type']).toBe('urn:isomorph:no-roster-files')
    const params = { externalProviderId }
    const other = await api.call(externalProviderCalls.updateExternalProvider, {
      as: superAdmin,
      params,
      body: { ...body, name: 'School' },
    })
    expect(other.status).toBe(404)
    const wrong = { ...draft, name: 'Third', address: 'https://timetable.example.edu' }
    const refused = await api.call(externalProviderCalls.createExternalProvider, { as: superAdmin, body: wrong })
    expect(refused.error.errors).toMatchObject([{ path: 'address' }])
  })

  it('says in its check what was handed in', async () => {
    const check = async (externalProviderIdOfCheck?: number) => {
      const id = externalProviderIdOfCheck === undefined ? {} : { externalProviderId: externalProviderIdOfCheck }
      const body = { settings: draft, ...id }
      return (await api.call(externalProviderCalls.checkExternalProvider, { as: superAdmin, body })).data.steps
    }
    expect(await check()).toMatchObject([{ isRight: false, message: 'No export has been handed in.' }])
    expect(await check(externalProviderId)).toMatchObject([
      {
        isRight: true,
        message: 'school.zip: 2 classes in 2 terms.',
        said: [{ code: 'exportHolds', params: { file: 'school.zip', classes: 2, terms: 2 } }],
      },
    ])
  })
})
