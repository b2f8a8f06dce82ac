import {
  integer,
  parseDecimal,
  rational,
  roundToPlaces,
  toExactDecimal,
  toNumber,
  type Rational,
} from '@isomorph/evaluator'

/** A number as it comes from content or the database: a decimal as text, or a double. */
export type Decimalish = string | number

/** Shares such as 2/3 travel as doubles; parts this small or larger are told from each other by their nearest double. */
const largestDenominator = 10_000

/**
 * The exact number meant. A double that is not a short decimal is taken for the simplest fraction it is the nearest
 * double of (66.66666666666667 is 200/3), so that two thirds of three points are two points.
 */
export function exactly(value: Decimalish): Rational {
  const text = typeof value === 'number' ? String(value) : value
  const decimal = parseDecimal(text)
  if (decimal === undefined) throw new RangeError(`“${text.slice(0, 40)}” is not a number.`)
  return typeof value === 'number' && decimal.denominator > 1_000_000n ? (simplestFraction(value) ?? decimal) : decimal
}

/** The first convergent of the continued fraction whose nearest double the value is. */
function simplestFraction(value: number): Rational | undefined {
  let [above, below, aboveBefore, belowBefore] = [1n, 0n, 0n, 1n]
  let rest = value
  while (Number.isFinite(rest)) {
    const whole = Math.floor(rest)
    ;[above, aboveBefore] = [BigInt(whole) * above + aboveBefore, above]
    ;[below, belowBefore] = [BigInt(whole) * below + belowBefore, below]
    if (below > BigInt(largestDenominator)) return undefined
    const fraction = rational(above, below)
    if (Math.abs(toNumber(fraction) - value) <= Math.abs(value) * 4e-16) return fraction
    rest = 1 / (rest - whole)
  }
  return undefined
}

/** Twelve decimals keep sums exact to far below what is ever shown, and fit the database's numeric columns. */
export function toStored(value: Rational): string {
  return toExactDecimal(roundToPlaces(value, 12)) ?? '0'
}

export const hundred: Rational = integer(100)
