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
export { decideEquivalence } from './equivalence/decide-equivalence.ts'
export type { Decision, EquivalenceOptions } from './equivalence/comparison-setting.ts'
export { decideRenaming } from './equivalence/decide-renaming.ts'
export { decideSystem } from './equivalence/decide-system.ts'
export { exactTolerance, fractionOf, isWithin, isWithinShare, numberOf } from './equivalence/expressions/closeness.ts'
export {
  decideAntiderivative,
  decideDerivative,
  decideIntegrationConstant,
  decideUpToConstant,
} from './calculus/decide-antiderivative.ts'
export type { AntiderivativeOptions, ConstantOptions } from './calculus/decide-antiderivative.ts'
export { decideForm } from './form/decide-form.ts'
export type { Form, FormOptions, FormOutcome } from './form/decide-form.ts'
export { numeralOf, significantFigures } from './form/numeral.ts'
export type { Numeral } from './form/numeral.ts'
export { agreesToDigits, agreesToPlaces, agreesUpToPowerOfTen, hasFigures, isAccurateTo } from './form/precision.ts'
export type { DigitsOptions, FiguresOptions, PlacesOptions } from './form/precision.ts'
export { numberForm } from './form/number-form.ts'
export type { NumberForm } from './form/number-form.ts'
export { RULE_GROUPS, RULES } from './form/rules.ts'
export type { Rule } from './form/rules.ts'
