import type { Results } from '@isomorph/contract'
import { meanOf, quantileOf } from '@isomorph/statistics'

/** What one learner earned, of what could be earned. */
export interface LearnerTotal {
  readonly hasStarted: boolean
  readonly percent: number
  readonly cells: readonly { readonly itemKey: number; readonly percent: number; readonly attemptsUsed: number }[]
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : meanOf(values)
}

export function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : quantileOf(values, 0.5)
}

const bins = 10

/** Ten bins of 10 % each. */
export function histogramOf(percents: readonly number[]): number[] {
  const counts = Array.from({ length: bins }, () => 0)
  for (const percent of percents) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(percent / bins)))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts
}

/** Figures over everybody who has started; the difficulty of an item over everybody who has tried it. */
export function statisticsOf(
  learners: readonly LearnerTotal[],
  itemKeys: readonly number[],
  needsPerson: number,
): Results['statistics'] {
  const started = learners.filter((learner) => learner.hasStarted)
  const percents = started.map((learner) => learner.percent)
  const tried = started.flatMap((learner) => learner.cells).filter((cell) => cell.attemptsUsed > 0)
  return {
    started: started.length,
    learners: learners.length,
    median: medianOf(percents),
    mean: mean(percents),
    needsPerson,
    histogram: histogramOf(percents),
    difficulty: itemKeys.map((itemKey) => ({
      itemKey,
      mean: mean(tried.filter((cell) => cell.itemKey === itemKey).map((cell) => cell.percent)),
    })),
  }
}
