import type { Kysely } from 'kysely'
import { rubricPercent, type DoubleMark, type GradedResponse, type Rubric } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { groupBy } from '../../data/group-by.ts'
import {
  countGraders,
  insertDoubleMark,
  selectDoubleMarking,
  selectDoubleMarkingOfAnswer,
  selectDoubleMarks,
  setTaskReason,
  withdrawDoubleMarks,
  type DoubleMarkRow,
} from './double-marking.queries.ts'
import type { QuestionOfAssessment } from './grading.queries.ts'
import type { ResponsePlace } from './marks.queries.ts'
import { selectRubric } from './rubrics/rubrics.queries.ts'

type Db = Kysely<Tables>

/** What a grader gives for an answer: in percent, or by the rubric as well. */
export interface GivenMark {
  readonly percent: number
  readonly rubricVersion: number | null
  readonly itemIds: readonly number[]
  readonly adjustment: number
}

/** What counts for an answer: one mark, or the mean of two with what both chose of the rubric. */
export interface CountingMark extends GivenMark {
  readonly comment: string
  readonly secondItemIds: readonly number[] | null
  readonly secondAdjustment: number | null
}

interface MarkOfAct extends ResponsePlace, GivenMark {
  readonly comment: string
  readonly clientKey: string
  readonly userId: number
}

/** The last mark of each person, in the order in which they first marked. */
function standingOf<Row extends DoubleMarkRow>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.graderId, row])).values()]
}

/** Marks by the rubric mean what it says now. */
function percentOf(
  mark: Pick<DoubleMarkRow, 'percent' | 'rubricVersion' | 'itemIds' | 'adjustment'>,
  rubric: Rubric | null,
) {
  return mark.rubricVersion === null || rubric === null
    ? mark.percent
    : rubricPercent(rubric, mark.itemIds, mark.adjustment)
}

/** The mean of two percents, with the four places that are stored. */
export function meanPercent(one: number, other: number): number {
  return Number(((one + other) / 2).toFixed(4))
}

/** What was chosen of a rubric for an answer; of a second person as well, where the mean of two marks counts. */
interface ChosenOfRubric {
  readonly itemIds: readonly number[]
  readonly adjustment: number
  readonly secondItemIds: readonly number[] | null
  readonly secondAdjustment: number | null
}

/** The percent that a mark means by a rubric: where two people marked, the mean of what both chose. */
export function percentByRubric(rubric: Rubric, mark: ChosenOfRubric): number {
  const percent = rubricPercent(rubric, mark.itemIds, mark.adjustment)
  if (mark.secondItemIds === null) return percent
  return meanPercent(percent, rubricPercent(rubric, mark.secondItemIds, mark.secondAdjustment ?? 0))
}

/** The words of both for the learner; said once where they are the same. */
function wordsOf(first: string, second: string): string {
  return [...new Set([first, second].filter((words) => words !== ''))].join('\n\n')
}

function meanMark(first: DoubleMarkRow, rubric: Rubric | null, second: MarkOfAct): CountingMark {
  const percent = meanPercent(percentOf(first, rubric), second.percent)
  const comment = wordsOf(first.comment, second.comment)
  const areByRubric = first.rubricVersion !== null && second.rubricVersion !== null
  if (!areByRubric)
    return {
      percent,
      comment,
      rubricVersion: null,
      itemIds: [],
      adjustment: 0,
      secondItemIds: null,
      secondAdjustment: null,
    }
  const { rubricVersion, itemIds, adjustment } = second
  return {
    percent,
    comment,
    rubricVersion,
    itemIds,
    adjustment,
    secondItemIds: first.itemIds,
    secondAdjustment: first.adjustment,
  }
}

/** Which answer of which question a mark is for. */
interface MarkedQuestion extends QuestionOfAssessment {
  readonly rubric: Rubric | null
}

/**
 * What counts after a mark: the mark itself; where two people mark the answer, the mean of theirs, or the mark of a third
 * person where theirs are too far apart. Undefined while another mark is awaited: this one is kept, and nobody who is to
 * mark the answer sees it.
 */
export async function countingMark(
  trx: Db,
  question: MarkedQuestion,
  mark: MarkOfAct,
): Promise<CountingMark | undefined> {
  const alone = { ...mark, secondItemIds: null, secondAdjustment: null }
  const { share, mostDifference } = await selectDoubleMarking(trx, question)
  if (share === 0) return alone
  const { reason, isDrawn } = await selectDoubleMarkingOfAnswer(trx, mark, share)
  if (reason === null || reason === 'appeal') return alone
  const rows = await selectDoubleMarks(trx, [mark])
  const others = standingOf(rows).filter(({ graderId }) => graderId !== mark.userId)
  const isFirst = others.length === 0
  if (isFirst && (!isDrawn || (await countGraders(trx, question.groupAssessmentId)) < 2)) return alone
  await keepOwnMark(trx, mark, rows, reason)
  const [first, ...further] = others
  if (first === undefined) return undefined
  if (further.length > 0) return alone
  const difference = Math.abs(percentOf(first, question.rubric) - mark.percent)
  return difference <= mostDifference ? meanMark(first, question.rubric, mark) : undefined
}

