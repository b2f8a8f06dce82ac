import { correlationEstimate, type Estimate } from './intervals.ts'
import { meanOf, sumOf } from './moments.ts'

/** The correlation of Pearson; undefined where one side does not vary. */
export function pearson(x: readonly number[], y: readonly number[]): number | undefined {
  const [meanX, meanY] = [meanOf(x), meanOf(y)]
  let [xx, yy, xy] = [0, 0, 0]
  for (let index = 0; index < x.length; index++) {
    const [fromX, fromY] = [(x[index] as number) - meanX, (y[index] as number) - meanY]
    xx += fromX ** 2
    yy += fromY ** 2
    xy += fromX * fromY
  }
  // What rounding leaves of equal values is no variation.
  if (xx <= 1e-24 * x.length || yy <= 1e-24 * y.length) return undefined
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}

/**
 * Discrimination: the correlation of a problem with the total of the others. The problem itself is left out of the total, or
 * it would correlate with itself (Henrysson, Psychometrika 28 (1963) 211).
 */
export function discriminationOf(scores: readonly number[], totals: readonly number[]): Estimate | undefined {
  if (scores.length < 4) return undefined
  const rests = totals.map((total, index) => total - (scores[index] as number))
  const r = pearson(scores, rests)
  return r === undefined ? undefined : correlationEstimate(r, scores.length)
}

/**
 * What is left of scores once the rest of the total is accounted for by a straight line (least squares, Legendre 1805): how much
 * better or worse each learner did here than elsewhere.
 */
export function residualsOn(scores: readonly number[], rests: readonly number[]): number[] {
  const [meanX, meanY] = [meanOf(rests), meanOf(scores)]
  const xx = sumOf(rests.map((rest) => (rest - meanX) ** 2))
  const xy = sumOf(rests.map((rest, index) => (rest - meanX) * ((scores[index] as number) - meanY)))
  const slope = xx <= 1e-24 * rests.length ? 0 : xy / xx
  return scores.map((score, index) => score - meanY - slope * ((rests[index] as number) - meanX))
}
