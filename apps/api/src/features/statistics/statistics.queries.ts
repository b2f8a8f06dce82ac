import { sql, type Kysely } from 'kysely'
import type { StatisticsAttempt } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { sumOf } from '@isomorph/statistics'

type Db = Kysely<Tables>

/** Whether a response waits for a person or the evaluator: what `isPending` of a sitting says. */
const isWaiting = `p.verdict in ('needsPerson', 'pending', 'unreadable')`

interface AttemptSql {
  readonly join: string
  readonly number: string
  readonly percent: string
  /** Whether an answer of it waits. */
  readonly isPending: string
}

/**
 * The attempt that statistics rest on. What is set aside does not count: it is nobody's first attempt. Looking attempts up one by one takes
 * many times as long as reading results. Where attempt 1 counts, the result says all of it, unless something waits that may be of a later attempt.
 */
const attemptSql: Readonly<Record<StatisticsAttempt, AttemptSql>> = {
  counting: { join: '', number: 'r.counting_attempt', percent: 'r.percent', isPending: 'r.pending > 0' },
  first: {
    join: `left join lateral (
        select f.number, f.percent, exists (select from responses p
            where p.problem_instance_id = f.problem_instance_id and p.attempt_number = f.number and ${isWaiting}) as is_pending
          from attempts f
         where (r.counting_attempt > 1 or r.pending > 0 and r.attempts_used > 1)
           and f.problem_instance_id = r.problem_instance_id and not f.is_set_aside
         order by f.number limit 1) a on true`,
    number: 'coalesce(a.number, r.counting_attempt)',
    percent: 'coalesce(a.percent, r.percent)',
    isPending: 'coalesce(a.is_pending, r.pending > 0)',
  },
}

/**
 * Whether the learner of a status has started and is not excused. The schedule, which says who is excused, is worked out only for who is excused somewhere: for
 * everybody in a large class it takes as long as all their results.
 */
const isStarted = `s.started_at is not null and not s.is_preview
       and (not exists (select from accommodations e where e.user_id = s.user_id and e.is_excused)
         or not (select l.is_excused from learner_schedules l
           where l.group_assessment_id = s.group_assessment_id and l.user_id = s.user_id))`

/** Learners who have started and are not excused, found before their problems are. */
function learnersOf(groupAssessmentId: number) {
  return sql`learners as materialized (
    select s.user_id, s.delivery_number
      from learner_statuses s
     where s.group_assessment_id = ${groupAssessmentId} and ${sql.raw(isStarted)})`
}

/** The problems of each learner's own delivery. */
function workOf(groupAssessmentId: number) {
  return sql`learners s
    join problem_instances i on i.group_assessment_id = ${groupAssessmentId} and i.user_id = s.user_id
     and i.ordinal = s.delivery_number
    join results r on r.problem_instance_id = i.id`
}

/** Who has the same result of a problem. */
export interface AlikeResults {
  /** The versions of these results, summed up. */
  readonly version: number
  readonly itemKey: number
  readonly ordinal: number
  readonly percent: number
  readonly isWaiting: boolean
  readonly attemptsUsed: number
  readonly userIds: readonly number[]
}

/** How long a problem was in front of its learners: the places of one index belong together. */
export interface TimesOfItem {
  readonly itemKey: number
  readonly ordinal: number
  readonly userIds: readonly number[]
  readonly seconds: readonly number[]
}

