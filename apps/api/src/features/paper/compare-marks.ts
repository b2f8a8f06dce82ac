import { pointsRounding, type PaperComparison, type PaperMark, type SheetToMark } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { latexOfTyped } from '@isomorph/problem'
import { recordAct } from '../../authorization/actor.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import { checkMarks, questionOf } from './check-marks.ts'
import type { Entering } from './enter-marks.ts'
import { findSheet, presentSheet } from './get-sheet.ts'
import { paperRefusals } from './paper.errors.ts'
import { lockSheet } from './paper.queries.ts'

type Question = SheetToMark['questions'][number]
type Difference = PaperComparison['differences'][number]

/** Spaces mean nothing in a formula, and letters of choices are compared in their order. */
function folded({ choiceKeys, isFormula }: Question, answer: string): string {
  const bare = (isFormula ? latexOfTyped(answer) : answer).replaceAll(/\s/g, '')
  return choiceKeys.length === 0 ? bare : Array.from(bare.toUpperCase().replaceAll(/[,;]/g, '')).toSorted().join('')
}

function isAlike(question: Question, { points, answer }: PaperMark): boolean {
  if (answer !== undefined)
    return question.answer !== null && folded(question, question.answer) === folded(question, answer)
  return question.answer === null && Math.abs((question.points ?? 0) - (points ?? 0)) <= pointsRounding
}

/** Points where no answer was entered; none are no points. */
function enteredOf(points: number | null | undefined, answer: string | null | undefined): Difference['first'] {
  return typeof answer === 'string' ? { points: null, answer } : { points: points ?? 0, answer: null }
}

function differencesOf({ questions }: SheetToMark, marks: readonly PaperMark[]): Difference[] {
  return marks.flatMap((mark) => {
    const question = questionOf(questions, mark)
    const { itemKey, questionKey, number } = question
    if (isAlike(question, mark)) return []
    const first = enteredOf(question.points, question.answer)
    return { itemKey, questionKey, number, first, second: enteredOf(mark.points, mark.answer) }
  })
}

async function recordCheck({ db }: Database, sheetId: number, stood: SheetToMark, entering: Entering): Promise<void> {
  const { groupAssessmentId, actor, enteredBy, at } = entering
  await db.transaction().execute(async (trx) => {
    const held = await lockSheet(trx, sheetId)
    // Marks that were entered anew, or taken back, meanwhile were not compared.
    if (held.enteredAt === null || held.checkedAt !== null) return
    await trx
      .updateTable('paperSheets')
      .set({ checkedBy: enteredBy, checkedAt: at })
      .where('id', '=', sheetId)
      .execute()
    await recordAct(trx, actor, { ...actOn(groupAssessmentId, 'checkPaper'), after: { code: stood.code } })
  })
}

/** Compares a second entry with what stands. Nothing is marked; where they agree, the sheet is checked. */
export async function comparePaperMarks(database: Database, entering: Entering): Promise<PaperComparison> {
  const { groupAssessmentId, sheetCode, marks, userId } = entering
  const found = await findSheet(database, groupAssessmentId, sheetCode)
  if (found.enteredAt === null) throw new Refusal(paperRefusals.notEntered)
  const stood = await presentSheet(database, found)
  checkMarks(stood, marks)
  const differences = differencesOf(stood, marks)
  const isOtherLearner = userId !== null && userId !== found.userId
  if (differences.length === 0 && !isOtherLearner) await recordCheck(database, found.id, stood, entering)
  const sheet = await presentSheet(database, await findSheet(database, groupAssessmentId, sheetCode))
  return { differences, isOtherLearner, sheet }
}
