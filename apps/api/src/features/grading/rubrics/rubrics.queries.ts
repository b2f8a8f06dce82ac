import { sql, type Kysely } from 'kysely'
import type { Rubric, StoredRubric } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { QuestionOfAssessment } from '../grading.queries.ts'
import type { StandingMarking } from '../marks.queries.ts'

type Db = Kysely<Tables>

/** The rubric that holds, and who made it. */
export async function selectRubric(
  db: Db,
  { groupAssessmentId, itemKey, questionKey }: QuestionOfAssessment,
): Promise<StoredRubric & { readonly createdBy: number }> {
  const row = await db
    .selectFrom('rubricVersions')
    .select(['version', 'content', 'createdBy'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('itemKey', '=', itemKey)
    .where('questionKey', '=', questionKey)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { version: 0, rubric: null, createdBy: 0 }
  return { version: row.version, rubric: row.content as Rubric, createdBy: row.createdBy }
}

/** The highest id that any version gave to an item: none is used again. */
export async function selectLastItemId(db: Db, question: QuestionOfAssessment): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max((item->>'id')::int), 0) as last
      from rubric_versions v cross join lateral jsonb_array_elements(v.content->'items') item
     where v.group_assessment_id = ${question.groupAssessmentId} and v.item_key = ${question.itemKey}
       and v.question_key = ${question.questionKey}`.execute(db)
  return rows[0]?.last ?? 0
}

/** Held until the transaction ends: nobody marks by a rubric while it is changed. To be taken before results are locked. */
export async function lockRubric(
  db: Db,
  { groupAssessmentId, itemKey, questionKey }: QuestionOfAssessment,
  purpose: 'mark' | 'change',
): Promise<void> {
  const name = `rubric ${groupAssessmentId}/${itemKey}/${questionKey}`
  const lock = purpose === 'mark' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await sql`select ${lock}(hashtextextended(${name}, 0))`.execute(db)
}

export interface RubricMark extends StandingMarking {
  readonly userId: number
  readonly percent: number
  readonly comment: string
  readonly itemIds: number[]
  readonly adjustment: number
  /** Of the other person, where the mean of two marks counts. */
  readonly secondItemIds: number[] | null
  readonly secondAdjustment: number | null
}

/** Standing marks that were made by the rubric of a question, of all problem instances or some. */
export async function selectRubricMarks(
  db: Db,
  question: QuestionOfAssessment,
  problemInstanceIds: readonly number[] | null = null,
): Promise<RubricMark[]> {
  const { rows } = await sql<RubricMark>`
    select a.problem_instance_id, a.attempt_number, a.question_key, a.marking_number, i.user_id, a.percent, a.comment,
      m.item_ids, m.adjustment, m.second_item_ids, m.second_adjustment
      from problem_instances i
      join responses a on a.problem_instance_id = i.id and a.question_key = ${question.questionKey}
      join grader_marks m on m.problem_instance_id = a.problem_instance_id and m.attempt_number = a.attempt_number
       and m.question_key = a.question_key and m.marking_number = a.marking_number
     where i.group_assessment_id = ${question.groupAssessmentId} and i.item_key = ${question.itemKey}
       and (${problemInstanceIds}::bigint[] is null or i.id = any(${problemInstanceIds}::bigint[]))
       and m.rubric_version is not null`.execute(db)
  return rows
}

export async function selectTotals(
  db: Db,
  groupAssessmentId: number,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('scores')
    .select(['userId', sql<number>`coalesce(override_points, points)`.as('total')])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ userId, total }) => [userId, total]))
}
