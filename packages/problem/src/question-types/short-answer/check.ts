import { fillText } from '../../statement/fill-text.ts'
import { answersThatApply } from '../answer-sets.ts'
import { checkSets, type CheckedVariant, type QuestionCheck, type QuestionSurvey } from '../question-check.ts'
import type { Report } from '../../content/report.ts'
import type { CompiledTextQuestion } from './compile.ts'
import type { ShortAnswerQuestion } from './content.ts'
import { comparedText } from './mark.ts'
import { say } from '../../wording/said.ts'

function checkRubric({ rubric = [] }: ShortAnswerQuestion, report: Report): void {
  for (const [index, { text }] of rubric.entries()) {
    if (text.trim() === '') report('InvalidForUseError', `rubric.${index}.text`, say('rubricTextMissing'))
  }
}

function checkText(question: ShortAnswerQuestion, report: Report): void {
  if (question.marking === 'manual') return checkRubric(question, report)
  checkSets(question.answerSets, 'answerSets', report)
  for (const [index, { answers }] of question.answerSets.entries()) {
    for (const [position, { formula }] of answers.entries()) {
      if (formula.trim() !== '') continue
      report(
        'InvalidForUseError',
        `answerSets.${index}.answers.${position}.formula`,
        say('acceptedTextEmpty'),
        'CorrectAnswerNotProvided',
      )
    }
  }
}

function surveyVariant({ question, sets }: CompiledTextQuestion, at: CheckedVariant, survey: QuestionSurvey): void {
  if (question.marking === 'manual') return
  const credits = new Map<string, number>()
  for (const { formula, percentCorrect } of answersThatApply(sets, at.environment)) {
    const text = comparedText(fillText(at.compiled, at.environment, formula), question)
    if ((credits.get(text) ?? percentCorrect) !== percentCorrect)
      survey.note('answersCoincide', 'answerSets', say('sameText'))
    credits.set(text, percentCorrect)
  }
}

export const shortAnswerCheck: QuestionCheck<ShortAnswerQuestion, CompiledTextQuestion> = {
  question: checkText,
  variant: surveyVariant,
  // A text is compared with itself.
  probes: () => [],
  mutants: () => [],
  variants: () => undefined,
}
