import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ScoringReason } from '@isomorph/contract'
import type { StoredVerdict, Tables } from '@isomorph/database'
import { openAppeal } from '../results/index.ts'
import type { ResponsePlace } from './marks.queries.ts'
import { codeOf, followsInQueue, isInQueue, queueOrder } from './queue.sql.ts'

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
  /** Null where no person marked it: when the evaluator did tells when the learner handed in. */
  readonly markedAt: Date | null
  readonly rubricVersion: number | null
  readonly itemIds: number[] | null
  readonly adjustment: number | null
  /** From which a list goes on behind this answer. */
  readonly cursor: string | null
}

const columns = sql`
  a.problem_instance_id, a.attempt_number, a.question_key, i.item_key, i.user_id, u.first_name, u.last_name, u.email,
  coalesce(u.uid, '') as uid, c.code, a.answer as value, a.reading, a.verdict, a.percent, a.rule, a.evidence, a.source,
  a.needs_person, a.comment, a.marking_number, ${sql.raw(openAppeal('a'))} as appeal, h.first_name || ' ' || h.last_name as marked_by,
  w.marked_at, m.rubric_version, m.item_ids, m.adjustment,
  (select count(*)::int from responses b where b.problem_instance_id = a.problem_instance_id
    and b.question_key = a.question_key and b.answer = a.answer
    and (b.attempt_number = a.attempt_number or exists (
      select from scoring_tasks o where o.problem_instance_id = b.problem_instance_id
         and o.attempt_number = b.attempt_number and o.question_key = b.question_key and o.done_at is null))) as copies`

const joined = sql`
  join users u on u.id = i.user_id
  left join learner_codes c on c.group_assessment_id = g.id and c.user_id = i.user_id
  left join grader_marks m on m.problem_instance_id = a.problem_instance_id and m.attempt_number = a.attempt_number
   and m.question_key = a.question_key and m.marking_number = a.marking_number`

/** Who gave the mark that stands, and when. */
const standingMark = sql`
  cross join lateral (select a.marked_by, case when a.source = 'person' then a.marked_at end as marked_at) w`

/** The oldest of the open tasks of an answer, for answers that are looked up beside the queue. */
const firstOpenTask = sql`
  left join lateral (
    select o.id, o.reason from scoring_tasks o where o.problem_instance_id = a.problem_instance_id
      and o.attempt_number = a.attempt_number and o.question_key = a.question_key and o.done_at is null
     order by o.id limit 1) t on true`

interface Selecting {
  readonly from: RawBuilder<unknown>
  /** Conditions, order and limit. */
  readonly rest: RawBuilder<unknown>
  /** Says as `w` who marked an answer and when. */
  readonly whoMarked?: RawBuilder<unknown>
  readonly cursor?: RawBuilder<unknown>
}

/** Answers `a` with their open tasks `t`, as a list of them or a claim wants them. */
export async function selectRows(
  db: Db,
  { from, rest, whoMarked = standingMark, cursor = sql`t.id::text` }: Selecting,
): Promise<GradingRow[]> {
  const { rows } = await sql<GradingRow>`
    select t.id as task_id, t.reason, t.id is not null as is_waiting, ${columns}, ${cursor} as cursor
      from ${from} ${joined} ${whoMarked} left join users h on h.id = w.marked_by ${rest}`.execute(db)
  return rows
}

/** Tasks that were claimed just now, in the order of the queue. Whether they are in it has been decided. */
export async function selectTasks(db: Db, ids: readonly number[], isAnonymous: boolean): Promise<GradingRow[]> {
  return await selectRows(db, {
    from: sql`scoring_tasks t
        join responses a on a.problem_instance_id = t.problem_instance_id and a.attempt_number = t.attempt_number
         and a.question_key = t.question_key
        join problem_instances i on i.id = t.problem_instance_id
        join group_assessments g on g.id = t.group_assessment_id`,
    rest: sql`where t.id = any(${[...ids]}::bigint[]) and t.done_at is null order by ${queueOrder(isAnonymous)}`,
  })
}

/** Which answers of an assessment a list is about; null: all. */
export interface ListQuery {
  readonly groupAssessmentId: number
  readonly itemKey: number | null
  readonly questionKey: number | null
  readonly reason: ScoringReason | null
  readonly isAnonymous: boolean
  readonly limit: number
}

interface QueueQuery extends ListQuery {
  /** The task of the answer before; 0: none. */
  readonly after: number
}

/** Tasks that wait, in the order of the queue. They are put in order first: so it is asked of those on the page alone whether they are in the queue. */
async function selectWaitingIds(db: Db, query: QueueQuery): Promise<number[]> {
  const { groupAssessmentId, itemKey, questionKey, reason, after, isAnonymous, limit } = query
  const code = isAnonymous ? codeOf(sql`t.problem_instance_id`) : sql`null::bigint`
  const { rows } = await sql<{ id: number }>`
    select t.id from (
      select t.*, ${code} as code from scoring_tasks t
       where t.group_assessment_id = ${groupAssessmentId} and t.done_at is null and ${followsInQueue(after, isAnonymous)}
         and (${itemKey}::int is null or t.item_key = ${itemKey})
         and (${questionKey}::int is null or t.question_key = ${questionKey})
         and (${reason}::text is null or t.reason = ${reason})
       order by code, t.id offset 0) t
     where ${isInQueue()}
     order by t.code, t.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function selectWaiting(db: Db, query: QueueQuery): Promise<GradingRow[]> {
  return await selectTasks(db, await selectWaitingIds(db, query), query.isAnonymous)
}

/** Every answer of one learner to one problem. */
export async function selectAnswersOf(db: Db, problemInstanceId: number): Promise<GradingRow[]> {
  return await selectRows(db, {
    from: sql`responses a
        join problem_instances i on i.id = a.problem_instance_id
        join group_assessments g on g.id = i.group_assessment_id
        ${firstOpenTask}`,
    rest: sql`where i.id = ${problemInstanceId} order by a.attempt_number, a.question_key`,
  })
}

/** The answers at some places; where there is none, it is left out. */
export async function selectAnswersAt(db: Db, places: readonly ResponsePlace[]): Promise<GradingRow[]> {
  if (places.length === 0) return []
  return await selectRows(db, {
    from: sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
          as p("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int)
        join responses a on a.problem_instance_id = p."problemInstanceId" and a.attempt_number = p."attemptNumber"
         and a.question_key = p."questionKey"
        join problem_instances i on i.id = a.problem_instance_id
        join group_assessments g on g.id = i.group_assessment_id
        ${firstOpenTask}`,
    rest: sql`order by a.problem_instance_id, a.attempt_number`,
  })
}
