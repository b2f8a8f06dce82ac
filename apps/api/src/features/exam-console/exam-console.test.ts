import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { examActCalls, examConsoleCalls, examNewsCalls, type BodyOf } from '@isomorph/contract'
import { createSitter } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { at, moment, sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { recordPresence } from '../sitting/news/presence.ts'
import { watchLearners } from './snapshots.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

type Sat = Awaited<ReturnType<typeof sit>>

const room = async () => await sit(api, { timeLimitMinutes: 60 }, { learners: 2 })
const idleOf = ({ course }: Sat) => course.learners[1] as TestPerson
const watch = async ({ course, delivery }: Sat, cursor?: string, as: TestPerson = course.grader) =>
  await api.call(examConsoleCalls.watchLearners, {
    as,
    params: { groupAssessmentId: delivery.id },
    query: cursor === undefined ? {} : { cursor },
  })
const watchFresh = async ({ course, delivery }: Sat) =>
  await api.call(examConsoleCalls.watchLearners, {
    as: course.grader,
    params: { groupAssessmentId: delivery.id },
    query: { isFresh: true },
  })
/** Of the one who sits. */
const learnerIn = ({ learner }: Sat, { data }: Awaited<ReturnType<typeof watch>>) => {
  const found = data.learners.find((each) => each.learner.id === learner.id)
  if (!found) throw new Error('The console does not show who sits.')
  return found
}
const act = async ({ course, delivery, learner }: Sat, kind: 'pause' | 'continue') =>
  await api.call(examActCalls.actOnLearners, {
    as: course.instructor,
    params: { groupAssessmentId: delivery.id },
    body: { kind, clientKey: randomUUID(), learners: [learner.id], reason: 'Nosebleed.' },
  })
const start = async ({ delivery }: Sat, learner: TestPerson) => await createSitter(api, learner, delivery.id).start()
const announce = async ({ course, delivery }: Sat, body: Partial<BodyOf<typeof examConsoleCalls.announce>> = {}) =>
  await api.call(examConsoleCalls.announce, {
    as: course.instructor,
    params: { groupAssessmentId: delivery.id },
    body: {
      clientKey: randomUUID(),
      text: 'Question 2: use g = 9.81.',
      isUrgent: false,
      learners: 'everyone',
      ...body,
    },
  })
const newsOf = async ({ delivery }: Sat, as: TestPerson) =>
  (await api.call(examNewsCalls.awaitNews, { as, params: { groupAssessmentId: delivery.id } })).data
const texts = ({ news }: Awaited<ReturnType<typeof newsOf>>) => news?.announcements.map(({ text }) => text)

it('shows where everybody stands', async () => {
  const sat = await room()
  await sat.sitter.draft(sat.id, '1', 0)
  const open = {
    groupAssessmentId: sat.delivery.id,
    userId: sat.learner.id,
    after: undefined,
    isInView: true,
    isLearners: true,
  }
  const pages = [{ ...open, sessionId: 1, problemInstanceId: sat.id }]
  await recordPresence(api.db, [...pages, { ...open, sessionId: 2, problemInstanceId: null }], moment('10:00:00'))
  const { data } = await watch(sat)
  expect(data.isComplete).toBe(true)
  const byId = new Map(data.learners.map((each) => [each.learner.id, each]))
  expect(byId.get(sat.learner.id)).toMatchObject({
    state: 'working',
    problems: expect.stringMatching(/^de*$/),
    isConnected: true,
    devices: 2,
    lostSince: null,
    savedAt: at('10:00:00'),
    deadline: at('11:00:00'),
    isCutByClose: false,
  })
  expect(byId.get(idleOf(sat).id)).toMatchObject({ state: 'notStarted', problems: '', isConnected: false })
  api.clock.set(moment('10:02:00'))
  const { data: later } = await watch(sat, data.cursor)
  expect(later.learners).toMatchObject([{ isConnected: false, lostSince: at('10:00:00'), openPosition: null }])
})

it('answers only what differs from the cursor, and everything to a cursor of another process', async () => {
  const sat = await room()
  const { data: first } = await watch(sat)
  api.clock.set(moment('10:00:03'))
  const { data: same } = await watch(sat, first.cursor)
  expect(same).toMatchObject({ isComplete: false, learners: [], removed: [] })
  await sat.sitter.submit(sat.id, sat.right)
  await act(sat, 'pause')
  await api.db.deleteFrom('groupUserRoles').where('userId', '=', idleOf(sat).id).execute()
  api.clock.set(moment('10:00:06'))
  const { data: changed } = await watch(sat, same.cursor)
  expect(changed.learners).toMatchObject([
    { learner: { id: sat.learner.id }, state: 'paused', problems: expect.stringMatching(/^s/), deadline: null },
  ])
  expect(changed.removed).toEqual([idleOf(sat).id])
  expect((await watch(sat, 'another process/7')).data).toMatchObject({ isComplete: true, removed: [] })
})

it('comes in parts of at most 200 kB, each person as they are now and nobody left out', async () => {
  const sat = await room()
  await sql`
    with made as (
      insert into users (user_name, email, first_name, last_name)
      select 'crowd' || n, 'crowd' || n || '@example.edu', 'One Of', 'Many ' || n from generate_series(1, 900) n returning id
    )
    insert into group_user_roles (group_id, user_id, role) select ${sat.course.groupId}::bigint, id, 'GroupLearner' from made`.execute(
    api.db,
  )
  const { data: first, text } = await watch(sat)
  expect(first).toMatchObject({ isComplete: true, hasMore: true })
  expect(text.length).toBeLessThan(200_000)
  const changed = first.learners.find(({ learner }) => learner.id === sat.learner.id)
  expect(changed).toBeDefined()
  await act(sat, 'pause')
  const states = new Map(first.learners.map(({ learner, state }) => [learner.id, state]))
  let { cursor, hasMore } = first
  for (let part = 1; hasMore; part += 1) {
    // Other snapshots are taken while the parts are fetched.
    api.clock.set(moment(`10:00:0${part * 3}`))
    const { data } = await watch(sat, cursor)
    expect(data.isComplete).toBe(false)
    for (const { learner, state } of data.learners) states.set(learner.id, state)
    cursor = data.cursor
    hasMore = data.hasMore
  }
  expect(states.size).toBe(902)
  expect(states.get(sat.learner.id)).toBe('paused')
  expect((await watch(sat, cursor)).data.learners).toEqual([])
})

it('goes on counting as submitted what was changed since', async () => {
  const sat = await room()
  await sat.sitter.submit(sat.id, sat.right)
  api.clock.set(moment('10:01:00'))
  await sat.sitter.draft(sat.id, '1', 0)
  expect(learnerIn(sat, await watchFresh(sat)).problems).toMatch(/^ce*$/)
})

it('is read once for all who watch at the same time', async () => {
  const sat = await room()
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const reads = () => queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('from learner_presence'))
  await Promise.all(Array.from({ length: 20 }, () => watch(sat)))
  expect(reads()).toHaveLength(1)
  api.clock.set(moment('10:00:03'))
  await watch(sat)
  expect(reads()).toHaveLength(2)
  queries.mockRestore()
})

