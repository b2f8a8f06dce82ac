import type { Budget } from '../../computing/budget.ts'
import { contains, partsOf } from '../../computing/expression.ts'
import type { CallExpression, Expression } from '../../computing/expression.ts'
import {
  ONE,
  ZERO,
  addFractions,
  divideFractions,
  doubleOf,
  fraction,
  greatestCommonDivisor,
  isZero,
  multiplyFractions,
} from '../../computing/exact/fractions.ts'
import { valuesOf } from '../../functions/computing/all.ts'
import type { Rational } from '../../numbers/rational.ts'
import { alongLetter } from './along-letter.ts'

/** After how much all of some expressions are where they began, and how short the shortest turn of a function in them is. */
export interface Period {
  readonly length: number
  readonly shortest: number
}

/** A number q·πⁿ. */
interface Slope {
  readonly value: Rational
  readonly power: number
}

const NONE: Slope = { value: ZERO, power: 0 }

/** Slopes that are too far apart have no turn in common that is worth looking through. */
const MOST_TURNS = 24

/**
 * The period of expressions in which a letter occurs in trigonometric functions of its multiples only; undefined where there
 * is none, or where it is open.
 *
 * @example periodOf([meaning of '\\sin x+\\cos\\frac x2'], 'x') // { length: 4π, shortest: 2π }
 */
export function periodOf(expressions: readonly Expression[], name: string): Period | undefined {
  const slopes: Slope[] = []
  if (!expressions.every((each) => isPeriodic(each, name, slopes))) return undefined
  const [first] = slopes
  if (first === undefined || slopes.some(({ power }) => power !== first.power)) return undefined
  // 2π/q of πⁿ: the common turn is 2π over the greatest number of which all slopes are multiples.
  const sizes = slopes.map(({ value }) => ({ ...value, numerator: absolute(value.numerator) }))
  const common = sizes.reduce(greatestCommon)
  const fastest = Math.max(...sizes.map(doubleOf))
  if (fastest / doubleOf(common) > MOST_TURNS) return undefined
  const turn = 2 * Math.PI ** (1 - first.power)
  return { length: turn / doubleOf(common), shortest: turn / fastest }
}

const absolute = (a: bigint): bigint => (a < 0n ? -a : a)

const greatestCommon = (a: Rational, b: Rational): Rational =>
  fraction(
    greatestCommonDivisor(a.numerator * b.denominator, b.numerator * a.denominator),
    a.denominator * b.denominator,
  )

/** Whether the letter occurs in trigonometric functions only; notes how fast their arguments grow. */
function isPeriodic(a: Expression, name: string, slopes: Slope[]): boolean {
  if (!hasLetter(a, name)) return true
  if (a.op === 'letter' || a.op === 'loop') return false
  if (!isTrigonometric(a)) return partsOf(a).every((part) => isPeriodic(part, name, slopes))
  const slope = slopeOf(a.args[0]!, name)
  // The argument may repeat by itself, as in sin(cos x).
  if (slope === undefined || isZero(slope.value)) return isPeriodic(a.args[0]!, name, slopes)
  slopes.push(slope)
  return true
}

const hasLetter = (a: Expression, name: string): boolean =>
  contains(a, (part) => part.op === 'letter' && part.name === name)

function isTrigonometric(a: Expression): a is CallExpression {
  const known = a.op === 'call' && a.primes === undefined ? valuesOf(a) : undefined
  return known?.kind === 'elementary' && known.behaviour === 'periodic'
}

/** The shortest turn of all trigonometric functions of what grows evenly with a letter, whatever else there is. */
export function shortestTurn(a: Expression, name: string, budget: Budget): number | undefined {
  const turns = argumentsIn(a)
    .filter((argument) => hasLetter(argument, name))
    .map((argument) => (2 * Math.PI) / Math.abs(evenSlope(alongLetter(argument, name, budget).rough)))
    .filter(Number.isFinite)
  return turns.length === 0 ? undefined : Math.min(...turns)
}

const argumentsIn = (a: Expression): readonly Expression[] => [
  ...(isTrigonometric(a) ? a.args : []),
  ...partsOf(a).flatMap(argumentsIn),
]

/** The slope of what grows by the same amount in two steps; NaN for anything else. */
function evenSlope(value: (at: number) => number): number {
  const [first, second] = [value(1.25) - value(0.25), value(2.25) - value(1.25)]
  return Math.abs(first - second) <= 1e-9 * Math.abs(first) ? first : Number.NaN
}

/** How fast an expression grows that is a multiple of the letter and something without it; undefined where it is none. */
function slopeOf(a: Expression, name: string): Slope | undefined {
  if (!hasLetter(a, name)) return NONE
  switch (a.op) {
    case 'letter':
      return { value: ONE, power: 0 }
    case 'sum':
      return a.terms.map((term) => slopeOf(term, name)).reduce(added)
    case 'product': {
      const [moving, ...more] = a.factors.filter((factor) => hasLetter(factor, name))
      if (more.length > 0) return undefined
      const still = a.factors.filter((factor) => factor !== moving).map(multipleOf)
      return still.reduce(multiplied, slopeOf(moving!, name))
    }
    case 'quotient':
      return hasLetter(a.denominator, name) ? undefined : divided(slopeOf(a.numerator, name), multipleOf(a.denominator))
    default:
      return undefined
  }
}

/** A number that is a fraction, π or made of such by multiplying and dividing. */
function multipleOf(a: Expression): Slope | undefined {
  switch (a.op) {
    case 'number':
      return { value: a.value, power: 0 }
    case 'constant':
      return a.name === 'pi' ? { value: ONE, power: 1 } : undefined
    case 'product':
      return a.factors.map(multipleOf).reduce(multiplied)
    case 'quotient':
      return divided(multipleOf(a.numerator), multipleOf(a.denominator))
    default:
      return undefined
  }
}

function added(a: Slope | undefined, b: Slope | undefined): Slope | undefined {
  if (a === undefined || b === undefined) return undefined
  if (isZero(a.value) || isZero(b.value)) return isZero(a.value) ? b : a
  return a.power === b.power ? { value: addFractions(a.value, b.value), power: a.power } : undefined
}

const multiplied = (a: Slope | undefined, b: Slope | undefined): Slope | undefined =>
  a === undefined || b === undefined
    ? undefined
    : { value: multiplyFractions(a.value, b.value), power: a.power + b.power }

const divided = (a: Slope | undefined, b: Slope | undefined): Slope | undefined =>
  a === undefined || b === undefined || isZero(b.value)
    ? undefined
    : { value: divideFractions(a.value, b.value), power: a.power - b.power }
