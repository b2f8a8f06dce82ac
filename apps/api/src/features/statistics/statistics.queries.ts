import { sql, type Kysely } from 'kysely'
import type { StatisticsAttempt } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

/** Whether a response waits for a person or the evaluator: what `isPending` of a sitting says. */
const isWaiting = `p.verdict in ('needsPerson', 'pending', 'unreadable')`

interface AttemptSql {
  readonly join: string
  readonly number: string
  readonly percent: string
  /** How many of its answers wait. */
  readonly pending: string
}

/** The attempt that statistics rest on. What is set aside does not count: it is nobody's first attempt. */
const attemptSql: Readonly<Record<StatisticsAttempt, AttemptSql>> = {
  counting: { join: '', number: 'r.counting_attempt', percent: 'r.percent', pending: 'r.pending' },
  first: {
    join: `left join lateral (
        select number, percent from attempts
         where problem_instance_id = i.id and not is_set_aside order by number limit 1) a on true`,
    number: 'a.number',
    percent: 'coalesce(a.percent, 0)',
    pending: `(select count(*) from responses p
        where p.problem_instance_id = i.id and p.attempt_number = a.number and ${isWaiting})`,
  },
}

/**
 * Learners who have started and are not excused, found before their problems are: the schedule of each is then looked up once, not
 * once for each problem.
 */
function learnersOf(groupAssessmentId: number) {
  return sql`learners as materialized (
    select user_id, delivery_number, finished_at from learner_schedules
     where group_assessment_id = ${groupAssessmentId} and started_at is not null and not is_preview and not is_excused)`
}

/** The problems of each learner's own delivery. */
function workOf(groupAssessmentId: number) {
  return sql`learners s
    join problem_instances i on i.group_assessment_id = ${groupAssessmentId} and i.user_id = s.user_id
     and i.ordinal = s.delivery_number
    join results r on r.problem_instance_id = i.id`
}

export interface LearnerCells {
  readonly userId: number
  /** A list of `[item key, percent, answers that wait, attempts]` as JSON: a row for each cell would take four times as long. */
  readonly cells: string
}

/** Of those who have finished; in homework, which has no such act, also of those who have answered every problem. */
export async function selectFinishedWork(
  db: Db,
  groupAssessmentId: number,
  attempt: StatisticsAttempt,
): Promise<LearnerCells[]> {
  const of = attemptSql[attempt]
  const cell = sql.raw(`i.item_key || ',' || ${of.percent} || ',' || ${of.pending} || ',' || r.attempts_used`)
  const { rows } = await sql<LearnerCells>`
    with ${learnersOf(groupAssessmentId)},
    work as materialized (
      select i.user_id, i.ordinal, '[[' || string_agg(${cell}, '],[') || ']]' as cells, bool_and(r.attempts_used > 0) as is_answered
        from problem_instances i
        join results r on r.problem_instance_id = i.id and r.group_assessment_id = ${groupAssessmentId} ${sql.raw(of.join)}
       where i.group_assessment_id = ${groupAssessmentId}
       group by i.user_id, i.ordinal)
    select s.user_id, w.cells
      from learners s
      join work w on w.user_id = s.user_id and w.ordinal = s.delivery_number
     where s.finished_at is not null or (w.is_answered
       and not (select g.is_finished_by_hand from group_assessments g where g.id = ${groupAssessmentId}))
     order by s.user_id`.execute(db)
  return rows
}

export interface ItemTime {
  readonly itemKey: number
  readonly n: number
  readonly quartiles: readonly [number, number, number]
}

/** How long the problems were in front of some learners, in their own deliveries. */
export async function selectTimes(db: Db, groupAssessmentId: number, userIds: readonly number[]): Promise<ItemTime[]> {
  const { rows } = await sql<ItemTime>`
    select i.item_key, count(*)::int as n,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by t.active_seconds) as quartiles
      from problem_times t
      join problem_instances i on i.id = t.problem_instance_id
      join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
       and s.delivery_number = i.ordinal
     where i.group_assessment_id = ${groupAssessmentId} and i.user_id = any(${[...userIds]}::bigint[])
     group by i.item_key`.execute(db)
  return rows
}

