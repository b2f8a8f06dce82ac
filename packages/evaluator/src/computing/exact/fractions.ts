import { integer } from '../../numbers/rational.ts'
import type { Rational } from '../../numbers/rational.ts'

/** Rational arithmetic under names that say what is meant beside doubles, polynomials and values of many digits. */
export {
  ONE,
  ZERO,
  add as addFractions,
  compare as compareFractions,
  divide as divideFractions,
  equals as sameFraction,
  floor as floorOfFraction,
  gcd as greatestCommonDivisor,
  integer as whole,
  isInteger,
  isZero,
  multiply as multiplyFractions,
  negate as negateFraction,
  rational as fraction,
  signOf,
  subtract as subtractFractions,
  toNumber as doubleOf,
} from '../../numbers/rational.ts'

export const MINUS_ONE: Rational = { numerator: -1n, denominator: 1n }

export const isOne = (a: Rational): boolean => a.numerator === 1n && a.denominator === 1n

/** The caller has bounded the size of the result. */
export function powerOfFraction(base: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent))
  const [numerator, denominator] = [base.numerator ** size, base.denominator ** size]
  if (exponent >= 0) return { numerator, denominator }
  return numerator < 0n
    ? { numerator: -denominator, denominator: -numerator }
    : { numerator: denominator, denominator: numerator }
}

/** Number of bits, near enough to judge the size of a power before it is taken. */
export const bitsOf = (a: bigint): number => (a < 0n ? -a : a).toString(16).length * 4

/** The fraction a double stands for exactly. */
export function fractionOfDouble(value: number): Rational {
  if (Number.isInteger(value)) return integer(BigInt(value))
  let [scaled, halvings] = [value, 0n]
  while (!Number.isInteger(scaled)) [scaled, halvings] = [scaled * 2, halvings + 1n]
  // The last doubling made it odd, so this is in lowest terms.
  return { numerator: BigInt(scaled), denominator: 1n << halvings }
}

/** The exact root when there is one, for a number that is not negative. */
export function exactRoot(value: bigint, index: number): bigint | undefined {
  if (value < 2n) return value
  const n = BigInt(index)
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / index))
  for (;;) {
    const next = ((n - 1n) * guess + value / guess ** (n - 1n)) / n
    if (next >= guess) break
    guess = next
  }
  return guess ** n === value ? guess : undefined
}
