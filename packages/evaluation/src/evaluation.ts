import type { Measure } from '@isomorph/metrics'
import type { AuthoringError, CompiledProblem, Marking, ProblemContent, TypedAnswer, Variant } from '@isomorph/problem'
import type { CheckedContent, CheckOptions, PreviewedVariant } from './tasks.ts'

/** The problem that answers are marked by. */
export interface MarkedSource {
  readonly compiled: CompiledProblem
}

/** Where mathematics is computed: in this process, or by the evaluation service. The same contract, the same verdicts. */
export interface Evaluation {
  /**
   * Marks the answers of one attempt, in their order. Never fails for anything a learner can type; fails with
   * {@link EvaluatorAwayError} where the service cannot be reached. What is hard to decide goes to a thread, in which each
   * `learner` has a share of the time. Undefined: there was no thread or no time for the answer, which has to be marked
   * later.
   */
  readonly markAnswers: (
    source: MarkedSource,
    variant: Variant,
    answers: readonly TypedAnswer[],
    learner: string,
  ) => Promise<(Marking | undefined)[]>
  /** The same for those of the answers that wait, by their positions; all of them are marked in a thread. */
  readonly markWaiting: (
    source: MarkedSource,
    variant: Variant,
    answers: readonly TypedAnswer[],
    learner: string,
    waiting: readonly number[],
  ) => Promise<(Marking | undefined)[]>
  /** Marks answers that an author tries. What takes too long is left to a person. */
  readonly tryAnswers: (source: MarkedSource, variant: Variant, answers: readonly TypedAnswer[]) => Promise<Marking[]>
  /** Undefined when it took too long. Fails with {@link EvaluatorBusyError} where there was no thread for it. */
  readonly check: (content: ProblemContent, options?: CheckOptions) => Promise<CheckedContent | undefined>
  /** Undefined when it took too long. Fails with {@link EvaluatorBusyError} where there was no thread for it. */
  readonly preview: (content: ProblemContent, seed: number) => Promise<PreviewedVariant | AuthoringError | undefined>
  /** What is measured of it. */
  readonly measures: readonly Measure[]
  readonly close: () => Promise<void>
}

/** The evaluation service did not answer, or answered that it cannot: a failure of ours, never the learner's. */
export class EvaluatorAwayError extends Error {
  override readonly name: string = 'EvaluatorAwayError'
}

/** There was no thread or no time for the task: another try may end well. */
export class EvaluatorBusyError extends EvaluatorAwayError {
  override readonly name = 'EvaluatorBusyError'
}

/** Wraps what is sent to a thread or to the service: for whoever measures how long it takes. */
export type WatchTasks = <T>(name: string, count: number, act: () => Promise<T>) => Promise<T>
