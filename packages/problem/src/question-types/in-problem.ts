import type { DecimalSign } from '@isomorph/evaluator'
import { isFormulaType } from '../content/formula-types.ts'
import type { AnswerField } from './answer-field.ts'

/** What a problem says of all its numbers. */
export interface WritesNumbers {
  readonly decimalSign?: DecimalSign | undefined
}

/** The field of a question with the decimal sign of its problem. */
export function inProblem(field: AnswerField, { decimalSign }: WritesNumbers): AnswerField {
  return decimalSign === 'comma' && isFormulaType(field.answerType) ? { ...field, decimalSign } : field
}
