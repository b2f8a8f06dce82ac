/** The specification's evaluator errors: what keeps an answer from being read or decided. */

import type { ReadError, ReadReason } from '@isomorph/evaluator'

/** What is shown: the code for programs, the title and detail for people. */
export interface MarkingError {
  readonly code: MarkingErrorCode
  readonly title: string
  readonly detail: string
  /** Why the answer cannot be read, for other languages. What was stored before it was said has none. */
  readonly reason?: ReadReason
}

const catalogue = {
  VariableValuesNotProvided: ['Missing Variable Values', 'The variable values were not provided.'],
  SolutionInstanceNotProvided: ['Missing Solution', 'The solution instance was not provided.'],
  ResponseInstanceNotProvided: ['Missing Response', 'The response instance was not provided.'],
  ResponseTypeNotProvided: ['Missing Response Type', 'The response type was not provided.'],
  RoundingNotProvided: ['Missing Rounding', 'The rounding was not provided.'],
  NumberFormatNotProvided: ['Missing Number Format', 'The number format was not provided.'],
  ToleranceNotProvided: ['Missing Tolerance', 'The tolerance was not provided.'],
  FormulasNotProvided: ['Missing Formulas', 'The formulas were not provided.'],
  ConditionalsNotProvided: ['Missing Conditions', 'The conditions were not provided.'],
  AnswerNotProvided: ['Missing Answer', 'The answer was not provided.'],
  PercentCorrectNotProvided: ['Missing Percent Correct', 'The percent correct was not provided.'],
  CorrectAnswerNotProvided: ['Missing Correct Answer', 'The correct answer was not provided.'],
  JsonDecodeError: ['Unreadable Request', 'The request could not be decoded.'],
  FormulaParseError: ['Unreadable Formula', 'The given formula could not be parsed.'],
  VariableValuesParseError: ['Unreadable Variable Values', 'The given variable values could not be parsed.'],
  ConditionalClauseParseError: ['Unreadable Condition', 'The given condition could not be parsed.'],
  AnswerParseError: ['Unreadable Answer', 'The given answer could not be parsed.'],
  UnitParseError: ['Unreadable Unit', 'The given unit could not be parsed.'],
  CorrectUnitParseError: ['Unreadable Correct Unit', 'The correct unit could not be parsed.'],
  UndefinedVariablesError: ['Undefined Variables', 'The answer uses variables that are not defined.'],
  UnableToEvaluateConditionals: ['Unable to Evaluate Conditions', 'The conditions could not be evaluated.'],
  DivideByZeroError: ['Divide by Zero', 'The answer divides by zero.'],
  ToleranceRoundingEdgeCaseError: [
    'Conflicting Precision',
    'The tolerance and the required rounding contradict each other.',
  ],
  ComplexNumberFormatAsRealError: ['Complex Number Format', 'A real number was expected, but the answer is complex.'],
  UnableToSolve: ['Unable to Solve', 'The answer could not be solved.'],
  AnswerFormatError: ['Answer Format', 'The answer is not written in the required format.'],
  UnableToEvaluate: ['Unable to Evaluate', 'The answer could not be evaluated.'],
  RequestTimedOut: ['Request Timed Out', 'Evaluating the answer took too long.'],
  UnknownError: ['Unknown Error', 'An unknown error has occurred.'],
  EvaluatorUnreachable: [
    'Evaluator Unavailable',
    'There was an issue contacting the evaluator to evaluate your answer.',
  ],
} as const

export type MarkingErrorCode = keyof typeof catalogue

/** The codes of the specification's catalogue of evaluation errors. */
export const markingErrorCodes = Object.keys(catalogue) as readonly MarkingErrorCode[]

/** An error of the catalogue; `detail` may say more precisely what is wrong. */
export function markingError(code: MarkingErrorCode, detail?: string): MarkingError {
  const [title, usual] = catalogue[code]
  return { code, title, detail: detail ?? usual }
}

/** The error of an answer that the evaluator cannot read. */
export function unreadableAnswer({ message, reason }: ReadError): MarkingError {
  return { ...markingError('AnswerParseError', message), reason }
}
