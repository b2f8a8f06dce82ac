/** Functions of whole numbers; min and max, which take any number of reals. */

import { createBudget, EvaluationFailure } from '../../computing/budget.ts'
import { LARGEST_EXACT, UNIT, isShort, passOn, setExact, undefinedAt } from '../../computing/doubles/double-state.ts'
import type { DoubleState, DoubleStep } from '../../computing/doubles/double-state.ts'
import { binomial as binomialOf, factorial as factorialOf, fallingFactorial } from '../../computing/exact/factorials.ts'
import {
  compareFractions,
  divideFractions,
  floorOfFraction,
  greatestCommonDivisor,
  isInteger,
  isZero,
  multiplyFractions,
  subtractFractions,
  whole,
} from '../../computing/exact/fractions.ts'
import {
  exponentOfFloat,
  floorFloat,
  isIntegerFloat,
  isNegativeFloat,
  isZeroFloat,
} from '../../computing/high/big-float.ts'
import { exponentOf, highOfRational, isRealHigh } from '../../computing/high/high-values.ts'
import type { HighContext, HighValue } from '../../computing/high/high-values.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { SteppedFunction } from './function-computing.ts'

const ofWholeNumbers = {
  kind: 'stepped',
  operands: 2,
  quick: 'never',
  derivative: 'opaque',
  domain: 'whole numbers',
  corners: 'none',
  parity: 'none',
} as const

/** A step of two real numbers. */
const realPair =
  (
    leave: (at: number, p: number, q: number, error: readonly [number, number], state: DoubleState) => void,
  ): DoubleStep =>
  (at, x, y, state) => {
    if (passOn(at, x, y, state)) return
    const { re, im, error } = state
    if (im[x] !== 0 || im[y] !== 0) return undefinedAt(at, state)
    im[at] = 0
    leave(at, re[x]!, re[y]!, [error[x]!, error[y]!], state)
  }

/** A step of two exact numbers. */
const exactPair = (leave: (at: number, p: number, q: number, state: DoubleState) => void): DoubleStep =>
  realPair((at, p, q, [first, second], state) => {
    if (first !== 0 || second !== 0) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
    leave(at, p, q, state)
  })

/** A step of two whole numbers. */
const wholePair = (leave: (at: number, p: number, q: number, state: DoubleState) => void): DoubleStep =>
  exactPair((at, p, q, state) => {
    if (!Number.isInteger(p) || !Number.isInteger(q)) return undefinedAt(at, state)
    state.error[at] = 0
    leave(at, p, q, state)
  })

type HighPair = (a: HighValue, b: HighValue, context: HighContext) => HighValue

const highRealPair =
  (f: HighPair): HighPair =>
  (a, b, context) =>
    isRealHigh(a) && isRealHigh(b) ? f(a, b, context) : context.undefinedValue

const highExactPair = (f: HighPair): HighPair =>
  highRealPair((a, b, context) =>
    a.error === Number.NEGATIVE_INFINITY && b.error === Number.NEGATIVE_INFINITY
      ? f(a, b, context)
      : context.unknownValue,
  )

const highWholePair = (f: (n: bigint, k: bigint) => bigint): HighPair =>
  highExactPair((a, b, context) => {
    const areWhole = isIntegerFloat(a.re) && isIntegerFloat(b.re) && exponentOf(a) <= 15 && exponentOf(b) <= 15
    if (!areWhole) return context.undefinedValue
    return highOfRational(context, whole(f(floorFloat(a.re), floorFloat(b.re))))
  })

function greatestCommonFactor(p: number, q: number): number {
  let [m, n] = [Math.abs(p), Math.abs(q)]
  while (n !== 0) [m, n] = [n, m % n]
  return m
}

const size = (value: bigint): bigint => (value < 0n ? -value : value)

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return a === 0n || b === 0n ? 0n : (size(a) / greatestCommonDivisor(a, b)) * size(b)
}

const foldWhole = (
  args: readonly Rational[],
  start: bigint,
  join: (a: bigint, b: bigint) => bigint,
): Rational | undefined =>
  args.every(isInteger) ? whole(args.reduce((sum, { numerator }) => join(sum, numerator), start)) : undefined

export const gcd: SteppedFunction = {
  ...ofWholeNumbers,
  folds: 'alone is folded',
  exact: (args) => foldWhole(args, 0n, greatestCommonDivisor),
  double: wholePair((at, p, q, { re }) => {
    re[at] = greatestCommonFactor(p, q)
  }),
  high: highWholePair(greatestCommonDivisor),
}

export const lcm: SteppedFunction = {
  ...ofWholeNumbers,
  folds: 'alone is folded',
  exact: (args) => foldWhole(args, 1n, leastCommonMultiple),
  double: wholePair((at, p, q, { re, error }) => {
    const common = greatestCommonFactor(p, q)
    const multiple = common === 0 ? 0 : Math.abs(p / common) * Math.abs(q)
    re[at] = multiple
    error[at] = multiple <= Number.MAX_SAFE_INTEGER ? 0 : multiple * UNIT
  }),
  high: highWholePair(leastCommonMultiple),
}

/** The product of the q factors that `factor` tells, with a bound on its rounding. */
function leaveProduct(at: number, q: number, next: (value: number, k: number) => number, state: DoubleState): void {
  if (q < 0 || q > 500) return q < 0 ? setExact(at, 0, state) : undefinedAt(at, state, Number.POSITIVE_INFINITY)
  let value = 1
  for (let k = 0; k < q; k += 1) value = next(value, k)
  state.re[at] = value
  state.error[at] = Math.abs(value) < 1e12 && Number.isInteger(value) ? 0 : Math.abs(value) * UNIT * 2 * (q + 1)
}

