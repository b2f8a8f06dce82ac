import { normalQuantile975, tQuantile } from './distributions.ts'
import { deviationOf, meanOf, sumOf } from './moments.ts'

/** What a sample says of a figure: the estimate, and the bounds of its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** A share with the interval of Wilson, Journal of the American Statistical Association 22 (1927) 209. */
export function shareEstimate(successes: number, n: number): Estimate {
  const value = successes / n
  const z = normalQuantile975
  const width = 1 + z ** 2 / n
  const centre = (value + z ** 2 / (2 * n)) / width
  const half = (z / width) * Math.sqrt((value * (1 - value)) / n + z ** 2 / (4 * n ** 2))
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half), n }
}

/** A mean with the interval of Student, Biometrika 6 (1908) 1. */
export function meanEstimate(values: readonly number[]): Estimate {
  const value = meanOf(values)
  const n = values.length
  const half = (tQuantile(0.975, n - 1) * deviationOf(values)) / Math.sqrt(n)
  return { value, low: value - half, high: value + half, n }
}

/**
 * Difficulty: the mean share of the points that a problem gave (Lord and Novick, Statistical Theories of Mental Test Scores, 1968,
 * ch. 15). Where all is right or wrong, by Wilson; else by Student within 0 and 1.
 */
export function difficultyOf(shares: readonly number[]): Estimate {
  if (shares.every((share) => share === 0 || share === 1)) return shareEstimate(sumOf(shares), shares.length)
  const { value, low, high, n } = meanEstimate(shares)
  return { value, low: Math.max(0, low), high: Math.min(1, high), n }
}

/** A correlation with the interval of Fisher's z, Metron 1 (1921) 3. */
export function correlationEstimate(r: number, n: number): Estimate {
  const half = normalQuantile975 / Math.sqrt(n - 3)
  return { value: r, low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half), n }
}
