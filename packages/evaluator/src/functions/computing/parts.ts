/** Size, parts and direction of complex numbers. */

import { UNIT, passOn, undefinedAt } from '../../computing/doubles/double-state.ts'
import type { DoubleState, DoubleStep } from '../../computing/doubles/double-state.ts'
import { ZERO, negateFraction, signOf } from '../../computing/exact/fractions.ts'
import { call, constant, one, quotient } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { absFloat, negateFloat } from '../../computing/high/big-float.ts'
import { isNearSingularity } from '../../computing/high/high-elementary.ts'
import { exponentOf, isExactZero, isRealHigh, rounded } from '../../computing/high/high-values.ts'
import { absoluteOf } from '../../computing/quick/quick-number.ts'
import { chain, toRadians } from './definitions.ts'
import { ln } from './exponential.ts'
import type { RewrittenFunction, SteppedFunction } from './function-computing.ts'

/** A step that keeps the error of its argument unless it sets one. */
const partStep =
  (leave: (at: number, p: number, q: number, before: number, state: DoubleState) => void): DoubleStep =>
  (at, x, _, state) => {
    if (passOn(at, x, x, state)) return
    state.im[at] = 0
    state.error[at] = state.error[x]!
    leave(at, state.re[x]!, state.im[x]!, state.error[x]!, state)
  }

const part = {
  kind: 'stepped',
  operands: 1,
  quick: 'never',
  corners: 'none',
  domain: 'all',
  derivative: 'opaque',
} as const

export const abs: SteppedFunction = {
  ...part,
  exact: ([x]) => (signOf(x!) < 0 ? negateFraction(x!) : x),
  quick: absoluteOf,
  double: partStep((at, p, q, before, { re, error }) => {
    re[at] = q === 0 ? Math.abs(p) : Math.hypot(p, q)
    if (q !== 0) error[at] = before + UNIT * re[at]
  }),
  high: (z, _, context) =>
    isRealHigh(z)
      ? { re: absFloat(z.re), im: context.F.zero, error: z.error }
      : rounded(context, { re: context.functions.size(z), im: context.F.zero }, z.error, 2),
  derivative: chain((u) => quotient(u, call('abs', u))),
  corners: 'zero',
  sign: (argument) => (argument === 'real' ? 'not negative' : argument),
  parity: 'even',
}

export const norm: RewrittenFunction = { kind: 'rewritten', meaning: ([x]) => call('abs', x!) }

export const re: SteppedFunction = {
  ...part,
  exact: ([x]) => x,
  double: partStep((at, p, _, __, state) => {
    state.re[at] = p
  }),
  high: (z, _, { F }) => ({ re: z.re, im: F.zero, error: z.error }),
  parity: 'none',
}

export const im: SteppedFunction = {
  ...part,
  exact: () => ZERO,
  double: partStep((at, _, q, __, state) => {
    state.re[at] = q
  }),
  high: (z, _, { F }) => ({ re: z.im, im: F.zero, error: z.error }),
  parity: 'none',
}

export const conjugate: SteppedFunction = {
  ...part,
  exact: ([x]) => x,
  double: partStep((at, p, q, _, state) => {
    state.re[at] = p
    state.im[at] = q === 0 ? 0 : -q
  }),
  high: (z) => ({ re: z.re, im: negateFloat(z.im), error: z.error }),
  parity: 'none',
}

export const arg: SteppedFunction = {
  ...part,
  angle: 'value',
  exact: 'never',
  double: partStep((at, p, q, before, state) => {
    if (p === 0 && q === 0) return undefinedAt(at, state, before === 0 ? 0 : Number.POSITIVE_INFINITY)
    if (before > 0 && (Math.hypot(p, q) <= 1e3 * before || (p < 0 && Math.abs(q) <= 2 * before))) {
      return undefinedAt(at, state, Number.POSITIVE_INFINITY)
    }
    state.re[at] = Math.atan2(q, p)
    state.error[at] = (1.2 * before) / Math.hypot(p, q) + 2 * UNIT
  }),
  high: (z, _, context) => {
    if (isExactZero(z)) return context.undefinedValue
    if (isNearSingularity(ln, z, context)) return context.unknownValue
    const error = z.error === Number.NEGATIVE_INFINITY ? z.error : z.error - exponentOf(z) + 1.5
    return rounded(context, { re: context.F.arctan2(z.im, z.re), im: context.F.zero }, error, 4)
  },
  domain: 'not zero',
  parity: 'none',
}

/** r at the angle θ: r·e^(iθ). */
function polarForm(size: Expression, angle: Expression, inDegrees: boolean): Expression {
  const radians = inDegrees ? toRadians(angle) : angle
  const exponent: Expression = { op: 'product', factors: [constant('i'), radians] }
  return { op: 'product', factors: [size, { op: 'power', base: constant('e'), exponent }] }
}

export const cis: RewrittenFunction = {
  kind: 'rewritten',
  meaning: ([angle], inDegrees) => polarForm(one, angle!, inDegrees),
}

export const polar: RewrittenFunction = {
  kind: 'rewritten',
  meaning: ([size, angle], inDegrees) => polarForm(size!, angle!, inDegrees),
}
