import { rubricPercent, type Rubric } from '@isomorph/contract'
import { meanPercent } from './double-marks.ts'

/** What was chosen of a rubric for an answer; of a second person as well, where the mean of two marks counts. */
interface ChosenOfRubric {
  readonly itemIds: readonly number[]
  readonly adjustment: number
  readonly secondItemIds: readonly number[] | null
  readonly secondAdjustment: number | null
}

/** The percent that a mark means by a rubric: where two people marked, the mean of what both chose. */
export function percentByRubric(rubric: Rubric, mark: ChosenOfRubric): number {
  const percent = rubricPercent(rubric, mark.itemIds, mark.adjustment)
  if (mark.secondItemIds === null) return percent
  return meanPercent(percent, rubricPercent(rubric, mark.secondItemIds, mark.secondAdjustment ?? 0))
}
