import type { Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { signatureKey, type AnswerSignature } from '@isomorph/problem'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { catchUpAfterMilliseconds, enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import type { AppliedMarks, QuestionOfAssessment } from '../grading/index.ts'
import { answerClusterRefusals } from './answer-clusters.errors.ts'
import { selectDecisionByKey, selectOptionalDecision, type StoredDecision } from './decisions.queries.ts'
import { applyDecision, applyDecisionTask, holdAnswersAgainst } from './apply-decision.ts'

export interface NewDecision extends QuestionOfAssessment {
  readonly clientKey: string
  readonly signature: AnswerSignature
  readonly name: string
  readonly percent: number
  readonly comment: string
  readonly dryRun: boolean
  readonly userId: number
  readonly actor: Actor
}

/** The decision that a repeated request made. */
async function selectRepeated(trx: Kysely<Tables>, wanted: NewDecision): Promise<StoredDecision | undefined> {
  const known = await selectDecisionByKey(trx, wanted.clientKey)
  if (known === undefined) return undefined
  const isSame =
    known.groupAssessmentId === wanted.groupAssessmentId &&
    known.itemKey === wanted.itemKey &&
    known.questionKey === wanted.questionKey &&
    known.createdBy === wanted.userId &&
    known.signatureKey === signatureKey(wanted.signature) &&
    known.percent === wanted.percent
  if (!isSame) throw new Refusal(answerClusterRefusals.keyOfOtherDecision)
  return known
}

async function storeDecision(trx: Kysely<Tables>, wanted: NewDecision): Promise<number> {
  const { groupAssessmentId, itemKey, questionKey, signature, name, percent, comment, clientKey, userId } = wanted
  const row = await trx
    .insertInto('clusterDecisions')
    .values({
      groupAssessmentId,
      itemKey,
      questionKey,
      name,
      signature: JSON.stringify(signature),
      signatureKey: signatureKey(signature),
      percent,
      comment,
      clientKey,
      createdBy: userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal(answerClusterRefusals.groupDecidedBefore)
  await enqueue(trx, applyDecisionTask, { id: row.id }, { runAt: new Date(Date.now() + catchUpAfterMilliseconds) })
  await recordAct(trx, wanted.actor, {
    ...actOn(groupAssessmentId, 'decideCluster'),
    after: { itemKey, questionKey, name, percent, comment },
  })
  return row.id
}

/** Decides on a group of answers once: marks those that no person marked, and later ones. A dry run only counts. */
export async function decideCluster(database: Database, wanted: NewDecision): Promise<AppliedMarks> {
  if (wanted.dryRun) return await applyDecision(database, { ...wanted, id: null, createdBy: wanted.userId })
  const id = await database.db
    .transaction()
    .execute(async (trx) => (await selectRepeated(trx, wanted))?.id ?? (await storeDecision(trx, wanted)))
  const decision = await selectOptionalDecision(database.db, id)
  if (decision === undefined || decision.withdrawnAt !== null) return { marksChanged: 0, totalsChanged: 0 }
  return await holdAnswersAgainst(database, decision)
}
