import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { holdGrant, type Permitted } from '../../authorization/hold-grant.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn, bringInLine } from '../group-assessments/index.ts'
import { regradeRefusals } from './regrades.errors.ts'
import {
  countInstances,
  insertRules,
  lockOptionalRun,
  lockRules,
  renewPages,
  selectAllRules,
  selectRulesInForce,
  selectRuns,
  type RunRow,
} from './regrades.queries.ts'
import { creditOf, pointsOfRules, type StoredTarget } from './rules.ts'

type Db = Kysely<Tables>

export interface RegradeAct {
  readonly groupAssessmentId: number
  readonly regradeId: number
  readonly permitted: Permitted
  readonly actor: Actor
}

/** Holds the rules of the assessment and one of its runs, for somebody who may still change them. */
async function lockRun(trx: Db, { groupAssessmentId, regradeId, permitted }: RegradeAct): Promise<RunRow> {
  await lockRules(trx, groupAssessmentId)
  await holdGrant(trx, permitted)
  const run = await lockOptionalRun(trx, groupAssessmentId, regradeId)
  if (!run) throw new Refusal(platformRefusals.notFound)
  return run
}

/** Puts the rules of a run in force, and has the results brought in line with them. */
async function putInForce(trx: Db, run: Pick<RunRow, 'id' | 'groupAssessmentId' | 'targets'>): Promise<void> {
  const { id, groupAssessmentId } = run
  const targets: StoredTarget[] = []
  for (const target of run.targets) {
    const { rules, itemKey } = target
    const number = await insertRules(
      trx,
      { groupAssessmentId, itemKey, regradeRunId: id },
      {
        problemRevisionId: rules.problemRevisionId,
        points: pointsOfRules(rules),
        creditRule: rules.creditRule,
        questions: creditOf(rules).questions,
      },
    )
    targets.push({ ...target, number })
  }
  const itemKeys = targets.map(({ itemKey }) => itemKey)
  await sql`
    update regrade_runs
       set status = 'applying', targets = ${JSON.stringify(targets)}::jsonb, done = 0, applied_at = now(),
           total = ${await countInstances(trx, groupAssessmentId, itemKeys)}
     where id = ${id}`.execute(trx)
  await enqueue(trx, bringInLine, { groupAssessmentId }, { key: `${bringInLine.name} ${groupAssessmentId}` })
}

/** Applies a run that was looked at, unless something it rests on was regraded since. A repeat does nothing. */
export async function applyRegrade(db: Db, act: RegradeAct): Promise<void> {
  const { groupAssessmentId, regradeId, actor } = act
  await refusingOn({ regrade_runs_working_key: regradeRefusals.regradeUnderWay }, () =>
    db.transaction().execute(async (trx) => {
      const run = await lockRun(trx, act)
      if (run.status === 'applying' || run.status === 'applied') return
      if (run.status !== 'ready') throw new Refusal(regradeRefusals.regradeNotReady)
      const inForce = await selectRulesInForce(trx, groupAssessmentId)
      if (run.targets.some(({ itemKey, before }) => inForce.get(itemKey) !== before))
        throw new Refusal(regradeRefusals.regradedSince)
      await putInForce(trx, run)
      await recordAct(trx, actor, {
        ...actOn(groupAssessmentId, 'regrade'),
        after: {
          regrade: regradeId,
          neverLower: run.neverLower,
          targets: run.targets.map(({ itemKey, rules }) => ({ itemKey, ...rules })),
        },
      })
    }),
  )
}

interface History {
  readonly runs: ReadonlyMap<number, RunRow>
  readonly runOf: (itemKey: number, number: number) => number | null
}

/** The rules that are in force in effect: those that an undone run had replaced, where the number is that of the undoing. */
function inEffect({ runs, runOf }: History, itemKey: number, number: number): number {
  const run = runs.get(runOf(itemKey, number) ?? 0)
  const undone = run?.undoOf ? runs.get(run.undoOf) : undefined
  const target = undone?.targets.find((each) => each.itemKey === itemKey)
  return target ? inEffect({ runs, runOf }, itemKey, target.before) : number
}

/** Tells which runs can be taken back: those that are applied and of which all rules are in force. */
export async function undoableRuns(db: Db, groupAssessmentId: number): Promise<(run: RunRow) => boolean> {
  const rows = await selectRuns(db, groupAssessmentId)
  const [rules, inForce] = [
    await selectAllRules(db, groupAssessmentId),
    await selectRulesInForce(db, groupAssessmentId),
  ]
  const history: History = { runs: new Map(rows.map((run) => [run.id, run])), runOf: rules.runOf }
  return (run) =>
    run.status === 'applied' &&
    run.undoOf === null &&
    run.undoneBy === null &&
    run.targets.every(({ itemKey, number }) => inEffect(history, itemKey, inForce.get(itemKey) ?? 0) === number)
}

const refusedKeys = {
  regrade_runs_working_key: regradeRefusals.regradeUnderWay,
  regrade_runs_client_key: regradeRefusals.keyOfOtherRegrade,
}

/** Takes a run back by another one. What people marked since stays. A repeat of the key does nothing. */
export async function undoRegrade(db: Db, act: RegradeAct & { readonly clientKey: string }): Promise<number> {
  const { groupAssessmentId, clientKey, permitted, actor } = act
  return await refusingOn(refusedKeys, () =>
    db.transaction().execute(async (trx) => {
      const run = await lockRun(trx, act)
      if (run.undoneBy !== null) return run.undoneBy
      if (run.status !== 'applied' || run.undoOf !== null) throw new Refusal(regradeRefusals.regradeNotApplied)
      const canUndo = await undoableRuns(trx, groupAssessmentId)
      if (!canUndo(run)) throw new Refusal(regradeRefusals.regradedSince)
      const inForce = await selectRulesInForce(trx, groupAssessmentId)
      const rules = await selectAllRules(trx, groupAssessmentId)
      const targets = run.targets.map(({ itemKey, before }): StoredTarget => {
        const { number: _, ...former } = rules.rulesOf(itemKey, before)
        return { itemKey, rules: former, before: inForce.get(itemKey) ?? 0, number: null }
      })
      const { id } = await trx
        .insertInto('regradeRuns')
        .values({
          groupAssessmentId,
          targets: JSON.stringify(targets),
          neverLower: false,
          status: 'applying',
          clientKey,
          createdBy: permitted.user.id,
          undoOf: run.id,
          undoneBy: null,
          appliedAt: null,
          toldAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx.updateTable('regradeRuns').set({ undoneBy: id }).where('id', '=', run.id).execute()
      await putInForce(trx, { id, groupAssessmentId, targets })
      await recordAct(trx, actor, { ...actOn(groupAssessmentId, 'undoRegrade'), after: { regrade: run.id } })
      return id
    }),
  )
}

/** Tells the learners whose points changed: they see it, with the note, at the problem. Telling again changes the note. */
export async function tellRegraded(db: Db, act: RegradeAct & { readonly note: string }): Promise<void> {
  const { groupAssessmentId, regradeId, note, actor } = act
  await db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, act)
    if (run.status !== 'applied' || run.undoneBy !== null) throw new Refusal(regradeRefusals.regradeNotApplied)
    await sql`update regrade_runs set note = ${note}, told_at = coalesce(told_at, now()) where id = ${run.id}`.execute(
      trx,
    )
    await renewPages(trx, groupAssessmentId)
    await recordAct(trx, actor, { ...actOn(groupAssessmentId, 'tellRegraded'), after: { regrade: regradeId, note } })
  })
}
