import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { rubricPercent, type Rubric, type StoredRubric } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import { getInstances, markByPerson, writeMarks } from '../results/index.ts'
import { gradingRefusals } from './grading.errors.ts'
import type { QuestionOfAssessment } from './grading.queries.ts'
import { insertGraderMarks } from './marks.queries.ts'
import {
  lockRubric,
  selectLastItemId,
  selectRubric,
  selectRubricMarks,
  selectTotals,
  type RubricMark,
} from './rubrics.queries.ts'

export interface RubricChange extends QuestionOfAssessment {
  /** The version that the person saw. */
  readonly version: number
  readonly rubric: Rubric
  readonly dryRun: boolean
  readonly userId: number
  readonly actor: Actor
}

type Outcome = StoredRubric & { readonly marksChanged: number; readonly totalsChanged: number }

/** Carries what a dry run found out of the transaction that it rolls back. */
class DryRunEnd extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('The dry run is over.')
    this.outcome = outcome
  }
}

/** New items get ids that no version had. */
async function withIds(trx: Kysely<Tables>, change: RubricChange): Promise<Rubric> {
  let last = await selectLastItemId(trx, change)
  const items = change.rubric.items.map((item) => {
    if (item.id !== null && item.id > last) throw new Refusal(gradingRefusals.foreignRubricItem)
    return { ...item, id: item.id ?? (last += 1) }
  })
  return { ...change.rubric, items }
}

/** The same rubric, but for ids that its new items did not have when they were sent. */
function isSameRubric(stored: Rubric, sent: Rubric): boolean {
  const items = sent.items.map((item, index) => ({ ...item, id: item.id ?? stored.items[index]?.id ?? null }))
  return isDeepStrictEqual(stored, { ...sent, items })
}

async function applyRubric(database: Database, trx: Kysely<Tables>, change: RubricChange, stored: StoredRubric) {
  const { rubric, version } = stored
  if (!rubric) return []
  const marks = await selectRubricMarks(trx, change)
  const percentOf = (mark: RubricMark) => rubricPercent(rubric, mark.itemIds, mark.adjustment)
  const changed = marks.filter((mark) => percentOf(mark) !== mark.percent)
  if (changed.length === 0) return []
  const instances = await getInstances(
    database,
    changed.map(({ problemInstanceId }) => problemInstanceId),
  )
  const { userId } = change
  await writeMarks(
    trx,
    instances,
    changed.map((mark) => markByPerson(mark, { percent: percentOf(mark), comment: mark.comment, userId })),
  )
  const made = { kind: 'rubric', clientKey: null, graderId: userId, rubricVersion: version } as const
  await insertGraderMarks(
    trx,
    changed.map((mark) => ({ ...mark, rubricVersion: version })),
    { ...made, itemIds: [], adjustment: 0 },
  )
  return changed
}

async function writeRubric(database: Database, trx: Kysely<Tables>, change: RubricChange): Promise<Outcome> {
  const { groupAssessmentId, itemKey, questionKey, userId } = change
  await lockRubric(trx, change, 'change')
  const current = await selectRubric(trx, change)
  if (current.rubric && current.version === change.version + 1 && isSameRubric(current.rubric, change.rubric))
    return { ...current, marksChanged: 0, totalsChanged: 0 }
  if (current.version !== change.version) throw new Refusal(gradingRefusals.rubricChangedMeanwhile)
  const stored = { version: change.version + 1, rubric: await withIds(trx, change) }
  await trx
    .insertInto('rubricVersions')
    .values({
      groupAssessmentId,
      itemKey,
      questionKey,
      version: stored.version,
      createdBy: userId,
      content: JSON.stringify(stored.rubric),
    })
    .execute()
  const before = await selectTotals(trx, groupAssessmentId)
  const changed = await applyRubric(database, trx, change, stored)
  const after = await selectTotals(trx, groupAssessmentId)
  const totalsChanged = [...after].filter(([id, total]) => before.get(id) !== total).length
  return { ...stored, marksChanged: changed.length, totalsChanged }
}

/**
 * Stores a rubric and applies it to all that was marked by the former one. A dry run does the same and takes it back, so that
 * it counts exactly what the change would do.
 */
export async function saveRubric(database: Database, change: RubricChange): Promise<Outcome> {
  const { groupAssessmentId, itemKey, questionKey, actor } = change
  // Instances are read before the transaction: inside, each would wait for another connection.
  const marked = await selectRubricMarks(database.db, change)
  await getInstances(
    database,
    marked.map(({ problemInstanceId }) => problemInstanceId),
  )
  try {
    return await database.db.transaction().execute(async (trx) => {
      const outcome = await writeRubric(database, trx, change)
      if (change.dryRun) throw new DryRunEnd(outcome)
      const { version, marksChanged, totalsChanged } = outcome
      await recordAct(trx, actor, {
        ...actOn(groupAssessmentId, 'saveRubric'),
        after: { itemKey, questionKey, version, marksChanged, totalsChanged },
      })
      return outcome
    })
  } catch (error) {
    if (error instanceof DryRunEnd) return error.outcome
    throw error
  }
}
