import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKilledServer } from '../../../testing/killed-server.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

/** The product as it is started is killed in each act of the staff of an exam: after everything of it was written, before the commit. */

let api: TestApi
let server: Awaited<ReturnType<typeof createKilledServer>>
beforeAll(async () => {
  api = await createTestApi()
  server = await createKilledServer(api)
}, 300_000)
afterAll(async () => {
  await server.remove()
  await api.close()
})

type Sat = Awaited<ReturnType<typeof sit>>

/** All that acts change of a learner, and what was announced. */
async function standingOf({ delivery, learner }: Sat) {
  const { rows } = await sql<Record<string, unknown>>`
    select s.extra_seconds, s.extra_attempts, s.paused_at is not null as is_paused, s.ended_at is not null as is_ended,
      s.reopened_until is not null as is_reopened,
      (select coalesce(bool_or(c.is_excused), false) from accommodations c
        where c.user_id = s.user_id and c.group_assessment_id = s.group_assessment_id) as is_excused,
      (select count(*)::int from learner_status_events e
        where e.group_assessment_id = s.group_assessment_id and e.user_id = s.user_id and e.kind <> 'TimeExpired') as events,
      (select count(*)::int from announcements a where a.group_assessment_id = s.group_assessment_id) as announced
      from learner_statuses s
     where s.group_assessment_id = ${delivery.id} and s.user_id = ${learner.id}`.execute(api.db)
  return rows[0]
}

it('loses no act of staff and does none twice, though the server is killed in every one', async () => {
  const sat = await sit(api, { timeLimitMinutes: 600 })
  const { course, delivery } = sat
  const common = { learners: [sat.learner.id], reason: 'Fire alarm.' }
  const onLearner = (act: object) => ({ path: 'learnerStatuses/acts', body: { ...act, ...common } })
  const acts: readonly { readonly path: string; readonly body: object; readonly effect: object }[] = [
    { ...onLearner({ kind: 'grantTime', minutes: 10 }), effect: { extraSeconds: 600 } },
    { ...onLearner({ kind: 'pause' }), effect: { isPaused: true } },
    { ...onLearner({ kind: 'continue' }), effect: { isPaused: false, extraSeconds: 600 } },
    { ...onLearner({ kind: 'grantAttempts', attempts: 2 }), effect: { extraAttempts: 2 } },
    { ...onLearner({ kind: 'excuse' }), effect: { isExcused: true } },
    { ...onLearner({ kind: 'unexcuse' }), effect: { isExcused: false } },
    { ...onLearner({ kind: 'finish' }), effect: { isEnded: true } },
    { ...onLearner({ kind: 'reopen', minutes: 5 }), effect: { isEnded: false, isReopened: true } },
    {
      path: 'announcements',
      body: { text: 'Use g = 9.81.', isUrgent: false, learners: 'everyone' },
      effect: { announced: 1, extraSeconds: 600, extraAttempts: 2 },
    },
  ]
  await server.start()
  for (const { path, body, effect } of acts) {
    const before = await standingOf(sat)
    const keyed = { ...body, clientKey: randomUUID() }
    const asked = { method: 'POST', path: `/api/groupAssessments/${delivery.id}/${path}`, body: keyed } as const
    await server.killIn(course.instructor, asked)
    expect(await standingOf(sat)).toEqual(before)
    // Whoever had no answer repeats the act; whoever repeats it again changes nothing.
    const first = await server.ask(course.instructor, asked)
    const after = await standingOf(sat)
    expect(after).toMatchObject(effect)
    expect(await server.ask(course.instructor, asked)).toEqual(first)
    expect(await standingOf(sat)).toEqual(after)
  }
}, 600_000)
