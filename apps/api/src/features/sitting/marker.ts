import type { TypedAnswer } from '@isomorph/contract'
import { markAnswer, type CompiledProblem, type Marking, type Variant } from '@isomorph/problem'

/** Marks the answers of one submission, in their order. Rejects when the evaluator cannot be asked. */
export type MarkAnswers = (
  compiled: CompiledProblem,
  variant: Variant,
  answers: readonly TypedAnswer[],
) => Promise<readonly Marking[]>

/** Where answers are marked; tests put one in its place that is away. */
export interface Marker {
  readonly markAnswers: MarkAnswers
}

export const marker: Marker = {
  markAnswers: async (compiled, variant, answers) =>
    answers.map((answer) => markAnswer(compiled, variant, answer, { answers })),
}
