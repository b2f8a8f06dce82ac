import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { z } from 'zod'
import { defineTask } from '../../jobs/jobs.ts'
import type { Services } from '../../services/services.ts'
import { bringInLine } from '../group-assessments/index.ts'
import { planInstances, type Planning } from './plan-instances.ts'
import { recordPlans, selectUndone } from './recorded-plans.ts'
import {
  selectAllRules,
  selectInstancesAfter,
  selectOutOfLine,
  selectRulesInForce,
  selectRun,
  type RunRow,
} from './regrades.queries.ts'
import { summarize } from './summarize.ts'
import { writePlans } from './write-plans.ts'

type Working = Pick<Services, 'database' | 'db' | 'evaluation'>

/** A chunk holds its results for some ten milliseconds: nobody who submits waits for long. */
const resultsAtOnce = 100

async function planningOf(
  { database, db, evaluation }: Working,
  run: RunRow,
  rulesOf: Planning['rulesOf'],
  ids: readonly number[],
): Promise<Planning> {
  const undone = run.undoOf === null ? null : await selectUndone(db, run.undoOf, ids)
  return { database, evaluation, rulesOf, neverLower: run.neverLower, undone }
}

/** Works out what a run would change, from where it stopped. Nothing is changed. */
async function look(services: Working, runId: number): Promise<void> {
  const { db } = services
  for (;;) {
    const run = await selectRun(db, runId)
    if (run.status !== 'computing') return
    const itemKeys = run.targets.map(({ itemKey }) => itemKey)
    const { groupAssessmentId, lastInstanceId } = run
    const ids = await selectInstancesAfter(db, groupAssessmentId, itemKeys, lastInstanceId, resultsAtOnce)
    if (ids.length === 0) return await endLook(db, run)
    const wanted = new Map(run.targets.map(({ itemKey, rules, before }) => [itemKey, { ...rules, number: before + 1 }]))
    const rulesOf = (itemKey: number) => {
      const rules = wanted.get(itemKey)
      if (!rules) throw new Error(`Problem ${itemKey} is not regraded.`)
      return rules
    }
    const plans = await planInstances(await planningOf(services, run, rulesOf, ids), ids)
    await db.transaction().execute(async (trx) => {
      // A second worker on the same run has got further.
      const moved = await sql`
        update regrade_runs set last_instance_id = ${ids.at(-1) ?? 0}::bigint, done = done + ${ids.length}
         where id = ${runId} and status = 'computing' and last_instance_id = ${lastInstanceId} returning 1`.execute(trx)
      if (moved.rows.length === 1) await recordPlans(trx, runId, plans, 'looked')
    })
  }
}

async function endLook(db: Kysely<Tables>, run: RunRow): Promise<void> {
  const summary = await summarize(db, run)
  await db
    .updateTable('regradeRuns')
    .set({ status: 'ready', summary: JSON.stringify(summary) })
    .where('id', '=', run.id)
    .where('status', '=', 'computing')
    .execute()
}

const failed = 'This could not be worked out, by a fault of ours. Try again.'

/** Works out what a regrade would change, in the background. */
export const lookAtRegradeTask = defineTask({
  name: 'look-at-regrade',
  maximumTries: 5,
  payload: z.object({ runId: z.number().int() }),
  run: async ({ runId }, services) => await look(services, runId),
  giveUp: async ({ runId }, { db }) =>
    void (await db
      .updateTable('regradeRuns')
      .set({ status: 'failed', failure: failed })
      .where('id', '=', runId)
      .where('status', '=', 'computing')
      .execute()),
})

/** The runs whose rules some results are to be brought in line with, with those results. */
async function groupByRun(db: Kysely<Tables>, groupAssessmentId: number) {
  const rows = await selectOutOfLine(db, groupAssessmentId, resultsAtOnce)
  const [rules, inForce] = [
    await selectAllRules(db, groupAssessmentId),
    await selectRulesInForce(db, groupAssessmentId),
  ]
  const byRun = new Map<number, number[]>()
  for (const { id, itemKey } of rows) {
    const runId = rules.runOf(itemKey, inForce.get(itemKey) ?? 0)
    if (runId === null) throw new Error(`Problem ${itemKey} has no rules that could be in force.`)
    byRun.set(runId, [...(byRun.get(runId) ?? []), id])
  }
  return { byRun, rulesOf: (itemKey: number) => rules.rulesOf(itemKey, inForce.get(itemKey) ?? 0) }
}

async function endApplying(db: Kysely<Tables>, groupAssessmentId: number): Promise<void> {
  const runs = await db
    .selectFrom('regradeRuns')
    .select('id')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('status', '=', 'applying')
    .execute()
  for (const { id } of runs) {
    const run = await selectRun(db, id)
    const summary = await summarize(db, { ...run, status: 'applied' })
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('regradeRuns')
        .set({ status: 'applied', summary: JSON.stringify(summary) })
        .where('id', '=', id)
        .execute()
      // Whoever has a problem open is shown what holds now.
      await sql`update group_assessments set version = version + 1 where id = ${groupAssessmentId}`.execute(trx)
    })
  }
}

const pauseMilliseconds = 50
const vainRounds = 400

/**
 * Brings all results of an assessment in line with the rules in force, some at a time. What was changed or held meanwhile is
 * worked out anew. Ended at any moment and begun again, it goes on where it stopped.
 */
async function bringResultsInLine(services: Working, groupAssessmentId: number): Promise<void> {
  const { db } = services
  for (let vain = 0; vain < vainRounds;) {
    const { byRun, rulesOf } = await groupByRun(db, groupAssessmentId)
    if (byRun.size === 0) return await endApplying(db, groupAssessmentId)
    let written = 0
    for (const [runId, ids] of byRun) {
      const run = await selectRun(db, runId)
      const plans = await planInstances(await planningOf(services, run, rulesOf, ids), ids)
      written += await writePlans(db, plans, { runId, reopensMarks: run.reopensMarks })
    }
    vain = written === 0 ? vain + 1 : 0
    if (written === 0) await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
  throw new Error('Some results are held all the time.')
}

/** Applies a regrade in the background, and catches up with those who join later. */
export const bringInLineTask = defineTask({
  ...bringInLine,
  run: async ({ groupAssessmentId }, services) => await bringResultsInLine(services, groupAssessmentId),
})
