import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyCalls, doubleMarkingCalls, groupAssessmentCalls, groupCalls, type CopyOfGroup } from '@isomorph/contract'
import { addGroup } from '../../testing/courses.ts'
import {
  addCourse,
  addProblem,
  createSitter,
  grant,
  problemContent,
  sumQuestion,
  type TestCourse,
} from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let course: TestCourse
let creator: TestPerson

const noDates = { opensAt: null, dueAt: null, closesAt: null }
const newCourse = { kind: 'new', name: 'Next term', externalTermId: null, startDate: null, endDate: null } as const

beforeAll(async () => {
  api = await createTestApi()
  course = await addCourse(api, { problems: [problemContent(), problemContent(sumQuestion(1))] })
  creator = await addPerson(api.db, 'copier', ['Creator'])
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId: course.groupId, userId: creator.id, role: 'GroupOwner', externalGroupId: null })
    .execute()
})
afterAll(async () => api.close())

const copy = (body: CopyOfGroup, as: TestPerson = creator, groupId = course.groupId) =>
  api.call(copyCalls.copyGroup, { as, params: { groupId }, body })

const read = async (groupAssessmentId: number) =>
  (await api.call(groupAssessmentCalls.getGroupAssessment, { as: creator, params: { groupAssessmentId } })).data

