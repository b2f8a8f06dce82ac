import { afterAll, beforeAll, expect, it } from 'vitest'
import { accommodationCalls, gradingCalls, resultCalls, sittingCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { markWaiting, regradeWorld, work } from './regrades.fixtures.ts'

/** Regrades that are applied beside marks of people and points set by hand. */

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('leaves marks by people and points set by hand, and lists them', async () => {
  const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, course, delivery, points } =
    await regradeWorld(api)
  await sitter.submit(id, numbers.sum)
  await second.submit(secondId, secondNumbers.sum)
  const as = course.grader
  const params = { groupAssessmentId: delivery.id, problemInstanceId: id, attemptNumber: 1, questionKey: 1 }
  await api.call(resultCalls.scoreManually, { as, params, body: { percent: 40, markingNumber: 1, comment: '' } })
  await api.call(resultCalls.setResultOverride, {
    as,
    params: { groupAssessmentId: delivery.id, problemInstanceId: secondId },
    body: {
      clientKey: crypto.randomUUID(),
      kind: 'points',
      value: 3,
      reason: 'Late.',
      learnerNote: '',
      replaces: null,
    },
  })
  const run = await regrader.regrade({ problemRevisionId: await mend() }, { reopensMarks: true })
  expect(run.summary).toMatchObject({ byHand: 1, hidden: 1, rise: 0 })
  expect(await points()).toEqual([4, 3])
  const changes = await regrader.changes(run.id)
  expect(changes.byHand).toMatchObject([{ percent: 40, computedPercent: 100 }])
  const results = changes.learners.flatMap((each) => each.results)
  expect(results).toMatchObject([{ pointsBefore: 0, pointsAfter: 10, isSetByHand: true }])
  const tasks = await api.db.selectFrom('scoringTasks').select('reason').where('problemInstanceId', '=', id).execute()
  expect(tasks).toEqual([{ reason: 'chosen' }])
})

it('says who is excused and whose appeal waits', async () => {
  const { learner, sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, course, delivery } =
    await regradeWorld(api)
  await sitter.submit(id, numbers.sum)
  await second.submit(secondId, secondNumbers.sum)
  const appeal = { clientKey: crypto.randomUUID(), attemptNumber: 1, questionKey: 1, text: 'It is the sum.' }
  const params = { groupAssessmentId: delivery.id, problemInstanceId: id }
  expect((await api.call(sittingCalls.raiseAppeal, { as: learner, params, body: appeal })).status).toBe(200)
  const [, other] = course.learners
  const excuse = { userIds: [other?.id ?? 0], fields: { isExcused: true }, reason: 'Ill' }
  await api.call(accommodationCalls.saveAccommodations, {
    as: course.instructor,
    body: { groupAssessmentId: delivery.id, ...excuse },
  })
  const { id: runId } = await regrader.look({ problemRevisionId: await mend() })
  const { learners } = await regrader.changes(runId)
  expect(learners.toSorted((one, two) => one.learner.id - two.learner.id)).toMatchObject([
    { learner: { id: learner.id }, isExcused: false, hasOpenAppeal: true },
    { learner: { id: other?.id }, isExcused: true, hasOpenAppeal: false },
  ])
})

it('leaves a total that is set to percent that share of what the problems count', async () => {
  const { learner, regrader, course, delivery } = await regradeWorld(api)
  const body = { clientKey: crypto.randomUUID(), kind: 'percent', value: 100, reason: '', learnerNote: '' } as const
  const set = await api.call(resultCalls.setScoreOverride, {
    as: course.instructor,
    params: { groupAssessmentId: delivery.id, userId: learner.id },
    body: { ...body, reason: 'Was ill.', replaces: null },
  })
  expect(set.status).toBe(200)
  const total = async () =>
    await api.db
      .selectFrom('scores')
      .select(['overridePoints', 'possible'])
      .where('groupAssessmentId', '=', delivery.id)
      .where('userId', '=', learner.id)
      .executeTakeFirstOrThrow()
  expect(await total()).toEqual({ overridePoints: 10, possible: 10 })
  const run = await regrader.regrade({ points: 8 })
  expect(await total()).toEqual({ overridePoints: 8, possible: 8 })
  await regrader.undoWholly(run.id)
  expect(await total()).toEqual({ overridePoints: 10, possible: 10 })
})

it('leaves a result that is set to percent that share of what its problem counts', async () => {
  const { id, learner, regrader, course, delivery } = await regradeWorld(api)
  const as = course.instructor
  const params = { groupAssessmentId: delivery.id, problemInstanceId: id }
  const body = {
    clientKey: crypto.randomUUID(),
    kind: 'percent',
    value: 90,
    reason: 'Ill.',
    learnerNote: '',
  } as const
  const set = await api.call(resultCalls.setResultOverride, { as, params, body: { ...body, replaces: null } })
  expect(set.data).toMatchObject({ earnedPoints: 9, override: { points: 9 } })
  const now = async () => {
    const row = (await regrader.results()).learners.find((each) => each.learner.id === learner.id)
    return [row?.points, row?.cells[0]?.points, row?.cells[0]?.override?.points]
  }
  const run = await regrader.look({ points: 5 })
  expect((await regrader.changes(run.id)).learners[0]).toMatchObject({ pointsBefore: 9, pointsAfter: 4.5 })
  await regrader.apply(run.id)
  await work(api, delivery.id, run.id)
  expect(await now()).toEqual([4.5, 4.5, 4.5])
  // What is waived of the total counts all results anew, by what they are worth now.
  const waiver = { ...body, clientKey: crypto.randomUUID(), kind: 'noPenalties', replaces: null } as const
  const { value: _percent, ...waiving } = waiver
  const whole = { groupAssessmentId: delivery.id, userId: learner.id }
  expect((await api.call(resultCalls.setScoreOverride, { as, params: whole, body: waiving })).status).toBe(200)
  expect(await now()).toEqual([4.5, 4.5, 4.5])
  await regrader.undoWholly(run.id)
  expect(await now()).toEqual([9, 9, 9])
})

it('marks an answer anew where a grader takes back a mark from before', async () => {
  const { sitter, id, numbers, regrader, mend, course, delivery, points } = await regradeWorld(api)
  await sitter.submit(id, numbers.sum)
  const [as, params] = [course.grader, { groupAssessmentId: delivery.id }]
  const place = { problemInstanceId: id, attemptNumber: 1, questionKey: 1 }
  const seen = { ...place, markingNumber: 1, clientKey: crypto.randomUUID(), comment: '', mark: { percent: 40 } }
  await api.call(gradingCalls.chooseResponses, { as, params, body: { itemKey: 1, questionKey: 1 } })
  expect((await api.call(gradingCalls.markResponse, { as, params, body: seen })).status).toBe(200)
  await regrader.regrade({ problemRevisionId: await mend() })
  expect(await points()).toEqual([4, 0])
  const undoing = { ...place, markingNumber: 2, clientKey: crypto.randomUUID() }
  const { data } = await api.call(gradingCalls.undoMark, { as, params, body: undoing })
  expect(data).toMatchObject({ isWaiting: true, response: { verdict: 'pending', source: 'evaluator' } })
  await markWaiting(api)
  expect(await points()).toEqual([10, 0])
})
