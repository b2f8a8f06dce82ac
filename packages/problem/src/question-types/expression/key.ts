import { expressionKeyLatex, formulaKey } from '../formula/key.ts'
import type { KeyAnswer, KeyAt } from '../key-shown.ts'
import type { CompiledExpressionQuestion } from './compile.ts'

export function expressionKey(question: CompiledExpressionQuestion, at: KeyAt): readonly KeyAnswer[] {
  return formulaKey(question, at, ({ tree }) => expressionKeyLatex(at.compiled, at.environment, tree))
}
