import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { catchUpAfterMilliseconds, defineTask, enqueue } from '../../jobs/jobs.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import {
  countChangedTotals,
  insertGraderMarks,
  selectTasksClosedWith,
  writeInParts,
  type AppliedMarks,
} from '../grading/index.ts'
import { lockResults, writeMarks, type getInstances } from '../results/index.ts'
import { reopenForAnybody } from './answer-clusters.queries.ts'
import { resultsAtOnce } from './apply-decision.ts'
import { selectOptionalDecision, selectReplacedByDecision, type StoredDecision } from './decisions.queries.ts'

async function restorePart(
  trx: Kysely<Tables>,
  { id, groupAssessmentId }: StoredDecision,
  instances: Awaited<ReturnType<typeof getInstances>>,
  graderId: number,
): Promise<AppliedMarks> {
  const ids = [...instances.keys()]
  await lockResults(trx, ids)
  const former = await selectReplacedByDecision(trx, id, ids)
  const learners = { groupAssessmentId, userIds: former.map(({ userId }) => userId) }
  const totalsChanged = await countChangedTotals(trx, learners, async () => {
    const closed = await selectTasksClosedWith(trx, former)
    await writeMarks(trx, instances, former)
    await reopenForAnybody(trx, closed)
  })
  await insertGraderMarks(
    trx,
    former.map(({ problemInstanceId, attemptNumber, questionKey, markingNumber }) => ({
      problemInstanceId,
      attemptNumber,
      questionKey,
      markingNumber,
    })),
    { kind: 'undo', clientKey: null, graderId, rubricVersion: null, itemIds: [], adjustment: 0 },
  )
  return { marksChanged: former.length, totalsChanged }
}

/** Gives the answers of a decision that was withdrawn their former markings back. It may be cut off anywhere and repeated. */
async function restoreMarkings(database: Database, decision: StoredDecision, userId: number): Promise<AppliedMarks> {
  const all = await selectReplacedByDecision(database.db, decision.id)
  const problemInstanceIds = all.map(({ problemInstanceId }) => problemInstanceId)
  return await writeInParts(database, { problemInstanceIds, resultsAtOnce, isDryRun: false }, async (trx, instances) =>
    restorePart(trx, decision, instances, userId),
  )
}

async function markWithdrawn(trx: Kysely<Tables>, decision: StoredDecision, userId: number, actor: Actor) {
  const { id, groupAssessmentId, itemKey, questionKey } = decision
  // Waits for whoever applies it at this moment.
  const { numUpdatedRows } = await trx
    .updateTable('clusterDecisions')
    .set({ withdrawnBy: userId, withdrawnAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await enqueue(trx, withdrawDecisionTask, { id, userId }, { runAt: new Date(Date.now() + catchUpAfterMilliseconds) })
  await recordAct(trx, actor, {
    ...actOn(groupAssessmentId, 'withdrawClusterDecision'),
    after: { itemKey, questionKey, decisionId: id },
  })
}

export interface Withdrawal {
  readonly groupAssessmentId: number
  readonly clusterDecisionId: number
  readonly userId: number
  readonly actor: Actor
}

/** Withdraws a decision and what it marked. Marks that learners appealed against stay: they are answered one by one. */
export async function withdrawDecision(
  database: Database,
  { groupAssessmentId, clusterDecisionId, userId, actor }: Withdrawal,
): Promise<AppliedMarks> {
  const decision = await selectOptionalDecision(database.db, clusterDecisionId)
  if (decision?.groupAssessmentId !== groupAssessmentId) throw new Refusal(platformRefusals.notFound)
  await database.db.transaction().execute(async (trx) => await markWithdrawn(trx, decision, userId, actor))
  return await restoreMarkings(database, decision, userId)
}

/** Finishes the withdrawal that a process that stopped has left. */
export const withdrawDecisionTask = defineTask({
  name: 'withdraw-cluster-decision',
  payload: z.object({ id: z.int(), userId: z.int() }),
  async run({ id, userId }, { database }) {
    const decision = await selectOptionalDecision(database.db, id)
    if (decision !== undefined && decision.withdrawnAt !== null) await restoreMarkings(database, decision, userId)
  },
})
