import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyze } from '@isomorph/testing/database'
import {
  assessmentCalls,
  auditCalls,
  examConsoleCalls,
  exchangeCalls,
  gradingCalls,
  groupAssessmentCalls,
  groupCalls,
  peopleCalls,
  problemCalls,
  resultCalls,
  sharedLibraryCalls,
  type Call,
  type QueryOf,
} from '@isomorph/contract'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { createSitter } from '../testing/deliveries.ts'
import { sit } from '../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { longReads, rowsReadOf, statementsOf } from './statement-plans.ts'

let api: TestApi
let admin: TestPerson
let groupAssessmentId: number
let announcementId: number

/** Tables that grow with an installation, with enough rows for PostgreSQL to choose as it does for very many. */
async function fill(): Promise<void> {
  const { db } = api
  await sql`
    insert into users (user_name, email, first_name, last_name)
    select 'p' || n, 'p' || n || '@example.org', 'Per' || n, 'Son' || (n * 7919 % 20011) from generate_series(1, 20000) n`.execute(
    db,
  )
  await sql`insert into groups (name, created_by) select 'Course no' || n, u.id from generate_series(1, 12000) n join users u on u.user_name = 'p' || n`.execute(
    db,
  )
  await sql`insert into group_user_roles (group_id, user_id, role) select id, created_by, 'GroupOwner' from groups`.execute(
    db,
  )
  for (const table of ['problems', 'assessments', 'shared_libraries'])
    await sql`insert into ${sql.table(table)} (name, created_by)
      select 'Entity no' || n, u.id from generate_series(1, 12000) n join users u on u.user_name = 'p' || n`.execute(db)
  await sql`
    insert into audit_events (at, actor_user_id, action, entity_type, entity_id)
    select now() - make_interval(secs => n), u.id, case when n % 1000 = 0 then 'rare.act' else 'user.update' end, 'user', u.id
      from generate_series(1, 60000) n join users u on u.user_name = 'p' || (1 + n % 20000)`.execute(db)
  await sql`
    insert into exchanges (at, direction, kind, outcome, user_id, summary)
    select now() - make_interval(secs => n), 'out', 'grade', 'accepted', u.id, 'Score'
      from generate_series(1, 40000) n join users u on u.user_name = 'p' || (1 + n % 20000)`.execute(db)
  await fillAnswers()
}

/** A group assessment in each course. Twenty have a marked answer of 600 learners that waits for a person. */
async function fillAnswers(): Promise<void> {
  const owner = new pg.Client(api.url)
  await owner.connect()
  // What these rows refer to is not there: the plans are looked at, and not what is answered.
  await owner.query(`
    set session_replication_role = replica;
    insert into group_assessments (group_id, assessment_id, assessment_revision_id, name, created_by, counting_attempt,
      correctness_release, answers_release, solutions_release, scores_release, seed_salt)
    select g.id, 1, 1, 'Week 1', g.created_by, 'best', 'never', 'never', 'never', 'never', 'salt'
      from groups g order by g.id;
    update group_assessments set name = 'Rarity' where id = (select max(id) from group_assessments);
    insert into exchanges (direction, kind, outcome, group_assessment_id, summary)
    select 'in', 'launch', 'accepted', id, 'Quiz' from group_assessments;
    insert into problem_instances (group_assessment_id, user_id, item_key, position, ordinal, points, variant_id)
    select a.id, u.id, 1, 1, 1, 1, 1 from (select id from group_assessments order by id limit 20) a
      cross join (select id from users order by id limit 600) u;
    insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at)
    select group_assessment_id, user_id, 1, now() from problem_instances;
    insert into results (problem_instance_id, group_assessment_id, user_id, attempts_used, counting_attempt, marked_variant_id)
    select id, group_assessment_id, user_id, 1, 1, 1 from problem_instances;
    insert into attempts (problem_instance_id, number, actor_user_id, client_attempt_id, received_at, within_grace, days_late,
      problem_revision_id, percent, draft_version, source)
    select id, 1, user_id, gen_random_uuid(), now(), false, 0, 1, 0, 0, 'learner' from problem_instances;
    insert into responses (problem_instance_id, attempt_number, question_key, answer, verdict, percent, marked_at, needs_person)
    select id, 1, 1, 'so it is', 'needsPerson', 0, now(), true from problem_instances;
    insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
    select id, 1, 1, group_assessment_id, 1, 'manual' from problem_instances;
    insert into problem_revisions (problem_id, number, format, content, content_hash, validation_level, findings, created_by)
    select id, 1, 1, '{"questions": [{"points": 1}]}', '', 'Valid', '[]', created_by from problems;
    update problems p set head_revision_id = r.id from problem_revisions r where r.problem_id = p.id`)
  const { rows } = await owner.query<{ id: number }>('select min(id)::int as id from group_assessments')
  groupAssessmentId = rows[0]?.id ?? 0
  announcementId = await fillAnnouncements(owner, groupAssessmentId)
  await owner.end()
}

