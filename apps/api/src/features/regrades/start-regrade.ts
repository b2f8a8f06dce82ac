import { sayOfField, type NewRegrade } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { holdGrant, type Permitted } from '../../authorization/hold-grant.ts'
import { refusingOn } from '../../data/constraints.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import { actOn, selectItemsInUse, type ItemInUse } from '../group-assessments/index.ts'
import { selectUsableRevisions } from './regradable-items.ts'
import { forgetPrepared } from './prepared/keep-prepared.ts'
import { regradeRefusals } from './regrades.errors.ts'
import {
  countInstances,
  lockRules,
  selectAllRules,
  selectOptionalRunByKey,
  selectOutOfLine,
  selectRulesInForce,
} from './regrades.queries.ts'
import { areSameRules, normalized, type StoredTarget } from './rules.ts'
import { lookAtRegradeTask } from './work-on-regrades.ts'

export interface RegradeToStart extends NewRegrade {
  readonly groupAssessmentId: number
  readonly permitted: Permitted
  readonly actor: Actor
}

type ItemsToRegrade = ReadonlyMap<number, ItemInUse>

const pathAt = (index: number, field: string) => `targets.${index}.${field}`

function unknownProblems(targets: NewRegrade['targets'], items: ItemsToRegrade): FieldError[] {
  const said = sayOfField('notInAssessment')
  return targets.flatMap(({ itemKey }, index) =>
    items.has(itemKey) ? [] : [{ path: pathAt(index, 'itemKey'), ...said }],
  )
}

function unusableRevisions(
  targets: NewRegrade['targets'],
  items: ItemsToRegrade,
  revisions: Awaited<ReturnType<typeof selectUsableRevisions>>,
): FieldError[] {
  const said = sayOfField('versionNotUsable')
  return targets.flatMap(({ itemKey, rules }, index) => {
    const { problemId } = items.get(itemKey) ?? {}
    const isUsable =
      rules.problemRevisionId === null ||
      revisions.some((each) => each.id === rules.problemRevisionId && each.problemId === problemId)
    return isUsable ? [] : [{ path: pathAt(index, 'rules.problemRevisionId'), ...said }]
  })
}

function changedPoolPoints(targets: NewRegrade['targets'], items: ItemsToRegrade): FieldError[] {
  const said = sayOfField('poolCountsTheSame')
  return targets.flatMap(({ itemKey, rules }, index) =>
    items.get(itemKey)?.isDrawn === true && rules.points !== null
      ? [{ path: pathAt(index, 'rules.points'), ...said }]
      : [],
  )
}

function refuseWhere(kind: (typeof regradeRefusals)[keyof typeof regradeRefusals], errors: readonly FieldError[]) {
  if (errors.length > 0) throw new Refusal(kind, { errors })
}

/** The targets as they are stored; refused, naming each, where one is none of the assessment. */
async function targetsOf(
  { db }: Pick<Database, 'db'>,
  { groupAssessmentId, targets }: RegradeToStart,
): Promise<StoredTarget[]> {
  const items = new Map((await selectItemsInUse(db, groupAssessmentId)).map((item) => [item.itemKey, item]))
  const revisions = await selectUsableRevisions(
    db,
    [...items.values()].map(({ problemId }) => problemId),
    targets.map(({ rules }) => rules.problemRevisionId),
  )
  const inForce = await selectRulesInForce(db, groupAssessmentId)
  refuseWhere(regradeRefusals.unknownProblemToRegrade, unknownProblems(targets, items))
  refuseWhere(regradeRefusals.revisionNotUsable, unusableRevisions(targets, items, revisions))
  refuseWhere(regradeRefusals.poolPointsStay, changedPoolPoints(targets, items))
  return targets.map(({ itemKey, rules }) => ({
    itemKey,
    rules: normalized(rules),
    before: inForce.get(itemKey) ?? 0,
    number: null,
  }))
}

/** The run that the same request started before. */
async function selectRepeated(trx: Kysely<Tables>, start: RegradeToStart): Promise<number | undefined> {
  const { groupAssessmentId, permitted, clientKey, neverLower, reopensMarks } = start
  const run = await selectOptionalRunByKey(trx, { clientKey, createdBy: permitted.user.id })
  if (!run) return undefined
  const isSame =
    run.groupAssessmentId === groupAssessmentId &&
    run.undoOf === null &&
    run.neverLower === neverLower &&
    run.reopensMarks === reopensMarks &&
    run.targets.length === start.targets.length &&
    start.targets.every(({ itemKey, rules }) =>
      run.targets.some((target) => target.itemKey === itemKey && areSameRules(target.rules, rules)),
    )
  if (!isSame) throw new Refusal(regradeRefusals.keyOfOtherRegrade)
  return run.id
}

async function discardReadyRun(trx: Kysely<Tables>, groupAssessmentId: number): Promise<void> {
  await trx
    .updateTable('regradeRuns')
    .set({ status: 'discarded' })
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('status', '=', 'ready')
    .execute()
}

async function insertRun(
  trx: Kysely<Tables>,
  start: RegradeToStart,
  targets: readonly StoredTarget[],
): Promise<number> {
  const { groupAssessmentId, clientKey, permitted, neverLower, reopensMarks } = start
  const itemKeys = targets.map(({ itemKey }) => itemKey)
  const { id } = await trx
    .insertInto('regradeRuns')
    .values({
      groupAssessmentId,
      targets: JSON.stringify(targets),
      neverLower,
      reopensMarks,
      status: 'computing',
      total: await countInstances(trx, groupAssessmentId, itemKeys),
      clientKey,
      createdBy: permitted.user.id,
      undoOf: null,
      undoneBy: null,
      appliedAt: null,
      toldAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Has a regrade worked out in the background. One that was worked out and not applied gives way. */
export async function startRegrade(database: Database, start: RegradeToStart): Promise<number> {
  const { groupAssessmentId } = start
  const targets = await targetsOf(database, start)
  return await refusingOn({ regrade_runs_working_key: regradeRefusals.regradeUnderWay }, () =>
    database.db.transaction().execute(async (trx) => {
      await lockRules(trx, groupAssessmentId)
      await holdGrant(trx, start.permitted)
      const repeated = await selectRepeated(trx, start)
      if (repeated !== undefined) return repeated
      const rules = await selectAllRules(trx, groupAssessmentId)
      const isSame = targets.every(({ itemKey, before, ...wanted }) =>
        areSameRules(wanted.rules, rules.rulesOf(itemKey, before)),
      )
      // What a regrade that failed left behind can be taken up by the same one.
      if (isSame && (await selectOutOfLine(trx, groupAssessmentId, 0, 1)).length === 0)
        throw new Refusal(regradeRefusals.nothingToRegrade)
      await discardReadyRun(trx, groupAssessmentId)
      await forgetPrepared(trx, groupAssessmentId)
      const id = await insertRun(trx, start, targets)
      await enqueue(trx, lookAtRegradeTask, { runId: id }, { key: `look at regrade ${id}` })
      await recordAct(trx, start.actor, {
        ...actOn(groupAssessmentId, 'lookAtRegrade'),
        after: { regrade: id, itemKeys: targets.map(({ itemKey }) => itemKey) },
      })
      return id
    }),
  )
}
