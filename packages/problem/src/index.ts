export * from './content/variable.ts'
export * from './content/question.ts'
export * from './content/problem-content.ts'
export * from './content/validation-level.ts'
export { checkProblem } from './checking/check-problem.ts'
export {
  checkVariants,
  troubleKinds,
  type TroubleKind,
  type VariantsCheck,
  type VariantTrouble,
} from './checking/check-variants.ts'
export type { Distribution, HistogramBar } from './checking/histogram.ts'
export { compareVariables, type VariableChanges, type VariableRename } from './checking/variable-changes.ts'
export { renameVariable, variableUses, type VariableUse } from './checking/variable-uses.ts'
export { comparisonSentence, comparisonShownBy, type KnownLetters } from './questions/comparison.ts'
export { compileProblem, type CompiledProblem } from './compile-problem.ts'
export { drawVariant, environmentOf, variantFromDrawn, type Environment, type Variant } from './variables/variant.ts'
export { compileTreeCondition } from './formulas/condition.ts'
export { compileFormula, computeFormula, readFormula, type FormulaSetting } from './formulas/formula.ts'
export type { Value } from './formulas/value.ts'
export { currentGenerator, isSeed, type Seed } from './variables/generator.ts'
export { isAuthoringError, type AuthoringError } from './variables/authoring-error.ts'
export { nameInLatex } from './variables/variable-name.ts'
export {
  instantiateChoices,
  instantiateDocument,
  instantiateLabel,
  instantiateStatement,
  type ShownChoice,
} from './statement/instantiate.ts'
export { answerFieldOf, type AnswerField } from './marking/answer-field.ts'
export { markAnswer, type MarkingOptions } from './marking/mark-answer.ts'
export { readAnswer, type AnswerReading } from './marking/read-answer.ts'
export { labelFromTyped, namesOf, typedLabel } from './statement/label.ts'
export {
  formulaLatex,
  instantiateSolution,
  type CorrectAnswer,
  type SolutionInstance,
} from './statement/instantiate-solution.ts'
export { metAnswer, type MetAnswer } from './marking/met-answer.ts'
export { showNumber } from './statement/show-value.ts'
export type { ShownValue } from './statement/shown-value.ts'
export { markingError, markingErrorCodes, type MarkingError, type MarkingErrorCode } from './marking/marking-error.ts'
export {
  ruleSentences,
  type FacetName,
  type FacetOutcome,
  type Marking,
  type MarkingRule,
  type TypedAnswer,
  type Verdict,
} from './marking/marking.ts'
export { pointsAccount } from './scoring/points-account.ts'
export {
  countingAttempt,
  lateDays,
  percentOfProblem,
  pointsForDisplay,
  pointsOfAttempt,
  totalPoints,
  type AttemptCredit,
  type AttemptRule,
  type Penalties,
  type QuestionCredit,
} from './scoring/scoring.ts'
