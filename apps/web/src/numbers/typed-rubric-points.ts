import { rubricPointsMaximum } from '@isomorph/contract'
import { typedNumber } from './typed-number.ts'

/** Points of a rubric as they are typed: null where nothing is typed, NaN where it is no number, or too large a one. */
export function typedRubricPoints(text: string): number | null {
  const points = typedNumber(text)
  return points === null || Math.abs(points) <= rubricPointsMaximum ? points : Number.NaN
}
