import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ScoringReason } from '@isomorph/contract'
import type { StoredVerdict, Tables } from '@isomorph/database'
import { couldCount } from '../group-assessments/index.ts'
import { countOfGraders, hasOtherGraders, openAppeal } from '../results/index.ts'
import type { ResponsePlace } from './marks.queries.ts'

type Db = Kysely<Tables>

export interface GradingRow {
  readonly taskId: number | null
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
  readonly itemKey: number
  readonly reason: ScoringReason | null
  readonly isWaiting: boolean
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
  readonly code: number | null
  readonly copies: number
  readonly value: string
  readonly reading: string
  readonly verdict: StoredVerdict
  readonly percent: number
  readonly rule: string
  readonly evidence: unknown
  readonly source: 'evaluator' | 'person'
  readonly needsPerson: boolean
  readonly comment: string
  readonly markingNumber: number
  readonly appeal: { readonly text: string; readonly at: string } | null
  readonly markedBy: string | null
  readonly rubricVersion: number | null
  readonly itemIds: number[] | null
  readonly adjustment: number | null
}

/**
 * Answers `a` with everything that decides whether they are in the queue: what counts or could, and what is appealed against.
 * Work of an earlier delivery and previews are not.
 */
export const answersInQueue = sql`
  responses a
  join problem_instances i on i.id = a.problem_instance_id
  join group_assessments g on g.id = i.group_assessment_id
  join results r on r.problem_instance_id = i.id and r.group_assessment_id = g.id and (${sql.raw(couldCount('a'))} or ${sql.raw(openAppeal('a'))} is not null)
  join learner_statuses s on s.group_assessment_id = g.id and s.user_id = i.user_id and s.delivery_number = i.ordinal
    and not s.is_preview`

/** A learner's identical answers are one: the last of them that could count stands for all. */
export const isLastOfItsKind = sql`not exists (
  select from responses b
    join scoring_tasks o on o.problem_instance_id = b.problem_instance_id and o.attempt_number = b.attempt_number
     and o.question_key = b.question_key and o.done_at is null
   where b.problem_instance_id = a.problem_instance_id and b.question_key = a.question_key and b.answer = a.answer
     and ((b.attempt_number > a.attempt_number and g.counting_attempt <> 'first')
       or (b.attempt_number = a.attempt_number and o.id > t.id)))`

/**
 * The order in which answers are handed out. Without names it is that of the code names, which were given at random: who handed in first is not
 * told by who comes first.
 */
export const queueOrder = (isAnonymous: boolean) =>
  isAnonymous
    ? sql`(select c.code from problem_instances o
        join learner_codes c on c.group_assessment_id = o.group_assessment_id and c.user_id = o.user_id
       where o.id = t.problem_instance_id), t.id`
    : sql`t.id`

export const openTaskOfAnswer = sql`scoring_tasks t on t.group_assessment_id = g.id
  and t.problem_instance_id = a.problem_instance_id and t.attempt_number = a.attempt_number and t.question_key = a.question_key and t.done_at is null`

/** Whether a task is an appeal against a mark of a person, and others can answer it. Nobody is asked to answer for their own mark then. */
export const isAppealAgainst = (userId: number) => sql`(t.reason = 'appeal'
  and a.marked_by is not distinct from ${userId}::bigint and ${sql.raw(hasOtherGraders('g.group_id', 'a.marked_by'))})`

/** The standing marks `m` that people gave for an answer `a` which two of them mark, or for an identical answer of the learner. */
export const marksOfSameAnswer = sql`lateral (
  select m.* from double_marks m
    join responses b on b.problem_instance_id = m.problem_instance_id and b.attempt_number = m.attempt_number
     and b.question_key = m.question_key
   where m.problem_instance_id = a.problem_instance_id and m.question_key = a.question_key and m.withdrawn_at is null
     and b.answer = a.answer) m`

/**
 * Whether a person gave their mark for an answer and somebody else's is awaited. Where nobody else is left to mark, they may
 * mark again: two who are too far apart come to terms.
 */
export const awaitsAnother = (userId: number) => sql`(
  exists (select from double_marking d where d.group_assessment_id = g.id and d.item_key = i.item_key
    and d.question_key = a.question_key and d.share > 0)
  and (select coalesce(bool_or(m.grader_id = ${userId}), false)
        and count(distinct m.grader_id) < ${sql.raw(countOfGraders('g.group_id'))} from ${marksOfSameAnswer}))`

const columns = sql`
  a.problem_instance_id, a.attempt_number, a.question_key, i.item_key, i.user_id, u.first_name, u.last_name, u.email,
  coalesce(u.uid, '') as uid, c.code, a.answer as value, a.reading, a.verdict, a.percent, a.rule, a.evidence, a.source,
  a.needs_person, a.comment, a.marking_number, ${sql.raw(openAppeal('a'))} as appeal, h.first_name || ' ' || h.last_name as marked_by,
  m.rubric_version, m.item_ids, m.adjustment,
  (select count(*)::int from responses b where b.problem_instance_id = a.problem_instance_id
    and b.question_key = a.question_key and b.answer = a.answer
    and (b.attempt_number = a.attempt_number or exists (
      select from scoring_tasks o where o.problem_instance_id = b.problem_instance_id
         and o.attempt_number = b.attempt_number and o.question_key = b.question_key and o.done_at is null))) as copies`

