import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { auditCalls, peopleCalls, personalDataCalls, resultCalls } from '@isomorph/contract'
import {
  addCourse,
  createSitter,
  essayQuestion,
  problemContent,
  sumQuestion,
  type TestCourse,
} from '../../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { conditionOf } from '../references/person-reference.ts'
import { personReferences } from '../references/references.ts'

let api: TestApi
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
afterAll(() => api.close())

/** Part of every name, address, number and text of the person who is erased, and of nothing else. */
const mark = 'quillfeather'

async function nameAfterTheMark(person: TestPerson): Promise<void> {
  const names = { firstName: 'Zoe', lastName: mark, email: `${mark}@example.org`, uid: mark, puid: mark }
  await api.call(peopleCalls.updateUser, { as: admin, params: { userId: person.id }, body: names })
  await api.db
    .updateTable('users')
    .set({ userName: mark, timeZone: 'Asia/Kolkata' })
    .where('id', '=', person.id)
    .execute()
}

/** Ways in, letters, reports and unsaved work with the mark in them. */
async function addTraces({ db }: TestApi, { id: userId }: TestPerson, { groupId }: TestCourse): Promise<void> {
  const session = { userId, clientId: 'web', impersonatorUserId: null, userAgent: mark, address: mark }
  const { id: sessionId } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  const expiresAt = new Date(Date.now() + 60_000)
  const token = { hash: Buffer.from('token'), sessionId, expiresAt, replacedAt: null, predecessor: null }
  await db.insertInto('refreshTokens').values(token).execute()
  await db.insertInto('identities').values({ provider: 'https://idp.example.org', subject: mark, userId }).execute()
  await db.insertInto('passwords').values({ userId, hash: mark, lockedUntil: null }).execute()
  const link = { hash: Buffer.from('link'), userId, purpose: 'setPassword', email: `${mark}@example.org` } as const
  await db
    .insertInto('accountLinks')
    .values({ ...link, expiresAt, usedAt: null })
    .execute()
  const draft = { userId, problemId: null, draftKey: randomUUID(), version: randomUUID(), name: mark }
  await db
    .insertInto('problemDrafts')
    .values({ ...draft, work: '{}', savedAt: new Date() })
    .execute()
  const prompt = { userId, clientKey: randomUUID(), prompt: mark, questionKinds: ['number'] as 'number'[] }
  const ended = { failedStep: null, draft: null, heldUntil: null, endedAt: null, dismissedAt: null }
  await db
    .insertInto('problemPrompts')
    .values({ ...prompt, ...ended })
    .execute()
  const exchange = { direction: 'in', kind: 'launch', outcome: 'refused', userId, groupId, detail: mark } as const
  const nowhere = { externalProviderId: null, externalGroupId: null, groupAssessmentId: null, nextTryAt: null }
  await db
    .insertInto('exchanges')
    .values({ ...exchange, ...nowhere })
    .execute()
}

