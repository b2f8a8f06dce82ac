import type { Evaluation } from '@isomorph/evaluation'

/** Where answers are marked; tests put one in its place that is away. */
export type Marker = Pick<Evaluation, 'markAnswers' | 'markWaiting'>
