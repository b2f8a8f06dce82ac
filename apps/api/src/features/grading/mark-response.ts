import type { Kysely } from 'kysely'
import { rubricPercent, type RubricMarkToMake } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import {
  answerAppeals,
  getInstanceOf,
  lockResults,
  markByPerson,
  refuseAppealed,
  reopenAppeals,
  writeMarks,
} from '../results/index.ts'
import { gradingRefusals } from './grading.errors.ts'
import {
  insertGraderMarks,
  reopenTasks,
  selectMarksByKey,
  selectReplaced,
  selectTasksClosedWith,
  selectWithCopies,
  type StandingMarking,
} from './marks.queries.ts'
import { lockRubric, selectRubric } from './rubrics.queries.ts'

interface GraderAct extends StandingMarking {
  readonly groupAssessmentId: number
  readonly clientKey: string
  readonly userId: number
  readonly actor: Actor
}

interface NewMark extends GraderAct {
  readonly mark: { readonly percent: number } | RubricMarkToMake
  readonly comment: string
}

/** Whether this was done already. */
async function isRepeat(trx: Kysely<Tables>, act: GraderAct): Promise<boolean> {
  const done = await selectMarksByKey(trx, act.clientKey)
  if (done.length === 0) return false
  const isSame = done.some(
    (each) =>
      each.graderId === act.userId &&
      each.problemInstanceId === act.problemInstanceId &&
      each.questionKey === act.questionKey,
  )
  if (!isSame) throw new Refusal(gradingRefusals.keyOfOtherMark)
  return true
}

/** The percent that a mark means. It is made by the rubric that the grader saw, or not at all. */
async function decide(trx: Kysely<Tables>, itemKey: number, { groupAssessmentId, questionKey, mark }: NewMark) {
  if ('percent' in mark) return { percent: mark.percent, rubricVersion: null, itemIds: [], adjustment: 0 }
  const { version, rubric } = await selectRubric(trx, { groupAssessmentId, itemKey, questionKey })
  if (!rubric) throw new Refusal(gradingRefusals.noRubric)
  if (version !== mark.rubricVersion) throw new Refusal(gradingRefusals.rubricChangedMeanwhile)
  if (mark.itemIds.some((id) => !rubric.items.some((item) => item.id === id)))
    throw new Refusal(gradingRefusals.foreignRubricItem)
  return {
    percent: rubricPercent(rubric, mark.itemIds, mark.adjustment),
    rubricVersion: version,
    itemIds: mark.itemIds,
    adjustment: mark.adjustment,
  }
}

/** Marks an answer, and the learner's identical ones that wait. */
export async function markResponse(database: Database, act: NewMark): Promise<void> {
  const { problemInstanceId, attemptNumber, questionKey, markingNumber, clientKey, userId, comment } = act
  const instance = await getInstanceOf(database, act.groupAssessmentId, problemInstanceId)
  await database.db.transaction().execute(async (trx) => {
    if (!('percent' in act.mark)) await lockRubric(trx, { ...act, itemKey: instance.itemKey }, 'mark')
    await lockResults(trx, [problemInstanceId])
    if (await isRepeat(trx, act)) return
    const { percent, ...chosen } = await decide(trx, instance.itemKey, act)
    const standing = await selectWithCopies(trx, act)
    if (standing.length === 0) throw new Refusal(platformRefusals.notFound)
    // The answer itself as the grader saw it; copies as they stand.
    const marked = standing.map((each) => (each.attemptNumber === attemptNumber ? { ...each, markingNumber } : each))
    const marks = marked.map((each) => markByPerson(each, { percent, comment, userId }))
    await answerAppeals(trx, marks)
    await writeMarks(trx, new Map([[instance.id, instance]]), marks)
    await insertGraderMarks(trx, marked, { kind: 'mark', clientKey, graderId: userId, ...chosen })
    await recordAct(trx, act.actor, {
      action: 'response.mark',
      entityType: 'problemInstance',
      entityId: instance.id,
      after: { attemptNumber, questionKey, percent, comment },
    })
  })
}

/**
 * Takes a mark back: what stood before is written anew, and waits again where it waited. A mark that was appealed against
 * stays: who takes it back and marks again would answer the appeal against themselves.
 */
export async function undoMark(database: Database, act: GraderAct): Promise<void> {
  const { problemInstanceId, attemptNumber, questionKey, clientKey, userId } = act
  const instance = await getInstanceOf(database, act.groupAssessmentId, problemInstanceId)
  await database.db.transaction().execute(async (trx) => {
    await lockResults(trx, [problemInstanceId])
    if (await isRepeat(trx, act)) return
    const former = await selectReplaced(trx, act, userId)
    if (!former.some((each) => each.attemptNumber === attemptNumber)) throw new Refusal(gradingRefusals.nothingToUndo)
    await refuseAppealed(trx, former)
    const closed = await selectTasksClosedWith(trx, former)
    await reopenAppeals(trx, former)
    await writeMarks(trx, new Map([[instance.id, instance]]), former)
    await reopenTasks(trx, closed, userId)
    await insertGraderMarks(
      trx,
      former.map((each) => ({ ...each, itemIds: each.itemIds ?? [], adjustment: each.adjustment ?? 0 })),
      { kind: 'undo', clientKey, graderId: userId, rubricVersion: null, itemIds: [], adjustment: 0 },
    )
    await recordAct(trx, act.actor, {
      action: 'response.undoMark',
      entityType: 'problemInstance',
      entityId: instance.id,
      after: { attemptNumber, questionKey },
    })
  })
}
