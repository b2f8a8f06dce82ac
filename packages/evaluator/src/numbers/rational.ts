/**
 * Exact rational numbers on bigint. The denominator is positive and the fraction is in lowest terms.
 */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Powers with more bits than this are refused (about 60,000 decimal digits). */
export const DEFAULT_POWER_BITS = 200_000

const small: Rational[] = Array.from({ length: 257 }, (_, n) => ({ numerator: BigInt(n), denominator: 1n }))

export const ZERO: Rational = small[0]!
export const ONE: Rational = small[1]!
export const TEN: Rational = small[10]!

/** A whole number; small ones are shared. */
export function integer(value: bigint | number): Rational {
  const n = typeof value === 'number' ? value : Number(value)
  if (n >= 0 && n <= 256) return small[n]!
  return { numerator: BigInt(value), denominator: 1n }
}

/** Greatest common divisor, never negative; fast where both fit a double exactly. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y !== 0n) {
    if (x <= 9007199254740991n && y <= 9007199254740991n) {
      let p = Number(x)
      let q = Number(y)
      while (q !== 0) [p, q] = [q, p % q]
      return BigInt(p)
    }
    ;[x, y] = [y, x % y]
  }
  return x
}

/** The same as `gcd` for numbers that a double holds, which most are: several times as fast. */
function commonFactor(a: number, b: number): number {
  let x = a
  let y = b
  while (y !== 0) [x, y] = [y, x % y]
  return Math.abs(x)
}

function lowestTerms(n: bigint, d: bigint): Rational {
  const common = gcd(n, d)
  const sign = d < 0n ? -1n : 1n
  if (common === 1n && sign === 1n) return { numerator: n, denominator: d }
  return { numerator: (sign * n) / common, denominator: (sign * d) / common }
}

/**
 * The fraction `numerator / denominator` in lowest terms.
 *
 * @example rational(6n, -4n) // -3/2
 */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const n = BigInt(numerator)
  const d = BigInt(denominator)
  if (d === 1n) return integer(n)
  if (d === 0n) throw new RangeError('A fraction cannot have the denominator 0.')
  const [above, below] = [Number(n), Number(d)]
  if (below < 0 || !Number.isSafeInteger(above) || !Number.isSafeInteger(below)) return lowestTerms(n, d)
  const common = commonFactor(above, below)
  return common === 1
    ? { numerator: n, denominator: d }
    : { numerator: BigInt(above / common), denominator: BigInt(below / common) }
}

/** Whether it is 0. */
export function isZero(a: Rational): boolean {
  return a.numerator === 0n
}

/** Whether it is a whole number. */
export function isInteger(a: Rational): boolean {
  return a.denominator === 1n
}

/** -1, 0 or 1. */
export function signOf(a: Rational): -1 | 0 | 1 {
  return a.numerator > 0n ? 1 : a.numerator < 0n ? -1 : 0
}

/** `-a` */
export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator }
}

/** `|a|` */
export function absolute(a: Rational): Rational {
  return a.numerator < 0n ? negate(a) : a
}

/** `a + b` */
export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === 1n && b.denominator === 1n) return { numerator: a.numerator + b.numerator, denominator: 1n }
  if (a.denominator === b.denominator) return rational(a.numerator + b.numerator, a.denominator)
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** `a - b` */
export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b))
}

/** `a · b` */
export function multiply(a: Rational, b: Rational): Rational {
  if (a.denominator === 1n) {
    if (b.denominator === 1n) return { numerator: a.numerator * b.numerator, denominator: 1n }
    // A sign is no factor to cancel.
    if (a.numerator === -1n) return negate(b)
  }
  return rational(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** `a / b`; throws a RangeError where `b` is 0, so ask `isZero` first. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator)
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.denominator === b.denominator ? a.numerator : a.numerator * b.denominator
  const right = a.denominator === b.denominator ? b.numerator : b.numerator * a.denominator
  return left < right ? -1 : left > right ? 1 : 0
}

/** Whether the two are the same number. */
export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator
}

/** Number of bits of the larger part, near enough to bound work. */
export function bitSize(a: Rational): number {
  const larger = a.numerator < 0n ? -a.numerator : a.numerator
  const value = larger > a.denominator ? larger : a.denominator
  if (value <= 9007199254740991n) return value === 0n ? 1 : Math.floor(Math.log2(Number(value))) + 1
  return value.toString(16).length * 4
}

/** `a` to a whole power, or undefined where the result would exceed `maxBits` or 0 is raised to a negative power. */
export function power(a: Rational, exponent: bigint | number, maxBits = DEFAULT_POWER_BITS): Rational | undefined {
  const n = BigInt(exponent)
  const size = n < 0n ? -n : n
  if (a.numerator === 0n && n < 0n) return undefined
  const isUnit = a.denominator === 1n && (a.numerator === 1n || a.numerator === -1n || a.numerator === 0n)
  if (isUnit) return n === 0n ? ONE : a.numerator < 0n && size % 2n === 0n ? ONE : a
  if (size > maxBits || bitSize(a) * Number(size) > maxBits) return undefined
  const numerator = a.numerator ** size
  const denominator = a.denominator ** size
  if (n >= 0n) return { numerator, denominator }
  return numerator < 0n
    ? { numerator: -denominator, denominator: -numerator }
    : { numerator: denominator, denominator: numerator }
}

/** The largest whole number that is not above it. */
export function floor(a: Rational): bigint {
  if (a.denominator === 1n) return a.numerator
  const quotient = a.numerator / a.denominator
  return a.numerator < 0n ? quotient - 1n : quotient
}

/** The smallest whole number that is not below it. */
export function ceiling(a: Rational): bigint {
  return -floor(negate(a))
}

/** The nearest double. */
export function toNumber(a: Rational): number {
  if (a.denominator === 1n) return Number(a.numerator)
  const quick = Number(a.numerator) / Number(a.denominator)
  const isExact = bitSize(a) <= 53
  if (isExact) return quick
  // Both parts are shortened to 80 bits before the division; the quotient keeps more than a double can show.
  const negative = a.numerator < 0n
  const shift = 80 - (bitLength(absolute(a).numerator) - bitLength(a.denominator))
  const top = negative ? -a.numerator : a.numerator
  const scaled = shift >= 0 ? (top << BigInt(shift)) / a.denominator : top / (a.denominator << BigInt(-shift))
  // Two steps, because 2^-shift alone can leave the range of doubles where the product does not.
  const half = Math.trunc(-shift / 2)
  const value = Number(scaled) * 2 ** half * 2 ** (-shift - half)
  return negative ? -value : value
}

function bitLength(value: bigint): number {
  return value.toString(16).length * 4
}
