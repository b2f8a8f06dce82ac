import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Rubric, StoredRubric } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { catchUpAfterMilliseconds, enqueue } from '../../../jobs/jobs.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { actOn } from '../../group-assessments/index.ts'
import { applyRubric, applyRubricTask } from './apply-rubric.ts'
import { gradingRefusals } from '../grading.errors.ts'
import type { QuestionOfAssessment } from '../grading.queries.ts'
import { lockRubric, selectLastItemId, selectRubric } from './rubrics.queries.ts'
import type { AppliedMarks } from '../write-in-parts.ts'

export interface RubricChange extends QuestionOfAssessment {
  /** The version that the person saw. */
  readonly version: number
  readonly rubric: Rubric
  readonly dryRun: boolean
  readonly userId: number
  readonly actor: Actor
}

type Outcome = StoredRubric & AppliedMarks

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

/** Whether the change is stored already: a repeat finds it. */
function isStored(change: RubricChange, current: StoredRubric): boolean {
  return (
    current.version === change.version + 1 && current.rubric !== null && isSameRubric(current.rubric, change.rubric)
  )
}

/** Stores the next version, and a job that applies it should this process stop before it has. */
async function storeRubric(trx: Kysely<Tables>, change: RubricChange): Promise<StoredRubric> {
  const { groupAssessmentId, itemKey, questionKey, userId, actor } = change
  await lockRubric(trx, change, 'change')
  const current = await selectRubric(trx, change)
  if (isStored(change, current)) return current
  if (current.version !== change.version) throw new Refusal(gradingRefusals.rubricChangedMeanwhile)
  const stored = { version: change.version + 1, rubric: await withIds(trx, change) }
  const question = { groupAssessmentId, itemKey, questionKey }
  await trx
    .insertInto('rubricVersions')
    .values({ ...question, version: stored.version, createdBy: userId, content: JSON.stringify(stored.rubric) })
    .execute()
  const { version } = stored
  await enqueue(
    trx,
    applyRubricTask,
    { ...question, version },
    { runAt: new Date(Date.now() + catchUpAfterMilliseconds) },
  )
  await recordAct(trx, actor, { ...actOn(groupAssessmentId, 'saveRubric'), after: { itemKey, questionKey, version } })
  return stored
}

/**
 * Stores a rubric and applies it to all that was marked by the former one; a dry run only counts what that would do. Marks that
 * are made meanwhile are made by the new rubric.
 */
export async function saveRubric(database: Database, change: RubricChange): Promise<Outcome> {
  const { groupAssessmentId, itemKey, questionKey, rubric, userId } = change
  const question = { groupAssessmentId, itemKey, questionKey }
  if (change.dryRun) {
    const { version } = await selectRubric(database.db, question)
    if (version !== change.version) throw new Refusal(gradingRefusals.rubricChangedMeanwhile)
    const applied = await applyRubric(database, { question, rubric, standingVersion: version, record: null })
    return { version: version + 1, rubric, ...applied }
  }
  const stored = await database.db.transaction().execute(async (trx) => await storeRubric(trx, change))
  const { version } = stored
  const applied =
    stored.rubric === null
      ? { marksChanged: 0, totalsChanged: 0 }
      : await applyRubric(database, {
          question,
          rubric: stored.rubric,
          standingVersion: version,
          record: { version, userId },
        })
  return { version, rubric: stored.rubric, ...applied }
}
