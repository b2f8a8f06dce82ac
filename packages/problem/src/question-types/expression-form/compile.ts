import type { Given } from '../answer-sets.ts'
import { compileFormulaWithLetters } from '../expression/compile.ts'
import type { CompiledFormulaQuestion } from '../formula/compile.ts'
import type { ExpressionSymbolicFormQuestion } from './content.ts'

export type CompiledExpressionFormQuestion = CompiledFormulaQuestion<ExpressionSymbolicFormQuestion>

export function compileExpressionForm(
  question: ExpressionSymbolicFormQuestion,
  given: Given,
): CompiledExpressionFormQuestion {
  // Forms are forms of a value.
  return compileFormulaWithLetters(question, given, () => ({ mode: 'value' }))
}
