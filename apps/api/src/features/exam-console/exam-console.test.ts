import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createSitter, problemContent } from '../../testing/deliveries.ts'
import { at, moment, sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { recordPresence } from '../sitting/news/presence.ts'
import { createConsole, idleOf } from './exam-console.fixtures.ts'
import { watchLearners } from './snapshots.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const { room, watch, watchFresh, learnerIn, act } = createConsole(() => api)

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

it('shows the problems of each in their own order, and reads that order once, also of those who start later', async () => {
  const sat = await sit(api, { timeLimitMinutes: 60 }, { learners: 2, problems: [problemContent(), problemContent()] })
  await sql`
    update problem_instances set position = 100 - position
     where group_assessment_id = ${sat.delivery.id} and user_id = ${sat.learner.id}`.execute(api.db)
  await sat.sitter.submit(sat.id, sat.right)
  await sat.sitter.draft(sat.ids[1] ?? 0, '1', 0)
  expect(sat.ids).toHaveLength(2)
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const reads = () => queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('array_agg(o.id'))
  expect(learnerIn(sat, await watchFresh(sat)).problems).toBe('ds')
  await watchFresh(sat)
  expect(reads()).toHaveLength(1)
  const late = createSitter(api, idleOf(sat), sat.delivery.id)
  const lateId = (await late.start()).data.problems[1]?.problemInstanceId ?? 0
  await late.draft(lateId, '1', 0)
  const { data } = await watchFresh(sat)
  expect(data.learners.map(({ learner, problems }) => [learner.id, problems])).toContainEqual([idleOf(sat).id, 'ed'])
  expect(reads()).toHaveLength(2)
  queries.mockRestore()
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

it('finds violations of lockdown by an index of their own, so that acts on a whole room make no difference', async () => {
  const plan = await api.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return await sql`
      explain select user_id from learner_status_events
        where group_assessment_id = 1 and kind = 'LockdownViolated'`.execute(trx)
  })
  expect(JSON.stringify(plan.rows)).toContain('learner_status_events_violations_idx')
})
