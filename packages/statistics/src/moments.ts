export function sumOf(values: Iterable<number>): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/** The arithmetic mean; NaN of nothing. */
export function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length
}

/** Sum of squared distances from the mean, in two passes: a difference of large sums would lose digits. */
function squaresOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return sumOf(values.map((value) => (value - mean) ** 2))
}

/** The variance of a sample: divided by n − 1. */
export function varianceOf(values: readonly number[]): number {
  return squaresOf(values) / (values.length - 1)
}

export function deviationOf(values: readonly number[]): number {
  return Math.sqrt(varianceOf(values))
}

/** A quantile between the order statistics next to it: type 7 of Hyndman and Fan, The American Statistician 50 (1996) 361. */
export function quantileOf(values: readonly number[], probability: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * probability
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
