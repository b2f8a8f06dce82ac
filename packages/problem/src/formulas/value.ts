/** Values of variables and keys: exact fractions wherever possible, else 100 digits. */

import { Decimal } from 'decimal.js'
import {
  parseDecimal,
  rational,
  toFraction,
  toNumber,
  type HighNumber,
  type LetterValue,
  type Rational,
} from '@isomorph/evaluator'

/** The specification's precision of numbers. */
export const precision = 100

/** A number with 100 digits; not limited in exponent, and never rounded by accident. */
const HighDecimal = Decimal.clone({ precision: precision + 20, toExpNeg: -60, toExpPos: 130 })

export type Value =
  | { readonly kind: 'exact'; readonly value: Rational }
  | { readonly kind: 'high'; readonly re: Decimal; readonly im: Decimal }

/** Exact values with more digits than this go on with 100 digits: nobody can use them, and they only cost time. */
const mostExactBits = 2400n
const tooLarge = 1n << mostExactBits

/** An exact value, or one of 100 digits when the fraction is unwieldy. */
export function exactValue(value: Rational): Value {
  const isUnwieldy = value.numerator > tooLarge || value.numerator < -tooLarge || value.denominator > tooLarge
  if (!isUnwieldy) return { kind: 'exact', value }
  const above = new HighDecimal(value.numerator.toString())
  const re = above.div(new HighDecimal(value.denominator.toString())).toSignificantDigits(precision)
  return { kind: 'high', re, im: new HighDecimal(0) }
}

/** What the evaluator computed, as a value. */
export function valueOf(computed: HighNumber): Value {
  return computed.exact === undefined ? { kind: 'high', re: computed.re, im: computed.im } : exactValue(computed.exact)
}

/** A value as the evaluator takes it for a letter. */
export function letterValue(value: Value): LetterValue {
  return value.kind === 'exact' ? value.value : { re: value.re, im: value.im }
}

export function isReal(value: Value): boolean {
  return value.kind === 'exact' || value.im.isZero()
}

/** The real part as an exact fraction; for values of 100 digits the fraction that these digits are. */
export function realFraction(value: Value): Rational {
  return value.kind === 'exact' ? value.value : fractionOf(value.re)
}

export function imaginaryFraction(value: Value): Rational {
  return value.kind === 'exact' ? { numerator: 0n, denominator: 1n } : fractionOf(value.im)
}

/** The real part with 100 digits. */
export function highDecimal(value: Value): Decimal {
  if (value.kind === 'high') return value.re
  return new HighDecimal(value.value.numerator.toString()).div(value.value.denominator.toString())
}

/** The fraction that a decimal is. */
export function fractionOf(decimal: Decimal): Rational {
  return parseDecimal(decimal.toString()) ?? { numerator: 0n, denominator: 1n }
}

/** The nearest double of the real part. */
export function doubleOf(value: Value): number {
  return value.kind === 'exact' ? toNumber(value.value) : value.re.toNumber()
}

/**
 * The spelling in which values are stored: `3/4` and `-2` are exact, `~0.7071…` is right to 100 digits, and a complex
 * value is `~0.5+0.8660…i`. Reading it back gives the same value on every machine.
 */
export function spellValue(value: Value): string {
  if (value.kind === 'exact') return toFraction(value.value)
  if (value.im.isZero()) return `~${value.re.toString()}`
  const sign = value.im.isNegative() ? '-' : '+'
  return `~${value.re.toString()}${sign}${value.im.abs().toString()}i`
}

const number = String.raw`\d+(?:\.\d+)?(?:e[+-]?\d+)?`
const highPattern = new RegExp(`^~(-?${number})(?:([+-]${number})i)?$`)
const fractionPattern = /^(-?\d+)(?:\/([1-9]\d*))?$/

/** Reads a stored value; `undefined` where the text is none. */
export function parseValue(spelling: string): Value | undefined {
  const [, above, below] = fractionPattern.exec(spelling) ?? []
  if (above !== undefined) return { kind: 'exact', value: rational(BigInt(above), BigInt(below ?? 1)) }
  const [, re, im] = highPattern.exec(spelling) ?? []
  if (re === undefined) return undefined
  return { kind: 'high', re: new HighDecimal(re), im: new HighDecimal(im ?? 0) }
}
