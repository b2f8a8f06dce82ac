import { sql, type Kysely } from 'kysely'
import type { StoredVerdict, Tables } from '@isomorph/database'
import type { AnswerCluster, AnswerSignature, Variant } from '@isomorph/problem'
import { answersInQueue, deliveredRevision, type QuestionOfAssessment, type ResponsePlace } from '../grading/index.ts'
import { openAppeal } from '../results/index.ts'

type Db = Kysely<Tables>

/** An answer that no person marked, with the variant that it is marked by. */
export interface OpenAnswerRow extends ResponsePlace {
  readonly markingNumber: number
  readonly userId: number
  readonly value: string
  readonly verdict: StoredVerdict
  readonly percent: number
  readonly rule: string
  readonly reading: string
  readonly evidence: unknown
  readonly variantId: number
  readonly revisionId: number
  /** The revision that was shown when it was typed. */
  readonly typedRevisionId: number
  readonly generator: number
  readonly seed: number
  readonly drawn: Variant['drawn']
  readonly values: Variant['values']
}

/** Which of the open answers are looked at. */
export interface OpenAnswers {
  /** Only those that earn no more than this. */
  readonly percent?: number
  /** Only those marked since then. */
  readonly since?: Date | null
  readonly problemInstanceIds?: readonly number[]
}

/** Answers in work that counts or could. One that is appealed against is answered by itself. */
const openAnswers = ({ groupAssessmentId, itemKey, questionKey }: QuestionOfAssessment) => sql`
  ${answersInQueue}
  join variants v on v.id = r.marked_variant_id
  join attempts n on n.problem_instance_id = a.problem_instance_id and n.number = a.attempt_number
 where g.id = ${groupAssessmentId} and i.item_key = ${itemKey} and a.question_key = ${questionKey}
   and a.source = 'evaluator' and a.verdict in ('incorrect', 'partial', 'needsPerson')
   and ${sql.raw(openAppeal('a'))} is null`

export async function selectOpenAnswers(
  db: Db,
  question: QuestionOfAssessment,
  { percent = 100, since = null, problemInstanceIds }: OpenAnswers = {},
): Promise<OpenAnswerRow[]> {
  const ids = problemInstanceIds === undefined ? null : [...problemInstanceIds]
  const { rows } = await sql<OpenAnswerRow>`
    select a.problem_instance_id, a.attempt_number, a.question_key, a.marking_number, i.user_id, a.answer as value,
      a.verdict, a.percent, a.rule, a.reading, a.evidence, v.id as variant_id, v.problem_revision_id as revision_id,
      n.problem_revision_id as typed_revision_id, v.generator, v.seed, v.drawn, v."values"
      from ${openAnswers(question)}
       and a.percent <= ${percent} and (${since}::timestamptz is null or a.marked_at >= ${since}::timestamptz)
       and (${ids}::bigint[] is null or i.id = any(${ids}::bigint[]))
     order by a.problem_instance_id, a.attempt_number`.execute(db)
  return rows
}

/** Changes whenever the open answers change. */
export async function selectSourceVersion(db: Db, question: QuestionOfAssessment): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(max(a.marked_at)::text, '') as version from ${openAnswers(question)}`.execute(db)
  return rows[0]?.version ?? ''
}

export interface StoredCluster {
  readonly signature: AnswerSignature
  readonly name: string
  /** Absent of what was stored before there were codes. */
  readonly sentences?: AnswerCluster['sentences']
  readonly members: readonly ResponsePlace[]
  readonly variants: number
  readonly percents: { readonly least: number; readonly most: number }
}

export interface StoredClusters {
  readonly clusters: readonly StoredCluster[]
  readonly wrong: number
  readonly alone: number
}

export async function selectStoredClusters(db: Db, question: QuestionOfAssessment) {
  const row = await db
    .selectFrom('answerClusters')
    .select(['sourceVersion', 'clusters', 'computedAt'])
    .where('groupAssessmentId', '=', question.groupAssessmentId)
    .where('itemKey', '=', question.itemKey)
    .where('questionKey', '=', question.questionKey)
    .executeTakeFirst()
  return row && { ...row, clusters: row.clusters as StoredClusters }
}

export async function storeClusters(
  db: Db,
  { groupAssessmentId, itemKey, questionKey }: QuestionOfAssessment,
  sourceVersion: string,
  found: StoredClusters,
): Promise<void> {
  const clusters = JSON.stringify(found)
  await db
    .insertInto('answerClusters')
    .values({ groupAssessmentId, itemKey, questionKey, sourceVersion, clusters })
    .onConflict((conflict) =>
      conflict
        .columns(['groupAssessmentId', 'itemKey', 'questionKey'])
        .doUpdateSet({ sourceVersion, clusters, computedAt: sql<Date>`now()` }),
    )
    .execute()
}

/** The problem that stands at the place of the question now. */
export async function selectProblemId(db: Db, question: QuestionOfAssessment): Promise<number | undefined> {
  const row = await deliveredRevision(db, question).select('revision.problemId').executeTakeFirst()
  return row?.problemId
}

/** Opens tasks anew, for whoever comes next. */
export async function reopenForAnybody(db: Db, taskIds: readonly number[]): Promise<void> {
  await sql`
    update scoring_tasks set done_at = null, claimed_by = null, claimed_until = null
     where id = any(${[...taskIds]}::bigint[])`.execute(db)
}
