/** What the definitions of several functions share. */

import { call, constant, integer, power, product, quotient, subtract, sum, one } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { absFloat, exponentOfFloat } from '../../computing/high/big-float.ts'
import { exponentOf, isRealHigh } from '../../computing/high/high-values.ts'
import { ONE, ZERO, isOne, isZero } from '../../computing/exact/fractions.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { FunctionTraits, HighSlope, RealSign } from './function-computing.ts'

export const squared = (a: Expression): Expression => power(a, integer(2))
export const root = (a: Expression): Expression => call('sqrt', a)
export const inverse = (a: Expression): Expression => quotient(one, a)
/** √(1 − u²), √(1 − 1/u²) and √(1 + 1/u²), of which the derivatives of inverse functions are made. */
export const rootOfOneMinusSquare = (u: Expression): Expression => root(subtract(one, squared(u)))
export const rootOfOneMinusInverseSquare = (u: Expression): Expression => root(subtract(one, inverse(squared(u))))
export const rootOfOnePlusInverseSquare = (u: Expression): Expression => root(sum([one, inverse(squared(u))]))

/** The chain rule: the derivative of the function of u, times that of u. */
export const chain =
  (outer: (u: Expression) => Expression): Exclude<FunctionTraits['derivative'], 'opaque'> =>
  (a, by) =>
    product([outer(a.args[0]!), by.of(a.args[0]!)])

/** Angles in degrees as radians, and back. */
export const toRadians = (angle: Expression): Expression =>
  quotient({ op: 'product', factors: [angle, constant('pi')] }, integer(180))
export const toDegrees = (angle: Expression): Expression =>
  quotient({ op: 'product', factors: [angle, integer(180)] }, constant('pi'))

export const zeroAtZero = ([x]: readonly Rational[]): Rational | undefined => (isZero(x!) ? ZERO : undefined)
export const oneAtZero = ([x]: readonly Rational[]): Rational | undefined => (isZero(x!) ? ONE : undefined)
export const zeroAtOne = ([x]: readonly Rational[]): Rational | undefined => (isOne(x!) ? ZERO : undefined)

export const alwaysPositive = (argument: RealSign): RealSign => (argument === 'unknown' ? argument : 'positive')

/** Slopes, as exponents of ten. */
export const slopeOfTangent: HighSlope = (_, value) => Math.max(0, 2 * exponentOf(value)) + 1
export const slopeOfArctangent: HighSlope = (z) => (isRealHigh(z) ? 0 : 6)
export const slopeOfInverse: HighSlope = (z, _, { F }) => {
  const distance = isRealHigh(z) ? Math.min(exponentOfFloat(F.subtract(absFloat(z.re), F.one)), 0) : -3
  return Math.max(0, -distance) + Math.max(0, -2 * exponentOf(z)) + 2
}
