export * from './content/variable.ts'
export { answerTypes, type AnswerType, type Question } from './content/question.ts'
export { isFormulaType } from './content/formula-types.ts'
export { keyboardLayouts, type Answer, type AnswerSet, type KeyboardLayout } from './content/question-base.ts'
export type { Assumptions, FacetWeights, FollowThrough, Tolerance } from './question-types/formula/content.ts'
export type { NumericQuestion, RequiredPrecision, RequiredUnit } from './question-types/numeric/content.ts'
export { isTemperatureUnit } from './question-types/numeric/temperature.ts'
export type { Comparison, ExpressionSymbolicQuestion } from './question-types/expression/content.ts'
export {
  answerForms,
  type AnswerForm,
  type ExpressionSymbolicFormQuestion,
} from './question-types/expression-form/content.ts'
export type { Choice, MultipleChoiceQuestion } from './question-types/multiple-choice/content.ts'
export type { RubricSuggestion, ShortAnswerQuestion } from './question-types/short-answer/content.ts'
export { graderNotesOf, suggestedRubricOf, type SuggestedRubric } from './question-types/short-answer/for-graders.ts'
export * from './content/problem-content.ts'
export {
  addVariants,
  excludeVariants,
  includeVariants,
  isAmongVariants,
  pinVariants,
  setDrawsPinnedOnly,
  unpinVariants,
} from './content/chosen-variants.ts'
export { firstIdOfCopy, isOwnId, maximumId } from './content/ids-of-copies.ts'
export { largestId } from './content/largest-id.ts'
export * from './content/validation-level.ts'
export { checkProblem } from './checking/check-problem.ts'
export { runLab, type LabIssue, type LabReport } from './lab/run-lab.ts'
export { applyFix, type Fix, type FixChange } from './lab/fix.ts'
export type { VariantRow } from './checking/variant-rows.ts'
export type { ExampleVariant, VariantIssue } from './checking/survey.ts'
export type { IssueKind } from './checking/issue-rules.ts'
export type { Distribution, HistogramBar } from './checking/histogram.ts'
export { compareKeys, type KeyChanges } from './checking/compare-keys.ts'
export { renameVariable, variableUses, type VariableUse } from './checking/variable-uses.ts'
export { comparisonSentence } from './question-types/expression/comparison-sentence.ts'
export { comparisonShownBy } from './question-types/expression/comparison.ts'
export type { KnownLetters } from './question-types/expression/shown/known-letters.ts'
export { comparisonsOffered, type OfferedComparisons } from './question-types/expression/comparison-offered.ts'
export {
  lettersOf,
  letterSentence,
  inferredLettersOf,
  sameKind,
  withLetters,
  type LetterOfKey,
} from './question-types/expression/letters.ts'
export { plainLetterKinds, type LetterKind, type LetterKinds } from '@isomorph/evaluator'
export { compileProblem } from './compile-problem.ts'
export type { CompiledProblem } from './compiled-problem.ts'
export { shownValues } from './variables/shown-values.ts'
export { drawVariant, environmentOf, variantFromDrawn, type Environment, type Variant } from './variables/variant.ts'
export { compileTreeCondition } from './formulas/condition.ts'
export { readFormula } from './formulas/formula.ts'
export type { FormulaSetting } from './formulas/formula-setting.ts'
export { latexOfTyped } from './formulas/typed-latex.ts'
export { compileValue, computeValue } from './formulas/lists/compile-value.ts'
export type { Value } from './formulas/value.ts'
export { maximumElements, type ListValue, type VariableValue } from './formulas/lists/list-value.ts'
export { functionNames, hasListVariables } from './formulas/lists/function-names.ts'
export { currentGenerator, isSeed, type Seed } from './variables/generator.ts'
export { formulaUnits, type FormulaUnits } from './units/formula-units.ts'
export { asSaid, saidBy, type Said, type Sentence, type SentenceValue } from './wording/said.ts'
export { sentenceCodes, sentenceTexts, type SentenceCode } from './wording/texts.ts'
export { isAuthoringError, type AuthoringError } from './variables/authoring-error.ts'
export { nameInLatex } from './variables/variable-name.ts'
export { instantiateDocument, instantiateLabel, instantiateStatement } from './statement/instantiate.ts'
export { instantiateChoices, type ShownChoice } from './question-types/multiple-choice/shown-choices.ts'
export type { AnswerField } from './question-types/answer-field.ts'
export { answerFieldOf, readAnswer } from './question-types/show.ts'
export type { AnswerReading } from './question-types/question-show.ts'
export { markAnswer, type MarkingOptions } from './marking/mark-answer.ts'
export { labelFromTyped, namesOf, typedLabel } from './statement/label.ts'
export { formulaLatex } from './question-types/formula-latex.ts'
export { instantiateSolution, type CorrectAnswer, type SolutionInstance } from './statement/instantiate-solution.ts'
export { metAnswer, type MetAnswer } from './marking/met-answer.ts'
export { showNumber, styleOfDrawn, type NumberStyle } from './statement/show-value.ts'
export type { ShownValue } from './statement/shown-value.ts'
export { answerTextCodes, answerTexts, type AnswerTextCode } from './marking/answer-texts.ts'
export { sayOfAnswer, type AnswerReason, type SaidOfAnswer } from './marking/answer-said.ts'
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
export {
  findClusters,
  findClustersInSteps,
  type AnswerCluster,
  type AnswerClusters,
  type AnswerToGroup,
} from './clusters/find-clusters.ts'
export { fewestMembers } from './clusters/candidates.ts'
export { meetsSignature } from './clusters/meets-signature.ts'
export { ratioConstants, signatureKey, type AnswerSignature } from './clusters/signature.ts'
export { whyCodes, whyDetailsForLearner, whyForLearner, type DecidedMarking, type WhyCode } from './marking/why.ts'
export { askForReading, type ReadingChoice, type SpeakableReading } from './marking/reading-choice.ts'
export {
  creditAsMarked,
  creditGiven,
  percentWithCredit,
  type Credit,
  type CreditedQuestion,
  type CreditRule,
} from './scoring/credit.ts'
export { pointsAccount, pointsFactors, type PointsFactors } from './scoring/points-account.ts'
export {
  countingAttempt,
  lateDays,
  percentOfProblem,
  pointsForDisplay,
  pointsOfAttempt,
  type AttemptCredit,
  type AttemptRule,
  type Penalties,
  type QuestionCredit,
} from './scoring/scoring.ts'
