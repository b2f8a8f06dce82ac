import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groupAssessmentCalls, groupCalls } from '@isomorph/contract'
import {
  addAssessmentRevision,
  addCourse,
  addProblem,
  createSitter,
  deliverySettings,
  problemContent,
} from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { prepareInstancesTask } from './instances/prepare-instances.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const {
  createGroupAssessment,
  updateGroupAssessment,
  listGroupAssessments,
  getGroupAssessment,
  deleteGroupAssessment,
} = groupAssessmentCalls

function prepare(groupAssessmentId: number): Promise<void> {
  return prepareInstancesTask.run({ groupAssessmentId }, { database: api.database } as never)
}

async function instancesOf(groupAssessmentId: number) {
  return await api.db
    .selectFrom('problemInstances as i')
    .innerJoin('variants as v', 'v.id', 'i.variantId')
    .select(['i.userId', 'i.itemKey', 'i.ordinal', 'v.id as variantId', 'v.problemRevisionId'])
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .orderBy('i.id')
    .execute()
}

describe('giving an assessment', () => {
  it('pins the newest revision with its problems and points', async () => {
    const { give } = await addCourse(api, { problems: [problemContent(), problemContent()] })
    const given = await give({ timeLimitMinutes: 45 })
    expect(given).toMatchObject({
      assessmentName: 'Sums',
      assessmentRevisionNumber: 1,
      hasNewerRevision: false,
      problemCount: 2,
      points: 20,
      state: 'open',
      version: 1,
      settings: { timeLimitMinutes: 45, hasAccessCode: false },
      counts: { learners: 2, started: 0, finished: 0, needsPerson: 0, lateWork: 0 },
    })
  })

  it('is done once for the same client key', async () => {
    const { instructor, groupId, assessmentId } = await addCourse(api)
    const body = { groupId, assessmentId, settings: deliverySettings(), clientKey: randomUUID() }
    const [first, second] = await Promise.all([
      api.call(createGroupAssessment, { as: instructor, body }),
      api.call(createGroupAssessment, { as: instructor, body }),
    ])
    expect(second.data.id).toBe(first.data.id)
  })

  it('is refused for what is empty or has errors, which are named', async () => {
    const { instructor, groupId } = await addCourse(api)
    const give = (assessmentId: number) =>
      api.call(createGroupAssessment, { as: instructor, body: { groupId, assessmentId, settings: deliverySettings() } })
    const empty = await addAssessmentRevision(api.db, instructor, [])
    expect((await give(empty)).error).toMatchObject({
      status: 409,
      type: 'urn:isomorph:assessment-not-usable',
      said: [{ code: 'assessmentEmpty', params: {} }],
    })
    const bad = await addProblem(api.db, instructor, 'Half done', problemContent(), 'InvalidForUseError')
    const invalid = await addAssessmentRevision(api.db, instructor, [{ problemRevisionId: bad, points: 1 }])
    expect((await give(invalid)).error.errors).toMatchObject([
      { path: 'items.1', message: expect.stringContaining('Half done') },
    ])
  })

  it('takes an assessment that the giver can read, to a course that is theirs', async () => {
    const { instructor, groupId, assessmentId, learners } = await addCourse(api)
    const other = await addCourse(api)
    const give = (as: TestPerson, group: number, assessment: number) =>
      api.call(createGroupAssessment, {
        as,
        body: { groupId: group, assessmentId: assessment, settings: deliverySettings() },
      })
    expect((await give(instructor, groupId, other.assessmentId)).status).toBe(404)
    expect((await give(instructor, other.groupId, assessmentId)).status).toBe(404)
    expect((await give(learners[0] as TestPerson, groupId, assessmentId)).status).toBe(403)
  })

  it('names dates that are out of order', async () => {
    const { instructor, groupId, assessmentId } = await addCourse(api)
    const settings = deliverySettings({ opensAt: '2026-03-02T10:00:00Z', dueAt: '2026-03-01T10:00:00Z' })
    const { error } = await api.call(createGroupAssessment, {
      as: instructor,
      body: { groupId, assessmentId, settings },
    })
    expect(error).toMatchObject({ status: 400, errors: [{ path: 'settings.dueAt' }] })
  })
})

describe('settings', () => {
  it('are changed by whoever has seen the newest', async () => {
    const { instructor, give } = await addCourse(api)
    const { id, version } = await give()
    const save = (name: string, seen: number) =>
      api.call(updateGroupAssessment, {
        as: instructor,
        params: { groupAssessmentId: id },
        body: { settings: deliverySettings({ name }), version: seen },
      })
    const answers = await Promise.all([save('First', version), save('Second', version)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await save('Third', version + 1)).data).toMatchObject({ name: 'Third', version: version + 2 })
  })

  it('keep an access code that is not mentioned and drop an empty one', async () => {
    const { instructor, give } = await addCourse(api)
    const { id } = await give({ accessCode: 'secret' })
    const { accessCode: _unmentioned, ...settings } = deliverySettings()
    const save = (body: { settings: typeof settings & { accessCode?: string }; version: number }) =>
      api.call(updateGroupAssessment, { as: instructor, params: { groupAssessmentId: id }, body })
    expect((await save({ settings, version: 1 })).data.settings.hasAccessCode).toBe(true)
    const dropped = await save({ settings: { ...settings, accessCode: '' }, version: 2 })
    expect(dropped.data.settings.hasAccessCode).toBe(false)
    expect(dropped.text).not.toContain('secret')
  })
})

