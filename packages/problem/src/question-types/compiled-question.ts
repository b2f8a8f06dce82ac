import type { AnswerType, QuestionOf } from '../content/question.ts'
import type { CompiledExpressionQuestion } from './expression/compile.ts'
import type { CompiledExpressionFormQuestion } from './expression-form/compile.ts'
import type { CompiledChoiceQuestion } from './multiple-choice/compile.ts'
import type { CompiledNumericQuestion } from './numeric/compile.ts'
import type { CompiledTextQuestion } from './short-answer/compile.ts'

export type CompiledQuestion =
  | CompiledNumericQuestion
  | CompiledExpressionQuestion
  | CompiledExpressionFormQuestion
  | CompiledChoiceQuestion
  | CompiledTextQuestion

/** The compiled questions of one type. */
export type CompiledOf<T extends AnswerType> = Extract<CompiledQuestion, { readonly question: QuestionOf<T> }>
