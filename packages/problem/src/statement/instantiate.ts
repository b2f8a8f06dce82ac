/** What people read: statement, choices and solution with a variant's values filled in. */

import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compile-problem.ts'
import type { Choice, MultipleChoiceQuestion } from '../content/question.ts'
import { setThatApplies } from '../questions/compile-question.ts'
import { drawOrder, openStream } from '../variables/generator.ts'
import { shownValue } from '../variables/shown-values.ts'
import { environmentOf, type Environment, type Variant } from '../variables/variant.ts'
import { fillDocument, type Filling } from './document-template.ts'
import { labelFromTyped, namesOf } from './label.ts'
import { compileLatex, fillLatex } from './latex-template.ts'

export function fillingOf(compiled: CompiledProblem, environment: Environment): Filling {
  return {
    shown: (name) => shownValue(compiled, environment, name),
    artifact: (name) => environment.artifacts.get(name),
  }
}

/** Fills any document of a problem (a hint, a feedback) with a variant's values. */
export function instantiateDocument(compiled: CompiledProblem, variant: Variant, doc: RichText): RichText {
  return fillDocument(compiled.templateOf(doc), fillingOf(compiled, environmentOf(compiled, variant)))
}

/** The statement as a learner reads it. Question slots stay as they are; nothing in it gives a key away. */
export function instantiateStatement(compiled: CompiledProblem, variant: Variant): RichText {
  return instantiateDocument(compiled, variant, compiled.content.statement)
}

/** Keys of streams that belong to questions lie above all variable ids. */
const questionStreams = 0x4000_0000

/** A choice as it is shown. Which one is right stays out. */
export interface ShownChoice {
  readonly choiceKey: number
  readonly content: RichText
}

/** The choices that apply to a variant, in their authored order. */
export function choicesFor(compiled: CompiledProblem, variant: Variant, questionKey: number): readonly Choice[] {
  const question = compiled.questions.get(questionKey)
  if (question?.kind !== 'choices') return []
  const set = setThatApplies(question.sets, environmentOf(compiled, variant).values)
  return set === undefined || set === 'unableToEvaluate' ? [] : set.answers
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

/** The choices of a question as a learner sees them: filled in, in an order that belongs to the variant. */
export function instantiateChoices(
  compiled: CompiledProblem,
  variant: Variant,
  questionKey: number,
): readonly ShownChoice[] {
  const question = compiled.questions.get(questionKey)
  if (question?.kind !== 'choices') return []
  const choices = inShownOrder(question.question, variant, choicesFor(compiled, variant, questionKey))
  return choices.map(({ choiceKey, content }) => ({
    choiceKey,
    content: instantiateDocument(compiled, variant, content),
  }))
}

/** A short text of a question, such as its label, in which `$…$` is mathematics: filled in, still as such text. */
export function instantiateLabel(compiled: CompiledProblem, variant: Variant, label: string): string {
  if (!label.includes('{')) return label
  const { shown } = fillingOf(compiled, environmentOf(compiled, variant))
  return fillLatex(compileLatex(labelFromTyped(label, namesOf(compiled.content.variables))), shown)
}
