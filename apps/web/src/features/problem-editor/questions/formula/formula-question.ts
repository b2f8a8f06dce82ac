import type { ExpressionSymbolicFormQuestion, ExpressionSymbolicQuestion, NumericQuestion } from '@isomorph/problem'

/** A question that is answered with a number or a formula. */
export type FormulaQuestion = NumericQuestion | ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion
