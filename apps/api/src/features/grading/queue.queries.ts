import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ScoringReason } from '@isomorph/contract'
import type { StoredVerdict, Tables } from '@isomorph/database'
import { openAppeal } from '../results/index.ts'
import type { ResponsePlace } from './marks.queries.ts'
import { answersInQueue, followsInQueue, isLastOfItsKind, openTaskOfAnswer, queueOrder } from './queue.sql.ts'

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

/** The oldest of the open tasks of an answer, for answers that are looked up beside the queue. */
const firstOpenTask = sql`
  left join lateral (
    select o.id, o.reason from scoring_tasks o where o.problem_instance_id = a.problem_instance_id
      and o.attempt_number = a.attempt_number and o.question_key = a.question_key and o.done_at is null
     order by o.id limit 1) t on true`

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
  readonly isAnonymous: boolean
  /** The task of the answer before; 0: none. */
  readonly after: number
  readonly limit: number
}

export async function selectWaiting(db: Db, query: QueueQuery): Promise<GradingRow[]> {
  return await selectRows(
    db,
    sql`${answersInQueue} join ${openTaskOfAnswer}`,
    sql`where g.id = ${query.groupAssessmentId} and ${followsInQueue(query.after, query.isAnonymous)} and ${isLastOfItsKind}
         and (${query.itemKey}::int is null or i.item_key = ${query.itemKey})
         and (${query.questionKey}::int is null or a.question_key = ${query.questionKey})
         and (${query.reason}::text is null or t.reason = ${query.reason})
       order by ${queueOrder(query.isAnonymous)} limit ${query.limit}`,
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
    sql`where a.source = 'person' and ${followsInQueue(query.after, query.isAnonymous)}
         and (${query.itemKey}::int is null or i.item_key = ${query.itemKey})
         and (${query.questionKey}::int is null or a.question_key = ${query.questionKey})
       order by ${queueOrder(query.isAnonymous)} limit ${query.limit}`,
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
        ${firstOpenTask}`,
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
        ${firstOpenTask}`,
    sql`order by a.problem_instance_id, a.attempt_number`,
  )
}
