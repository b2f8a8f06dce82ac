import type { Budget } from '@isomorph/evaluator'
import type { QuestionContent } from '../content/content-mapping.ts'
import type { Question } from '../content/question.ts'
import type { Value } from '../formulas/value.ts'
import type { TypedAnswer } from '../marking/marking.ts'
import type { Given } from './answer-sets.ts'
import type { CompiledQuestion } from './compiled-question.ts'
import type { FollowThrough } from './formula/content.ts'
import type { KeyAnswer, KeyAt } from './key-shown.ts'
import type { Marked, MarkedAt } from './marked.ts'
import type { QuestionCheck } from './question-check.ts'
import type { QuestionShow } from './question-show.ts'

/** How later answers may follow from earlier ones. */
export interface Following<C> {
  /** The author's rule for this question, where there is one. */
  ruleOf(question: C): FollowThrough | undefined
  /** The number that an answer states, for the questions that follow from it. */
  valueOf(question: C, typed: TypedAnswer, budget: Budget): Value | undefined
}

/** For questions whose answers are no numbers. */
export const followsNothing: Following<CompiledQuestion> = {
  ruleOf: () => undefined,
  valueOf: () => undefined,
}

/** Everything that is particular to one type of question. Its members are methods, so that the registry may be asked
 * by a question of any type: the entry found by a question's type takes that very question. */
export interface QuestionType<Q extends Question = Question, C extends CompiledQuestion = CompiledQuestion> {
  /** Where the stored content has texts and variables. */
  readonly content: QuestionContent<Q>
  compile(question: Q, given: Given): C
  /** Marks an answer that is not blank. */
  mark(question: C, typed: TypedAnswer, at: MarkedAt): Marked
  /** The author's answers that apply to a variant, to be shown. */
  key(question: C, at: KeyAt): readonly KeyAnswer[]
  readonly following: Following<C>
  readonly check: QuestionCheck<Q, C>
  readonly show: QuestionShow<Q>
}
