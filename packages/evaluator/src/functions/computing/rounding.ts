/** Functions that jump. They say nothing where the argument may lie on either side of the jump. */

import { LARGEST_EXACT, passOn, undefinedAt } from '../../computing/doubles/double-state.ts'
import type { DoubleStep } from '../../computing/doubles/double-state.ts'
import { addFractions, floorOfFraction, negateFraction, signOf, whole } from '../../computing/exact/fractions.ts'
import { call, integer, quotient, zero } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import {
  absFloat,
  exponentOfFloat,
  floorFloat,
  isNegativeFloat,
  isZeroFloat,
  negateFloat,
} from '../../computing/high/big-float.ts'
import type { BigFloat } from '../../computing/high/big-float.ts'
import type { BigFloats } from '../../computing/high/float-functions.ts'
import { exact, exponentOf, isRealHigh } from '../../computing/high/high-values.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { SteppedFunction } from './function-computing.ts'

/** The distance to the next jump. */
type Jump = (p: number) => number

const jumpingStep =
  (f: (p: number) => number, jump: Jump): DoubleStep =>
  (at, x, _, state) => {
    if (passOn(at, x, x, state)) return
    const { re, im, error } = state
    const [p, before] = [re[x]!, error[x]!]
    im[at] = 0
    if (im[x] !== 0) return undefinedAt(at, state)
    const isUnsure = (before > 0 && Math.abs(jump(p)) <= before) || Math.abs(p) > LARGEST_EXACT / 4
    if (isUnsure) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
    error[at] = 0
    re[at] = f(p)
  }

const jumpingHigh =
  (f: (x: BigFloat, F: BigFloats) => bigint, jump: (x: BigFloat, F: BigFloats) => BigFloat): SteppedFunction['high'] =>
  (z, _, context) => {
    const { F } = context
    if (!isRealHigh(z)) return context.undefinedValue
    if (exponentOf(z) > context.digits - 8) return context.unknownValue
    const isExact = z.error === Number.NEGATIVE_INFINITY
    if (!isExact && exponentOfFloat(F.subtract(z.re, jump(z.re, F))) <= z.error + 1) return context.unknownValue
    return exact(context, f(z.re, F))
  }

const half = (F: BigFloats): BigFloat => F.ratio(1n, 2n)
const nearestWhole = (x: BigFloat, F: BigFloats): BigFloat => F.of(floorFloat(F.add(x, half(F))))
const toWhole: Jump = (p) => p - Math.round(p)

const jumping = {
  kind: 'stepped',
  operands: 1,
  quick: 'never',
  domain: 'all',
  parity: 'none',
} as const

/** Where it does not jump, nothing changes. */
const flat = (): Expression => zero

export const floor: SteppedFunction = {
  ...jumping,
  exact: ([x]) => whole(floorOfFraction(x!)),
  double: jumpingStep(Math.floor, toWhole),
  high: jumpingHigh(floorFloat, nearestWhole),
  derivative: flat,
  corners: 'whole numbers',
}

export const ceil: SteppedFunction = {
  ...jumping,
  exact: ([x]) => whole(-floorOfFraction(negateFraction(x!))),
  double: jumpingStep(Math.ceil, toWhole),
  high: jumpingHigh((x) => -floorFloat(negateFloat(x)), nearestWhole),
  derivative: flat,
  corners: 'whole numbers',
}

const HALF: Rational = { numerator: 1n, denominator: 2n }
const roundUp = (x: Rational): bigint => floorOfFraction(addFractions(x, HALF))

/** Halves away from zero. */
export const round: SteppedFunction = {
  ...jumping,
  meaning: ([x, places]) => {
    if (places === undefined) return call('round', x!)
    const scale: Expression = { op: 'power', base: integer(10), exponent: places }
    return quotient(call('round', { op: 'product', factors: [x!, scale] }), scale)
  },
  exact: ([x]) => whole(signOf(x!) < 0 ? -roundUp(negateFraction(x!)) : roundUp(x!)),
  double: jumpingStep(
    (p) => Math.sign(p) * Math.floor(Math.abs(p) + 0.5),
    (p) => p - Math.floor(p) - 0.5,
  ),
  high: jumpingHigh(
    (x, F) => {
      const size = floorFloat(F.add(absFloat(x), half(F)))
      return isNegativeFloat(x) ? -size : size
    },
    (x, F) => F.add(F.of(floorFloat(x)), half(F)),
  ),
  derivative: 'opaque',
  corners: 'halves',
}

export const sign: SteppedFunction = {
  ...jumping,
  exact: ([x]) => whole(signOf(x!)),
  double: jumpingStep(Math.sign, (p) => p),
  high: jumpingHigh(
    (x) => (isZeroFloat(x) ? 0n : isNegativeFloat(x) ? -1n : 1n),
    (_, F) => F.zero,
  ),
  derivative: flat,
  corners: 'zero',
  parity: 'odd',
}
