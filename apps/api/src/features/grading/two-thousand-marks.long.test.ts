import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { gradingCalls } from '@isomorph/contract'
import { analyze } from '@isomorph/testing/database'
import { addManyLearners } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { answerEssays, essay, essayRubric } from './grading.fixtures.ts'

const learners = 2000
const rounds = 5

/** Learners whose essays were marked by the first item of a rubric, written as rows of the first learner's work. */
async function addMarked(api: TestApi, { groupAssessmentId, groupId, like, graderId }: Wanted): Promise<void> {
  await addManyLearners(api.db, groupId, learners)
  await sql`
    insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at)
    select ${groupAssessmentId}, id, 1, now() from users where user_name like 'many%'`.execute(api.db)
  await sql`
    insert into problem_instances (group_assessment_id, user_id, item_key, ordinal, position, points, variant_id)
    select i.group_assessment_id, u.id, i.item_key, i.ordinal, i.position, i.points, i.variant_id
      from problem_instances i cross join users u where i.id = ${like} and u.user_name like 'many%'`.execute(api.db)
  const many = sql`
    (select i.* from problem_instances i join users u on u.id = i.user_id
      where i.group_assessment_id = ${groupAssessmentId} and u.user_name like 'many%')`
  await sql`
    insert into scores (group_assessment_id, user_id, possible)
    select group_assessment_id, user_id, points from ${many} i`.execute(api.db)
  await sql`
    insert into results (problem_instance_id, group_assessment_id, user_id, attempts_used, counting_attempt, marked_variant_id)
    select id, group_assessment_id, user_id, 1, 1, variant_id from ${many} i`.execute(api.db)
  await sql`
    insert into attempts (problem_instance_id, number, client_attempt_id, source, received_at, within_grace, days_late,
        problem_revision_id, percent, draft_version, actor_user_id)
    select i.id, 1, gen_random_uuid(), 'learner', now(), false, 0, a.problem_revision_id, 0, 0, i.user_id
      from ${many} i cross join attempts a where a.problem_instance_id = ${like} and a.number = 1`.execute(api.db)
  await sql`
    insert into responses (problem_instance_id, attempt_number, question_key, answer, verdict, percent, rule, evidence, source,
        marked_by, marked_at)
    select i.id, 1, r.question_key, r.answer, 'incorrect', 0, 'byPerson', '{}', 'person', ${graderId}, now()
      from ${many} i cross join responses r where r.problem_instance_id = ${like} and r.attempt_number = 1`.execute(
    api.db,
  )
  await sql`
    insert into grader_marks (problem_instance_id, attempt_number, question_key, marking_number, kind, grader_id,
        rubric_version, item_ids, adjustment)
    select i.id, 1, ${essay.questionKey}, 1, 'mark', ${graderId}, 1, '{1}', 0 from ${many} i`.execute(api.db)
  await analyze(api.url)
}

interface Wanted {
  readonly groupAssessmentId: number
  readonly groupId: number
  /** The problem instance of which the rows are copies. */
  readonly like: number
  readonly graderId: number
}

it('applies a changed rubric to 2,000 marks, and says how long it took', async () => {
  const api = await createTestApi()
  const { course, delivery, params, works } = await answerEssays(api, 1)
  const save = (version: number, points: number) =>
    api.call(gradingCalls.saveRubric, {
      as: course.grader,
      params: { ...params, ...essay },
      query: { dryRun: false },
      body: {
        version,
        rubric: { ...essayRubric, items: [{ id: version === 0 ? null : 1, points, text: 'Names the principle' }] },
      },
    })
  await save(0, 2)
  await addMarked(api, {
    groupAssessmentId: delivery.id,
    groupId: course.groupId,
    like: works[0]?.id as number,
    graderId: course.grader.id,
  })
  const times: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const used = process.cpuUsage()
    const start = performance.now()
    const { data } = await save(round, round % 2 === 1 ? 3 : 1)
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(used)
    expect(data).toMatchObject({ marksChanged: learners, totalsChanged: learners })
    times.push(`${seconds.toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s of our processor time)`)
  }
  process.stdout.write(`2,000 marks re-applied in ${times.join(', ')}\n`)
  await api.close()
}, 600_000)
