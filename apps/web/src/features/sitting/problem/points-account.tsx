import type { PointsFactors } from '@isomorph/contract'
import { lineOfFactors } from '../../../entities/points-factors/line-of-factors.ts'
import { Account } from './problem-page.styles.ts'

/** What the penalties left of the points. */
export function PointsAccount({ factors }: { readonly factors: PointsFactors }) {
  return <Account>{lineOfFactors(factors)}</Account>
}
