import type { Rational } from '../numbers/rational.ts'

export const ZERO: Rational = { numerator: 0n, denominator: 1n }
export const ONE: Rational = { numerator: 1n, denominator: 1n }
export const MINUS_ONE: Rational = { numerator: -1n, denominator: 1n }

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  // Word-sized operands are the common case, and numbers divide much faster than bigints.
  while (y > 9007199254740991n) [x, y] = [y, x % y]
  if (y === 0n) return x
  let [m, n] = [Number(y), Number(x % y)]
  while (n !== 0) [m, n] = [n, m % n]
  return BigInt(m)
}

export function fraction(numerator: bigint, denominator: bigint = 1n): Rational {
  if (denominator === 1n) return { numerator, denominator }
  const common = greatestCommonDivisor(numerator, denominator)
  const unit = denominator < 0n ? -common : common
  return unit === 1n ? { numerator, denominator } : { numerator: numerator / unit, denominator: denominator / unit }
}

export const whole = (value: number | bigint): Rational => ({ numerator: BigInt(value), denominator: 1n })

export const isInteger = (a: Rational): boolean => a.denominator === 1n
export const isZero = (a: Rational): boolean => a.numerator === 0n
export const isOne = (a: Rational): boolean => a.numerator === 1n && a.denominator === 1n
export const signOf = (a: Rational): -1 | 0 | 1 => (a.numerator === 0n ? 0 : a.numerator < 0n ? -1 : 1)
export const sameFraction = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator

export function addFractions(a: Rational, b: Rational): Rational {
  if (a.denominator === 1n && b.denominator === 1n) return { numerator: a.numerator + b.numerator, denominator: 1n }
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export const negateFraction = (a: Rational): Rational => ({ numerator: -a.numerator, denominator: a.denominator })
export const subtractFractions = (a: Rational, b: Rational): Rational => addFractions(a, negateFraction(b))

export function multiplyFractions(a: Rational, b: Rational): Rational {
  if (a.denominator === 1n && b.denominator === 1n) return { numerator: a.numerator * b.numerator, denominator: 1n }
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** The divisor must not be zero. */
export const divideFractions = (a: Rational, b: Rational): Rational =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator)

export function compareFractions(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export function powerOfFraction(base: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent))
  const [numerator, denominator] = [base.numerator ** size, base.denominator ** size]
  if (exponent >= 0) return { numerator, denominator }
  return numerator < 0n
    ? { numerator: -denominator, denominator: -numerator }
    : { numerator: denominator, denominator: numerator }
}

export function floorOfFraction(a: Rational): bigint {
  const quotient = a.numerator / a.denominator
  return a.numerator < 0n && quotient * a.denominator !== a.numerator ? quotient - 1n : quotient
}

/** Number of bits, to judge the size of a power before it is taken. */
export const bitsOf = (a: bigint): number => (a < 0n ? -a : a).toString(16).length * 4

/** The nearest double, right even where numerator or denominator alone would overflow. */
export function doubleOf(a: Rational): number {
  if (a.denominator === 1n) return Number(a.numerator)
  const shift = Math.max(bitsOf(a.numerator), bitsOf(a.denominator)) - 900
  if (shift <= 0) return Number(a.numerator) / Number(a.denominator)
  const bits = bitsOf(a.numerator) - bitsOf(a.denominator)
  const scaled = bits > 80 ? a.numerator / a.denominator : (a.numerator << BigInt(80 - bits)) / a.denominator
  return bits > 80 ? Number(scaled) : Number(scaled) * 2 ** Math.max(bits - 80, -1074)
}

/** The fraction a double stands for exactly. */
export function fractionOfDouble(value: number): Rational {
  if (Number.isInteger(value)) return whole(value)
  let [scaled, denominator] = [value, 1n]
  while (!Number.isInteger(scaled)) [scaled, denominator] = [scaled * 2, denominator * 2n]
  return fraction(BigInt(scaled), denominator)
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
