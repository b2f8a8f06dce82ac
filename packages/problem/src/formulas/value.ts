/** Values of variables and keys: exact fractions wherever possible, else 100 digits. */

import {
  integer,
  powerOfTen,
  rational,
  realOf,
  toDecimal,
  toFraction,
  toNumber,
  type Gaussian,
  type HighNumber,
  type LetterValue,
  type QuickNumber,
  type Rational,
} from '@isomorph/evaluator'
import {
  decimalOf,
  digitsOf,
  doubleOfDigits,
  fractionOf,
  noDigits,
  parseDigits,
  spellDigits,
  type Digits,
} from './digits.ts'

/** The specification's precision of numbers. */
export const precision = 100

/** `high` has 100 digits; the imaginary part of a real value has the digits 0. */
export type Value =
  | { readonly kind: 'exact'; readonly value: Rational }
  | { readonly kind: 'high'; readonly re: Digits; readonly im: Digits }

/** Exact values with more digits than this go on with 100 digits: nobody can use them, and they only cost time. */
const tooLarge = 1n << 2400n

/** An exact value, or one of 100 digits when the fraction is unwieldy. */
export function exactValue(value: Rational): Value {
  const isUnwieldy = value.numerator > tooLarge || value.numerator < -tooLarge || value.denominator > tooLarge
  if (!isUnwieldy) return { kind: 'exact', value }
  return roundedToPrecision(value)
}

/** A number with 100 digits, for what was worked out from numbers that have no more. */
export function roundedToPrecision(value: Rational): Value {
  return { kind: 'high', re: parseDigits(toDecimal(value, precision)) ?? noDigits, im: noDigits }
}

/** A complex number with rational parts; a real one stays exact. */
export function complexValue({ re, im }: Gaussian): Value {
  if (im.numerator === 0n) return exactValue(re)
  const digits = (part: Rational): Digits => parseDigits(toDecimal(part, precision)) ?? noDigits
  return { kind: 'high', re: digits(re), im: digits(im) }
}

/** What the evaluator computed, as a value. */
export function valueOf(computed: HighNumber): Value {
  if (computed.exact !== undefined) return exactValue(computed.exact)
  return { kind: 'high', re: digitsOf(computed.re), im: digitsOf(computed.im) }
}

/** A value as the evaluator takes it for a letter. */
export function letterValue(value: Value): LetterValue {
  return value.kind === 'exact' ? value.value : { re: decimalOf(value.re), im: decimalOf(value.im) }
}

/** A value for quick computing; complex ones have none. */
export function quickNumber(value: Value): QuickNumber | undefined {
  if (value.kind === 'exact') return { exact: value.value }
  if (value.im.digits !== 0n) return undefined
  const { digits, exponent } = value.re
  const real =
    exponent >= 0
      ? realOf(integer(digits * powerOfTen(exponent)))
      : realOf({ numerator: digits, denominator: powerOfTen(-exponent) })
  return real && { real }
}

export function isReal(value: Value): boolean {
  return value.kind === 'exact' || value.im.digits === 0n
}

/** Whether its decimals never end, as far as a hundred digits can show it. */
export function isEndless(value: Value): boolean {
  const isLong = ({ digits }: Digits): boolean => digits > longDigits || digits < -longDigits
  return value.kind === 'high' && (isLong(value.re) || isLong(value.im))
}

const longDigits = 10n ** 30n

/** The real part as an exact fraction; for values of 100 digits the fraction that these digits are. */
export function realFraction(value: Value): Rational {
  return value.kind === 'exact' ? value.value : fractionOf(value.re)
}

export function imaginaryFraction(value: Value): Rational {
  return value.kind === 'exact' ? integer(0) : fractionOf(value.im)
}

/** The real and imaginary parts as doubles. */
export function doublesOf(value: Value): readonly [re: number, im: number] {
  return value.kind === 'exact' ? [toNumber(value.value), 0] : [doubleOfDigits(value.re), doubleOfDigits(value.im)]
}

/** The real part with 100 digits. */
export function digitsOfValue(value: Value): Digits {
  return value.kind === 'high' ? value.re : (parseDigits(toDecimal(value.value, precision)) ?? noDigits)
}

/**
 * The spelling in which values are stored: `3/4` and `-2` are exact, `~0.7071…` is right to 100 digits, and a complex
 * value is `~0.5+0.8660…i`. Reading it back gives the same value on every machine.
 */
export function spellValue(value: Value): string {
  if (value.kind === 'exact') return toFraction(value.value)
  const re = `~${spellDigits(value.re)}`
  if (isReal(value)) return re
  const im = spellDigits(value.im)
  return `${re}${im.startsWith('-') ? '' : '+'}${im}i`
}

const number = String.raw`\d+(?:\.\d+)?(?:e[+-]?\d+)?`
const highPattern = new RegExp(`^~(-?${number})(?:([+-]${number})i)?$`)
const fractionPattern = /^(-?\d+)(?:\/([1-9]\d*))?$/

/** Reads a stored value; `undefined` where the text is none. */
export function parseValue(spelling: string): Value | undefined {
  const [, above, below] = fractionPattern.exec(spelling) ?? []
  if (above !== undefined) return { kind: 'exact', value: rational(BigInt(above), BigInt(below ?? 1)) }
  const [, re, im] = highPattern.exec(spelling) ?? []
  const real = re === undefined ? undefined : parseDigits(re)
  const imaginary = im === undefined ? noDigits : parseDigits(im.replace(/^\+/, ''))
  return real === undefined || imaginary === undefined ? undefined : { kind: 'high', re: real, im: imaginary }
}
