/** Which of its author's answers an answer met. For staff and authors: a foreseen mistake is an answer, too. */

import type { CompiledProblem } from '../compiled-problem.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { environmentOf, type Variant } from '../variables/variant.ts'
import type { FacetOutcome, Marking } from './marking.ts'

/** One of the author's answers, as people read it. */
export interface MetAnswer {
  /** Counts from 1, in the author's order. */
  readonly number: number
  /** LaTeX for numbers and expressions. */
  readonly latex?: string
  readonly text?: string
  /** What the author gives for it. */
  readonly percentCorrect: number
}

/** A marking as it was made or stored; the rule can be one that has nothing to do with an author's answer. */
export interface MarkedBy {
  readonly rule: string
  readonly percent: number
  readonly facets?: readonly Pick<FacetOutcome, 'facet' | 'isMet'>[] | undefined
  readonly evidence?: Marking['evidence'] | undefined
}

const meetingRules: ReadonlySet<string> = new Set([
  'exactValue',
  'withinTolerance',
  'equivalent',
  'sameForm',
  'acceptedText',
])

function isValueMet({ rule, percent, facets }: MarkedBy): boolean {
  const value = facets?.find(({ facet }) => facet === 'value')
  return value?.isMet ?? (meetingRules.has(rule) || percent > 0)
}

/**
 * The author's answer that a marking rests on. Nothing where it goes without saying: the only answer, worth everything.
 */
export function metAnswer(
  compiled: CompiledProblem,
  variant: Variant,
  questionKey: number,
  marking: MarkedBy,
): MetAnswer | undefined {
  const question = compiled.questions.get(questionKey)
  const id = marking.evidence?.['answerId']
  // Follow-through compares with answers that were worked out for this learner only.
  const isOwn = id !== undefined && marking.rule !== 'followThrough' && isValueMet(marking)
  if (question === undefined || !isOwn) return undefined
  const environment = environmentOf(compiled, variant)
  const answers = typeOfCompiled(question).key(question, { compiled, environment })
  const index = answers.findIndex((answer) => answer.id === id)
  const met = answers[index]
  if (met === undefined || (answers.length === 1 && met.percentCorrect >= 100)) return undefined
  return { number: index + 1, ...met.show(), percentCorrect: met.percentCorrect }
}
