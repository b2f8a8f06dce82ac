import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  groupAssessmentCalls,
  groupCalls,
  peopleCalls,
  problemCalls,
  resultCalls,
  sittingCalls,
} from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { createSitter, essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { getCachedInstance } from './cache/instance-cache.ts'
import { at, moment, sit, type Sitter } from '../../testing/sit.fixtures.ts'
import { submitAttempt } from './attempts/submit-attempt.ts'
import { sweepDeadlines } from './finish/sweep-deadlines.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(async () => {
  await api.close()
  await marker.close()
})

const anHour = { timeLimitMinutes: 60 }
type Sat = Awaited<ReturnType<typeof sit>>

const deleteCourse = async ({ course: { instructor, groupId } }: Sat) =>
  await api.call(groupCalls.deleteGroup, { as: instructor, params: { groupId } })
const restoreCourse = async ({ course: { instructor, groupId } }: Sat) =>
  await api.call(groupCalls.restoreGroup, { as: instructor, params: { groupId } })
const sweep = async (time: string) => await sweepDeadlines({ database: api.database, marker }, moment(time))

/** Every call that a learner has for a sitting. */
async function statusesOfCalls(sitter: Sitter, as: TestPerson, groupAssessmentId: number, id: number) {
  const params = { groupAssessmentId }
  const event = { kind: 'Resumed', clientAt: at('10:00:00') } as const
  const answers = [
    sitter.look(),
    sitter.start(),
    sitter.page(id),
    sitter.draft(id, '1', 0),
    sitter.submit(id, '1'),
    sitter.finish(),
    api.call(sittingCalls.listProblemInstances, { as, params }),
    api.call(sittingCalls.createLearnerStatusEvent, { as, params, body: event }),
  ]
  return (await Promise.all(answers)).map(({ status }) => status)
}
const allNotFound = Array<number>(8).fill(404)

async function attemptsUsed(id: number): Promise<number> {
  const row = await api.db.selectFrom('results').select('attemptsUsed').where('problemInstanceId', '=', id).execute()
  return row[0]?.attemptsUsed ?? 0
}

