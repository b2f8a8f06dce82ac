/** Choices as a learner sees them: filled in, in an order that belongs to the variant. */

import { plainText, type InlineNode, type RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../../compiled-problem.ts'
import { fillDocument } from '../../statement/document-template.ts'
import { fillingOf } from '../../statement/instantiate.ts'
import { drawOrder, openStream } from '../../variables/generator.ts'
import { cachedIn, environmentOf, type Environment, type Variant } from '../../variables/variant.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { CompiledChoiceQuestion } from './compile.ts'
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

/** The choices of a question in their author's order, filled in; worked out once per variant. */
export function filledChoices(
  compiled: CompiledProblem,
  environment: Environment,
  question: CompiledChoiceQuestion,
): readonly ShownChoice[] {
  return cachedIn(environment, question, () => {
    const filling = fillingOf(compiled, environment)
    return answersThatApply(question.sets, environment).map(({ choiceKey, content }) => ({
      choiceKey,
      content: fillDocument(compiled.templateOf(content), filling),
    }))
  })
}

/** The choices of a question as a learner sees them; none for questions of other types. */
export function instantiateChoices(
  compiled: CompiledProblem,
  variant: Variant,
  questionKey: number,
): readonly ShownChoice[] {
  const question = compiled.questions.get(questionKey)
  if (question?.kind !== 'choices') return []
  return inShownOrder(question.question, variant, filledChoices(compiled, environmentOf(compiled, variant), question))
}

type TextNode = Extract<InlineNode, { readonly type: 'text' }>

const marksOf = ({ marks = [] }: TextNode): string =>
  marks.length === 0
    ? ''
    : marks
        .map((mark) => JSON.stringify(mark))
        .toSorted()
        .join()

/** Text with what it is marked by: what is raised, lowered or bold reads otherwise than what is not. */
function readingOfParagraph(nodes: readonly InlineNode[]): string {
  let former = ''
  let reading = ''
  for (const node of nodes) {
    const isText = node.type === 'text'
    const marks = isText ? marksOf(node) : ''
    if (marks !== former) reading += `<${marks}>`
    former = marks
    reading += isText ? node.text : plainText({ type: 'doc', content: [{ type: 'paragraph', content: [node] }] })
  }
  return reading
}

/** Space that is not a single blank between two words. */
const otherSpace = /^\s|\s$|\s\s|[^\S ]/

/** How a choice reads; one with a picture reads like another only if the whole is the same. */
export function readingOf(content: RichText): string {
  const paragraphs: string[] = []
  for (const block of content.content) {
    if (block.type !== 'paragraph') return JSON.stringify(content)
    paragraphs.push(readingOfParagraph(block.content ?? []))
  }
  const reading = paragraphs.join('\n')
  return otherSpace.test(reading) ? reading.replaceAll(/\s+/g, ' ').trim() : reading
}
