import { canonicalName } from '@isomorph/evaluator'
import type { CompiledProblem } from '../../compiled-problem.ts'
import { fillText } from '../../statement/fill-text.ts'
import { environmentOf, type Variant } from '../../variables/variant.ts'
import type { RubricSuggestion, ShortAnswerQuestion } from './content.ts'

/** What graders are told about a question, with the values of a variant; empty where its author wrote nothing. */
export function graderNotesOf(compiled: CompiledProblem, variant: Variant, questionKey: number): string {
  const question = compiled.content.questions.find((each) => each.questionKey === questionKey)
  if (question?.answerType !== 'ShortAnswer' || question.graderNotes === undefined) return ''
  return fillText(compiled, environmentOf(compiled, variant), question.graderNotes)
}

/** A rubric as graders get it, with the points between which it stays. */
export interface SuggestedRubric {
  readonly start: 'full' | 'zero'
  readonly maximum: number
  /** In the texts `@v` stands for the value of v, as in all rubrics. */
  readonly items: readonly RubricSuggestion[]
}

function asRubricText(text: string): string {
  return text.replaceAll(/\{([^{}]*(?:\{[^{}]*\})?)\}/g, (_, name: string) => `@${canonicalName(name)}`).trim()
}

/**
 * What the author suggests: from zero up to the sum of what earns points or, where everything costs points, from all
 * points of the question downwards.
 */
export function suggestedRubricOf(
  question: Pick<ShortAnswerQuestion, 'rubric' | 'points'>,
): SuggestedRubric | undefined {
  const items = (question.rubric ?? [])
    .map(({ points, text }) => ({ points, text: asRubricText(text) }))
    .filter(({ text }) => text !== '')
  if (items.length === 0) return undefined
  const gains = items.reduce((sum, { points }) => sum + Math.max(points, 0), 0)
  return gains > 0 ? { start: 'zero', maximum: gains, items } : { start: 'full', maximum: question.points || 1, items }
}