async function addRosterReport({ db }: TestApi, { groupId }: TestCourse): Promise<void> {
  const provider = {
    type: 'timetabling',
    name: 'Timetable',
    product: 'unitime',
    address: 'https://unitime.invalid',
  } as const
  const { id: externalProviderId } = await db
    .insertInto('externalProviders')
    .values(provider)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: externalGroupId } = await db
    .insertInto('externalGroups')
    .values({ externalProviderId, ltiDeploymentId: null, contextId: '1', groupId, classIds: [1] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = ['Zoe quillfeather', 'Somebody Else'].map((name) => ({ name, change: 'added', role: 'GroupLearner' }))
  await db
    .insertInto('rosterSyncs')
    .values({ externalGroupId, requestedBy: null, state: 'applied', people: JSON.stringify(people) })
    .execute()
}

async function addRosterFile({ db }: TestApi): Promise<void> {
  await sql`
    with provider as (
      insert into external_providers (type, name, product, address) values ('timetabling', 'Export', 'oneroster', '')
      returning id
    ), term as (
      insert into roster_file_terms (external_provider_id, sourced_id, title, first_day, last_day)
      select id, 't', 'Fall', '2026-08-01', '2026-12-20' from provider returning id
    ), class as (
      insert into roster_file_classes (roster_file_term_id, sourced_id, title, course_code, course_title)
      select id, 'c', 'Algebra', 'MA 1', 'Algebra' from term returning id
    )
    insert into roster_file_people (roster_file_class_id, number, role, first_name, last_name, email)
    select id, number, 'GroupLearner', 'Zoe', name, email from class, (values
      (${mark}, ${mark}, ''), ('other number', ${mark}, ${`${mark.toUpperCase()}@example.org`}), ('2', 'Else', '')
    ) as p(number, name, email)`.execute(db)
}

/** A course with marks, words and drafts of the person, of whom staff wrote as well. */
async function addWork(course: TestCourse, learner: TestPerson): Promise<number> {
  const { id: groupAssessmentId } = await course.give()
  for (const person of course.learners) {
    const sitter = createSitter(api, person, groupAssessmentId)
    await sitter.start()
    const problemInstanceId = (await sitter.look()).data.problems[0]?.problemInstanceId ?? 0
    const words = person === learner ? mark : 'words'
    await sitter.submitAll(problemInstanceId, [
      { questionKey: 1, value: '3' },
      { questionKey: 2, value: words },
    ])
    await api.call(resultCalls.scoreManually, {
      as: course.instructor,
      params: { groupAssessmentId, problemInstanceId, attemptNumber: 1, questionKey: 2 },
      body: { percent: 75, comment: `Well done, ${words}`, markingNumber: 1 },
    })
    await sitter.draft(problemInstanceId, words, 0)
  }
  await api.db
    .insertInto('overrides')
    .values({
      groupAssessmentId,
      userId: learner.id,
      itemKey: 1,
      kind: 'points',
      value: 9,
      points: 9,
      reason: mark,
      learnerNote: mark,
      clientKey: null,
      createdBy: course.instructor.id,
      withdrawnBy: null,
      withdrawnAt: null,
    })
    .execute()
  const scope = { userId: learner.id, groupId: null, groupAssessmentId: null }
  await api.db
    .insertInto('accommodations')
    .values({ ...scope, extraSeconds: 60, reason: mark })
    .execute()
  const change = { ...scope, version: 1, fields: '{}', reason: mark, changedBy: course.instructor.id }
  await api.db.insertInto('accommodationChanges').values(change).execute()
  return groupAssessmentId
}

async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select relname as "table" from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(api.db)
  const found: string[] = []
  for (const { table } of rows) {
    const { rows: hits } = await sql`select from ${sql.raw(table)} t where t::text ilike ${`%${text}%`}`.execute(api.db)
    if (hits.length > 0) found.push(table)
  }
  return found.toSorted()
}

async function erase(person: TestPerson, confirmation: string, as = admin) {
  return await api.call(personalDataCalls.erasePerson, { as, params: { userId: person.id }, body: { confirmation } })
}

describe('what is left of somebody who was erased', () => {
  let course: TestCourse
  let learner: TestPerson
  let groupAssessmentId: number
  let marksBefore: unknown
  let tablesBefore: string[]

  const marks = async () => {
    const { data } = await api.call(resultCalls.getScores, { as: course.instructor, params: { groupAssessmentId } })
    return data.map(({ learner: _learner, ...each }) => each)
  }

  beforeAll(async () => {
    course = await addCourse(api, { problems: [problemContent(sumQuestion(), essayQuestion())] })
    learner = course.learners[0] as TestPerson
    await nameAfterTheMark(learner)
    await addTraces(api, learner, course)
    await addRosterReport(api, course)
    await addRosterFile(api)
    groupAssessmentId = await addWork(course, learner)
    marksBefore = await marks()
    tablesBefore = await tablesWith(mark)
    await erase(learner, mark)
  })

  it('is no name, address or word of them in any table', async () => {
    expect(tablesBefore.length).toBeGreaterThan(14)
    expect(await tablesWith(mark)).toEqual([])
    expect(await tablesWith('Somebody Else')).toEqual(['roster_syncs'])
  })

  it('is every mark, and a number in place of the name', async () => {
    expect(await marks()).toEqual(marksBefore)
    const { data } = await api.call(peopleCalls.getUser, { as: admin, params: { userId: learner.id } })
    expect(data).toMatchObject({ firstName: 'Erased', lastName: `person ${learner.id}`, isDisabled: true, uid: '' })
  })

  it('is no row in a table that the list says is emptied', async () => {
    const left: string[] = []
    for (const reference of personReferences.filter(({ erased }) => erased.kind === 'deleted')) {
      const [begin = '', end = ''] = conditionOf(reference).split('$1')
      const condition = sql`${sql.raw(begin)}${learner.id}${sql.raw(end)}`
      const { rows } = await sql`select from ${sql.raw(reference.table)} t where ${condition}`.execute(api.db)
      if (rows.length > 0) left.push(reference.table)
    }
    expect(left).toEqual([])
  })

  it('is the answer in figures, and of written ones a mark that stays when everything is marked again', async () => {
    const { rows } = await sql`
      select r.answer, r.source, r.percent from responses r
        join problem_instances i on i.id = r.problem_instance_id
       where i.user_id = ${learner.id} order by r.question_key`.execute(api.db)
    expect(rows).toMatchObject([{ answer: '3' }, { answer: '(erased)', source: 'person', percent: 75 }])
  })
})

