import {
  compileProblem,
  markAnswer,
  type Marking,
  type MarkingOptions,
  type ProblemContent,
  type TypedAnswer,
  type Variant,
} from '@isomorph/problem'
import { checkContent, previewVariant, type CheckedContent, type CheckOptions, type PreviewedVariant } from './tasks.ts'

/** The code of a worker thread: each export is a task of the pool, called with one value that can be copied. */

/** Does nothing: a thread that answers has started. */
export function ready(): void {}

export interface MarkTask {
  readonly content: ProblemContent
  readonly variant: Variant
  readonly answers: readonly TypedAnswer[]
  /** The position of the answer that is marked; follow-through sees them all. */
  readonly at: number
  readonly limits: NonNullable<MarkingOptions['limits']>
}

export function mark({ content, variant, answers, at, limits }: MarkTask): Marking | undefined {
  const answer = answers[at]
  return answer && markAnswer(compileProblem(content), variant, answer, { answers, limits })
}

export function check({
  content,
  options,
}: {
  readonly content: ProblemContent
  readonly options: CheckOptions
}): CheckedContent {
  return checkContent(content, options)
}

export function preview({
  content,
  seed,
}: {
  readonly content: ProblemContent
  readonly seed: number
}): PreviewedVariant | ReturnType<typeof previewVariant> {
  return previewVariant(content, seed)
}

/** Never ends, or takes all the memory there is: shows that the pool survives both. `nothing` ends at once. */
export function runAway(what: 'time' | 'memory' | 'nothing'): void {
  if (what === 'nothing') return
  const kept: number[][] = []
  for (;;) {
    if (what === 'memory') kept.push(Array.from({ length: 100_000 }, () => Math.random()))
  }
}
