import { sql, type Kysely } from 'kysely'
import { usualMostDifference, type DoubleMarking } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { countOfGraders } from '../results/index.ts'
import type { QuestionOfAssessment } from './grading.queries.ts'
import type { ResponsePlace } from './marks.queries.ts'
import { marksOfSameAnswer } from './queue.sql.ts'

type Db = Kysely<Tables>

export interface DoubleMarkRow {
  readonly id: number
  readonly problemInstanceId: number
  readonly questionKey: number
  readonly graderId: number
  readonly grader: string
  readonly taskReason: string
  readonly isBlind: boolean
  readonly percent: number
  readonly rubricVersion: number | null
  readonly itemIds: number[]
  readonly adjustment: number
  readonly comment: string
}

export async function selectDoubleMarking(
  db: Db,
  { groupAssessmentId, itemKey, questionKey }: QuestionOfAssessment,
): Promise<DoubleMarking> {
  const row = await db
    .selectFrom('doubleMarking')
    .select(['share', 'mostDifference'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('itemKey', '=', itemKey)
    .where('questionKey', '=', questionKey)
    .executeTakeFirst()
  return row ?? { share: 0, mostDifference: usualMostDifference }
}

export async function upsertDoubleMarking(
  db: Db,
  { groupAssessmentId, itemKey, questionKey }: QuestionOfAssessment,
  { share, mostDifference }: DoubleMarking,
): Promise<void> {
  await db
    .insertInto('doubleMarking')
    .values({ groupAssessmentId, itemKey, questionKey, share, mostDifference })
    .onConflict((conflict) =>
      conflict.columns(['groupAssessmentId', 'itemKey', 'questionKey']).doUpdateSet({ share, mostDifference }),
    )
    .execute()
}

export async function countGraders(db: Db, groupAssessmentId: number): Promise<number> {
  const { rows } = await sql<{ graders: number }>`
    select ${sql.raw(countOfGraders('g.group_id'))} as graders from group_assessments g
     where g.id = ${groupAssessmentId}`.execute(db)
  return rows[0]?.graders ?? 0
}

/** The standing marks for answers, in the order in which they were given: those of a learner's identical answers are one answer's. */
export async function selectDoubleMarks(
  db: Db,
  places: readonly ResponsePlace[],
): Promise<(DoubleMarkRow & { readonly attemptNumber: number })[]> {
  if (places.length === 0) return []
  const { rows } = await sql<DoubleMarkRow & { readonly attemptNumber: number }>`
    select m.id, a.problem_instance_id, a.attempt_number, a.question_key, m.grader_id,
      h.first_name || ' ' || h.last_name as grader, m.task_reason, m.is_blind, m.percent, m.rubric_version, m.item_ids,
      m.adjustment, m.comment
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as w("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int)
      join responses a on a.problem_instance_id = w."problemInstanceId" and a.attempt_number = w."attemptNumber"
       and a.question_key = w."questionKey"
      join ${marksOfSameAnswer} on true
      join users h on h.id = m.grader_id
     order by m.id`.execute(db)
  return rows
}

/** What an answer waits for, and whether it is one of those that two people mark. */
export interface DoubleMarkingOfAnswer {
  /** Why it waits; null: it waits for nobody, or for an answer to an appeal. */
  readonly reason: string | null
  readonly isDrawn: boolean
}

/** Which answers two people mark is drawn once for a learner and question: with a greater share, those drawn before stay. */
export async function selectDoubleMarkingOfAnswer(
  db: Db,
  place: ResponsePlace,
  share: number,
): Promise<DoubleMarkingOfAnswer> {
  const { rows } = await sql<DoubleMarkingOfAnswer>`
    select
      (select t.reason from scoring_tasks t where t.problem_instance_id = ${place.problemInstanceId}
          and t.attempt_number = ${place.attemptNumber} and t.question_key = ${place.questionKey} and t.done_at is null
        order by t.reason = 'appeal' desc, t.id desc limit 1) as reason,
      abs(hashtextextended(${`${place.problemInstanceId}/${place.questionKey}`}, 0) % 100) < ${share} as is_drawn`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A query without a table gave no row.')
  return row
}

export interface NewDoubleMark extends ResponsePlace {
  readonly graderId: number
  readonly clientKey: string
  readonly taskReason: string
  readonly isBlind: boolean
  readonly percent: number
  readonly rubricVersion: number | null
  readonly itemIds: readonly number[]
  readonly adjustment: number
  readonly comment: string
}

export async function insertDoubleMark(db: Db, { itemIds, ...mark }: NewDoubleMark): Promise<void> {
  await db
    .insertInto('doubleMarks')
    .values({ ...mark, itemIds: [...itemIds] })
    .execute()
}

export async function withdrawDoubleMarks(db: Db, ids: readonly number[], clientKey: string): Promise<void> {
  await sql`
    update double_marks set withdrawn_at = now(), withdrawn_key = ${clientKey} where id = any(${[...ids]}::bigint[])`.execute(
    db,
  )
}

/** Who marked or withdrew by a client's key. */
export async function selectDoubleMarksByKey(db: Db, clientKey: string) {
  return await db
    .selectFrom('doubleMarks')
    .select(['problemInstanceId', 'attemptNumber', 'questionKey', 'graderId'])
    .where((eb) => eb.or([eb('clientKey', '=', clientKey), eb('withdrawnKey', '=', clientKey)]))
    .execute()
}

/** Sets the reason for which an answer waits, and gives it back to everybody. */
export async function setTaskReason(db: Db, place: ResponsePlace, reason: string): Promise<void> {
  await sql`
    update scoring_tasks t set reason = ${reason}, claimed_by = null, claimed_until = null
     where t.id = (select o.id from scoring_tasks o where o.problem_instance_id = ${place.problemInstanceId}
        and o.attempt_number = ${place.attemptNumber} and o.question_key = ${place.questionKey} and o.done_at is null
        and o.reason <> 'appeal' order by o.id desc limit 1)
       and not exists (select from scoring_tasks o where o.problem_instance_id = t.problem_instance_id
        and o.attempt_number = t.attempt_number and o.question_key = t.question_key and o.done_at is null
        and o.reason = ${reason} and o.id <> t.id)`.execute(db)
}

/** Whether the problem is one of the assessment. */
export async function selectHasItem(db: Db, { groupAssessmentId, itemKey }: QuestionOfAssessment): Promise<boolean> {
  const row = await db
    .selectFrom('groupAssessmentItems')
    .select('itemKey')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('itemKey', '=', itemKey)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