const joined = sql`
  join users u on u.id = i.user_id
  left join users h on h.id = a.marked_by
  left join learner_codes c on c.group_assessment_id = g.id and c.user_id = i.user_id
  left join grader_marks m on m.problem_instance_id = a.problem_instance_id and m.attempt_number = a.attempt_number
   and m.question_key = a.question_key and m.marking_number = a.marking_number`

async function selectRows(
  db: Db,
  from: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
  isWaiting = sql`t.id is not null`,
): Promise<GradingRow[]> {
  const { rows } = await sql<GradingRow>`
    select t.id as task_id, t.reason, ${isWaiting} as is_waiting, ${columns} from ${from} ${joined} ${rest}`.execute(db)
  return rows
}

/** Tasks that were claimed just now, in the order of the queue. Whether they are in it has been decided. */
export async function selectTasks(db: Db, ids: readonly number[], isAnonymous: boolean): Promise<GradingRow[]> {
  return await selectRows(
    db,
    sql`scoring_tasks t
        join responses a on a.problem_instance_id = t.problem_instance_id and a.attempt_number = t.attempt_number
         and a.question_key = t.question_key
        join problem_instances i on i.id = t.problem_instance_id
        join group_assessments g on g.id = t.group_assessment_id`,
    sql`where t.id = any(${[...ids]}::bigint[]) and t.done_at is null order by ${queueOrder(isAnonymous)}`,
  )
}

export interface QueueQuery {
  readonly groupAssessmentId: number
  readonly itemKey: number | null
  readonly questionKey: number | null
  readonly reason: ScoringReason | null
  readonly after: number
  readonly limit: number
}

export async function selectWaiting(db: Db, query: QueueQuery): Promise<GradingRow[]> {
  return await selectRows(
    db,
    sql`${answersInQueue} join ${openTaskOfAnswer}`,
    sql`where g.id = ${query.groupAssessmentId} and t.id > ${query.after} and ${isLastOfItsKind}
         and (${query.itemKey}::int is null or i.item_key = ${query.itemKey})
         and (${query.questionKey}::int is null or a.question_key = ${query.questionKey})
         and (${query.reason}::text is null or t.reason = ${query.reason})
       order by t.id limit ${query.limit}`,
  )
}

/** Answers that a person marked, by the tasks that are done; those marked beside the queue have none. */
export async function selectMarked(db: Db, query: QueueQuery): Promise<GradingRow[]> {
  return await selectRows(
    db,
    sql`(select max(id) as id, problem_instance_id, attempt_number, question_key, null::text as reason
           from scoring_tasks where group_assessment_id = ${query.groupAssessmentId} and done_at is not null
            and (${query.reason}::text is null or reason = ${query.reason})
          group by problem_instance_id, attempt_number, question_key) t
        join (${answersInQueue}) on a.problem_instance_id = t.problem_instance_id
         and a.attempt_number = t.attempt_number and a.question_key = t.question_key`,
    sql`where a.source = 'person' and t.id > ${query.after}
         and (${query.itemKey}::int is null or i.item_key = ${query.itemKey})
         and (${query.questionKey}::int is null or a.question_key = ${query.questionKey})
       order by t.id limit ${query.limit}`,
    sql`false`,
  )
}

/** Every answer of one learner to one problem. */
export async function selectAnswersOf(db: Db, problemInstanceId: number): Promise<GradingRow[]> {
  return await selectRows(
    db,
    sql`responses a
        join problem_instances i on i.id = a.problem_instance_id
        join group_assessments g on g.id = i.group_assessment_id
        left join lateral (
          select o.id, o.reason from scoring_tasks o where o.problem_instance_id = a.problem_instance_id
            and o.attempt_number = a.attempt_number and o.question_key = a.question_key and o.done_at is null
           order by o.id limit 1) t on true`,
    sql`where i.id = ${problemInstanceId} order by a.attempt_number, a.question_key`,
  )
}

/** The answers at some places; where there is none, it is left out. */
export async function selectAnswersAt(db: Db, places: readonly ResponsePlace[]): Promise<GradingRow[]> {
  if (places.length === 0) return []
  return await selectRows(
    db,
    sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
          as w("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int)
        join responses a on a.problem_instance_id = w."problemInstanceId" and a.attempt_number = w."attemptNumber"
         and a.question_key = w."questionKey"
        join problem_instances i on i.id = a.problem_instance_id
        join group_assessments g on g.id = i.group_assessment_id
        left join lateral (
          select o.id, o.reason from scoring_tasks o where o.problem_instance_id = a.problem_instance_id
            and o.attempt_number = a.attempt_number and o.question_key = a.question_key and o.done_at is null
           order by o.id limit 1) t on true`,
    sql`order by a.problem_instance_id, a.attempt_number`,
  )
}
