import type { CompiledProblem } from '../compiled-problem.ts'
import type { Environment } from '../variables/variant.ts'
import { expressionFormAnswerLatex } from './expression-form/key.ts'
import type { CompiledAnswer, CompiledFormulaQuestion } from './formula/compile.ts'
import { expressionAnswerLatex } from './expression/key.ts'
import { numericAnswerLatex } from './numeric/key.ts'

/** An author's answer with the values of a variant, whether or not its set applies to that variant. */
export function formulaLatex(
  compiled: CompiledProblem,
  { question, allowance }: CompiledFormulaQuestion,
  environment: Environment,
  answer: CompiledAnswer,
): string {
  switch (question.answerType) {
    case 'Numeric':
      return numericAnswerLatex({ question, allowance }, { compiled, environment }, answer)
    case 'ExpressionSymbolicForm':
      return expressionFormAnswerLatex({ question }, { compiled, environment }, answer)
    case 'ExpressionSymbolic':
      return expressionAnswerLatex({ question }, { compiled, environment }, answer)
  }
}
