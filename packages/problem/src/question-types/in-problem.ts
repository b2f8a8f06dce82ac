import type { DecimalSign } from '@isomorph/evaluator'
import type { AnswerField } from './answer-field.ts'

/** What a problem says of all its numbers. */
export interface WritesNumbers {
  readonly decimalSign?: DecimalSign | undefined
}

const takesNumbers = ({ answerType }: AnswerField): boolean =>
  answerType !== 'MultipleChoice' && answerType !== 'ShortAnswer'

/** The field of a question with the decimal sign of its problem. */
export function inProblem(field: AnswerField, { decimalSign }: WritesNumbers): AnswerField {
  return decimalSign === 'comma' && takesNumbers(field) ? { ...field, decimalSign } : field
}
