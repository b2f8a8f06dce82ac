/** Questions: the answerable places of a problem, with their marking rules (content format 1). */

import type { ExpressionSymbolicQuestion } from '../question-types/expression/content.ts'
import type { ExpressionSymbolicFormQuestion } from '../question-types/expression-form/content.ts'
import type { MultipleChoiceQuestion } from '../question-types/multiple-choice/content.ts'
import type { NumericQuestion } from '../question-types/numeric/content.ts'
import type { ShortAnswerQuestion } from '../question-types/short-answer/content.ts'

/** The kinds of questions. */
export const answerTypes = [
  'Numeric',
  'ExpressionSymbolic',
  'ExpressionSymbolicForm',
  'MultipleChoice',
  'ShortAnswer',
] as const

export type AnswerType = (typeof answerTypes)[number]

export type Question =
  | NumericQuestion
  | ExpressionSymbolicQuestion
  | ExpressionSymbolicFormQuestion
  | MultipleChoiceQuestion
  | ShortAnswerQuestion

/** The questions of one type. */
export type QuestionOf<T extends AnswerType> = Extract<Question, { readonly answerType: T }>
