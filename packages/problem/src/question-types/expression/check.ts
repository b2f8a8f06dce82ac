import { applyingAnswers, checkFormulaQuestion } from '../formula/check.ts'
import type { CompiledFormulaQuestion } from '../formula/compile.ts'
import type { FormulaQuestion } from '../formula/formula-question.ts'
import type { QuestionCheck } from '../question-check.ts'

/** For questions for a formula, whether or not they ask for a form. */
export const expressionCheck: QuestionCheck<FormulaQuestion, CompiledFormulaQuestion> = {
  question: checkFormulaQuestion,
  variant: (question, at, survey) => void applyingAnswers(question, at, survey),
  variants: () => undefined,
}