/** An announcement in each assessment, seen by everybody in twenty of them; the number of one of these. */
async function fillAnnouncements(owner: pg.Client, seenIn: number): Promise<number> {
  await owner.query(`
    insert into announcements (client_key, group_assessment_id, text, is_urgent, created_by, created_at)
    select gen_random_uuid(), id, 'Bring a ruler', false, created_by, now() from group_assessments;
    insert into announcement_receipts (announcement_id, user_id, seen_at)
    select a.id, s.user_id, now() from announcements a join learner_statuses s on s.group_assessment_id = a.group_assessment_id`)
  const { rows } = await owner.query<{ id: number }>(
    'select id::int as id from announcements where group_assessment_id = $1',
    [seenIn],
  )
  return rows[0]?.id ?? 0
}

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['SuperAdmin'])
  await fill()
  await analyze(api.url)
}, 240_000)
afterAll(() => api.close())

async function readsOf<C extends Call>(call: C, query: QueryOf<C>): Promise<string[]> {
  return await readsWhile(async () => await api.call(call, { as: admin, query }))
}

async function readsWhile(act: () => Promise<{ readonly status: number }>): Promise<string[]> {
  let status = 0
  const made = await statementsOf(async () => {
    ;({ status } = await act())
  })
  expect(status).toBe(200)
  expect(made.length).toBeGreaterThan(0)
  return await longReads(api.url, made)
}