export const binomial: SteppedFunction = {
  ...ofWholeNumbers,
  exact: ([n, k], budget) =>
    isInteger(n!) && isInteger(k!) ? whole(binomialOf(n!.numerator, k!.numerator, budget)) : undefined,
  double: wholePair((at, p, q, state) => leaveProduct(at, q, (value, k) => (value * (p - k)) / (k + 1), state)),
  high: highWholePair((n, k) => binomialOf(n, k, createBudget())),
}

export const permutations: SteppedFunction = {
  ...ofWholeNumbers,
  exact: ([n, k], budget) =>
    isInteger(n!) && isInteger(k!) ? whole(fallingFactorial(n!.numerator, k!.numerator, budget)) : undefined,
  double: wholePair((at, p, q, state) => leaveProduct(at, q, (value, k) => value * (p - k), state)),
  high: highWholePair((n, k) => (k < 0n ? 0n : binomialOf(n, k, createBudget()) * factorialOf(k, createBudget()))),
}

function leaveFactorial(at: number, n: number, before: number, state: DoubleState): void {
  const k = Math.round(n)
  const isUnsure = (before > 0 && Math.abs(n - k) <= before) || Math.abs(n) > LARGEST_EXACT / 4
  if (isUnsure) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  if (n !== k || k < 0) return undefinedAt(at, state)
  if (k > 170) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  let value = 1
  for (let factor = 2; factor <= k; factor += 1) value *= factor
  state.re[at] = value
  state.error[at] = k <= 18 ? 0 : k * UNIT * value
}

export const factorial: SteppedFunction = {
  ...ofWholeNumbers,
  operands: 1,
  exact: ([n], budget) => (isInteger(n!) ? whole(factorialOf(n!.numerator, budget)) : undefined),
  double: (at, x, _, state) => {
    if (passOn(at, x, x, state)) return
    if (state.im[x] !== 0) return undefinedAt(at, state)
    state.im[at] = 0
    leaveFactorial(at, state.re[x]!, state.error[x]!, state)
  },
  high: (z, _, context) => {
    const { F } = context
    if (!isRealHigh(z)) return context.undefinedValue
    if (exponentOf(z) > 6.5) throw new EvaluationFailure('OverBudget')
    if (exponentOf(z) > context.digits - 8) return context.unknownValue
    const nearest = F.of(floorFloat(F.add(z.re, F.ratio(1n, 2n))))
    if (z.error !== Number.NEGATIVE_INFINITY && exponentOfFloat(F.subtract(z.re, nearest)) <= z.error + 1)
      return context.unknownValue
    if (!isIntegerFloat(z.re) || isNegativeFloat(z.re)) return context.undefinedValue
    return highOfRational(context, whole(factorialOf(floorFloat(z.re), createBudget())))
  },
}

export const mod: SteppedFunction = {
  ...ofWholeNumbers,
  exact: ([x, y]) => {
    if (isZero(y!)) throw new EvaluationFailure('DivideByZero')
    return subtractFractions(x!, multiplyFractions(y!, whole(floorOfFraction(divideFractions(x!, y!)))))
  },
  double: exactPair((at, p, q, state) => {
    if (q === 0) return undefinedAt(at, state)
    const value = p - q * Math.floor(p / q)
    const isExact = isShort(value) && isShort(p) && isShort(q)
    state.re[at] = value
    state.error[at] = isExact ? 0 : Number.POSITIVE_INFINITY
  }),
  high: highExactPair((a, b, context) => {
    const { F } = context
    if (isZeroFloat(b.re)) return context.undefinedValue
    const quotient = F.divide(a.re, b.re)
    // A remainder needs the quotient to its last digit.
    if (exponentOfFloat(quotient) > context.digits - 8) return context.unknownValue
    const times = F.of(floorFloat(quotient))
    return exactly(F.subtract(a.re, F.multiply(b.re, times)), context)
  }),
  domain: 'depends on the second argument',
  corners: 'multiples',
}

const exactly = (re: HighValue['re'], { F }: HighContext): HighValue => ({
  re,
  im: F.zero,
  error: Number.NEGATIVE_INFINITY,
})

const extreme = { ...ofWholeNumbers, folds: 'alone stays', domain: 'all', corners: 'equal arguments' } as const

const extremeStep = (f: (p: number, q: number) => number): DoubleStep =>
  realPair((at, p, q, [first, second], { re, error }) => {
    re[at] = f(p, q)
    error[at] = Math.max(first, second)
  })

const highExtreme = (isLeast: boolean): HighPair =>
  highRealPair((a, b, { F }) => {
    const isFirst = isNegativeFloat(F.subtract(a.re, b.re)) === isLeast
    return { re: isFirst ? a.re : b.re, im: F.zero, error: Math.max(a.error, b.error) }
  })

export const min: SteppedFunction = {
  ...extreme,
  exact: (args) => args.reduce((least, value) => (compareFractions(value, least) < 0 ? value : least)),
  double: extremeStep(Math.min),
  high: highExtreme(true),
}

export const max: SteppedFunction = {
  ...extreme,
  exact: (args) => args.reduce((most, value) => (compareFractions(value, most) > 0 ? value : most)),
  double: extremeStep(Math.max),
  high: highExtreme(false),
}
