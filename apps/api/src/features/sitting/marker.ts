import type { Evaluation } from '../../evaluation/index.ts'

/** Where answers are marked; tests put one in its place that is away. */
export type Marker = Pick<Evaluation, 'markAnswers'>
