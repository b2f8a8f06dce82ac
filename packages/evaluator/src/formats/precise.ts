import { Decimal } from 'decimal.js'
import { parseDecimal, roundToFigures } from '../numbers/decimal.ts'
import type { Rational } from '../numbers/rational.ts'

/** Decimals at the precision the product promises. */
export const Precise = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP, defaults: true })

export const PRECISE_PI = new Precise(
  '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651',
)

/** Digits of a computed decimal that can be trusted; the rest is noise of the last operations. */
const TRUSTED_FIGURES = 90

export function toPrecise(value: Rational): Decimal {
  return new Precise(value.numerator.toString()).div(value.denominator.toString())
}

/** The exact fraction a computed decimal stands for, its last digits rounded away; undefined for infinities and the like. */
export function fromPrecise(value: Decimal): Rational | undefined {
  if (!value.isFinite()) return undefined
  const exact = parseDecimal(value.toString())
  return exact && value.precision() > TRUSTED_FIGURES ? roundToFigures(exact, TRUSTED_FIGURES) : exact
}
