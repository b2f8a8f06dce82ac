import type { DecimalSign } from '@isomorph/evaluator'
import type { AnswerType } from '../content/question.ts'
import type { KeyboardLayout } from '../content/question-base.ts'
import type { NumberFormatType } from '../content/variable.ts'
import type { RequiredPrecision } from './numeric/content.ts'

/** What an answer field may know about its question: how answers are read, and nothing of the key. Safe for learners. */
export interface AnswerField {
  readonly questionKey: number
  readonly answerType: AnswerType
  readonly label: string
  readonly keyboards: readonly KeyboardLayout[]
  readonly numberFormatType?: NumberFormatType | 'Any'
  readonly precision?: RequiredPrecision
  /** The sign before decimals in what is typed and shown; default `point`. */
  readonly decimalSign?: DecimalSign
  /** Whether the answer carries a unit; which one stays with the question. */
  readonly takesUnit?: boolean
  readonly freeUnits?: readonly string[]
  readonly functions?: readonly string[]
  /** Letters are symbols of elements, and not factors. */
  readonly reads?: 'chemistry'
  readonly isMultiple?: boolean
  readonly isMultiline?: boolean
}
