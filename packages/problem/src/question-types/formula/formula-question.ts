import type { ExpressionSymbolicQuestion } from '../expression/content.ts'
import type { ExpressionSymbolicFormQuestion } from '../expression-form/content.ts'
import type { NumericQuestion } from '../numeric/content.ts'

/** The questions that are answered by a formula. */
export type FormulaQuestion = NumericQuestion | ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion
