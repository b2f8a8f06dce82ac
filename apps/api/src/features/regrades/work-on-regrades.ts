import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { z } from 'zod'
import { defineTask } from '../../jobs/jobs.ts'
import { createPace, portionsOf, waitedFor, type Pace } from '../../jobs/pace.ts'
import type { Services } from '../../services/services.ts'
import { resetLooks } from '../answer-clusters/index.ts'
import { bringInLine } from '../group-assessments/index.ts'
import { overlap } from './overlap.ts'
import { planInstances, type InstancePlan, type Planning } from './plan-instances.ts'
import { forgetPrepared, keepPrepared } from './prepared/keep-prepared.ts'
import { writePrepared } from './prepared/write-prepared.ts'
import { commitWithoutWaiting, recordPlans, selectUndone } from './recorded-plans.ts'
import {
  lockRules,
  renewPages,
  selectAllRules,
  selectInstancesAfter,
  selectOutOfLine,
  selectRun,
  type OutOfLine,
  type RunRow,
} from './regrades.queries.ts'
import { summarize } from './summarize.ts'
import { storeVariants, writePlans } from './write-plans.ts'

type Working = Pick<Services, 'database' | 'db' | 'evaluation'>

/** What results rest on is read, and their marks are worked out, for so many at once; nothing is held meanwhile. */
const plannedAtOnce = 100

/** So many are looked for at once: each time all results of the assessment are compared with its rules. */
const foundAtOnce = 1000

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
  const pace = createPace(waitedFor)
  for (;;) {
    const run = await selectRun(db, runId)
    if (run.status !== 'computing') return
    const itemKeys = run.targets.map(({ itemKey }) => itemKey)
    const { groupAssessmentId, lastInstanceId } = run
    const ids = await selectInstancesAfter(db, groupAssessmentId, itemKeys, lastInstanceId, pace.portion(plannedAtOnce))
    if (ids.length === 0) return await endLook(db, run)
    const wanted = new Map(run.targets.map(({ itemKey, rules, before }) => [itemKey, { ...rules, number: before + 1 }]))
    const rulesOf = ({ itemKey }: Pick<OutOfLine, 'itemKey'>) => {
      const rules = wanted.get(itemKey)
      if (!rules) throw new Error(`Problem ${itemKey} is not regraded.`)
      return rules
    }
    const plans = await planInstances(await planningOf(services, run, rulesOf, ids), ids)
    const variants = await storeVariants(db, plans)
    await db.transaction().execute(async (trx) => {
      await commitWithoutWaiting(trx)
      // A second worker on the same run has got further.
      const moved = await sql`
        update regrade_runs set last_instance_id = ${ids.at(-1) ?? 0}::bigint, done = done + ${ids.length}
         where id = ${runId} and status = 'computing' and last_instance_id = ${lastInstanceId} returning 1`.execute(trx)
      if (moved.rows.length !== 1) return
      await recordPlans(trx, runId, plans)
      await keepPrepared(trx, runId, plans, variants)
    })
    await pace.rest()
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

/** Works out what a regrade would change, in the background. */
export const lookAtRegradeTask = defineTask({
  name: 'look-at-regrade',
  maximumTries: 5,
  payload: z.object({ runId: z.number().int() }),
  run: async ({ runId }, services) => await look(services, runId),
  giveUp: async ({ runId }, { db }) =>
    void (await db
      .updateTable('regradeRuns')
      .set({ status: 'failed', failureCode: 'notWorkedOut' })
      .where('id', '=', runId)
      .where('status', '=', 'computing')
      .execute()),
})

/**
 * The runs whose rules results are to be brought in line with, with those results. The rules wanted are those of each result's own
 * delivery: a later delivery may ask another version, which nobody regraded.
 */
async function groupByRun(db: Kysely<Tables>, groupAssessmentId: number, rows: readonly OutOfLine[]) {
  const rules = await selectAllRules(db, groupAssessmentId)
  const wanted = new Map(rows.map(({ id, wantedNumber }) => [id, wantedNumber]))
  const byRun = new Map<number, number[]>()
  for (const { id, itemKey, wantedNumber } of rows) {
    const runId = rules.runOf(itemKey, wantedNumber)
    if (runId === null) throw new Error(`Problem ${itemKey} has no rules ${wantedNumber}.`)
    byRun.set(runId, [...(byRun.get(runId) ?? []), id])
  }
  const rulesOf: Planning['rulesOf'] = ({ id, itemKey }) => rules.rulesOf(itemKey, wanted.get(id) ?? 0)
  return { byRun, rulesOf }
}

/**
 * Ends the run that is being applied, unless something is out of line after all. Nobody puts rules in force meanwhile, so that no
 * run is ended that has not begun.
 */
async function endApplying(db: Kysely<Tables>, groupAssessmentId: number): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await lockRules(trx, groupAssessmentId)
    if ((await selectOutOfLine(trx, groupAssessmentId, 0, 1)).length > 0) return false
    const runs = await trx
      .selectFrom('regradeRuns')
      .select('id')
      .where('groupAssessmentId', '=', groupAssessmentId)
      .where('status', '=', 'applying')
      .execute()
    if (runs.length > 0) await resetLooks(trx, groupAssessmentId)
    if (runs.length > 0) await forgetPrepared(trx, groupAssessmentId)
    for (const { id } of runs) {
      const summary = await summarize(trx, { id, groupAssessmentId, status: 'applied' })
      await trx
        .updateTable('regradeRuns')
        .set({ status: 'applied', summary: JSON.stringify(summary) })
        .where('id', '=', id)
        .where('status', '=', 'applying')
        .execute()
      await renewPages(trx, groupAssessmentId)
    }
    return true
  })
}

