import { randomUUID } from 'node:crypto'
import { accommodationCalls, examActCalls, groupAssessmentCalls } from '@isomorph/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createSitter, deliverySettings } from '../../testing/deliveries.ts'
import { at, moment } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createConsole, idleOf, type Sat } from './exam-console.fixtures.ts'
import { forgetSnapshots } from './snapshots.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const { room, watchFresh, act } = createConsole(() => api)

/** Everybody in the next snapshot, which is as one that is taken without knowing anything. */
async function everybody(sat: Sat) {
  const byId = async () => new Map((await watchFresh(sat)).data.learners.map((each) => [each.learner.id, each]))
  const learners = await byId()
  forgetSnapshots(api.database)
  expect(await byId()).toEqual(learners)
  return learners
}

/** The exam has been looked at before whatever the test changes. */
async function watchedRoom() {
  const sat = await room()
  await watchFresh(sat)
  const sitting = async () => (await everybody(sat)).get(sat.learner.id)
  const idle = async () => (await everybody(sat)).get(idleOf(sat).id)
  return { sat, sitting, idle, here: { groupAssessmentId: sat.delivery.id } }
}

async function accommodate({ course }: Sat, body: object) {
  const { status } = await api.call(accommodationCalls.saveAccommodations, {
    as: course.instructor,
    body: { userIds: [], fields: {}, reason: 'Broken arm.', ...body },
  })
  expect(status).toBe(200)
}

it('shows more time that staff give', async () => {
  const { sat, sitting, here } = await watchedRoom()
  await api.call(examActCalls.actOnLearners, {
    as: sat.course.instructor,
    params: here,
    body: {
      kind: 'grantTime',
      minutes: 10,
      clientKey: randomUUID(),
      learners: [sat.learner.id],
      reason: 'Fire alarm.',
    },
  })
  expect(await sitting()).toMatchObject({ deadline: at('11:10:00') })
})

it('shows an accommodation of somebody who is working, in the assessment and in the course, and that it was taken away', async () => {
  const { sat, sitting, here } = await watchedRoom()
  await accommodate(sat, { userIds: [sat.learner.id], groupId: sat.course.groupId, fields: { timerMultiplier: 1.5 } })
  expect(await sitting()).toMatchObject({ deadline: at('11:30:00') })
  await accommodate(sat, { userIds: [sat.learner.id], ...here, fields: { timerMultiplier: 2 } })
  expect(await sitting()).toMatchObject({ deadline: at('12:00:00') })
  await api.call(accommodationCalls.removeAccommodation, {
    as: sat.course.instructor,
    query: { userId: sat.learner.id, ...here },
  })
  expect(await sitting()).toMatchObject({ deadline: at('11:30:00') })
})

it('shows an accommodation of somebody who has not started', async () => {
  const { sat, idle, here } = await watchedRoom()
  await accommodate(sat, { userIds: [idleOf(sat).id], ...here, fields: { isExcused: true } })
  expect(await idle()).toMatchObject({ state: 'excused' })
  await accommodate(sat, { userIds: [idleOf(sat).id], ...here, fields: { isExcused: false } })
  expect(await idle()).toMatchObject({ state: 'notStarted' })
})

it('shows that an accommodation has expired', async () => {
  const { sat, idle } = await watchedRoom()
  await sql`
    insert into accommodations (user_id, group_id, is_excused, reason, expires_at)
    values (${idleOf(sat).id}, ${sat.course.groupId}, true, 'Flu.', clock_timestamp() + interval '4 seconds')`.execute(
    api.db,
  )
  expect(await idle()).toMatchObject({ state: 'excused' })
  await vi.waitFor(async () => expect(await idle()).toMatchObject({ state: 'notStarted' }), 15_000)
})

it('shows changed dates', async () => {
  const { sat, sitting, here } = await watchedRoom()
  const { status } = await api.call(groupAssessmentCalls.updateGroupAssessment, {
    as: sat.course.instructor,
    params: here,
    body: {
      settings: deliverySettings({ timeLimitMinutes: 60, dueAt: at('10:30:00') }),
      version: sat.delivery.version,
    },
  })
  expect(status).toBe(200)
  expect(await sitting()).toMatchObject({ deadline: at('10:30:00'), isCutByClose: true })
})

it('shows that a break has ended, though nothing is written', async () => {
  const { sat, sitting } = await watchedRoom()
  const onBreak = { pausedAt: moment('10:00:00'), pauseEndsAt: moment('10:05:00') }
  await api.db.updateTable('learnerStatuses').set(onBreak).where('userId', '=', sat.learner.id).execute()
  expect(await sitting()).toMatchObject({ state: 'onBreak', breakEndsAt: at('10:05:00'), deadline: at('11:05:00') })
  api.clock.set(moment('10:05:00'))
  expect(await sitting()).toMatchObject({ state: 'working', breakEndsAt: null, deadline: at('11:05:00') })
})

it('shows who starts, and who gets another name', async () => {
  const { sat, idle } = await watchedRoom()
  await createSitter(api, idleOf(sat), sat.delivery.id).start()
  expect(await idle()).toMatchObject({ state: 'working', deadline: at('11:00:00') })
  await api.db.updateTable('users').set({ firstName: 'Renamed' }).where('id', '=', idleOf(sat).id).execute()
  expect(await idle()).toMatchObject({ learner: { firstName: 'Renamed' } })
})

it('works out the schedules of those alone of whom something has changed', async () => {
  const { sat } = await watchedRoom()
  await act(sat, 'pause')
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const worked = () =>
    queries.mock.calls.flatMap((call) => {
      const text = JSON.stringify(call)
      return text.includes('learner_schedules') && text.includes('is_cut_by_close') ? [text] : []
    })
  await watchFresh(sat)
  expect(worked()).toHaveLength(1)
  expect(worked()[0]).toContain(`[${sat.learner.id}]`)
  await watchFresh(sat)
  expect(worked()).toHaveLength(1)
  queries.mockRestore()
})
