import { type PaperMark, pointsRounding, sayOfField, type SheetToMark } from '@isomorph/contract'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import { paperRefusals } from './paper.errors.ts'
import { storedOf, type CheckedMark } from './written-answers.ts'

type Question = SheetToMark['questions'][number]

/** The question of a sheet that a mark is for. */
export function questionOf(questions: readonly Question[], mark: Pick<PaperMark, 'itemKey' | 'questionKey'>): Question {
  const found = questions.find((each) => each.itemKey === mark.itemKey && each.questionKey === mark.questionKey)
  if (!found) throw new Refusal(paperRefusals.marksOfOtherQuestions)
  return found
}

/** Every question once. */
function refuseOtherQuestions({ questions }: SheetToMark, marks: readonly PaperMark[]): void {
  const given = new Set(marks.map(({ itemKey, questionKey }) => `${itemKey}/${questionKey}`))
  const isComplete = questions.every(({ itemKey, questionKey }) => given.has(`${itemKey}/${questionKey}`))
  if (!isComplete || given.size !== marks.length || marks.length !== questions.length)
    throw new Refusal(paperRefusals.marksOfOtherQuestions)
}

function percentOf({ possible }: Question, points: number): number {
  if (possible > 0 && points > possible - pointsRounding) return 100
  return possible === 0 ? 0 : Number(((100 * points) / possible).toFixed(4))
}

type Checked = CheckedMark | Omit<FieldError, 'path'>

function checkAnswer(question: Question, { answer = '', ...place }: PaperMark): Checked {
  if (!question.takesAnswer) return sayOfField('markedByPerson', { number: question.number })
  const read = storedOf(question, answer)
  return 'fault' in read ? read.fault : { ...place, answer: read.value }
}

function checkPoints(question: Question, { points = 0, ...place }: PaperMark): Checked {
  const { number, possible } = question
  if (points > possible + pointsRounding)
    return sayOfField('mostPoints', { number, most: String(Number(possible.toFixed(2))) })
  return { ...place, percent: percentOf(question, points) }
}

/** Marks as they are stored. Refuses what lacks, has too many points, or names choices that are not there. */
export function checkMarks(sheet: SheetToMark, marks: readonly PaperMark[]): CheckedMark[] {
  refuseOtherQuestions(sheet, marks)
  const errors: FieldError[] = []
  const checked: CheckedMark[] = []
  for (const [index, mark] of marks.entries()) {
    const question = questionOf(sheet.questions, mark)
    const isAnswer = mark.answer !== undefined
    const found = isAnswer ? checkAnswer(question, mark) : checkPoints(question, mark)
    if ('message' in found) errors.push({ path: `marks.${index}.${isAnswer ? 'answer' : 'points'}`, ...found })
    else checked.push(found)
  }
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
  return checked
}