describe('however large the installation is, few rows are read', () => {
  it.each([
    ['the first page', {}],
    ['the last page', { page: 800, pageSize: 25 }],
    ['words', { keywords: 'son123 per4' }],
    ['an address', { keywords: 'p777@example.org' }],
  ])('for %s of people', async (_, query) => {
    expect(await readsOf(peopleCalls.searchUsers, query)).toEqual([])
  })

  it('for keywords of courses, problems, assessments and libraries', async () => {
    expect(await readsOf(groupCalls.listGroups, { tab: 'ALL', keywords: 'no777' })).toEqual([])
    expect(await readsOf(problemCalls.listProblems, { keywords: 'no777' })).toEqual([])
    expect(await readsOf(assessmentCalls.listAssessments, { keywords: 'no777' })).toEqual([])
    expect(await readsOf(sharedLibraryCalls.listSharedLibraries, { keywords: 'no777' })).toEqual([])
  })

  it.each([
    ['the first page', {}],
    ['the last page', { page: 480 }],
    ['a word that stands in all of them', { keywords: 'entity' }],
    ['a word that stands in all of them, sorted by name', { keywords: 'entity', sort: 'name', page: 480 }],
  ] as const)('for %s of 12,000 problems, versions of the page are read and no others', async (_, query) => {
    const statements = await statementsOf(async () => {
      const { status, data } = await api.call(problemCalls.listProblems, {
        as: admin,
        query: { ...query, pageSize: 25 },
      })
      expect([status, data.items.length, data.total]).toEqual([200, 25, 12_000])
    })
    expect(await rowsReadOf(api.url, statements, 'problem_revisions')).toBeLessThanOrEqual(25)
    // A search is made once, for the page and for how many there are.
    const searches = statements.filter(({ text }) => text.includes('search_text'))
    expect(searches).toHaveLength('keywords' in query ? 1 : 0)
  })

  it.each([
    ['the newest', {}],
    ['a person', { keywords: 'son1234' }],
    ['a rare action', { action: 'rare.act' }],
    ['a time', { from: new Date(Date.now() - 60_000).toISOString() }],
  ])('for %s in the audit log', async (_, query) => {
    expect(await readsOf(auditCalls.searchAuditEvents, query)).toEqual([])
  })

  it.each([
    ['the newest messages', {}],
    ['a person', { keywords: 'son1234' }],
    ['a reason', { keywords: 'nowhere' }],
    ['a course and a word', { keywords: 'no777 score' }],
  ])('for %s in the ledger', async (_, query) => {
    expect(await readsOf(exchangeCalls.searchExchanges, query)).toEqual([])
  })

  it('for launches from a disconnected course, which are found by the name of the assessment', async () => {
    const query = { keywords: 'rarity' }
    expect(await readsOf(exchangeCalls.searchExchanges, query)).toEqual([])
    const { data } = await api.call(exchangeCalls.searchExchanges, { as: admin, query })
    expect(data.items).toMatchObject([{ groupAssessment: { name: 'Rarity' } }])
  })

  it('for one group assessment of many', async () => {
    const given = { as: admin, params: { groupAssessmentId } }
    expect(await readsWhile(async () => await api.call(resultCalls.getResults, given))).toEqual([])
    expect(await readsWhile(async () => await api.call(resultCalls.getScores, given))).toEqual([])
    expect(await readsWhile(async () => await api.call(gradingCalls.listGradingQuestions, given))).toEqual([])
    const watched = { ...given, query: {} }
    expect(await readsWhile(async () => await api.call(examConsoleCalls.watchLearners, watched))).toEqual([])
  })

  it('for who has seen an announcement, first and further parts', async () => {
    const params = { groupAssessmentId, announcementId }
    const part = async (query: { after?: number }) =>
      await api.call(examConsoleCalls.listReceipts, { as: admin, params, query })
    const first = await part({})
    expect([first.data.items.length, first.data.hasMore]).toEqual([400, true])
    expect(await readsWhile(async () => await part({}))).toEqual([])
    const after = first.data.items.at(-1)?.learner.id
    expect(await readsWhile(async () => await part(after === undefined ? {} : { after }))).toEqual([])
  })
})

describe('however large the installation is, a learner who works reads few rows', () => {
  let sat: Awaited<ReturnType<typeof sit>>

  beforeAll(async () => {
    sat = await sit(api, {}, { learners: 2 })
  })

  /** Anything that a person of the course asks for. */
  const asking = (call: Call, more: object) =>
    readsWhile(async () => await api.call(call, { as: sat.learner, ...more }))

  it('on home, in the course and at the beginning of an assessment', async () => {
    const { course, delivery } = sat
    expect(await asking(groupCalls.listHomeGroups, {})).toEqual([])
    expect(await asking(groupCalls.getGroup, { params: { groupId: course.groupId } })).toEqual([])
    expect(await asking(groupAssessmentCalls.listGroupAssessments, { query: { groupId: course.groupId } })).toEqual([])
    const other = createSitter(api, course.learners[1] as TestPerson, delivery.id)
    expect(await readsWhile(() => other.start())).toEqual([])
    expect(await readsWhile(() => other.look())).toEqual([])
  })

  it('with a problem: its page, a draft, an attempt, and the same attempt again', async () => {
    const { sitter, id, right } = sat
    const clientAttemptId = randomUUID()
    expect(await readsWhile(() => sitter.page(id))).toEqual([])
    expect(await readsWhile(() => sitter.draft(id, '1', 0))).toEqual([])
    expect(await readsWhile(() => sitter.submit(id, right, clientAttemptId))).toEqual([])
    expect(await readsWhile(() => sitter.submit(id, right, clientAttemptId))).toEqual([])
  })
})
