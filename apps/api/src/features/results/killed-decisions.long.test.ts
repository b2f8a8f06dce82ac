import { randomUUID } from 'node:crypto'
import { lateEvidenceCalls, sittingCalls } from '@isomorph/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKilledServer, type Asked } from '../../testing/killed-server.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { bodyOf } from './overrides/overrides.fixtures.ts'

/**
 * The product as it is started is killed in what staff decide about one learner, after everything of it was written and before the
 * commit: points set by hand, waivers, late work, accommodations.
 */

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

const minute = 60_000

/** An exam that ended an hour ago, whose right answer came ten minutes after its end. */
async function lateWorld() {
  const end = Date.now() - 60 * minute
  api.clock.set(new Date(end - 30 * minute))
  const sat = await sit(api, { dueAt: new Date(end).toISOString() })
  api.clock.set(new Date(end + 10 * minute))
  const params = { groupAssessmentId: sat.delivery.id }
  const answers = [{ questionKey: 1, value: sat.right }]
  const body = { clientAttemptId: randomUUID(), answers, draftVersion: 0 }
  await api.call(sittingCalls.submitAttempt, {
    as: sat.learner,
    params: { ...params, problemInstanceId: sat.id },
    body,
  })
  api.clock.set(new Date())
  const { data } = await api.call(lateEvidenceCalls.listLateEvidence, { as: sat.course.instructor, params })
  return { ...sat, evidenceId: data[0]?.id ?? 0 }
}

type World = Awaited<ReturnType<typeof lateWorld>>

/** All that these decisions change of the learner. */
async function standingOf({ delivery, learner, id }: World) {
  const { rows } = await sql<Record<string, unknown>>`
    select s.points, s.override_points, s.pending, r.points as earned, r.override_points as result_override,
      (select count(*)::int from attempts a where a.problem_instance_id = r.problem_instance_id) as attempts,
      (select string_agg(e.state, ',') from late_evidence e where e.problem_instance_id = r.problem_instance_id) as evidence,
      (select count(*)::int from overrides o where o.group_assessment_id = s.group_assessment_id) as overrides,
      (select string_agg(o.kind, ',') from overrides o
        where o.group_assessment_id = s.group_assessment_id and o.withdrawn_at is null) as living,
      (select c.timer_multiplier::float from accommodations c
        where c.user_id = s.user_id and c.group_assessment_id = s.group_assessment_id) as multiplier,
      (select count(*)::int from accommodation_changes c where c.user_id = s.user_id) as changes
      from scores s, results r
     where s.group_assessment_id = ${delivery.id} and s.user_id = ${learner.id} and r.problem_instance_id = ${id}`.execute(
    api.db,
  )
  return rows[0]
}

interface Step {
  readonly asked: Asked
  readonly effect: object
}

/** The acts in their order; what takes something back names what there is by then. */
function stepsOf({ delivery, learner, id, evidenceId }: World) {
  const here = `/api/groupAssessments/${delivery.id}`
  const decide = (state: string, was: string, reason = '') =>
    ({
      method: 'POST',
      path: `${here}/lateEvidence/decisions`,
      body: { state, evidence: [{ id: evidenceId, was }], reason },
    }) as const
  const put = (path: string, body: object) => ({ method: 'PUT', path, body }) as const
  const onResult = `${here}/results/${id}/override`
  const onTotal = `${here}/scores/${learner.id}/override`
  const living = async () => {
    const query = api.db.selectFrom('overrides').select('id').where('groupAssessmentId', '=', delivery.id)
    return (await query.where('withdrawnAt', 'is', null).executeTakeFirst())?.id ?? 0
  }
  const withdraw = async (path: string) => ({ method: 'DELETE', path: `${path}?overrideId=${await living()}` }) as const
  const grant = {
    userIds: [learner.id],
    groupAssessmentId: delivery.id,
    fields: { timerMultiplier: 1.5 },
    reason: 'Broken arm.',
  }
  const steps: readonly (() => Promise<Step> | Step)[] = [
    () => ({ asked: decide('accepted', 'waiting'), effect: { evidence: 'accepted', attempts: 1 } }),
    () => ({ asked: decide('waiting', 'accepted'), effect: { evidence: 'waiting', attempts: 1 } }),
    () => ({ asked: decide('declined', 'waiting', 'Too late.'), effect: { evidence: 'declined' } }),
    () => ({ asked: put(onResult, bodyOf({ kind: 'points', value: 3 })), effect: { living: 'points', overrides: 1 } }),
    async () => ({ asked: await withdraw(onResult), effect: { living: null, overrides: 1 } }),
    () => ({
      asked: put(onResult, bodyOf({ kind: 'noLatePenalty' })),
      effect: { living: 'noLatePenalty', overrides: 2 },
    }),
    async () => ({ asked: await withdraw(onResult), effect: { living: null } }),
    () => ({
      asked: put(onTotal, bodyOf({ kind: 'percent', value: 90 })),
      effect: { living: 'percent', overrides: 3 },
    }),
    async () => ({ asked: await withdraw(onTotal), effect: { living: null } }),
    () => ({ asked: put('/api/accommodations', grant), effect: { multiplier: 1.5, changes: 1 } }),
    () => ({
      asked: { method: 'DELETE', path: `/api/accommodations?userId=${learner.id}&groupAssessmentId=${delivery.id}` },
      effect: { multiplier: null, changes: 2 },
    }),
  ]
  return steps
}

it('loses no decision about a learner and takes none twice, though the server is killed in every one', async () => {
  const world = await lateWorld()
  const { instructor } = world.course
  await server.start()
  for (const step of stepsOf(world)) {
    const { asked, effect } = await step()
    const before = await standingOf(world)
    await server.killIn(instructor, asked)
    expect(await standingOf(world)).toEqual(before)
    // Whoever had no answer repeats it; whoever repeats it again changes nothing.
    await server.ask(instructor, asked)
    const after = await standingOf(world)
    expect(after).toMatchObject(effect)
    await server.ask(instructor, asked)
    expect(await standingOf(world)).toEqual(after)
  }
}, 300_000)
