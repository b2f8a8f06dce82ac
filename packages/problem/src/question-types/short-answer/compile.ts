import type { Answer } from '../../content/question-base.ts'
import { compileSets, type CompiledSet, type Given } from '../answer-sets.ts'
import type { ShortAnswerQuestion } from './content.ts'

export interface CompiledTextQuestion {
  readonly kind: 'text'
  readonly question: ShortAnswerQuestion
  readonly index: number
  readonly sets: readonly CompiledSet<Answer>[]
}

export function compileShortAnswer(question: ShortAnswerQuestion, given: Given): CompiledTextQuestion {
  const sets = compileSets(given, 'answerSets', question.answerSets, (answer) => [answer])
  return { kind: 'text', question, index: given.index, sets }
}