/** Reads an array of numbers that comes as text: the parser of arrays takes ten times as long. */
const numbersOf = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`) as number[]

type ArraysAsText<T> = { readonly [K in keyof T]: T[K] extends readonly number[] ? string : T[K] }

/**
 * The results of everybody's problems, of all deliveries. Most are alike: a row for each result that somebody has, with an array of who has it, is
 * read in a fraction of the time of a row for each learner, and the database neither sorts nor joins them.
 */
export async function selectAlikeResults(
  db: Db,
  groupAssessmentId: number,
  attempt: StatisticsAttempt,
): Promise<AlikeResults[]> {
  const { join, percent, isPending } = attemptSql[attempt]
  const { rows } = await sql<ArraysAsText<AlikeResults>>`
    select r.item_key, r.ordinal, ${sql.raw(percent)} as percent, ${sql.raw(isPending)} as is_waiting, r.attempts_used,
        sum(r.version)::int8 as version, array_agg(r.user_id)::text as user_ids
      from results r ${sql.raw(join)}
     where r.group_assessment_id = ${groupAssessmentId}
     group by 1, 2, 3, 4, 5`.execute(db)
  return rows.map((row) => ({ ...row, userIds: numbersOf(row.userIds) }))
}

/** How long everybody's problems were in front of them. */
export async function selectTimes(db: Db, groupAssessmentId: number): Promise<TimesOfItem[]> {
  const { rows } = await sql<ArraysAsText<TimesOfItem>>`
    select item_key, ordinal, array_agg(user_id)::text as user_ids, array_agg(active_seconds)::text as seconds
      from problem_times
     where group_assessment_id = ${groupAssessmentId}
     group by 1, 2`.execute(db)
  return rows.map((row) => ({ ...row, userIds: numbersOf(row.userIds), seconds: numbersOf(row.seconds) }))
}

export interface StartedLearner {
  readonly userId: number
  readonly deliveryNumber: number
  readonly hasFinished: boolean
  /** Whether learners of the assessment finish by an act of theirs. */
  readonly isFinishedByHand: boolean
}

type AlikeStatuses = Omit<StartedLearner, 'userId'> & {
  /** The versions of these statuses, summed up. */
  readonly version: number
  /** Who of them has started and is not excused. */
  readonly userIds: readonly number[]
}

export interface Statuses {
  /** By id. */
  readonly started: readonly StartedLearner[]
  /** The versions of all, summed up. */
  readonly version: number
}

/** Who has started and is not excused, with the versions of all statuses, in one reading of them. */
export async function selectStatuses(db: Db, groupAssessmentId: number): Promise<Statuses> {
  const { rows } = await sql<ArraysAsText<AlikeStatuses>>`
    select s.delivery_number, s.finished_at is not null as has_finished, g.is_finished_by_hand, sum(s.version)::int8 as version,
        coalesce(array_agg(s.user_id) filter (where ${sql.raw(isStarted)}), '{}')::text as user_ids
      from learner_statuses s
      join group_assessments g on g.id = s.group_assessment_id
     where s.group_assessment_id = ${groupAssessmentId}
     group by 1, 2, 3`.execute(db)
  const started = rows.flatMap(({ userIds, deliveryNumber, hasFinished, isFinishedByHand }) =>
    numbersOf(userIds).map((userId) => ({ userId, deliveryNumber, hasFinished, isFinishedByHand })),
  )
  return {
    started: started.toSorted((a, b) => a.userId - b.userId),
    version: sumOf(rows.map(({ version }) => version)),
  }
}

interface VersionsOfSettings {
  readonly settings: number
  readonly rules: number
}

/** Versions of what statistics are about. Each is only ever raised. */
export interface SourceVersions extends VersionsOfSettings {
  readonly statuses: number
  readonly results: number
}

/** Differs whenever a mark, an attempt, a rule or a status does. */
export function sourceVersionOf({ settings, statuses, rules, results }: SourceVersions): string {
  return [settings, statuses, rules, results].join('.')
}

export async function selectVersionsOfSettings(db: Db, groupAssessmentId: number): Promise<VersionsOfSettings> {
  const { rows } = await sql<VersionsOfSettings>`
    select g.version as settings,
        (select coalesce(sum(n.rules_number), 0)::int8 from group_assessment_items n where n.group_assessment_id = g.id) as rules
      from group_assessments g where g.id = ${groupAssessmentId}`.execute(db)
  return rows[0] ?? { settings: 0, rules: 0 }
}

export async function selectSourceVersion(db: Db, groupAssessmentId: number): Promise<string> {
  const { rows } = await sql<Omit<SourceVersions, keyof VersionsOfSettings>>`
    select (select coalesce(sum(version), 0)::int8 from learner_statuses where group_assessment_id = ${groupAssessmentId}) as statuses,
        (select coalesce(sum(version), 0)::int8 from results where group_assessment_id = ${groupAssessmentId}) as results`.execute(
    db,
  )
  const { statuses = 0, results = 0 } = rows[0] ?? {}
  return sourceVersionOf({ ...(await selectVersionsOfSettings(db, groupAssessmentId)), statuses, results })
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
