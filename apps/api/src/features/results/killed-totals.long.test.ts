import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSitter } from '../../testing/deliveries.ts'
import { createKilledServer } from '../../testing/killed-server.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

/** The product as it is started is killed amid the totals of many, which are set one after the other. */

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

it('sets each of many totals once, though the server is killed before the first, amid them and at the last', async () => {
  const { course, delivery } = await sit(api, {}, { learners: 9 })
  for (const learner of course.learners.slice(1)) await createSitter(api, learner, delivery.id).start()
  const ids = course.learners.map(({ id }) => id)
  const learners = ids.map((userId) => ({ userId, replaces: null }))
  const common = { clientKey: randomUUID(), reason: 'The server was down.', learnerNote: '', learners }
  const path = `/api/groupAssessments/${delivery.id}/scores/overrides`
  const asked = { method: 'POST', path, body: { ...common, kind: 'points', value: 7 } } as const
  const living = async () => {
    const query = api.db.selectFrom('overrides').select('userId').where('groupAssessmentId', '=', delivery.id)
    return (await query.orderBy('id').execute()).map(({ userId }) => userId)
  }
  await server.start()
  for (const done of [0, 3, 8]) {
    const score = `group_assessment_id = ${delivery.id} and user_id = ${ids[done] ?? 0}`
    await server.killIn(course.grader, asked, `select from scores where ${score} for update`)
    expect(await living()).toEqual(ids.slice(0, done))
  }
  // Whoever had no answer asks again, and the rest is set; asking once more changes nothing.
  const answer = await server.ask(course.grader, asked)
  expect(answer).toEqual({ set: ids, refused: [] })
  expect(await server.ask(course.grader, asked)).toEqual(answer)
  expect(await living()).toEqual(ids)
  const acts = api.db.selectFrom('auditEvents').select('entityId').where('action', '=', 'score.override')
  expect(await acts.where('entityId', '=', delivery.id).execute()).toHaveLength(ids.length)
  const scores = api.db.selectFrom('scores').select('overridePoints').where('groupAssessmentId', '=', delivery.id)
  expect((await scores.execute()).map(({ overridePoints }) => overridePoints)).toEqual(ids.map(() => 7))
}, 300_000)