/** What is to be written for one run. */
interface DuePlans {
  readonly run: RunRow
  readonly plans: readonly InstancePlan[]
}

async function planChunk(
  services: Working,
  groupAssessmentId: number,
  chunk: readonly OutOfLine[],
): Promise<readonly DuePlans[]> {
  const { byRun, rulesOf } = await groupByRun(services.db, groupAssessmentId, chunk)
  const due: DuePlans[] = []
  for (const [runId, ids] of byRun) {
    const run = await selectRun(services.db, runId)
    const plans = await planInstances(await planningOf(services, run, rulesOf, ids), ids)
    // What has been brought in line since it was found is left as it is, and what other rules are wanted for is found anew.
    const isDue = ({ state, rules }: InstancePlan) =>
      state.rulesNumber !== rules.number && state.wantedNumber === rules.number
    due.push({ run, plans: plans.filter(isDue) })
  }
  return due
}

/** Answers how many results were written. */
async function writeDue(db: Kysely<Tables>, due: readonly DuePlans[], pace: Pace): Promise<number> {
  let written = 0
  for (const { run, plans } of due)
    written += await writePlans(db, plans, { runId: run.id, reopensMarks: run.reopensMarks }, pace)
  return written
}

/** Writes what the looks have prepared; answers what is left to be planned. */
async function writeAllPrepared(
  { db }: Working,
  groupAssessmentId: number,
  rows: readonly OutOfLine[],
  pace: Pace,
): Promise<OutOfLine[]> {
  const { byRun } = await groupByRun(db, groupAssessmentId, rows)
  const written = new Set<number>()
  for (const [runId, ids] of byRun) for (const id of await writePrepared(db, runId, ids, pace)) written.add(id)
  return rows.filter(({ id }) => !written.has(id))
}

/** A chunk is planned while the one before is written, which the database does. Answers how many results were written. */
async function planAndWrite(
  services: Working,
  groupAssessmentId: number,
  rows: readonly OutOfLine[],
  pace: Pace,
): Promise<number> {
  let written = 0
  await overlap(
    portionsOf(rows, plannedAtOnce, pace),
    async (chunk) => {
      await pace.rest()
      return await planChunk(services, groupAssessmentId, chunk)
    },
    async (due) => void (written += await writeDue(services.db, due, pace)),
  )
  return written
}

/** Goes once over everything that is out of line. Answers how many results were found, and how many of them were written. */
async function passOver(services: Working, groupAssessmentId: number): Promise<{ found: number; written: number }> {
  let [found, written, after] = [0, 0, 0]
  const pace = createPace(waitedFor)
  for (;;) {
    const rows = await selectOutOfLine(services.db, groupAssessmentId, after, foundAtOnce)
    const last = rows.at(-1)
    if (!last) return { found, written }
    const left = await writeAllPrepared(services, groupAssessmentId, rows, pace)
    written += rows.length - left.length + (await planAndWrite(services, groupAssessmentId, left, pace))
    found += rows.length
    after = last.id
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
    const { found, written } = await passOver(services, groupAssessmentId)
    if (found === 0 && (await endApplying(db, groupAssessmentId))) return
    vain = written === 0 ? vain + 1 : 0
    if (written === 0) await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
  throw new Error('Some results are held all the time.')
}

/** Applies a regrade in the background, and catches up with those who join later. */
export const bringInLineTask = defineTask({
  ...bringInLine,
  run: async ({ groupAssessmentId }, services) => await bringResultsInLine(services, groupAssessmentId),
  // The rules stay in force, and other regrades are possible again.
  giveUp: async ({ groupAssessmentId }, { db }) =>
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('regradeRuns')
        .set({ status: 'failed', failureCode: 'notAllChanged' })
        .where('groupAssessmentId', '=', groupAssessmentId)
        .where('status', '=', 'applying')
        .execute()
      await renewPages(trx, groupAssessmentId)
    }),
})
