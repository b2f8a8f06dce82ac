import type { Budget } from '@isomorph/evaluator'
import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { Marking } from '../marking/marking.ts'
import type { Environment } from '../variables/variant.ts'

/** What marking knows beside the question and the answer. */
export interface MarkedAt {
  readonly compiled: CompiledProblem
  readonly environment: Environment
  /** What choices are shuffled by. */
  readonly seed: number
  /** Bounds on the work for one answer. */
  readonly budget: Budget
}

/** A marking, with the feedback of the very answer that it rests on. */
export interface Marked {
  readonly marking: Marking
  readonly feedback?: RichText
}
