import { Decimal } from 'decimal.js'
import type { Rational } from '../../numbers/rational.ts'
import { exponentOfFloat, isZeroFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import { bigFloats } from './float-functions.ts'
import type { BigFloats } from './float-functions.ts'
import { highFunctions } from './high-functions.ts'
import type { HighComplex, HighFunctions } from './high-functions.ts'

/**
 * A value of many digits. `error` is the exponent of ten of a bound on the error: −30 means 10⁻³⁰,
 * −Infinity exact, +Infinity nothing known. `isUndefined`: the expression has no value there.
 */
export interface HighValue extends HighComplex {
  readonly error: number
  readonly isUndefined?: boolean
}

export interface HighContext {
  readonly digits: number
  readonly F: BigFloats
  readonly functions: HighFunctions
  readonly undefinedValue: HighValue
  readonly unknownValue: HighValue
}

const contexts = new Map<number, HighContext>()

/** Arithmetic with a number of digits; made once per number of digits. */
export function highContext(digits: number): HighContext {
  const known = contexts.get(digits)
  if (known !== undefined) return known
  const F = bigFloats(Math.ceil(digits * 3.322) + 8)
  const context: HighContext = {
    digits,
    F,
    functions: highFunctions(F),
    undefinedValue: { re: F.zero, im: F.zero, error: Number.NEGATIVE_INFINITY, isUndefined: true },
    unknownValue: { re: F.zero, im: F.zero, error: Number.POSITIVE_INFINITY },
  }
  contexts.set(digits, context)
  return context
}

/** Short enough not to have been rounded. */
export const fits = (context: HighContext, a: BigFloat): boolean => a.length < context.F.bits - 20

export const exact = (context: HighContext, value: bigint | number): HighValue => ({
  re: context.F.of(value),
  im: context.F.zero,
  error: Number.NEGATIVE_INFINITY,
})

export function highOfRational(context: HighContext, value: Rational): HighValue {
  const { F, digits } = context
  const re = value.denominator === 1n ? F.of(value.numerator) : F.ratio(value.numerator, value.denominator)
  const isDyadic = (value.denominator & (value.denominator - 1n)) === 0n
  return {
    re,
    im: F.zero,
    error: isDyadic && fits(context, re) ? Number.NEGATIVE_INFINITY : exponentOfFloat(re) - digits,
  }
}

/** A decimal as it stands. */
export function highOfDecimal(context: HighContext, value: Decimal): BigFloat {
  if (value.isZero()) return context.F.zero
  const places = Math.max(0, value.decimalPlaces())
  return context.F.ratio(BigInt(value.toFixed(places).replace('.', '')), 10n ** BigInt(places))
}

/** Rounded to so many decimal digits. */
export function decimalOf(value: BigFloat, digits: number): Decimal {
  const Wide = Decimal.clone({ precision: digits + 10, defaults: true })
  if (isZeroFloat(value)) return new Wide(0)
  const [mantissa, power] = [new Wide(value.mantissa.toString()), new Wide(2).pow(Math.abs(value.exponent))]
  return (value.exponent < 0 ? mantissa.div(power) : mantissa.times(power)).toSignificantDigits(digits)
}

/** The size of a complex value, as an exponent of ten that bounds it from above. */
export const exponentOf = (a: HighComplex): number => {
  const [re, im] = [exponentOfFloat(a.re), exponentOfFloat(a.im)]
  return im === Number.NEGATIVE_INFINITY ? re : Math.max(re, im) + 0.2
}

/** Exponent of the sum of two sizes. */
export const either = (a: number, b: number): number =>
  (a > b ? a : b) + (a === Number.NEGATIVE_INFINITY || b === Number.NEGATIVE_INFINITY ? 0 : 0.31)

/** A result with the error carried from before and the rounding of its own. */
export function rounded(context: HighContext, value: HighComplex, carried: number, ulps = 1): HighValue {
  if (carried === Number.NEGATIVE_INFINITY && fits(context, value.re) && fits(context, value.im)) {
    return { re: value.re, im: value.im, error: Number.NEGATIVE_INFINITY }
  }
  return {
    re: value.re,
    im: value.im,
    error: either(carried, exponentOf(value) - context.digits + Math.log10(ulps) + 0.31),
  }
}

export const isBad = (a: HighValue): boolean => a.isUndefined === true || a.error === Number.POSITIVE_INFINITY
export const firstBad = (context: HighContext, a: HighValue, b: HighValue): HighValue =>
  a.error === Number.POSITIVE_INFINITY || b.error === Number.POSITIVE_INFINITY
    ? context.unknownValue
    : context.undefinedValue

/** Not to be told apart from zero with the digits at hand. */
export const mayBeZero = (a: HighValue): boolean => exponentOf(a) <= a.error + 1.4
export const isExactZero = (a: HighValue): boolean =>
  a.error === Number.NEGATIVE_INFINITY && isZeroFloat(a.re) && isZeroFloat(a.im)
export const isRealHigh = (a: HighComplex): boolean => isZeroFloat(a.im)

/** Error of a product. */
export function productError(a: HighValue, b: HighValue): number {
  const [first, second] = [a.error + exponentOf(b), b.error + exponentOf(a)]
  // An exact zero times an uncertain value is exactly zero: −∞ + anything stays −∞.
  return either(
    Number.isNaN(first) ? Number.NEGATIVE_INFINITY : first,
    Number.isNaN(second) ? Number.NEGATIVE_INFINITY : second,
  )
}
