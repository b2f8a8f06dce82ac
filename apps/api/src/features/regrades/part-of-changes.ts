import type { RegradeChanges } from '@isomorph/contract'
import { countFitting } from '../../http/limits/fitting-rows.ts'

type Rows = Pick<RegradeChanges, 'learners' | 'byHand'>

/** As many rows from a place on as fit into an answer: learners first, then answers that were marked by hand. */
export function partOfChanges({ learners, byHand }: Rows, from: number): RegradeChanges {
  const rows = [...learners, ...byHand]
  const end = from + countFitting(rows.slice(from))
  const inByHand = (place: number): number => Math.max(0, place - learners.length)
  return {
    learners: learners.slice(from, end),
    byHand: byHand.slice(inByHand(from), inByHand(end)),
    next: end < rows.length ? end : null,
  }
}
