/** The specification's evaluator errors: what keeps an answer from being read or decided. */

import type { ReadError, ReadReason } from '@isomorph/evaluator'
import { sayOfAnswer, type AnswerReason, type SaidOfAnswer } from './answer-said.ts'

/** What is shown: the code for programs, the title and detail for people. */
export interface MarkingError {
  readonly code: MarkingErrorCode
  readonly title: string
  readonly detail: string
  /** The detail for other languages. What was stored before it had a code has none. */
  readonly reason?: AnswerReason | ReadReason
}

const titles = {
  VariableValuesNotProvided: 'Missing Variable Values',
  SolutionInstanceNotProvided: 'Missing Solution',
  ResponseInstanceNotProvided: 'Missing Response',
  ResponseTypeNotProvided: 'Missing Response Type',
  RoundingNotProvided: 'Missing Rounding',
  NumberFormatNotProvided: 'Missing Number Format',
  ToleranceNotProvided: 'Missing Tolerance',
  FormulasNotProvided: 'Missing Formulas',
  ConditionalsNotProvided: 'Missing Conditions',
  AnswerNotProvided: 'Missing Answer',
  PercentCorrectNotProvided: 'Missing Percent Correct',
  CorrectAnswerNotProvided: 'Missing Correct Answer',
  JsonDecodeError: 'Unreadable Request',
  FormulaParseError: 'Unreadable Formula',
  VariableValuesParseError: 'Unreadable Variable Values',
  ConditionalClauseParseError: 'Unreadable Condition',
  AnswerParseError: 'Unreadable Answer',
  UnitParseError: 'Unreadable Unit',
  CorrectUnitParseError: 'Unreadable Correct Unit',
  UndefinedVariablesError: 'Undefined Variables',
  UnableToEvaluateConditionals: 'Unable to Evaluate Conditions',
  DivideByZeroError: 'Divide by Zero',
  ToleranceRoundingEdgeCaseError: 'Conflicting Precision',
  ComplexNumberFormatAsRealError: 'Complex Number Format',
  UnableToSolve: 'Unable to Solve',
  AnswerFormatError: 'Answer Format',
  UnableToEvaluate: 'Unable to Evaluate',
  RequestTimedOut: 'Request Timed Out',
  UnknownError: 'Unknown Error',
  EvaluatorUnreachable: 'Evaluator Unavailable',
} as const

export type MarkingErrorCode = keyof typeof titles

/** The codes of the specification's catalogue of evaluation errors. */
export const markingErrorCodes = Object.keys(titles) as readonly MarkingErrorCode[]

/** An error of the catalogue; `said` may say more precisely what is wrong. */
export function markingError(
  code: MarkingErrorCode,
  { message, reason }: Partial<SaidOfAnswer> & Pick<SaidOfAnswer, 'message'> = sayOfAnswer(code),
): MarkingError {
  return { code, title: titles[code], detail: message, ...(reason && { reason }) }
}

/** The error of an answer that the evaluator cannot read. */
export const unreadableAnswer = ({ message, reason }: ReadError): MarkingError =>
  markingError('AnswerParseError', { message, reason })
