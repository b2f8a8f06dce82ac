import { checkSets, type QuestionCheck } from '../question-check.ts'
import type { Report } from '../report.ts'
import type { CompiledTextQuestion } from './compile.ts'
import type { ShortAnswerQuestion } from './content.ts'

function checkText(question: ShortAnswerQuestion, report: Report): void {
  if (question.marking === 'manual') return
  checkSets(question.answerSets, 'answerSets', report)
  for (const [index, { answers }] of question.answerSets.entries()) {
    for (const [position, { formula }] of answers.entries()) {
      if (formula.trim() !== '') continue
      report(
        'InvalidForUseError',
        `answerSets.${index}.answers.${position}.formula`,
        'An accepted text must not be empty.',
        'CorrectAnswerNotProvided',
      )
    }
  }
}

export const shortAnswerCheck: QuestionCheck<ShortAnswerQuestion, CompiledTextQuestion> = {
  question: checkText,
  variant: () => undefined,
  variants: () => undefined,
}