/** Keeps a person's mark in place of their former one. What they gave before they saw another's stays for the agreement. */
async function keepOwnMark(trx: Db, mark: MarkOfAct, rows: readonly DoubleMarkRow[], reason: string): Promise<void> {
  const own = rows.filter(({ graderId }) => graderId === mark.userId)
  const others = new Set(rows.flatMap(({ graderId }) => (graderId === mark.userId ? [] : [graderId])))
  // Whoever marked may see the other's mark as soon as there is one; a third person sees both.
  const isBlind = others.size === 0 || (others.size === 1 && own.length === 0)
  const replaced = own.filter((each) => each.isBlind === isBlind).map(({ id }) => id)
  await withdrawDoubleMarks(trx, replaced, mark.clientKey)
  const { problemInstanceId, attemptNumber, questionKey, clientKey, userId: graderId } = mark
  const { percent, rubricVersion, itemIds, adjustment, comment } = mark
  const place = { problemInstanceId, attemptNumber, questionKey }
  const taskReason = rows[0]?.taskReason ?? reason
  const given = { percent, rubricVersion, itemIds, adjustment, comment }
  await insertDoubleMark(trx, { ...place, ...given, graderId, clientKey, taskReason, isBlind })
  await setTaskReason(trx, place, 'double')
}

/** Whether an answer waits for the mark of another person, or for a decision between two. */
export async function isAnotherAwaited(trx: Db, place: ResponsePlace): Promise<boolean> {
  return (await selectDoubleMarkingOfAnswer(trx, place, 0)).reason === 'double'
}

/** Takes a person's mark back that another is awaited for, or that the mean rested on. Whether there was one. */
export async function withdrawOwnMark(
  trx: Db,
  { userId, clientKey, ...place }: ResponsePlace & { readonly userId: number; readonly clientKey: string },
): Promise<boolean> {
  const rows = await selectDoubleMarks(trx, [place])
  const own = rows.filter(({ graderId }) => graderId === userId)
  if (own.length === 0) return false
  await withdrawDoubleMarks(
    trx,
    own.map(({ id }) => id),
    clientKey,
  )
  const [first] = rows
  if (first && own.length === rows.length) await setTaskReason(trx, place, first.taskReason)
  return true
}

function viewMark(row: DoubleMarkRow, userId: number, rubric: Rubric | null): DoubleMark {
  const { itemIds, adjustment } = row
  return {
    grader: row.grader,
    isOwn: row.graderId === userId,
    percent: percentOf(row, rubric),
    comment: row.comment,
    rubricChoice: row.rubricVersion === null ? null : { itemIds, adjustment },
  }
}

interface AnswerOfView extends ResponsePlace {
  readonly itemKey: number
  readonly isWaiting: boolean
}

interface SeenMarks {
  readonly doubleMarks: GradedResponse['doubleMarks']
  /** Still for this person: not while another's mark is awaited. */
  readonly isWaiting: boolean
}

/**
 * The marks for each answer that a person may see: their own, and those of others as soon as they have marked, two others have,
 * or nothing waits. The answers come in the order of the places.
 */
export async function seenMarks(
  db: Db,
  viewer: { readonly userId: number; readonly groupAssessmentId: number },
  answers: readonly AnswerOfView[],
): Promise<readonly SeenMarks[]> {
  const rows = await selectDoubleMarks(db, answers)
  if (rows.length === 0) return answers.map(({ isWaiting }) => ({ doubleMarks: [], isWaiting }))
  const graders = await countGraders(db, viewer.groupAssessmentId)
  const rubrics = await rubricsOf(db, viewer.groupAssessmentId, answers)
  const marksOf = groupBy(rows, keyOfAnswer)
  return answers.map((answer) => {
    const marks = standingOf(marksOf.get(keyOfAnswer(answer)) ?? [])
    const hasMarked = marks.some(({ graderId }) => graderId === viewer.userId)
    const isOpen = !answer.isWaiting || hasMarked || marks.length > 1
    const rubric = rubrics.get(keyOfQuestion(answer)) ?? null
    return {
      doubleMarks: isOpen ? marks.map((row) => viewMark(row, viewer.userId, rubric)) : [],
      isWaiting: answer.isWaiting && !(hasMarked && marks.length < graders),
    }
  })
}

function keyOfAnswer({ problemInstanceId, attemptNumber, questionKey }: ResponsePlace): string {
  return `${problemInstanceId}/${attemptNumber}/${questionKey}`
}

function keyOfQuestion({ itemKey, questionKey }: AnswerOfView): string {
  return `${itemKey}/${questionKey}`
}

async function rubricsOf(
  db: Db,
  groupAssessmentId: number,
  answers: readonly AnswerOfView[],
): Promise<ReadonlyMap<string, Rubric | null>> {
  const questions = [...new Map(answers.map((answer) => [keyOfQuestion(answer), answer]))]
  return new Map(
    await Promise.all(
      questions.map(async ([key, { itemKey, questionKey }]) => {
        const { rubric } = await selectRubric(db, { groupAssessmentId, itemKey, questionKey })
        return [key, rubric] as const
      }),
    ),
  )
}
