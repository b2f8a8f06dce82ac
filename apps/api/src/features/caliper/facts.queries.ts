import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { totalsOfDelivery } from '../group-assessments/index.ts'
import type { AssessmentFacts, AttemptFacts, Fact, Facts, InstanceFacts, PersonFacts, StandingFacts } from './facts.ts'

type Db = Kysely<Tables>

/** What may be told beside numbers. */
export interface Telling {
  readonly names: boolean
  readonly answers: boolean
}

function numbersOf(values: readonly (number | null | undefined)[]): number[] {
  return [...new Set(values.filter((value) => typeof value === 'number'))]
}

async function selectInstances(db: Db, ids: readonly number[]): Promise<Map<number, InstanceFacts>> {
  const { rows } = await sql<InstanceFacts>`
    select id, group_assessment_id, user_id, item_key, points from problem_instances
     where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function selectAssessments(db: Db, ids: readonly number[]): Promise<Map<number, AssessmentFacts>> {
  const { rows } = await sql<AssessmentFacts>`
    select g.id, g.name, g.opens_at, g.due_at, g.attempts_allowed, g.group_id, c.name as group_name, t.name as term_name,
           r.number as revision, d.points as possible
      from group_assessments g
      join assessment_revisions r on r.id = g.assessment_revision_id
     cross join lateral ${sql.raw(totalsOfDelivery('g.id', 'g.delivery_number'))} d
      join groups c on c.id = g.group_id
      left join external_terms t on t.id = c.external_term_id
     where g.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function selectStandings(db: Db, assessments: readonly number[], people: readonly number[]) {
  const { rows } = await sql<StandingFacts & { groupAssessmentId: number; userId: number }>`
    select s.group_assessment_id, s.user_id, s.is_preview, s.started_at, s.finished_at, s.reopen_number, c.possible
      from learner_statuses s
      left join scores c on c.group_assessment_id = s.group_assessment_id and c.user_id = s.user_id
     where s.group_assessment_id = any(${[...assessments]}::bigint[]) and s.user_id = any(${[...people]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [`${row.groupAssessmentId}/${row.userId}`, row]))
}

async function selectAttempts(db: Db, instances: readonly number[]) {
  const { rows } = await sql<AttemptFacts & { problemInstanceId: number; number: number }>`
    select a.problem_instance_id, a.number, a.percent, a.received_at, a.source,
           waits_for_marking(a.problem_instance_id, a.number) as is_waiting
      from attempts a where a.problem_instance_id = any(${[...instances]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [`${row.problemInstanceId}/${row.number}`, row]))
}

async function selectAnswers(db: Db, instances: readonly number[]) {
  const { rows } = await sql<{ problemInstanceId: number; attemptNumber: number; answers: string[] }>`
    select problem_instance_id, attempt_number, array_agg(answer order by question_key) as answers from responses
     where problem_instance_id = any(${[...instances]}::bigint[])
     group by problem_instance_id, attempt_number`.execute(db)
  return new Map(rows.map((row) => [`${row.problemInstanceId}/${row.attemptNumber}`, row.answers]))
}

async function selectRoles(db: Db, groups: readonly number[], people: readonly number[]) {
  const { rows } = await sql<{ groupId: number; userId: number; roles: string[] }>`
    select group_id, user_id, array_agg(distinct role order by role) as roles from group_user_roles
     where group_id = any(${[...groups]}::bigint[]) and user_id = any(${[...people]}::bigint[])
     group by group_id, user_id`.execute(db)
  return new Map(rows.map((row) => [`${row.groupId}/${row.userId}`, row.roles]))
}

async function selectPeople(db: Db, ids: readonly number[]): Promise<Map<number, PersonFacts>> {
  const { rows } = await sql<PersonFacts & { id: number }>`
    select id, trim(first_name || ' ' || last_name) as name, email from users
     where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function selectLaunches(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; userId: number }>`
    select id, user_id from lti_launches where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}

/** Looks up what a portion of events speaks of: a few statements, however many events there are. */
export async function selectFacts(db: Db, facts: readonly Fact[], telling: Telling): Promise<Facts> {
  const instanceIds = numbersOf(facts.map(({ problemInstanceId }) => problemInstanceId))
  const instances = await selectInstances(db, instanceIds)
  const owned = [...instances.values()]
  const assessmentIds = numbersOf([
    ...facts.map(({ groupAssessmentId }) => groupAssessmentId),
    ...owned.map(({ groupAssessmentId }) => groupAssessmentId),
  ])
  const assessments = await selectAssessments(db, assessmentIds)
  const people = numbersOf([...facts.flatMap(({ userId, by }) => [userId, by]), ...owned.map(({ userId }) => userId)])
  const groups = numbersOf([...assessments.values()].map(({ groupId }) => groupId))
  return {
    instances,
    assessments,
    standings: await selectStandings(db, assessmentIds, people),
    attempts: await selectAttempts(db, instanceIds),
    answers: telling.answers ? await selectAnswers(db, instanceIds) : new Map<string, string[]>(),
    roles: await selectRoles(db, groups, people),
    people: telling.names ? await selectPeople(db, people) : new Map<number, PersonFacts>(),
    launches: await selectLaunches(db, numbersOf(facts.map(({ launchId }) => launchId))),
  }
}
