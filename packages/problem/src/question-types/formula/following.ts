import type { Following } from '../question-type.ts'
import type { CompiledFormulaQuestion } from './compile.ts'
import { typedValue } from './typed-value.ts'

export const formulaFollowing: Following<CompiledFormulaQuestion> = {
  ruleOf: ({ question }) => question.followThrough,
  valueOf: typedValue,
}
