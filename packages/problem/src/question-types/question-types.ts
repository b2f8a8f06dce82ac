import type { AnswerType, Question, QuestionOf } from '../content/question.ts'
import type { CompiledOf, CompiledQuestion } from './compiled-question.ts'
import { expression } from './expression/expression.ts'
import { expressionForm } from './expression-form/expression-form.ts'
import { multipleChoice } from './multiple-choice/multiple-choice.ts'
import { numeric } from './numeric/numeric.ts'
import type { QuestionType } from './question-type.ts'
import { shortAnswer } from './short-answer/short-answer.ts'

/** All types of questions: the one place where a type is chosen. */
export const questionTypes: { readonly [T in AnswerType]: QuestionType<QuestionOf<T>, CompiledOf<T>> } = {
  Numeric: numeric,
  ExpressionSymbolic: expression,
  ExpressionSymbolicForm: expressionForm,
  MultipleChoice: multipleChoice,
  ShortAnswer: shortAnswer,
}

/** The type of a question, which takes that very question. */
export function typeOf(question: Question): QuestionType {
  return questionTypes[question.answerType]
}

/** The type of a compiled question, which takes that very question. */
export function typeOfCompiled({ question }: CompiledQuestion): QuestionType {
  return questionTypes[question.answerType]
}