describe('a deleted course', () => {
  it('delivers and accepts nothing, and is as it was once it is restored', async () => {
    const sat = await sit(api, { ...anHour, isFinishedByHand: true })
    const { sitter, learner, delivery, id, right, course } = sat
    // The sitting is in memory from here on.
    expect((await sitter.submit(id, '1')).status).toBe(200)
    await sitter.draft(id, right, 0)
    await deleteCourse(sat)
    expect(await statusesOfCalls(sitter, learner, delivery.id, id)).toEqual(allNotFound)
    const list = { as: learner, query: { groupId: course.groupId } }
    expect((await api.call(groupAssessmentCalls.listGroupAssessments, list)).status).toBe(404)
    expect(await attemptsUsed(id)).toBe(1)

    await restoreCourse(sat)
    const { data } = await sitter.page(id)
    expect(data).toMatchObject({ attemptsUsed: 1, draft: { answers: [{ value: right }] } })
    expect((await sitter.submit(id, right)).data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
    expect((await sitter.finish()).status).toBe(200)
  })

  it('accepts nothing from a request that was let in just before', async () => {
    const sat = await sit(api, anHour)
    const { sitter, learner, id, right } = sat
    await sitter.submit(id, '1')
    const instance = await getCachedInstance(api.database, id)
    expect(instance?.snapshot).not.toBeNull()
    await deleteCourse(sat)
    const submission = {
      clientAttemptId: '6f1d0a3e-3a52-4c52-9c3e-0a3c5f4f1d11',
      answers: [{ questionKey: 1, value: right }],
      source: 'learner',
      receivedAt: moment('10:01:00'),
      clientAt: null,
      draftVersion: 0,
      judgedAt: moment('10:01:00'),
      keepsUnreadable: false,
      actorUserId: learner.id,
    } as const
    if (!instance) throw new Error('The instance is there.')
    await expect(submitAttempt({ database: api.database, marker }, instance, submission)).rejects.toMatchObject({
      kind: { status: 404 },
    })
    expect(await attemptsUsed(id)).toBe(1)
  })

  it('lets the deadline pass it by; what was saved is submitted once it is restored', async () => {
    const sat = await sit(api, anHour)
    const { sitter, learner, delivery, id, right } = sat
    await sitter.draft(id, right, 0)
    await deleteCourse(sat)
    expect([await sweep('11:30:00'), await sweep('11:40:00')]).toEqual([0, 0])
    const status = await api.db
      .selectFrom('learnerStatuses')
      .select(['finishedAt', 'wakeAt'])
      .where('groupAssessmentId', '=', delivery.id)
      .where('userId', '=', learner.id)
      .executeTakeFirst()
    expect(status).toEqual({ finishedAt: null, wakeAt: null })
    await restoreCourse(sat)
    // The hint that restoring gives is of the database's clock.
    await api.db
      .updateTable('learnerStatuses')
      .set({ wakeAt: moment('11:45:00') })
      .where('groupAssessmentId', '=', delivery.id)
      .where('wakeAt', 'is not', null)
      .execute()
    expect(await sweep('11:50:00')).toBe(1)
    api.clock.set(moment('11:51:00'))
    expect((await sitter.page(id)).data).toMatchObject({
      attemptsUsed: 1,
      earnedPoints: 10,
      attempts: [{ source: 'deadline', daysLate: 0 }],
    })
  })

  it('shows its results to whoever can restore it, and lets nobody change them', async () => {
    const sat = await sit(api)
    const { course, delivery, sitter, id } = sat
    await sitter.submit(id, '1')
    await deleteCourse(sat)
    const params = { groupAssessmentId: delivery.id }
    const results = async (as: TestPerson) => (await api.call(resultCalls.getResults, { as, params })).status
    expect([await results(course.instructor), await results(course.grader)]).toEqual([200, 404])
    const preview = createSitter(api, course.instructor, delivery.id)
    expect([(await preview.look()).status, (await preview.start()).status]).toEqual([404, 403])
    expect((await api.call(groupAssessmentCalls.deleteGroupAssessment, { as: course.instructor, params })).status).toBe(
      403,
    )
  })
})

describe('a deleted assessment of a course', () => {
  it('accepts nothing, and its deadline submits nothing', async () => {
    const { sitter, learner, delivery, course, id, right } = await sit(api, anHour)
    await sitter.submit(id, '1')
    await sitter.draft(id, right, 0)
    const params = { groupAssessmentId: delivery.id }
    await api.call(groupAssessmentCalls.deleteGroupAssessment, { as: course.instructor, params })
    expect(await statusesOfCalls(sitter, learner, delivery.id, id)).toEqual(allNotFound)
    expect(await sweep('11:30:00')).toBe(0)
    expect(await attemptsUsed(id)).toBe(1)
  })

  it('is not touched by deleting what it was made from', async () => {
    const { sitter, course, id, right } = await sit(api)
    const { instructor: as, assessmentId } = course
    const problem = await api.db
      .selectFrom('problemInstances as i')
      .innerJoin('variants as v', 'v.id', 'i.variantId')
      .innerJoin('problemRevisions as r', 'r.id', 'v.problemRevisionId')
      .select('r.problemId')
      .where('i.id', '=', id)
      .executeTakeFirstOrThrow()
    await api.db
      .insertInto('problemUserRoles')
      .values({ problemId: problem.problemId, userId: as.id, role: 'Owner' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const deleted = [
      await api.call(assessmentCalls.deleteAssessment, { as, params: { assessmentId } }),
      await api.call(problemCalls.deleteProblem, { as, params: { problemId: problem.problemId } }),
    ]
    expect(deleted.map(({ status }) => status)).toEqual([204, 204])
    expect((await sitter.submit(id, right)).data).toMatchObject({ attemptsUsed: 1, earnedPoints: 10 })
  })
})

describe('somebody who left the course', () => {
  const leave = async ({ course }: Sat, person: TestPerson) => {
    const role = await api.db
      .selectFrom('groupUserRoles')
      .select('id')
      .where('groupId', '=', course.groupId)
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow()
    const params = { groupId: course.groupId, groupUserRoleId: role.id }
    expect((await api.call(peopleCalls.removeGroupUser, { as: course.instructor, params })).status).toBe(204)
  }

  it('finishes what they started as a learner', async () => {
    const sat = await sit(api)
    await leave(sat, sat.learner)
    expect((await sat.sitter.submit(sat.id, sat.right)).data).toMatchObject({ earnedPoints: 10 })
  })

  it('has no way into what they previewed as an instructor', async () => {
    const sat = await sit(api, { isFinishedByHand: true })
    const { course, delivery } = sat
    const other = await addPerson(api.db, `co-owner${delivery.id}`)
    const values = { groupId: course.groupId, userId: other.id, role: 'GroupOwner' } as const
    await api.db.insertInto('groupUserRoles').values(values).execute()
    const preview = createSitter(api, other, delivery.id)
    const { data } = await preview.start()
    const id = data.problems[0]?.problemInstanceId ?? 0
    expect((await preview.submit(id, '1')).status).toBe(200)
    await leave(sat, other)
    expect(await statusesOfCalls(preview, other, delivery.id, id)).toEqual(allNotFound)
    expect(await attemptsUsed(id)).toBe(1)
  })
})

describe('answers that wait for a mark', () => {
  it.each([
    ['never', 0],
    ['immediately', 1],
  ] as const)('are counted for a learner as scores are released: %s', async (scores, pending) => {
    const problems = [problemContent(sumQuestion(), essayQuestion())]
    const settings = { correctnessRelease: 'never', scoresRelease: scores } as const
    const { sitter, learner, course, id } = await sit(api, settings, { problems })
    const answers = [
      { questionKey: 1, value: '1' },
      { questionKey: 2, value: 'Because.' },
    ]
    expect((await sitter.submitAll(id, answers)).data.pending).toBe(pending)
    const { data } = await sitter.look()
    expect(data.groupAssessment.own?.pending).toBe(pending)
    expect(data.problems).toMatchObject([{ pending, state: 'attempted' }])
    const list = { query: { groupId: course.groupId } }
    const own = await api.call(groupAssessmentCalls.listGroupAssessments, { as: learner, ...list })
    expect(own.data[0]?.own?.pending).toBe(pending)
    const staff = await api.call(groupAssessmentCalls.listGroupAssessments, { as: course.instructor, ...list })
    expect(staff.data[0]?.counts?.needsPerson).toBe(1)
  })
})
