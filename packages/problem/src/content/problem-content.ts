import type { DecimalSign, LetterKinds } from '@isomorph/evaluator'
import { emptyRichText, type RichText } from '@isomorph/rich-text'
import type { Question } from './question.ts'
import type { DrawCondition, LinkedDraw, Variable } from './variable.ts'

/** The format number stored with every content document; older ones are migrated when read. */
export const currentContentFormat = 1

/** One variant, by what was drawn for it: the stored spellings by variable id. */
export interface ChosenVariant {
  readonly drawn: Readonly<Record<string, string>>
}

/** A variant that nobody gets, and why. */
export interface ExcludedVariant extends ChosenVariant {
  readonly reason: string
}

/** More pinned variants are a list that nobody looks through. */
export const maximumPinnedVariants = 50
export const maximumExcludedVariants = 500

/** What a revision of a problem holds: everything that marking and showing it need. */
export interface ProblemContent {
  readonly format: 1
  readonly variables: readonly Variable[]
  readonly constraints: readonly DrawCondition[]
  readonly linkedDraws: readonly LinkedDraw[]
  readonly excludedVariants?: readonly ExcludedVariant[]
  readonly pinnedVariants?: readonly ChosenVariant[]
  /** Students get pinned variants only. */
  readonly drawsPinnedOnly?: boolean
  /** What letters of formulas stand for in all questions that do not say otherwise. */
  readonly letters?: LetterKinds
  /** What stands before the decimals of numbers that learners read and type; default `point`. Authors write points. */
  readonly decimalSign?: DecimalSign
  readonly statement: RichText
  readonly questions: readonly Question[]
  readonly solution: RichText
}

/** A problem before its first word. */
export const emptyProblemContent: ProblemContent = {
  format: 1,
  variables: [],
  constraints: [],
  linkedDraws: [],
  statement: emptyRichText,
  questions: [],
  solution: emptyRichText,
}
