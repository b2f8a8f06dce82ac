import { sql, type Kysely } from 'kysely'
import type { ClusterDecision } from '@isomorph/contract'
import type { StoredVerdict, Tables } from '@isomorph/database'
import { signatureKey, type AnswerSignature, type Variant } from '@isomorph/problem'
import {
  answersInQueue,
  selectReplacedBy,
  type AnswerPlace,
  type FormerMarking,
  type QuestionOfAssessment,
} from '../grading/index.ts'
import { openAppeal } from '../results/index.ts'

type Db = Kysely<Tables>

/** An answer that no person marked, with the variant that it is marked by. */
export interface OpenAnswerRow extends AnswerPlace {
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
      v.generator, v.seed, v.drawn, v."values"
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
  readonly members: readonly AnswerPlace[]
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

/** Seconds between two looks at the answers of a decision. */
export const shortestWait = 10

/** A decision as it is applied. */
export interface StoredDecision extends QuestionOfAssessment {
  readonly id: number
  readonly signature: AnswerSignature
  readonly percent: number
  readonly comment: string
  readonly createdBy: number
  readonly withdrawnAt: Date | null
  readonly lookedUntil: Date | null
  readonly secondsBetweenLooks: number
}

const decisionColumns = [
  'id',
  'groupAssessmentId',
  'itemKey',
  'questionKey',
  'signature',
  'percent',
  'comment',
  'createdBy',
  'withdrawnAt',
  'lookedUntil',
  'secondsBetweenLooks',
] as const

const asStored = <R extends { readonly signature: unknown }>(row: R) => ({
  ...row,
  signature: row.signature as AnswerSignature,
})

export async function selectOptionalDecision(db: Db, id: number): Promise<StoredDecision | undefined> {
  const row = await db.selectFrom('clusterDecisions').select(decisionColumns).where('id', '=', id).executeTakeFirst()
  return row && asStored(row)
}

export async function selectDecisionByKey(db: Db, clientKey: string) {
  const row = await db
    .selectFrom('clusterDecisions')
    .select([...decisionColumns, 'signatureKey'])
    .where('clientKey', '=', clientKey)
    .executeTakeFirst()
  return row && asStored(row)
}

/** Decisions that it is time to hold further answers against. In what is deleted they rest. */
export async function selectDueDecisions(db: Db, limit: number): Promise<StoredDecision[]> {
  const rows = await db
    .selectFrom('clusterDecisions as d')
    .innerJoin('groupAssessments as g', 'g.id', 'd.groupAssessmentId')
    .innerJoin('groups as c', 'c.id', 'g.groupId')
    .select(decisionColumns.map((column) => `d.${column}` as const))
    .where('withdrawnAt', 'is', null)
    .where('g.deletedAt', 'is', null)
    .where('c.deletedAt', 'is', null)
    .where('nextLookAt', '<=', sql<Date>`now()`)
    .orderBy('nextLookAt')
    .limit(limit)
    .execute()
  return rows.map(asStored)
}

/** Whether some learner's time to answer goes on or is still to come. */
export async function isStillAnswered(db: Db, groupAssessmentId: number): Promise<boolean> {
  const { rows } = await sql<{ isStillAnswered: boolean }>`
    select exists (
      select from group_assessments g
        join groups c on c.id = g.group_id and (c.end_date is null or c.end_date >= current_date)
        join group_user_roles l on l.group_id = g.group_id and l.role = 'GroupLearner'
        join learner_schedules s on s.group_assessment_id = g.id and s.user_id = l.user_id
         and (s.closes_at is null or s.closes_at > now())
       where g.id = ${groupAssessmentId}) as is_still_answered`.execute(db)
  return rows[0]?.isStillAnswered ?? false
}

/** Says when a decision is looked at next, unless somebody else has said so meanwhile. */
export async function setNextLook(
  db: Db,
  { id, secondsBetweenLooks }: StoredDecision,
  { seconds, lookedUntil }: { readonly seconds: number; readonly lookedUntil?: Date },
): Promise<void> {
  await db
    .updateTable('clusterDecisions')
    .set({
      secondsBetweenLooks: seconds,
      nextLookAt: sql<Date>`now() + make_interval(secs => ${seconds})`,
      lookedUntil,
    })
    .where('id', '=', id)
    .where('secondsBetweenLooks', '=', secondsBetweenLooks)
    .execute()
}

/** Has the decisions on an assessment looked at soon: its answers were marked anew. */
export async function resetLooks(db: Db, groupAssessmentId: number): Promise<void> {
  await db
    .updateTable('clusterDecisions')
    .set({ secondsBetweenLooks: shortestWait, nextLookAt: sql<Date>`now()` })
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** Holds a decision so that it cannot be withdrawn meanwhile; answers whether it stands. */
export async function holdDecision(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('clusterDecisions')
    .select('withdrawnAt')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row !== undefined && row.withdrawnAt === null
}

/** The formula that a signature is; null where it is none. */
export function latexOf(signature: AnswerSignature): string | null {
  return signature.kind === 'formula' ? signature.latex : null
}

/** The problem that stands at the place of the question now. */
export async function selectProblemId(
  db: Db,
  { groupAssessmentId, itemKey }: QuestionOfAssessment,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('groupAssessmentItems as i')
    .innerJoin('problemRevisions as r', 'r.id', 'i.deliveredRevisionId')
    .select('r.problemId')
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .where('i.itemKey', '=', itemKey)
    .orderBy('i.deliveryNumber', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.problemId
}

/** Decisions that stand, with how many answers are marked by each. */
export async function selectDecisions(
  db: Db,
  question: QuestionOfAssessment,
): Promise<(ClusterDecision & { readonly signatureKey: string })[]> {
  const { rows } = await sql<
    Omit<ClusterDecision, 'at' | 'latex'> & { readonly at: Date; readonly signature: AnswerSignature }
  >`
    select d.id, d.signature, d.name, d.percent, d.comment, u.first_name || ' ' || u.last_name as by, d.created_at as at,
      (select count(*)::int from grader_marks m
         join responses a on a.problem_instance_id = m.problem_instance_id and a.attempt_number = m.attempt_number
          and a.question_key = m.question_key and a.marking_number = m.marking_number
        where m.cluster_decision_id = d.id) as marks
      from cluster_decisions d join users u on u.id = d.created_by
     where d.group_assessment_id = ${question.groupAssessmentId} and d.item_key = ${question.itemKey}
       and d.question_key = ${question.questionKey} and d.withdrawn_at is null
     order by d.id`.execute(db)
  return rows.map(({ signature, at, ...decision }) => ({
    ...decision,
    at: at.toISOString(),
    latex: latexOf(signature),
    signatureKey: signatureKey(signature),
  }))
}

/**
 * What a decision's marks replaced, where they still stand and nobody has appealed against them. From before a regrade nothing is
 * gone back to: the answer waits, and is marked by what holds.
 */
export async function selectReplacedByDecision(
  db: Db,
  decisionId: number,
  problemInstanceIds: readonly number[] | null = null,
): Promise<(FormerMarking & { readonly userId: number })[]> {
  const ids = problemInstanceIds === null ? null : [...problemInstanceIds]
  return await selectReplacedBy(db, {
    marks: sql`grader_marks m`,
    where: sql`m.cluster_decision_id = ${decisionId} and ${sql.raw(openAppeal('a'))} is null
       and (${ids}::bigint[] is null or i.id = any(${ids}::bigint[]))`,
    // Also the decision's own mark, which a regrade kept.
    isBoundToVersion: sql`true`,
  })
}

/** Opens tasks anew, for whoever comes next. */
export async function reopenForAnybody(db: Db, taskIds: readonly number[]): Promise<void> {
  await sql`
    update scoring_tasks set done_at = null, claimed_by = null, claimed_until = null
     where id = any(${[...taskIds]}::bigint[])`.execute(db)
}
