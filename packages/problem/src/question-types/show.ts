/** What a learner's browser may load of the types of questions: no key, no marker, no check. */

import type { AnswerType, Question, QuestionOf } from '../content/question.ts'
import type { AnswerField } from './answer-field.ts'
import { inProblem, type WritesNumbers } from './in-problem.ts'
import { expressionShow } from './expression/show.ts'
import { multipleChoiceShow } from './multiple-choice/show.ts'
import { numericShow } from './numeric/show.ts'
import type { AnswerReading, QuestionShow } from './question-show.ts'
import { shortAnswerShow } from './short-answer/show.ts'

export const shows: { readonly [T in AnswerType]: QuestionShow<QuestionOf<T>> } = {
  Numeric: numericShow,
  ExpressionSymbolic: expressionShow,
  ExpressionSymbolicForm: expressionShow,
  MultipleChoice: multipleChoiceShow,
  ShortAnswer: shortAnswerShow,
}

/** The public side of a question, in a problem with this decimal sign. */
export function answerFieldOf(question: Question, problem: WritesNumbers = {}): AnswerField {
  // The type of the question is the key, so the entry takes this very question.
  const show: QuestionShow<Question> = shows[question.answerType]
  return inProblem(show.field(question), problem)
}

/**
 * Reads an answer as the marker will read it. Knows the public side of a question only, so it can run in the browser;
 * it says nothing about whether the answer is right.
 *
 * ```ts
 * readAnswer(field, '\\frac12x') // { ok: true, latex: '\\frac{1}{2}x' }
 * ```
 */
export function readAnswer(field: AnswerField, value: string, mode: 'latex' | 'text' = 'latex'): AnswerReading {
  return shows[field.answerType].read(field, value, mode)
}
