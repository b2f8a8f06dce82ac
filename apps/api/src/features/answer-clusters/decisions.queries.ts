import { sql, type Kysely } from 'kysely'
import type { ClusterDecision } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { signatureKey, type AnswerSignature } from '@isomorph/problem'
import { selectReplacedBy, type FormerMarking, type QuestionOfAssessment } from '../grading/index.ts'
import { openAppeal } from '../results/index.ts'

type Db = Kysely<Tables>

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
