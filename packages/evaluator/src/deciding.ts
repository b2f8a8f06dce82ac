/** What computing, comparing and marking by form offer to the rest of the product. */
export { createBudget } from './computing/budget.ts'
export type { Budget, BudgetLimits, EvaluationProblem } from './computing/budget.ts'
export { compileExpression, realPart } from './computing/compile-expression.ts'
export type {
  CompiledExpression,
  CompileOptions,
  Computed,
  DoubleNumber,
  HighNumber,
  LetterValue,
  LetterValues,
} from './computing/compile-expression.ts'
