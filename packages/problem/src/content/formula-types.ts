import type { AnswerType } from './question.ts'

/** Each type says whether its answers are formulas; a number is one. */
const areFormulas: Readonly<Record<AnswerType, boolean>> = {
  Numeric: true,
  ExpressionSymbolic: true,
  ExpressionSymbolicForm: true,
  MultipleChoice: false,
  ShortAnswer: false,
}

/** Whether answers to questions of a type are formulas, typed and shown as such; of a type that is not known they are words. */
export function isFormulaType(answerType: string): boolean {
  return Object.hasOwn(areFormulas, answerType) && areFormulas[answerType as AnswerType]
}
