export function sumOf(values: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index] as number
  return sum
}

/** The arithmetic mean; NaN of nothing. */
export function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length
}

/** Sum of squared distances from the mean, in two passes: a difference of large sums would lose digits. */
function squaresOf(values: readonly number[]): number {
  const mean = meanOf(values)
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += ((values[index] as number) - mean) ** 2
  return sum
}

/** The variance of a sample: divided by n − 1. */
export function varianceOf(values: readonly number[]): number {
  return squaresOf(values) / (values.length - 1)
}

export function deviationOf(values: readonly number[]): number {
  return Math.sqrt(varianceOf(values))
}

/** The quantile of values in rising order. */
function quantileIn(sorted: ArrayLike<number>, probability: number): number {
  const place = (sorted.length - 1) * probability
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/** A quantile between the order statistics next to it: type 7 of Hyndman and Fan, The American Statistician 50 (1996) 361. */
export function quantileOf(values: readonly number[], probability: number): number {
  return quantileIn(Float64Array.from(values).sort(), probability)
}

/** The quartiles, of the same type. */
export function quartilesOf(values: readonly number[]): [number, number, number] {
  const sorted = Float64Array.from(values).sort()
  return [quantileIn(sorted, 0.25), quantileIn(sorted, 0.5), quantileIn(sorted, 0.75)]
}
