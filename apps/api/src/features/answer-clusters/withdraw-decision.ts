import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { catchUpAfterMilliseconds, defineTask, enqueue } from '../../jobs/jobs.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import { insertGraderMarks, selectTasksClosedWith, selectTotals } from '../grading/index.ts'
import { lockResults, writeMarks } from '../results/index.ts'
import { reopenForAnybody } from './answer-clusters.queries.ts'
import { selectOptionalDecision, selectReplacedByDecision, type StoredDecision } from './decisions.queries.ts'
import { inParts, type Applied } from './in-parts.ts'

/** Gives the answers of a decision that was withdrawn their former markings back. It may be cut off anywhere and repeated. */
async function restoreMarkings(
  database: Database,
  { id, groupAssessmentId }: StoredDecision,
  userId: number,
): Promise<Applied> {
  const all = await selectReplacedByDecision(database.db, id)
  return await inParts(
    database,
    all.map(({ problemInstanceId }) => problemInstanceId),
    false,
    async (trx, instances) => {
      const ids = [...instances.keys()]
      await lockResults(trx, ids)
      const former = await selectReplacedByDecision(trx, id, ids)
      const userIds = former.map((each) => each.userId)
      const before = await selectTotals(trx, groupAssessmentId, userIds)
      const closed = await selectTasksClosedWith(trx, former)
      await writeMarks(trx, instances, former)
      await reopenForAnybody(trx, closed)
      const after = await selectTotals(trx, groupAssessmentId, userIds)
      await insertGraderMarks(
        trx,
        former.map(({ problemInstanceId, attemptNumber, questionKey, markingNumber }) => ({
          problemInstanceId,
          attemptNumber,
          questionKey,
          markingNumber,
        })),
        { kind: 'undo', clientKey: null, graderId: userId, rubricVersion: null, itemIds: [], adjustment: 0 },
      )
      const totalsChanged = [...after].filter(([user, total]) => before.get(user) !== total).length
      return { marksChanged: former.length, totalsChanged }
    },
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
): Promise<Applied> {
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
