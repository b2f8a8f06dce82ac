import type { Kysely } from 'kysely'
import { rubricPercent, type RubricMarkToMake, type StoredRubric } from '@isomorph/contract'
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
  resultRefusals,
  verdictByPerson,
  writeMarks,
} from '../results/index.ts'
import { selectDoubleMarksByKey } from './double-marking.queries.ts'
import {
  countingMark,
  isAnotherAwaited,
  percentByRubric,
  withdrawOwnMark,
  type CountingMark,
  type GivenMark,
} from './double-marks.ts'
import { gradingRefusals } from './grading.errors.ts'
import {
  insertGraderMarks,
  reopenTasks,
  selectMarksByKey,
  selectReplaced,
  selectTasksClosedWith,
  selectWithCopies,
  type FormerMarking,
  type StandingMarking,
} from './marks.queries.ts'
import { lockRubric, selectRubric } from './rubrics/rubrics.queries.ts'

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
  const marks = await selectMarksByKey(trx, act.clientKey)
  const done = [...marks, ...(await selectDoubleMarksByKey(trx, act.clientKey))]
  if (done.length === 0) return false
  const isSame = done.some(
    (each) =>
      each.graderId === act.userId &&
      each.problemInstanceId === act.problemInstanceId &&
      each.attemptNumber === act.attemptNumber &&
      each.questionKey === act.questionKey,
  )
  if (!isSame) throw new Refusal(gradingRefusals.keyOfOtherMark)
  return true
}

/** The percent that a mark means. It is made by the rubric that the grader saw, or not at all. */
function decide({ mark }: NewMark, { version, rubric }: StoredRubric): GivenMark {
  if ('percent' in mark) return { percent: mark.percent, rubricVersion: null, itemIds: [], adjustment: 0 }
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

interface Writing {
  readonly act: NewMark
  readonly instance: Awaited<ReturnType<typeof getInstanceOf>>
  readonly standing: readonly StandingMarking[]
  readonly counting: CountingMark
}

async function writeCounting(trx: Kysely<Tables>, { act, instance, standing, counting }: Writing): Promise<void> {
  const { attemptNumber, markingNumber, clientKey, userId } = act
  const { percent, comment, ...chosen } = counting
  // The answer itself as the grader saw it; copies as they stand.
  const marked = standing.map((each) => (each.attemptNumber === attemptNumber ? { ...each, markingNumber } : each))
  const marks = marked.map((each) => markByPerson(each, { percent, comment, userId }))
  await answerAppeals(trx, marks)
  await writeMarks(trx, new Map([[instance.id, instance]]), marks)
  await insertGraderMarks(trx, marked, {
    kind: 'mark',
    clientKey,
    graderId: userId,
    rubricVersion: chosen.rubricVersion,
    itemIds: chosen.itemIds,
    adjustment: chosen.adjustment,
    secondItemIds: chosen.secondItemIds,
    secondAdjustment: chosen.secondAdjustment,
  })
}

/** A mark that is kept is one of the marking that the grader saw, as one that is written. */
function refuseMarkedMeanwhile({ attemptNumber, markingNumber }: NewMark, standing: readonly StandingMarking[]): void {
  const stands = standing.find((each) => each.attemptNumber === attemptNumber)
  if (stands?.markingNumber !== markingNumber) throw new Refusal(resultRefusals.markedMeanwhile)
}

/** Marks an answer, and the learner's identical ones that wait. Where another's mark is awaited, it is kept for now. */
export async function markResponse(database: Database, act: NewMark): Promise<void> {
  const { problemInstanceId } = act
  const instance = await getInstanceOf(database, act.groupAssessmentId, problemInstanceId)
  const question = { ...act, itemKey: instance.itemKey }
  await database.db.transaction().execute(async (trx) => {
    if (!('percent' in act.mark)) await lockRubric(trx, question, 'mark')
    await lockResults(trx, [problemInstanceId])
    if (await isRepeat(trx, act)) return
    const standing = await selectWithCopies(trx, act)
    if (standing.length === 0) throw new Refusal(platformRefusals.notFound)
    const stored = await selectRubric(trx, question)
    const given = decide(act, stored)
    const counting = await countingMark(trx, { ...question, rubric: stored.rubric }, { ...act, ...given })
    if (counting) await writeCounting(trx, { act, instance, standing, counting })
    else refuseMarkedMeanwhile(act, standing)
    const { percent, comment } = counting ?? { ...given, comment: act.comment }
    await recordAct(trx, act.actor, {
      action: 'response.mark',
      entityType: 'problemInstance',
      entityId: instance.id,
      after: {
        attemptNumber: act.attemptNumber,
        questionKey: act.questionKey,
        percent,
        comment,
        ...(counting ? {} : { waitsForAnotherMark: true }),
      },
    })
  })
}

/** A former mark that was made by the rubric means what the rubric says now: a change is not applied to what does not stand. */
function byPresentRubric({ version, rubric }: StoredRubric, former: FormerMarking): FormerMarking {
  const { rubricVersion, itemIds, adjustment } = former
  if (rubric === null || rubricVersion === null) return former
  const percent = percentByRubric(rubric, { ...former, itemIds: itemIds ?? [], adjustment: adjustment ?? 0 })
  return { ...former, percent, verdict: verdictByPerson(percent), rubricVersion: version }
}

/** Writes what a mark replaced anew. */
async function writeFormer(
  trx: Kysely<Tables>,
  { clientKey, userId }: GraderAct,
  instance: Writing['instance'],
  former: readonly FormerMarking[],
): Promise<void> {
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
}

/**
 * Takes a mark back: what stood before is written anew, and waits again where it waited. A mark that was appealed against
 * stays: who takes it back and marks again would answer the appeal against themselves.
 */
export async function undoMark(database: Database, act: GraderAct): Promise<void> {
  const { problemInstanceId, attemptNumber, questionKey, userId } = act
  const instance = await getInstanceOf(database, act.groupAssessmentId, problemInstanceId)
  const question = { ...act, itemKey: instance.itemKey }
  await database.db.transaction().execute(async (trx) => {
    await lockRubric(trx, question, 'mark')
    await lockResults(trx, [problemInstanceId])
    if (await isRepeat(trx, act)) return
    const stored = await selectRubric(trx, question)
    const former = (await selectReplaced(trx, act, userId)).map((each) => byPresentRubric(stored, each))
    if (former.some((each) => each.attemptNumber === attemptNumber)) await writeFormer(trx, act, instance, former)
    else if (!(await isAnotherAwaited(trx, act))) throw new Refusal(gradingRefusals.nothingToUndo)
    const isWithdrawn = await withdrawOwnMark(trx, act)
    if (former.length === 0 && !isWithdrawn) throw new Refusal(gradingRefusals.nothingToUndo)
    await recordAct(trx, act.actor, {
      action: 'response.undoMark',
      entityType: 'problemInstance',
      entityId: instance.id,
      after: { attemptNumber, questionKey },
    })
  })
}