describe('a copy of a course', () => {
  it('has the settings and problems with the dates that were given, and nothing of the people', async () => {
    const given = await course.give({
      name: 'Midterm',
      dueAt: new Date(Date.now() + 86_400_000).toISOString(),
      accessCode: 'Sesam22',
      timeLimitMinutes: 40,
      attemptsAllowed: 2,
      scoresRelease: 'byHand',
      appealDays: 3,
    })
    const params = { groupAssessmentId: given.id }
    await api.call(groupAssessmentCalls.releaseGroupAssessment, {
      as: course.instructor,
      params,
      body: { kinds: ['scores'] },
    })
    const [learner] = course.learners
    if (!learner) throw new Error('There are learners.')
    expect((await createSitter(api, learner, given.id).start('Sesam22')).status).toBe(200)
    await grant(api, learner.id, { groupAssessmentId: given.id, extraSeconds: 600 })
    const dates = { opensAt: '2027-03-01T14:00:00.000Z', dueAt: '2027-03-12T22:00:00.000Z', closesAt: null }

    const { status, data } = await copy({
      into: newCourse,
      assessments: [{ groupAssessmentId: given.id, ...dates }],
      clientKey: randomUUID(),
    })

    expect(status).toBe(201)
    const copied = await read(data.groupAssessmentIds[0] ?? 0)
    const { hasAccessCode, ...settings } = copied.settings
    const { hasAccessCode: _, ...original } = (await read(given.id)).settings
    expect(settings).toEqual({ ...original, ...dates, isPublished: false })
    expect(hasAccessCode).toBe(false)
    expect(copied).toMatchObject({ groupId: data.groupId, problemCount: 2, points: 20, version: 1 })
    expect(copied.releasedAt.scores).toBeNull()
    expect(copied.counts).toMatchObject({ learners: 0, started: 0 })
    const rows = await api.db
      .selectFrom('groupAssessments')
      .select(['copiedFromId', 'seedSalt'])
      .where('id', 'in', [given.id, copied.id])
      .orderBy('id')
      .execute()
    expect(rows[1]?.copiedFromId).toBe(given.id)
    expect(rows[1]?.seedSalt).not.toBe(rows[0]?.seedSalt)
    const granted = await api.db
      .selectFrom('accommodations')
      .select('id')
      .where('groupAssessmentId', '=', copied.id)
      .execute()
    expect(granted).toEqual([])
    const group = await api.call(groupCalls.getGroup, { as: creator, params: { groupId: data.groupId } })
    expect(group.data).toMatchObject({ name: 'Next term', owners: [{ id: creator.id }] })
  })

  it('is made once, however often it is asked for, and asked for at once', async () => {
    const first = await course.give({ name: 'Twice' })
    const second = await course.give({ name: 'Thrice' })
    const body = {
      into: { ...newCourse, name: 'Once' },
      assessments: [first, second].map(({ id }) => ({ groupAssessmentId: id, ...noDates })),
      clientKey: randomUUID(),
    }
    const answers = await Promise.all([copy(body), copy(body), copy(body)])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.data.groupAssessmentIds).toHaveLength(2)
    const acts = await api.db
      .selectFrom('auditEvents')
      .select('id')
      .where('action', '=', 'group.copy')
      .where('entityId', '=', answers[0]?.data.groupId ?? 0)
      .execute()
    expect(acts).toHaveLength(1)
  })

  it('is refused where its key made copies with other dates or in another course', async () => {
    const given = await course.give({ name: 'Changed' })
    const dates = { ...noDates, dueAt: '2027-03-12T22:00:00.000Z' }
    const into = { ...newCourse, name: 'Changed course' }
    const body = { into, assessments: [{ groupAssessmentId: given.id, ...dates }], clientKey: randomUUID() }
    const first = await copy(body)
    expect((await copy(body)).data).toEqual(first.data)
    const changes: Partial<CopyOfGroup>[] = [
      { assessments: [{ groupAssessmentId: given.id, ...dates, dueAt: '2027-03-13T22:00:00.000Z' }] },
      { assessments: [{ groupAssessmentId: given.id, ...noDates }] },
      { into: { ...into, name: 'Other course' } },
      { into: { kind: 'existing', groupId: course.groupId } },
    ]
    for (const change of changes)
      expect((await copy({ ...body, ...change })).error.type).toBe('urn:isomorph:key-of-other-copy')
    const copies = api.db.selectFrom('groupAssessments').select('id').where('copiedFromId', '=', given.id)
    const made = await copies.orderBy('id').execute()
    expect(made.map(({ id }) => id)).toEqual(first.data.groupAssessmentIds)
  })

  it('takes a corrected problem and the last rubric along', async () => {
    const given = await course.give({ name: 'Corrected' })
    const revision = await addProblem(api.db, course.instructor, 'Corrected sum', problemContent())
    const run = await api.db
      .insertInto('regradeRuns')
      .values({
        groupAssessmentId: given.id,
        targets: '[]',
        neverLower: true,
        status: 'applied',
        clientKey: randomUUID(),
        createdBy: course.instructor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rule = { groupAssessmentId: given.id, itemKey: 1, number: 1, creditRule: 'asMarked' } as const
    await api.db
      .insertInto('markingRules')
      .values({ ...rule, problemRevisionId: revision, points: null, regradeRunId: run.id })
      .execute()
    await api.db
      .updateTable('groupAssessmentItems')
      .set({ rulesNumber: 1 })
      .where('groupAssessmentId', '=', given.id)
      .where('itemKey', '=', 1)
      .execute()
    for (const [version, points] of [
      [1, 2],
      [2, 3],
    ] as const)
      await api.db
        .insertInto('rubricVersions')
        .values({
          groupAssessmentId: given.id,
          itemKey: 1,
          questionKey: 1,
          version,
          content: JSON.stringify({ points }),
          createdBy: course.instructor.id,
        })
        .execute()

    const { data } = await copy({
      into: { kind: 'existing', groupId: course.groupId },
      assessments: [{ groupAssessmentId: given.id, ...noDates }],
      clientKey: randomUUID(),
    })

    const id = data.groupAssessmentIds[0] ?? 0
    const items = await api.db
      .selectFrom('groupAssessmentItems')
      .select(['itemKey', 'deliveredRevisionId', 'markingRevisionId', 'rulesNumber'])
      .where('groupAssessmentId', '=', id)
      .orderBy('itemKey')
      .execute()
    expect(items[0]).toMatchObject({ deliveredRevisionId: revision, markingRevisionId: revision, rulesNumber: 0 })
    expect(items[1]?.deliveredRevisionId).not.toBe(revision)
    const rubrics = await api.db
      .selectFrom('rubricVersions')
      .select(['version', 'content', 'createdBy'])
      .where('groupAssessmentId', '=', id)
      .execute()
    expect(rubrics).toEqual([{ version: 1, content: { points: 3 }, createdBy: creator.id }])
  })

  it('keeps which answers two people mark', async () => {
    const given = await course.give({ name: 'Marked twice' })
    const question = { itemKey: 2, questionKey: 1 }
    const setting = { share: 20, mostDifference: 5 }
    const { status } = await api.call(doubleMarkingCalls.setDoubleMarking, {
      as: course.instructor,
      params: { groupAssessmentId: given.id, ...question },
      body: setting,
    })
    expect(status).toBe(204)
    const { data } = await copy({
      into: { kind: 'existing', groupId: course.groupId },
      assessments: [{ groupAssessmentId: given.id, ...noDates }],
      clientKey: randomUUID(),
    })
    const settings = await api.db
      .selectFrom('doubleMarking')
      .select(['itemKey', 'questionKey', 'share', 'mostDifference'])
      .where('groupAssessmentId', '=', data.groupAssessmentIds[0] ?? 0)
      .execute()
    expect(settings).toEqual([{ ...question, ...setting }])
  })

  it('is refused where dates are out of order or an assessment is another course’s, and names which', async () => {
    const given = await course.give({ name: 'Wrong' })
    const other = await addCourse(api)
    const stranger = await other.give()
    const assessments = [
      { groupAssessmentId: given.id, ...noDates },
      { groupAssessmentId: given.id, ...noDates },
    ]
    const ask = (changed: Partial<CopyOfGroup>) =>
      copy({ into: newCourse, assessments: [], clientKey: randomUUID(), ...changed })
    expect((await ask({ assessments })).error.errors).toEqual([
      { path: 'assessments', message: 'Name each assessment once.', reason: { code: 'assessmentTwice', params: {} } },
    ])
    expect((await ask({ assessments: [{ groupAssessmentId: stranger.id, ...noDates }] })).error.errors).toEqual([
      {
        path: 'assessments.0.groupAssessmentId',
        message: 'It is not in this course.',
        reason: { code: 'notInCourse', params: {} },
      },
    ])
    const early = { opensAt: '2027-03-01T14:00:00.000Z', dueAt: '2027-02-01T14:00:00.000Z', closesAt: null }
    const late = await ask({ assessments: [{ groupAssessmentId: given.id, ...early }] })
    expect(late.error).toMatchObject({
      type: 'urn:isomorph:dates-out-of-order',
      errors: [
        {
          path: 'assessments.0.dueAt',
          message: 'Due before it opens.',
          reason: { code: 'dueBeforeOpens', params: {} },
        },
      ],
    })
    const made = await api.db.selectFrom('groupAssessments').select('id').where('copiedFromId', '=', given.id).execute()
    expect(made).toEqual([])
  })

  it('needs the right to make courses, or to give assessments to the other course', async () => {
    const given = await course.give({ name: 'Guarded' })
    const assessments = [{ groupAssessmentId: given.id, ...noDates }]
    const asked = (into: CopyOfGroup['into'], as?: TestPerson) =>
      copy({ into, assessments, clientKey: randomUUID() }, as)
    expect((await asked(newCourse, course.instructor)).status).toBe(403)
    expect((await asked(newCourse, course.grader)).status).toBe(403)
    const known = await addGroup(api.db, 'Known', { GroupOwner: [course.instructor], GroupGrader: [creator] })
    expect((await asked({ kind: 'existing', groupId: known })).status).toBe(403)
    const unknown = await addGroup(api.db, 'Unknown', { GroupOwner: [course.instructor] })
    expect((await asked({ kind: 'existing', groupId: unknown })).error.errors).toEqual([
      { path: 'into.groupId', message: 'There is no such course.', reason: { code: 'noSuchCourse', params: {} } },
    ])
    expect((await asked({ kind: 'existing', groupId: known }, course.instructor)).status).toBe(201)
  })
})
