import type { AuthoringError, CompiledProblem, Marking, ProblemContent, TypedAnswer, Variant } from '@isomorph/problem'
import type { CheckedContent, PreviewedVariant } from './tasks.ts'

/** Where mathematics is computed: in this process, or by the evaluation service. The same contract, the same verdicts. */
export interface Evaluation {
  /**
   * Marks the answers of one attempt, in their order. Never fails for anything a learner can type; fails with
   * {@link EvaluatorAwayError} where the service cannot be reached. What is hard to decide goes to a thread, in which each
   * `learner` has a share of the time; without one it is an author who tries answers.
   */
  readonly markAnswers: (
    source: { readonly compiled: CompiledProblem },
    variant: Variant,
    answers: readonly TypedAnswer[],
    learner?: string,
  ) => Promise<Marking[]>
  /** Undefined when it took too long. */
  readonly check: (content: ProblemContent) => Promise<CheckedContent | undefined>
  /** Undefined when it took too long. */
  readonly preview: (content: ProblemContent, seed: number) => Promise<PreviewedVariant | AuthoringError | undefined>
  readonly gauges: () => Readonly<Record<string, number>>
  readonly close: () => Promise<void>
}

/** The evaluation service did not answer, or answered that it cannot: a failure of ours, never the learner's. */
export class EvaluatorAwayError extends Error {
  override readonly name = 'EvaluatorAwayError'
}
