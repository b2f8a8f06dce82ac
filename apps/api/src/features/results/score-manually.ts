import { sql, type Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { percentOfResponses, recountResult, type CachedInstance } from '../sitting/index.ts'
import { getInstanceOf } from './get-result.ts'
import { resultRefusals } from './results.errors.ts'

export interface ManualScore {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
  readonly percent: number
  readonly comment: string
  /** The marking that the person saw. */
  readonly markingNumber: number
  readonly userId: number
  readonly actor: Actor
}

type Transaction = Kysely<Tables>

function verdictFor(percent: number): 'correct' | 'partial' | 'incorrect' {
  if (percent >= 100) return 'correct'
  return percent > 0 ? 'partial' : 'incorrect'
}

async function selectResponses(trx: Transaction, { problemInstanceId, attemptNumber }: ManualScore) {
  return await trx
    .selectFrom('responses')
    .select(['questionKey', 'percent', 'verdict', 'markingNumber'])
    .where('problemInstanceId', '=', problemInstanceId)
    .where('attemptNumber', '=', attemptNumber)
    .execute()
}

async function updateResponse(trx: Transaction, score: ManualScore): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('responses')
    .set({
      percent: score.percent,
      verdict: verdictFor(score.percent),
      rule: 'byPerson',
      source: 'person',
      needsPerson: false,
      comment: score.comment,
      markedBy: score.userId,
      markedAt: sql`now()`,
    })
    .where('problemInstanceId', '=', score.problemInstanceId)
    .where('attemptNumber', '=', score.attemptNumber)
    .where('questionKey', '=', score.questionKey)
    .where('markingNumber', '=', score.markingNumber)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal(resultRefusals.markedMeanwhile)
}

async function closeTasks(
  trx: Transaction,
  { problemInstanceId, attemptNumber, questionKey }: ManualScore,
): Promise<void> {
  await trx
    .updateTable('scoringTasks')
    .set({ doneAt: sql`now()` })
    .where('problemInstanceId', '=', problemInstanceId)
    .where('attemptNumber', '=', attemptNumber)
    .where('questionKey', '=', questionKey)
    .where('doneAt', 'is', null)
    .execute()
}

async function updateAttempt(trx: Transaction, instance: CachedInstance, score: ManualScore): Promise<void> {
  await trx
    .updateTable('attempts')
    .set({ percent: percentOfResponses(instance, await selectResponses(trx, score)) })
    .where('problemInstanceId', '=', score.problemInstanceId)
    .where('number', '=', score.attemptNumber)
    .execute()
}

/** Sets the percent of an answer by hand. Whoever saw an older marking is refused; the former one is kept. */
export async function scoreManually(database: Database, score: ManualScore): Promise<void> {
  const instance = await getInstanceOf(database, score.groupAssessmentId, score.problemInstanceId)
  await database.db.transaction().execute(async (trx) => {
    // Held from the start: two people who mark different answers of one attempt take turns.
    await trx
      .selectFrom('results')
      .select('version')
      .where('problemInstanceId', '=', instance.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const responses = await selectResponses(trx, score)
    const seen = responses.find(({ questionKey }) => questionKey === score.questionKey)
    if (!seen) throw new Refusal(platformRefusals.notFound)
    await updateResponse(trx, score)
    await closeTasks(trx, score)
    await updateAttempt(trx, instance, score)
    await recountResult(trx, instance.id)
    const { attemptNumber, questionKey, percent, comment } = score
    await recordAct(trx, score.actor, {
      action: 'response.mark',
      entityType: 'problemInstance',
      entityId: instance.id,
      before: { attemptNumber, questionKey, percent: seen.percent, verdict: seen.verdict },
      after: { attemptNumber, questionKey, percent, comment },
    })
  })
}
