import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accommodationCalls,
  examConsoleCalls,
  gradingCalls,
  groupAssessmentCalls,
  peopleCalls,
  regradeCalls,
  resultCalls,
  resultsPageSize,
  statisticsCalls,
  type LearnerResult,
} from '@isomorph/contract'
import { essayQuestion, problemContent, sumQuestion } from '../testing/deliveries.ts'
import { sit } from '../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

/** A course of 2,050 learners who have answered 16 problems: no answer that a screen asks for is long. */

const learners = 2050
const problems = 16
const longest = 200_000

type Sat = Awaited<ReturnType<typeof sit>>

let api: TestApi
let sat: Sat
let params: { groupAssessmentId: number }

/** As the first learner sat, so did everybody: rows of theirs, copied for the others. */
async function fill({ course, delivery, learner }: Sat): Promise<void> {
  const owner = new pg.Client(api.url)
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into users (user_name, email, first_name, last_name)
      select 'p' || n, 'somebody.with.a.name.' || n || '@students.example.edu', 'Firstname ' || n, 'Familyname ' || n
        from generate_series(2, $1::int) n`,
    [learners],
  )
  await owner.query(
    `insert into group_user_roles (group_id, user_id, role) select $1, id, 'GroupLearner' from users where user_name ~ '^p\\d+$'`,
    [course.groupId],
  )
  const copy = async (text: string) => await owner.query(text, [delivery.id, learner.id])
  await copy(`insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at)
    select s.group_assessment_id, u.id, s.delivery_number, s.started_at from learner_statuses s, users u
     where s.group_assessment_id = $1 and s.user_id = $2 and u.user_name ~ '^p\\d+$'`)
  await copy(`insert into problem_instances (group_assessment_id, user_id, item_key, position, ordinal, points, variant_id)
    select i.group_assessment_id, u.id, i.item_key, i.position, i.ordinal, i.points, i.variant_id
      from problem_instances i, users u
     where i.group_assessment_id = $1 and i.user_id = $2 and u.user_name ~ '^p\\d+$'`)
  await owner.query(`delete from results where group_assessment_id = $1`, [delivery.id])
  await owner.query(
    `insert into results (problem_instance_id, group_assessment_id, user_id, item_key, ordinal, attempts_used, counting_attempt,
       marked_variant_id, points, percent, pending)
     select id, group_assessment_id, user_id, item_key, ordinal, 3, 1, variant_id, points / 3, 33.3333333333, 1 from problem_instances
      where group_assessment_id = $1`,
    [delivery.id],
  )
  await fillGrading(owner, delivery.id)
  await owner.query('vacuum analyze')
  await owner.end()
}

/** Each learner has written 4,000 letters that wait for a person, and a regrade changes their first problem. */
async function fillGrading(owner: pg.Client, groupAssessmentId: number): Promise<void> {
  const copy = async (text: string) => await owner.query(text, [groupAssessmentId])
  const first = 'from problem_instances where group_assessment_id = $1 and position = 1'
  await copy(`insert into attempts (problem_instance_id, number, actor_user_id, client_attempt_id, received_at, within_grace,
      days_late, problem_revision_id, percent, draft_version, source)
    select i.id, 1, i.user_id, gen_random_uuid(), now(), false, 0, v.problem_revision_id, 0, 0, 'learner'
      from problem_instances i join variants v on v.id = i.variant_id
     where i.group_assessment_id = $1 and i.position = 1`)
  await copy(`insert into responses (problem_instance_id, attempt_number, question_key, answer, verdict, percent, marked_at,
      needs_person)
    select id, 1, 2, repeat('essay ', 667), 'needsPerson', 0, now(), true ${first}`)
  await copy(`insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
    select id, 1, 2, group_assessment_id, item_key, 'manual' ${first}`)
  await copy(`insert into regrade_runs (group_assessment_id, targets, never_lower, status, client_key, created_by)
    select $1::bigint, '[]', false, 'ready', gen_random_uuid(), min(id) from users`)
  const result = `jsonb_build_object('points', 1.3333, 'computedPoints', 1.3333, 'percent', 33.3333, 'countingAttempt', 1,
    'floor', 0, 'possible', 3)`
  await copy(`insert into regrade_results (regrade_run_id, problem_instance_id, before, after)
    select r.id, i.id, ${result}, ${result} || '{"points": 2.6667, "computedPoints": 2.6667}'
      from problem_instances i join regrade_runs r on r.group_assessment_id = i.group_assessment_id
     where i.group_assessment_id = $1 and i.position = 1`)
}

beforeAll(async () => {
  api = await createTestApi()
  const content = Array.from({ length: problems }, () => problemContent(sumQuestion(), essayQuestion()))
  sat = await sit(api, {}, { learners: 1, problems: content })
  params = { groupAssessmentId: sat.delivery.id }
  await fill(sat)
}, 120_000)
afterAll(() => api.close())

/** Bytes of the JSON, as they are before compression. */
function sizeOf({ status, text }: { readonly status: number; readonly text: string }): number {
  expect(status).toBe(200)
  return Buffer.byteLength(text)
}

describe(`with ${learners} learners`, () => {
  const as = () => sat.course.instructor

  it('every page of the results is short, and all pages together are the results', async () => {
    const whole = await api.call(resultCalls.getResults, { as: as(), params, query: {} })
    const first = await api.call(resultCalls.getResults, { as: as(), params, query: { learners: 'first' } })
    expect([sizeOf(whole) > longest, sizeOf(first) < longest]).toEqual([true, true])
    expect([first.data.total, first.data.learners.length]).toEqual([learners, resultsPageSize])
    expect(first.data.statistics).toEqual(whole.data.statistics)
    const rows: LearnerResult[] = []
    for (let page = 1; rows.length < learners; page += 1) {
      const answer = await api.call(resultCalls.getResultRows, { as: as(), params, query: { page } })
      expect(sizeOf(answer)).toBeLessThan(longest)
      expect(answer.data.length).toBeGreaterThan(0)
      rows.push(...answer.data)
    }
    expect(rows).toEqual(whole.data.learners)
  }, 60_000)

  it('every page of scores and of the roster is short, and all pages together are the list', async () => {
    const groupId = sat.course.groupId
    const lists = [
      async (page?: number) =>
        await api.call(resultCalls.getScores, { as: as(), params, query: { ...(page && { page }) } }),
      async (page?: number) =>
        await api.call(peopleCalls.listGroupUsers, { as: as(), query: { groupId, ...(page && { page }) } }),
    ]
    for (const list of lists) {
      const whole: readonly unknown[] = (await list()).data
      const rows: unknown[] = []
      for (let page = 1; rows.length < whole.length; page += 1) {
        const answer = await list(page)
        expect(sizeOf(answer)).toBeLessThan(longest)
        expect(answer.data.length).toBeGreaterThan(0)
        rows.push(...answer.data)
      }
      expect(rows).toEqual(whole)
    }
  }, 60_000)

  it('every page of answers that wait for a person is short, and all pages together are all of them', async () => {
    const tasks = new Set<number>()
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: { questionKey: number; cursor?: string } = { questionKey: 2, ...(cursor && { cursor }) }
      const answer = await api.call(gradingCalls.listManualScoringResponses, { as: as(), params, query })
      expect(sizeOf(answer)).toBeLessThan(longest)
      expect(answer.data.items.length).toBeGreaterThan(0)
      for (const { problemInstanceId } of answer.data.items) tasks.add(problemInstanceId)
      cursor = answer.data.nextCursor
    }
    expect(tasks.size).toBe(learners)
  }, 120_000)

  it('every part of what a regrade changes is short, and all parts together are the whole', async () => {
    const { data } = await api.call(regradeCalls.listRegrades, { as: as(), params })
    const of = { ...params, regradeId: data.regrades[0]?.id ?? 0 }
    const whole = await api.call(regradeCalls.getRegradeChanges, { as: as(), params: of, query: {} })
    expect([sizeOf(whole) > longest, whole.data.learners.length]).toEqual([true, learners])
    const rows: unknown[] = []
    for (let from: number | null = 0; from !== null;) {
      const query: { from: number } = { from }
      const answer = await api.call(regradeCalls.getRegradeChanges, { as: as(), params: of, query })
      expect(sizeOf(answer)).toBeLessThan(longest)
      rows.push(...answer.data.learners)
      from = answer.data.next
    }
    expect(rows).toEqual(whole.data.learners)
  }, 120_000)

  it.each([
    ['accommodations', () => api.call(accommodationCalls.listAccommodations, { as: as(), query: params })],
    ['statistics', () => api.call(statisticsCalls.getStatistics, { as: as(), params, query: {} })],
    ['regrades', () => api.call(regradeCalls.listRegrades, { as: as(), params })],
    [
      'the assessments of the course',
      () => api.call(groupAssessmentCalls.listGroupAssessments, { as: as(), query: { groupId: sat.course.groupId } }),
    ],
  ])(
    '%s are short',
    async (_what, ask) => {
      expect(sizeOf(await ask())).toBeLessThan(longest)
    },
    60_000,
  )

  it('every part of what the console shows is short, and all parts together are everybody', async () => {
    const known = new Set<number>()
    let [query, hasMore]: [{ cursor?: string }, boolean] = [{}, true]
    while (hasMore) {
      const answer = await api.call(examConsoleCalls.watchLearners, { as: as(), params, query })
      expect(sizeOf(answer)).toBeLessThan(longest)
      for (const { learner } of answer.data.learners) known.add(learner.id)
      query = { cursor: answer.data.cursor }
      hasMore = answer.data.hasMore
    }
    expect(known.size).toBe(learners)
  }, 60_000)
})
