import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { examConsoleCalls, examNewsCalls, sayOfField } from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { at, moment, sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createAnnouncer, createConsole, idleOf } from './exam-console.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const { room, watch, watchFresh } = createConsole(() => api)
const { start, announce, newsOf, texts } = createAnnouncer(() => api)

it('announces to everybody or to some, once for each key, until it is withdrawn', async () => {
  const sat = await room()
  const clientKey = randomUUID()
  const { data: told } = await announce(sat, { clientKey })
  expect((await announce(sat, { clientKey })).data).toEqual(told)
  await announce(sat, { text: 'Your calculator is at the desk.', isUrgent: true, learners: [sat.learner.id] })
  const before = await newsOf(sat, sat.learner)
  expect(texts(before)).toEqual(['Question 2: use g = 9.81.', 'Your calculator is at the desk.'])
  expect(texts(await newsOf(sat, idleOf(sat)))).toEqual([])
  await start(sat, idleOf(sat))
  expect(texts(await newsOf(sat, idleOf(sat)))).toEqual(['Question 2: use g = 9.81.'])
  expect((await watch(sat)).data.announcements).toMatchObject([{ learnerCount: null }, { learnerCount: 1 }])
  const withdraw = async () =>
    await api.call(examConsoleCalls.withdrawAnnouncement, {
      as: sat.course.instructor,
      params: { groupAssessmentId: sat.delivery.id, announcementId: told.id },
    })
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204])
  const after = await newsOf(sat, sat.learner)
  expect(texts(after)).toEqual(['Your calculator is at the desk.'])
  expect(after.token).not.toBe(before.token)
})

it('tells of a problem those who were given it, by their own number, and refuses one of another assessment', async () => {
  const sat = await sit(api, { timeLimitMinutes: 60, isShuffled: true }, { learners: 2 })
  const params = { groupAssessmentId: sat.delivery.id }
  // A problem that nobody drew.
  await sql`
    insert into group_assessment_items
      (group_assessment_id, delivery_number, item_key, position, points, delivered_revision_id, marking_revision_id)
    select group_assessment_id, delivery_number, 99, 99, points, delivered_revision_id, marking_revision_id
      from group_assessment_items where group_assessment_id = ${sat.delivery.id} limit 1`.execute(api.db)
  const { data: problems } = await api.call(examConsoleCalls.listProblemsToAnnounce, {
    as: sat.course.instructor,
    params,
  })
  const itemKey = problems[0]?.itemKey ?? 0
  const own = await api.db
    .selectFrom('problemInstances')
    .select(['id', 'position'])
    .where('groupAssessmentId', '=', sat.delivery.id)
    .where('userId', '=', sat.learner.id)
    .where('itemKey', '=', itemKey)
    .executeTakeFirstOrThrow()
  const { data: told } = await announce(sat, { itemKey })
  const { data: untold } = await announce(sat, { itemKey: 99 })
  expect((await newsOf(sat, sat.learner)).news?.announcements).toMatchObject([
    { id: told.id, problem: { problemInstanceId: own.id, position: own.position } },
  ])
  const query = { seen: `${told.id},${untold.id}` }
  await api.call(examNewsCalls.awaitNews, { as: sat.learner, params, query })
  expect((await watchFresh(sat)).data.announcements).toMatchObject([
    { problem: problems[0], seenCount: 1 },
    { problem: { itemKey: 99 }, seenCount: 0 },
  ])
  const refused = await announce(sat, { itemKey: 777 })
  expect(refused).toMatchObject({ status: 409, error: { type: 'urn:isomorph:problem-not-asked' } })
  expect(refused.error.errors).toEqual([{ path: 'itemKey', ...sayOfField('notInAssessment') }])
})

it('refuses to announce to people who are not learners of the assessment, by name, and tells nobody', async () => {
  const sat = await room()
  const refused = await announce(sat, { learners: [sat.learner.id, sat.course.grader.id] })
  expect(refused).toMatchObject({ status: 409, error: { type: 'urn:isomorph:not-learners' } })
  expect(refused.error.errors).toEqual([
    { path: 'learners.1', ...sayOfField('isNotLearner', { id: String(sat.course.grader.id) }) },
  ])
  expect((await watchFresh(sat)).data.announcements).toEqual([])
})

it('knows who has seen an announcement, once each', async () => {
  const sat = await room()
  const { data: told } = await announce(sat)
  const params = { groupAssessmentId: sat.delivery.id, announcementId: told.id }
  const see = async (as: TestPerson) =>
    await api.call(examNewsCalls.awaitNews, {
      as,
      params: { groupAssessmentId: sat.delivery.id },
      query: { seen: `${told.id},999999` },
    })
  await see(sat.learner)
  api.clock.set(moment('10:05:00'))
  await see(sat.learner)
  await see(idleOf(sat))
  const { data } = await api.call(examConsoleCalls.listReceipts, { as: sat.course.grader, params })
  expect(data.items.map(({ learner, seenAt }) => [learner.id, seenAt])).toEqual([[sat.learner.id, at('10:00:00')]])
  expect((await watchFresh(sat)).data.announcements).toMatchObject([{ seenCount: 1 }])
})

it('refuses the key of an announcement that says something else, or to others', async () => {
  const sat = await room()
  const clientKey = randomUUID()
  const learners = [sat.learner.id, idleOf(sat).id]
  const typeOf = async (body: Parameters<typeof announce>[1], of = sat) =>
    (await announce(of, { clientKey, learners, ...body })).error.type
  expect((await announce(sat, { clientKey, learners })).status).toBe(200)
  expect((await announce(sat, { clientKey, learners: learners.toReversed() })).status).toBe(200)
  const refused = 'urn:isomorph:key-of-other-announcement'
  expect(await typeOf({ text: 'Another text.' })).toBe(refused)
  expect(await typeOf({ isUrgent: true })).toBe(refused)
  expect(await typeOf({ learners: 'everyone' })).toBe(refused)
  expect(await typeOf({ itemKey: 1 })).toBe(refused)
  expect(await typeOf({}, await room())).toBe(refused)
})