describe('preparing', () => {
  it('makes every learner their own variants, once however often it runs', async () => {
    const course = await addCourse(api, { learners: 30, problems: [problemContent(), problemContent()] })
    const { id } = await course.give()
    await Promise.all([prepare(id), prepare(id)])
    await prepare(id)
    const instances = await instancesOf(id)
    expect(instances).toHaveLength(60)
    expect(new Set(instances.map(({ variantId }) => variantId)).size).toBe(60)
    const sitter = createSitter(api, course.learners[3] as TestPerson, id)
    const own = instances.filter(({ userId }) => userId === course.learners[3]?.id)
    expect((await sitter.start()).data.problems).toHaveLength(own.length)
  })

  it('shares as many variants as are asked for', async () => {
    const course = await addCourse(api, { learners: 30 })
    const { id } = await course.give({ variantCount: 4 })
    await prepare(id)
    const instances = await instancesOf(id)
    expect(instances).toHaveLength(30)
    expect(new Set(instances.map(({ variantId }) => variantId)).size).toBeLessThanOrEqual(4)
  })
})

describe('moving to the newest revision', () => {
  it('gives new problems to whoever has not started and touches nobody else', async () => {
    const course = await addCourse(api)
    const [first, second] = course.learners as [TestPerson, TestPerson]
    const given = await course.give()
    await prepare(given.id)
    const started = await createSitter(api, first, given.id).start()
    const revision = await addProblem(api.db, course.instructor, 'Newer', problemContent())
    const items = [1, 2].map(() => ({ problemRevisionId: revision, points: 5 }))
    await addAssessmentRevision(api.db, course.instructor, items, course.assessmentId)
    const moved = await api.call(updateGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: given.id },
      body: { settings: deliverySettings(), version: given.version, movesToNewestRevision: true },
    })
    expect(moved.data).toMatchObject({ assessmentRevisionNumber: 2, problemCount: 2, points: 10 })
    const again = await createSitter(api, first, given.id).start()
    expect(again.data.problems).toEqual(started.data.problems)
    expect((await createSitter(api, second, given.id).start()).data.problems).toMatchObject([
      { name: 'Newer', points: 5 },
      { name: 'Newer', points: 5 },
    ])
  })
})

describe('the list of a course', () => {
  it('shows staff everything with counts, and learners what is published with where they stand', async () => {
    const course = await addCourse(api)
    const learner = course.learners[0] as TestPerson
    const hidden = await course.give({ isPublished: false })
    const open = await course.give({ dueAt: '2999-01-01T00:00:00Z' })
    await createSitter(api, learner, open.id).start()
    const query = { groupId: course.groupId }
    const staff = await api.call(listGroupAssessments, { as: course.grader, query })
    expect(new Set(staff.data.map(({ id }) => id))).toEqual(new Set([hidden.id, open.id]))
    expect(staff.data.find(({ id }) => id === open.id)).toMatchObject({ counts: { started: 1 }, own: null })
    const own = await api.call(listGroupAssessments, { as: learner, query })
    expect(own.data).toMatchObject([{ id: open.id, counts: null, own: { status: 'InProgress', points: 0 } }])
    const stranger = await addPerson(api.db, 'stranger')
    expect((await api.call(listGroupAssessments, { as: stranger, query })).status).toBe(404)
  })

  it('is that of all own courses where none is named', async () => {
    const [taught, taken, deleted] = [await addCourse(api), await addCourse(api), await addCourse(api)]
    const person = taught.instructor
    const given = await taught.give({ isPublished: false })
    const taking = [taken, deleted].map(({ groupId }) => ({
      groupId,
      userId: person.id,
      role: 'GroupLearner' as const,
    }))
    await api.db.insertInto('groupUserRoles').values(taking).execute()
    await deleted.give()
    await api.call(groupCalls.deleteGroup, { as: deleted.instructor, params: { groupId: deleted.groupId } })
    await taken.give({ isPublished: false })
    const open = await taken.give()
    const { data } = await api.call(listGroupAssessments, { as: person })
    expect(data.map(({ id, counts }) => [id, counts !== null])).toEqual([
      [given.id, true],
      [open.id, false],
    ])
    expect((await api.call(listGroupAssessments, { as: await addPerson(api.db, 'nowhere') })).data).toEqual([])
  })

  it('no longer has what was taken out; what was done stays in the records', async () => {
    const course = await addCourse(api)
    const { id } = await course.give()
    const sitter = createSitter(api, course.learners[0] as TestPerson, id)
    const { data } = await sitter.start()
    const params = { groupAssessmentId: id }
    expect((await api.call(deleteGroupAssessment, { as: course.grader, params })).status).toBe(403)
    expect((await api.call(deleteGroupAssessment, { as: course.instructor, params })).status).toBe(204)
    expect((await api.call(getGroupAssessment, { as: course.instructor, params })).status).toBe(404)
    expect((await sitter.submit(data.problems[0]?.problemInstanceId as number, '1')).status).toBe(404)
    expect(await instancesOf(id)).toHaveLength(1)
  })
})
