import type { CompiledProblem } from '../compiled-problem.ts'
import { distributionOf, type Distribution } from './histogram.ts'
import { surveyVariants, type VariantIssue } from './survey.ts'

/** What many drawn variants have shown. */
export interface VariantsCheck {
  /** How many variants were drawn. */
  readonly count: number
  readonly distinctVariants: number
  readonly variables: readonly ({ readonly name: string } & Distribution)[]
  /** Numeric keys, by question and position of the answer within its set. */
  readonly answers: readonly ({ readonly questionKey: number; readonly position: number } & Distribution)[]
  readonly issues: readonly VariantIssue[]
}

/** Beyond it no more variants are drawn: conditions that hardly ever hold would take all the time. */
const mostNumbers = 2_000_000

/**
 * Draws `count` variants and gives ranges, histograms and issues. A thousand take well under a second.
 *
 * ```ts
 * checkVariants(compiled, 1000).issues // []
 * ```
 */
export function checkVariants(compiled: CompiledProblem, count = 1000, firstSeed = 0): VariantsCheck {
  const options = { count, firstSeed, isOncePerVariant: false, mostNumbers }
  const survey = surveyVariants(compiled, options)
  return {
    count,
    distinctVariants: survey.seen.size,
    variables: [...survey.variables].map(([name, observed]) => ({ name, ...distributionOf(observed) })),
    answers: [...survey.answers].map(([key, observed]) => {
      const [questionKey, position] = key.split(':').map(Number)
      return { questionKey: questionKey ?? 0, position: position ?? 0, ...distributionOf(observed) }
    }),
    issues: [...survey.issues.values()],
  }
}
