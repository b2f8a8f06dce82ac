import { expressionKeyLatex, formulaKey, type FormulaKey } from '../formula/key.ts'
import type { KeyAt } from '../key-shown.ts'
import type { CompiledExpressionQuestion } from './compile.ts'

export function expressionKey(question: CompiledExpressionQuestion, at: KeyAt): readonly FormulaKey[] {
  return formulaKey(question, at, ({ tree }) => expressionKeyLatex(at.compiled, at.environment, tree))
}
