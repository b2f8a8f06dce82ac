import { expressionKeyLatex, formulaKey, type FormulaKey } from '../formula/key.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import type { KeyAt } from '../key-shown.ts'
import { chemicalLatex, isChemical } from './chemistry.ts'
import type { CompiledExpressionQuestion } from './compile.ts'

export function expressionKey(question: CompiledExpressionQuestion, at: KeyAt): readonly FormulaKey[] {
  return formulaKey(question, at, (answer) => expressionAnswerLatex(question, at, answer))
}

/** An author's expression with the values of a variant. */
export function expressionAnswerLatex(
  { question }: Pick<CompiledExpressionQuestion, 'question'>,
  { compiled, environment }: KeyAt,
  { tree, comparison }: CompiledAnswer,
): string {
  if (isChemical(comparison)) return chemicalLatex(tree)
  return expressionKeyLatex(compiled, environment, tree, question.assumptions)
}