describe('erasing a person', () => {
  it('is confirmed by the user name, for others who hold no more, and is in the log', async () => {
    const person = await addPerson(api.db, 'leaving')
    const refused = await erase(person, 'somebody')
    expect(refused.error).toMatchObject({
      type: 'urn:isomorph:erasure-not-confirmed',
      errors: [
        {
          path: 'confirmation',
          message: 'Type the user name: leaving',
          reason: { code: 'typeUserName', params: { userName: 'leaving' } },
        },
      ],
    })
    expect((await erase(admin, 'admin')).error.type).toBe('urn:isomorph:own-erasure')
    const mightier = await addPerson(api.db, 'mightier', ['SuperAdmin'])
    expect((await erase(mightier, 'mightier')).error.type).toBe('urn:isomorph:mightier-person')
    expect((await erase(person, ' leaving ')).status).toBe(204)
    expect((await erase(person, 'again')).status).toBe(204)
    const log = await api.call(auditCalls.searchAuditEvents, {
      as: admin,
      query: { action: 'user.erase', userId: person.id },
    })
    expect(log.data.items).toMatchObject([{ actor: { id: admin.id }, after: { because: 'byAdministrator' } }])
  })

  it('ends their sessions at once, and nobody names them again', async () => {
    const person = await addPerson(api.db, 'inside')
    expect((await api.call(personalDataCalls.getOwnPersonalData, { as: person })).status).toBe(200)
    await erase(person, 'inside')
    expect((await api.call(personalDataCalls.getOwnPersonalData, { as: person })).status).toBe(401)
    const body = { firstName: 'In', lastName: 'Side', email: 'inside@example.org', uid: '', puid: '' }
    const renamed = await api.call(peopleCalls.updateUser, { as: admin, params: { userId: person.id }, body })
    expect(renamed.error.type).toBe('urn:isomorph:erased-person')
  })

  it('leaves the role of the only instructor and owner, and says so before', async () => {
    const { instructor, groupId } = await addCourse(api)
    const params = { userId: instructor.id }
    const { data } = await api.call(personalDataCalls.getErasure, { as: admin, params })
    expect(data).toMatchObject({
      userName: instructor.name,
      erasedAt: null,
      courses: 1,
      soleCourses: 1,
      soleEntities: 1,
    })
    expect((await erase(instructor, instructor.name)).status).toBe(204)
    const roles = await api.db.selectFrom('groupUserRoles').select('role').where('groupId', '=', groupId).execute()
    expect(roles.map(({ role }) => role)).toContain('GroupOwner')
    expect((await api.call(personalDataCalls.getErasure, { as: admin, params })).data.erasedAt).not.toBeNull()
  })

  it('is refused by the database for anybody who is not marked as erased', async () => {
    const person = await addPerson(api.db, 'staying')
    await expect(sql`select erase_written_once(${person.id})`.execute(api.db)).rejects.toThrow(/erased/)
  })
})
