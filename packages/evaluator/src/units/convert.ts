import { Decimal } from 'decimal.js'
import { add, divide, multiply, subtract, ZERO } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import { unitsConvertible } from './unit.ts'
import type { Unit } from './unit.ts'

/** How a value changes from one unit to another: `(value + before) · scale · π^pi − after`. */
export interface Conversion {
  readonly before: Rational
  readonly scale: Rational
  readonly pi: number
  readonly after: Rational
}

/** The conversion, or undefined where the units measure different things. */
export function conversion(from: Unit, to: Unit): Conversion | undefined {
  if (!unitsConvertible(from, to)) return undefined
  return {
    before: from.offset ?? ZERO,
    scale: divide(from.factor, to.factor),
    pi: from.pi - to.pi,
    after: to.offset ?? ZERO,
  }
}

/**
 * Converts exactly; undefined where the units measure different things or π is involved (see `convertDecimal`).
 *
 * @example convert(integer(18), kilometresPerHour, metresPerSecond) // 5
 */
export function convert(value: Rational, from: Unit, to: Unit): Rational | undefined {
  const how = conversion(from, to)
  if (!how || how.pi !== 0) return undefined
  return subtract(multiply(add(value, how.before), how.scale), how.after)
}

const Precise = Decimal.clone({ precision: 100, defaults: true })
const PI = new Precise(
  '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651',
)

/** Converts a decimal at 100 digits, angles included. */
export function convertDecimal(value: Decimal, from: Unit, to: Unit): Decimal | undefined {
  const how = conversion(from, to)
  if (!how) return undefined
  const scale = toPrecise(how.scale).times(PI.pow(how.pi))
  return new Precise(value).plus(toPrecise(how.before)).times(scale).minus(toPrecise(how.after))
}

function toPrecise(value: Rational): Decimal {
  return new Precise(value.numerator.toString()).div(value.denominator.toString())
}
