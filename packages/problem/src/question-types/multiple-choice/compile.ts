import { compileSets, type CompiledSet, type Given } from '../answer-sets.ts'
import type { Choice, MultipleChoiceQuestion } from './content.ts'

export interface CompiledChoiceQuestion {
  readonly kind: 'choices'
  readonly question: MultipleChoiceQuestion
  readonly index: number
  readonly sets: readonly CompiledSet<Choice>[]
}

export function compileMultipleChoice(question: MultipleChoiceQuestion, given: Given): CompiledChoiceQuestion {
  const sets = compileSets(given, 'choiceSets', question.choiceSets, (choice) => [choice])
  return { kind: 'choices', question, index: given.index, sets }
}
