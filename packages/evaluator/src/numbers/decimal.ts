import { absolute, compare, integer, isZero, power, rational, TEN } from './rational.ts'
import type { Rational } from './rational.ts'

/** Exponents beyond this are refused: no answer needs them and 10^(10^9) would fill the memory. */
export const LARGEST_EXPONENT = 20_000

const powersOfTen: bigint[] = [1n]

/** 10 to a whole power that is not negative; small ones are kept. */
export function powerOfTen(exponent: number): bigint {
  if (exponent > 400) return 10n ** BigInt(exponent)
  for (let next = powersOfTen.length; next <= exponent; next++) powersOfTen.push(powersOfTen[next - 1]! * 10n)
  return powersOfTen[exponent]!
}

/**
 * Reads a decimal such as `-12`, `.5`, `1.50`, `3e-2`, `1.5E+8`; undefined where the text is anything else
 * or its exponent is out of bounds. No separators, no spaces.
 */
export function parseDecimal(text: string): Rational | undefined {
  let at = 0
  const isNegative = text[0] === '-'
  if (isNegative || text[0] === '+') at = 1
  const wholeFrom = at
  while (isDigit(text.charCodeAt(at))) at++
  let digits = text.slice(wholeFrom, at)
  let places = 0
  if (text[at] === '.') {
    const fractionFrom = ++at
    while (isDigit(text.charCodeAt(at))) at++
    places = at - fractionFrom
    digits += text.slice(fractionFrom, at)
  }
  if (digits === '') return undefined
  let exponent = 0
  if (text[at] === 'e' || text[at] === 'E') {
    const rest = text.slice(at + 1)
    exponent = Number(rest)
    if (!/^[+-]?\d+$/.test(rest) || Math.abs(exponent) > LARGEST_EXPONENT) return undefined
  } else if (at !== text.length) return undefined
  return scaled(isNegative ? -BigInt(digits) : BigInt(digits), exponent - places)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** `digits × 10^exponent`, in lowest terms. */
export function scaled(digits: bigint, exponent: number): Rational {
  if (exponent >= 0) return integer(exponent === 0 ? digits : digits * powerOfTen(exponent))
  return overPowerOfTen(digits, -exponent)
}

/** `digits / 10^places` in lowest terms: nothing but twos and fives can be cancelled. */
function overPowerOfTen(digits: bigint, places: number): Rational {
  if (digits === 0n) return integer(0)
  let numerator = digits
  let denominator = powerOfTen(places)
  for (let twos = 0; twos < places && (numerator & 1n) === 0n; twos++) {
    numerator >>= 1n
    denominator >>= 1n
  }
  for (let fives = 0; fives < places && numerator % 5n === 0n; fives++) {
    numerator /= 5n
    denominator /= 5n
  }
  return denominator === 1n ? integer(numerator) : { numerator, denominator }
}

/** Rounds half away from zero to a whole number. */
export function roundToInteger(a: Rational): bigint {
  if (a.denominator === 1n) return a.numerator
  const isNegative = a.numerator < 0n
  const top = isNegative ? -a.numerator : a.numerator
  const rounded = (2n * top + a.denominator) / (2n * a.denominator)
  return isNegative ? -rounded : rounded
}

/** Rounds half away from zero to `places` decimals; negative places round to tens, hundreds … */
export function roundToPlaces(a: Rational, places: number): Rational {
  return scaled(roundToInteger(scaleByTen(a, places)), -places)
}

/** Rounds half away from zero to `figures` significant figures. */
export function roundToFigures(a: Rational, figures: number): Rational {
  if (isZero(a)) return a
  return roundToPlaces(a, figures - 1 - magnitude(a))
}

/** `a × 10^exponent`. */
export function scaleByTen(a: Rational, exponent: number): Rational {
  if (exponent === 0) return a
  return exponent > 0
    ? rational(a.numerator * powerOfTen(exponent), a.denominator)
    : rational(a.numerator, a.denominator * powerOfTen(-exponent))
}

/** The power of ten of the first significant digit: 2 for 345, -3 for 0.00345. `a` is not 0. */
export function magnitude(a: Rational): number {
  const top = absolute(a).numerator.toString().length
  const guess = top - a.denominator.toString().length
  const atGuess = power(TEN, guess)!
  return compare(absolute(a), atGuess) >= 0 ? guess : guess - 1
}

/** Fixed decimals, rounded half away from zero: `toFixed(1/3, 2)` is `0.33`. */
export function toFixed(a: Rational, places: number): string {
  const rounded = roundToInteger(scaleByTen(a, places))
  return placePoint(rounded, places)
}

/** `digits / 10^places` as a decimal with all its places. */
export function placePoint(digits: bigint, places: number): string {
  const isNegative = digits < 0n
  const text = (isNegative ? -digits : digits).toString().padStart(places + 1, '0')
  const sign = isNegative ? '-' : ''
  if (places <= 0) return sign + text
  return `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}

/** Number of decimals of the exact value, undefined where they never end. */
export function exactPlaces(a: Rational): number | undefined {
  let rest = a.denominator
  let twos = 0
  let fives = 0
  while (rest % 2n === 0n) {
    rest /= 2n
    twos++
  }
  while (rest % 5n === 0n) {
    rest /= 5n
    fives++
  }
  return rest === 1n ? Math.max(twos, fives) : undefined
}

const mostPerOne = 1_000_000n
const mostNumerator = 1_000_000_000n

/**
 * The decimal of a number with up to six decimals and some digits before them: at most fifteen in all, so that a double tells it
 * from every other one and is written as that.
 */
function shortDecimal({ numerator, denominator }: Rational): string | undefined {
  if (denominator > mostPerOne || mostPerOne % denominator !== 0n) return undefined
  if (numerator > mostNumerator || numerator < -mostNumerator) return undefined
  return String(Number(numerator) / Number(denominator))
}

/** The exact decimal, such as `0.125`, or undefined where the decimals never end. */
export function toExactDecimal(a: Rational): string | undefined {
  const short = shortDecimal(a)
  if (short !== undefined) return short
  const places = exactPlaces(a)
  return places === undefined ? undefined : toFixed(a, places)
}

/** The exact decimal where it ends within `figures`, else rounded to that many significant figures. */
export function toDecimal(a: Rational, figures = 100): string {
  if (isZero(a)) return '0'
  if (powerOfTen(figures) % a.denominator === 0n) return toExactDecimal(a)!
  return withoutLastZeros(a, figures - 1 - magnitude(a))
}

/** Rounded to so many decimals, without zeros at the end. The fraction is not cancelled: long ones take longest to cancel. */
function withoutLastZeros({ numerator, denominator }: Rational, places: number): string {
  if (places <= 0) return roundToPlaces({ numerator, denominator }, places).numerator.toString()
  let digits = roundToInteger({ numerator: numerator * powerOfTen(places), denominator })
  let left = places
  while (left > 0 && digits % TEN.numerator === 0n) {
    digits /= TEN.numerator
    left--
  }
  return placePoint(digits, left)
}

/** `3/4`, `-2`. */
export function toFraction(a: Rational): string {
  return a.denominator === 1n ? a.numerator.toString() : `${a.numerator}/${a.denominator}`
}