/** Differs whenever a mark, an attempt, a rule or a status does: versions are only ever raised. */
export async function selectSourceVersion(db: Db, groupAssessmentId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('.', g.version,
        (select coalesce(sum(r.version), 0) from results r where r.group_assessment_id = g.id),
        (select coalesce(sum(s.version), 0) from learner_statuses s where s.group_assessment_id = g.id),
        (select coalesce(sum(n.rules_number), 0) from group_assessment_items n where n.group_assessment_id = g.id)) as version
      from group_assessments g where g.id = ${groupAssessmentId}`.execute(db)
  return rows[0]?.version ?? ''
}

export interface DealtVariant {
  readonly userId: number
  readonly problemInstanceId: number
  readonly variantHash: string
  readonly values: Readonly<Record<string, string>>
}

/** The variant that each learner who has started was marked against in one problem. Equal values are one variant. */
export async function selectDealtVariants(db: Db, groupAssessmentId: number, itemKey: number): Promise<DealtVariant[]> {
  const { rows } = await sql<DealtVariant>`
    with ${learnersOf(groupAssessmentId)}
    select i.user_id, i.id as problem_instance_id, encode(v.values_hash, 'hex') as variant_hash, v.values
      from ${workOf(groupAssessmentId)}
      join variants v on v.id = r.marked_variant_id
     where i.item_key = ${itemKey}
     order by i.user_id`.execute(db)
  return rows
}

export interface GivenAnswer {
  readonly userId: number
  readonly problemInstanceId: number
  readonly questionKey: number
  readonly percent: number
  readonly verdict: string
  readonly isWaiting: boolean
  readonly reading: string
  readonly value: string
  readonly variantHash: string
}

/** The answers of all who have started to the questions of one problem, in the attempt that is asked for. */
export async function selectGivenAnswers(
  db: Db,
  groupAssessmentId: number,
  itemKey: number,
  attempt: StatisticsAttempt,
): Promise<GivenAnswer[]> {
  const { join, number } = attemptSql[attempt]
  const { rows } = await sql<GivenAnswer>`
    with ${learnersOf(groupAssessmentId)}
    select i.user_id, i.id as problem_instance_id, p.question_key, p.percent, p.verdict,
        ${sql.raw(isWaiting)} as is_waiting, p.reading, p.answer as value, encode(v.values_hash, 'hex') as variant_hash
      from ${workOf(groupAssessmentId)}
      join variants v on v.id = r.marked_variant_id ${sql.raw(join)}
      join responses p on p.problem_instance_id = i.id and p.attempt_number = ${sql.raw(number)}
     where i.item_key = ${itemKey}
     order by i.user_id, p.question_key`.execute(db)
  return rows
}

/** How the questions of one problem are answered, by the newest version that was delivered. */
export async function selectAnswerTypes(
  db: Db,
  groupAssessmentId: number,
  itemKey: number,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ questionKey: number; answerType: string }>`
    select distinct on (1) (question ->> 'questionKey')::int as question_key, question ->> 'answerType' as answer_type
      from group_assessment_items n
      join problem_revisions q on q.id = n.delivered_revision_id
     cross join jsonb_array_elements(q.content -> 'questions') as question
     where n.group_assessment_id = ${groupAssessmentId} and n.item_key = ${itemKey}
     order by 1, n.delivery_number desc`.execute(db)
  return new Map(rows.map(({ questionKey, answerType }) => [questionKey, answerType]))
}

export interface StoredTests {
  readonly itemKey: number
  readonly sourceVersion: string
  readonly figures: unknown
  readonly computedAt: Date
}

export async function selectStoredTests(
  db: Db,
  groupAssessmentId: number,
  attempt: StatisticsAttempt,
): Promise<StoredTests[]> {
  return await db
    .selectFrom('itemStatistics')
    .select(['itemKey', 'sourceVersion', 'figures', 'computedAt'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('attempt', '=', attempt)
    .execute()
}

export interface TestsToStore {
  readonly itemKey: number
  readonly n: number
  readonly figures: unknown
}

/** Replaces what is stored of all problems. */
export async function storeTests(
  db: Db,
  of: { readonly groupAssessmentId: number; readonly attempt: StatisticsAttempt; readonly sourceVersion: string },
  tests: readonly TestsToStore[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('itemStatistics')
      .where('groupAssessmentId', '=', of.groupAssessmentId)
      .where('attempt', '=', of.attempt)
      .execute()
    if (tests.length === 0) return
    const rows = tests.map(({ itemKey, n, figures }) => ({ ...of, itemKey, n, figures: JSON.stringify(figures) }))
    await trx
      .insertInto('itemStatistics')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
