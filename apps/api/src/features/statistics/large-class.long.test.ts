import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyze } from '@isomorph/testing/database'
import { addCourse, problemContent } from '../../testing/deliveries.ts'
import { addManyLearners } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { computeTestsTask } from './compute-tests.ts'
import { clearStatisticsCache, getStatistics } from './get-statistics.ts'

const learners = 5000
const problems = 16

let api: TestApi
let groupAssessmentId: number

/** Learners who have finished, written as rows: sitting so often would take an hour. */
async function addClass(): Promise<void> {
  const course = await addCourse(api, {
    learners: 1,
    problems: Array.from({ length: problems }, () => problemContent()),
  })
  const delivery = await course.give({ isFinishedByHand: true })
  groupAssessmentId = delivery.id
  await addManyLearners(api.db, course.groupId, learners)
  await sql`
    insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at, finished_at, finish_reason)
    select ${groupAssessmentId}, id, 1, now(), now(), 'submitted' from users where user_name like 'many%'
        on conflict (group_assessment_id, user_id) do update
       set started_at = now(), finished_at = now(), finish_reason = 'submitted'`.execute(api.db)
  await sql`
    insert into variants (problem_revision_id, generator, seed, drawn, values, values_hash)
    select n.delivered_revision_id, 1, k, '{}', jsonb_build_object('a', (10 + k % 7)::text, 'b', k::text),
        sha256((n.item_key || ' ' || k)::bytea)
      from group_assessment_items n cross join generate_series(900001, 900020) k
     where n.group_assessment_id = ${groupAssessmentId}`.execute(api.db)
  await sql`
    insert into problem_instances (group_assessment_id, user_id, item_key, ordinal, position, points, variant_id)
    select ${groupAssessmentId}, u.id, n.item_key, 1, n.position, n.points, v.id
      from users u
      join group_assessment_items n on n.group_assessment_id = ${groupAssessmentId}
      join variants v on v.problem_revision_id = n.delivered_revision_id and v.seed = 900001 + (u.id * 7 + n.item_key) % 20
     where u.user_name like 'many%'
        on conflict do nothing`.execute(api.db)
  await sql`
    insert into results (problem_instance_id, group_assessment_id, user_id, attempts_used, counting_attempt, percent, points,
        marked_variant_id)
    select i.id, i.group_assessment_id, i.user_id, 1, 1, p.percent, p.percent / 10, i.variant_id
      from problem_instances i
     cross join lateral (select case when (i.user_id * 31 + i.item_key * 17) % 97 < i.user_id % 97 then 100 else 0 end as percent) p
     where i.group_assessment_id = ${groupAssessmentId}
        on conflict (problem_instance_id) do update set percent = excluded.percent, attempts_used = 1, counting_attempt = 1`.execute(
    api.db,
  )
  await sql`
    insert into problem_times (problem_instance_id, active_seconds)
    select i.id, 20 + (i.user_id * 13 + i.item_key * 7) % 600
      from problem_instances i where i.group_assessment_id = ${groupAssessmentId}
        on conflict do nothing`.execute(api.db)
  await analyze(api.url)
  process.stdout.write('class written\n')
}

beforeAll(async () => {
  api = await createTestApi()
  await addClass()
}, 300_000)
afterAll(async () => await api.close())

it('5,000 learners with 16 problems: figures on read, tests in the background', async () => {
  const wanted = { groupAssessmentId, attempt: 'counting', now: new Date() } as const
  const times = { counting: [] as number[], first: [] as number[] }
  for (let round = 0; round < 18; round++) {
    const attempt = round % 2 === 0 ? 'counting' : 'first'
    clearStatisticsCache(api.database)
    const start = performance.now()
    const { finished, reliability, problems: figures } = await getStatistics(api.database, { ...wanted, attempt })
    times[attempt].push(Math.round(performance.now() - start))
    expect(finished).toBe(learners)
    expect(reliability?.parts).toBe(problems)
    expect(figures.every(({ time }) => time?.n === learners)).toBe(true)
  }
  const start = process.cpuUsage()
  await computeTestsTask.run({ groupAssessmentId }, api.app.contractRouting.services)
  const { user } = process.cpuUsage(start)
  process.stdout.write(
    `figures of counting attempts in ${times.counting.join(', ')} ms, of first ones in ${times.first.join(', ')} ms\n`,
  )
  process.stdout.write(`tests in ${Math.round(user / 1000)} ms of processor time\n`)
  const { tests, problems: figures } = await getStatistics(api.database, wanted)
  expect(tests.state).toBe('current')
  expect(figures.every(({ tests: of }) => of?.fairness && of.drawn)).toBe(true)
})
