/** Choices as a learner sees them: filled in, in an order that belongs to the variant. */

import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../../compiled-problem.ts'
import { instantiateDocument } from '../../statement/instantiate.ts'
import { drawOrder, openStream } from '../../variables/generator.ts'
import { environmentOf, type Variant } from '../../variables/variant.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { MultipleChoiceQuestion } from './content.ts'

/** Keys of streams that belong to questions lie above all variable ids. */
const questionStreams = 0x4000_0000

/** A choice as it is shown. Which one is right stays out. */
export interface ShownChoice {
  readonly choiceKey: number
  readonly content: RichText
}

/** Choices in the order in which a learner sees them, which belongs to the variant. */
export function inShownOrder<C>(
  { isShuffled, questionKey }: Pick<MultipleChoiceQuestion, 'isShuffled' | 'questionKey'>,
  { seed }: Pick<Variant, 'seed'>,
  choices: readonly C[],
): readonly C[] {
  if (!isShuffled) return choices
  const order = drawOrder(openStream(seed, questionStreams + questionKey, 0), choices.length)
  return order.flatMap((position) => choices[position] ?? [])
}

/** The choices of a question as a learner sees them; none for questions of other types. */
export function instantiateChoices(
  compiled: CompiledProblem,
  variant: Variant,
  questionKey: number,
): readonly ShownChoice[] {
  const question = compiled.questions.get(questionKey)
  if (question?.kind !== 'choices') return []
  const choices = answersThatApply(question.sets, environmentOf(compiled, variant))
  return inShownOrder(question.question, variant, choices).map(({ choiceKey, content }) => ({
    choiceKey,
    content: instantiateDocument(compiled, variant, content),
  }))
}
