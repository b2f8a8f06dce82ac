import type { LetterKinds } from '@isomorph/evaluator'
import type { FormulaQuestionBase } from '../formula/content.ts'

/** Forms that an answer can be asked to have. */
export const answerForms = [
  'asKey',
  'identical',
  'expanded',
  'factored',
  'singleFraction',
  'lowestTerms',
  'rationalisedDenominator',
  'completedSquare',
  'partialFractions',
] as const

export type AnswerForm = (typeof answerForms)[number]

/** Asks for a formula in a form; equivalent formulas in other forms are not right. */
export interface ExpressionSymbolicFormQuestion extends FormulaQuestionBase {
  readonly answerType: 'ExpressionSymbolicForm'
  readonly functions?: readonly string[]
  /** What letters stand for. Default: what key and answer show. */
  readonly letters?: LetterKinds
  /** Names in `letters` whose kind was read off the key when it was stored; the author chose the others. */
  readonly inferredLetters?: readonly string[]
  /** Default `asKey`: the key's form up to order. */
  readonly form?: AnswerForm
}
