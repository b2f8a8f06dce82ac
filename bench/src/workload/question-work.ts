/** What is timed of a question, and the answers that are put to it. */

import {
  drawVariant,
  instantiateChoices,
  instantiateStatement,
  isAuthoringError,
  markAnswer,
  type CompiledProblem,
  type Variant,
} from '@isomorph/problem'
import { renderToHtml } from '@isomorph/rich-text'
import type { WorkloadQuestion } from './questions.ts'

/** Values, all that is derived from them, and the text a learner reads, with places for the answers. */
export function makeVariant(
  compiled: CompiledProblem,
  seed: number,
): { readonly variant: Variant; readonly html: string } {
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) throw new Error(variant.message)
  const statement = renderToHtml(instantiateStatement(compiled, variant))
  const choices = compiled.content.questions.flatMap(({ questionKey, answerType }) =>
    answerType === 'MultipleChoice' ? instantiateChoices(compiled, variant, questionKey) : [],
  )
  return { variant, html: statement + choices.map(({ content }) => renderToHtml(content)).join('') }
}

/** The percent of a question's answers: the least of its parts. */
export function percentOf(compiled: CompiledProblem, variant: Variant, answers: readonly string[]): number {
  const marks = answers.map((value, index) => {
    const questionKey = compiled.content.questions[index]?.questionKey ?? 0
    return markAnswer(compiled, variant, { questionKey, value, mode: 'text' }).percent
  })
  return Math.min(...marks)
}

/** A right and a wrong answer to every part of a question. */
export function answersFor(
  question: WorkloadQuestion,
  variant: Variant,
): { readonly right: readonly string[]; readonly wrong: readonly string[] } {
  const values = Object.fromEntries(Object.entries(variant.values).map(([name, value]) => [name, Number(value)]))
  return { right: question.right(values, variant.values), wrong: question.wrong(values, variant.values) }
}