it('is taken once for all who wait while it takes long', async () => {
  const sat = await room()
  const client = await api.database.pool.connect()
  await client.query('begin; lock table learner_presence')
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const taken = () =>
    queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('from learner_presence')).length
  const ask = async (time: string) =>
    watchLearners(api.database, { groupAssessmentId: sat.delivery.id, now: moment(time) })
  const first = ask('10:00:00')
  await vi.waitFor(() => expect(taken()).toBe(1))
  const others = Array.from({ length: 5 }, () => ask('10:00:05'))
  await client.query('commit')
  client.release()
  await Promise.all([first, ...others])
  expect(taken()).toBe(1)
  queries.mockRestore()
})

it('shows at once what whoever asks has just changed', async () => {
  const sat = await room()
  await watch(sat)
  await act(sat, 'pause')
  expect(learnerIn(sat, await watch(sat)).state).toBe('working')
  expect(learnerIn(sat, await watchFresh(sat)).state).toBe('paused')
})

it('does not take a pause for a close that cuts the time limit', async () => {
  const sat = await sit(api, { timeLimitMinutes: 60, dueAt: at('11:02:00') })
  const isCut = async () => learnerIn(sat, await watchFresh(sat)).isCutByClose
  expect(await isCut()).toBe(false)
  await act(sat, 'pause')
  api.clock.set(moment('10:05:00'))
  await act(sat, 'continue')
  expect(await isCut()).toBe(false)
  const late = await sit(api, { timeLimitMinutes: 60, dueAt: at('11:02:00') })
  expect(learnerIn(late, await watchFresh(late)).isCutByClose).toBe(true)
  await act(late, 'pause')
  api.clock.set(moment('10:15:00'))
  await act(late, 'continue')
  expect(learnerIn(late, await watchFresh(late)).isCutByClose).toBe(true)
})

it('is for staff alone', async () => {
  const sat = await room()
  expect((await watch(sat, undefined, sat.learner)).status).toBe(403)
})

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
  expect(refused.error.errors).toEqual([{ path: 'itemKey', message: 'This problem is not in the assessment.' }])
})

it('refuses to announce to people who are not learners of the assessment, by name, and tells nobody', async () => {
  const sat = await room()
  const refused = await announce(sat, { learners: [sat.learner.id, sat.course.grader.id] })
  expect(refused).toMatchObject({ status: 409, error: { type: 'urn:isomorph:not-learners' } })
  expect(refused.error.errors).toEqual([
    { path: 'learners.1', message: `${sat.course.grader.id} is not a learner of this assessment.` },
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

it('does not say that the individual end of a reopened sitting cuts the time limit', async () => {
  const sat = await sit(api, { timeLimitMinutes: 60, dueAt: at('10:30:00') })
  expect(learnerIn(sat, await watchFresh(sat)).isCutByClose).toBe(true)
  await api.db
    .updateTable('learnerStatuses')
    .set({ reopenedUntil: moment('10:50:00') })
    .where('groupAssessmentId', '=', sat.delivery.id)
    .execute()
  expect(learnerIn(sat, await watchFresh(sat)).isCutByClose).toBe(false)
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
