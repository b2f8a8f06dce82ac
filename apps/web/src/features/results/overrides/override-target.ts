import type { Override } from '@isomorph/contract'

/** The points that are set by hand: of one problem of a learner, or their total. */
export interface OverrideTarget {
  readonly groupAssessmentId: number
  readonly userId: number
  /** Null: the total. */
  readonly problemInstanceId: number | null
  /** `Example, Ada: total` */
  readonly name: string
  readonly computedPoints: number
  readonly possiblePoints: number
  /** What stands. */
  readonly override: Override | null
}
