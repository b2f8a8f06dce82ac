import {
  compileProblem,
  type Marking,
  type MarkingOptions,
  type ProblemContent,
  type TypedAnswer,
  type Variant,
} from '@isomorph/problem'
import { checkContent, markAll, previewVariant, type CheckedContent, type PreviewedVariant } from './tasks.ts'

/** The code of a worker thread: each export is a task of the pool, called with one value that can be copied. */

export interface MarkTask {
  readonly content: ProblemContent
  readonly variant: Variant
  readonly answers: readonly TypedAnswer[]
  readonly limits: NonNullable<MarkingOptions['limits']>
}

export function mark({ content, variant, answers, limits }: MarkTask): Marking[] {
  return markAll(compileProblem(content), variant, answers, limits)
}

export function check(content: ProblemContent): CheckedContent {
  return checkContent(content)
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

/** Never ends, or takes all the memory there is: shows that the pool survives both. */
export function runAway(what: 'time' | 'memory'): never {
  const kept: number[][] = []
  for (;;) {
    if (what === 'memory') kept.push(Array.from({ length: 100_000 }, () => Math.random()))
  }
}
