import type { Rational } from '../../numbers/rational.ts'
import { EvaluationFailure, createBudget } from '../budget.ts'
import {
  absFloat,
  exponentOfFloat,
  floatToNumber,
  floorFloat,
  isIntegerFloat,
  isNegativeFloat,
  isZeroFloat,
  negateFloat,
} from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import { factorial } from '../exact/exact.ts'
import type { HighComplex } from './high-functions.ts'
import {
  either,
  exact,
  exponentOf,
  fits,
  highOfRational,
  isBad,
  isExactZero,
  isRealHigh,
  mayBeZero,
  productError,
  rounded,
} from './high-values.ts'
import type { HighContext, HighValue } from './high-values.ts'
import { OP } from '../program.ts'

const EXACT = Number.NEGATIVE_INFINITY

const isSame = (context: HighContext, a: BigFloat, b: BigFloat): boolean => isZeroFloat(context.F.subtract(a, b))

export function highDivide(a: HighValue, b: HighValue, context: HighContext): HighValue {
  if (isExactZero(b)) return context.undefinedValue
  if (mayBeZero(b)) return context.unknownValue
  const value = context.functions.divide(a, b)
  if (value === undefined) return context.undefinedValue
  const below = exponentOf(b) - 1.2
  const isShort =
    a.error === EXACT && b.error === EXACT && isRealHigh(b) && fits(context, value.re) && fits(context, value.im)
  if (isShort) {
    const back = context.functions.multiply(value, b)
    if (isSame(context, back.re, a.re) && isSame(context, back.im, a.im)) return { ...value, error: EXACT }
  }
  const carried = either(a.error - below, b.error + exponentOf(a) - 2 * below)
  return rounded(context, value, carried === EXACT ? exponentOf(value) - context.digits : carried, 4)
}

/** Whether the argument may lie where the function jumps, has a cut or no slope. */
function isNearTrouble(code: number, z: HighValue, context: HighContext): boolean {
  if (z.error === EXACT) return false
  const isClose = (distance: BigFloat): boolean => exponentOfFloat(distance) <= z.error + 3
  const isReal = isRealHigh(z)
  const isOnAxis = !isReal && isClose(z.im)
  switch (code) {
    case OP.sqrt:
    case OP.ln:
      return mayBeZero({ ...z, error: z.error + 2 }) || (isOnAxis && isNegativeFloat(z.re))
    case OP.arcsin:
    case OP.arccos:
    case OP.artanh:
    case OP.arcosh:
    case OP.arcsec:
    case OP.arccsc:
    case OP.arcoth:
    case OP.arsech:
      return isOnAxis || (isReal && (isClose(context.F.subtract(absFloat(z.re), context.F.one)) || isClose(z.re)))
    case OP.arctan:
    case OP.arsinh:
    case OP.arccot:
    case OP.arcsch:
      return !isReal && isClose(z.re)
    case OP.tan:
    case OP.cot:
    case OP.sec:
    case OP.csc:
    case OP.exp:
    case OP.sin:
    case OP.cos:
      return z.error > -5
    default:
      return false
  }
}

export function highUnary(code: number, z: HighValue, context: HighContext): HighValue {
  if (code >= OP.abs) return highPartFunction(code, z, context)
  const size = exponentOf(z)
  // A root of what may be zero is at most the root of its bound.
  if (code === OP.sqrt && z.error !== EXACT && mayBeZero(z)) {
    return { re: context.F.zero, im: context.F.zero, error: (Math.max(size, z.error) + 0.31) / 2 }
  }
  if (code === OP.erf && !isRealHigh(z)) return context.unknownValue
  if (isNearTrouble(code, z, context)) return context.unknownValue
  if (isTooLarge(code, z, size)) return context.unknownValue
  const value = context.functions.apply(code, z)
  if (value === undefined) return context.undefinedValue
  if (z.error === EXACT && isExactAt(code, z, value, context)) return { ...value, error: EXACT }
  const slope = highSlope(code, z, value, context)
  // Periodic functions of large arguments and the logarithmic formulas lose digits inside.
  const lost =
    code === OP.erf
      ? 2 * Math.max(0, size) + 1
      : code >= OP.sin && code <= OP.cot
        ? Math.max(0, size)
        : code >= OP.arcsin
          ? Math.abs(size === EXACT ? 0 : size) * 2 + 1
          : 0
  const own = exponentOf(value) - context.digits + 1 + lost
  return { re: value.re, im: value.im, error: either(z.error === EXACT ? EXACT : z.error + slope + 0.5, own) }
}

function isTooLarge(code: number, z: HighValue, size: number): boolean {
  const [re, im] = [exponentOfFloat(z.re), exponentOfFloat(z.im)]
  if (code === OP.ln || code === OP.sqrt) return false
  if (code === OP.exp || (code >= OP.sinh && code <= OP.coth)) return re > 14 || im > 200
  if (code >= OP.sin && code <= OP.cot) return re > 200 || im > 14
  return size > 300
}

function isExactAt(code: number, z: HighValue, value: HighComplex, context: HighContext): boolean {
  const { F } = context
  if (!isRealHigh(z)) return false
  if (!isRealHigh(value)) {
    return (
      code === OP.sqrt &&
      isZeroFloat(value.re) &&
      fits(context, value.im) &&
      isSame(context, F.multiply(value.im, value.im), negateFloat(z.re))
    )
  }
  if (code === OP.sqrt) return fits(context, value.re) && isSame(context, F.multiply(value.re, value.re), z.re)
  if (isZeroFloat(z.re)) return isZeroFloat(value.re) || isSame(context, value.re, F.one)
  return (code === OP.ln || code === OP.arcosh) && isSame(context, z.re, F.one)
}

/** Exponent of ten of a bound on the derivative at z, where the value is already known. */
function highSlope(code: number, z: HighValue, value: HighComplex, context: HighContext): number {
  const size = exponentOf(z)
  const result = exponentOf(value)
  switch (code) {
    case OP.sqrt:
      return result - size + 1
    case OP.ln:
      return 1.2 - size
    case OP.exp:
      return result
    case OP.sin:
    case OP.cos:
      return (isRealHigh(z) ? 0 : Math.abs(floatToNumber(z.im)) / 2.3) + 0.5
    case OP.sinh:
    case OP.cosh:
      return Math.max(result, 0) + 1
    case OP.tan:
    case OP.cot:
    case OP.sec:
    case OP.csc:
    case OP.coth:
    case OP.csch:
    case OP.tanh:
    case OP.sech:
      return Math.max(0, 2 * result) + 1
    case OP.arctan:
    case OP.arsinh:
    case OP.arccot:
      return isRealHigh(z) ? 0 : 6
    case OP.erf:
      return 0.1
    default: {
      const distance = isRealHigh(z)
        ? Math.min(exponentOfFloat(context.F.subtract(absFloat(z.re), context.F.one)), 0)
        : -3
      return Math.max(0, -distance) + Math.max(0, -2 * size) + 2
    }
  }
}

function highPartFunction(code: number, z: HighValue, context: HighContext): HighValue {
  const { F } = context
  const isReal = isRealHigh(z)
  switch (code) {
    case OP.abs:
      return isReal
        ? { re: absFloat(z.re), im: F.zero, error: z.error }
        : rounded(context, { re: context.functions.size(z), im: F.zero }, z.error, 2)
    case OP.re:
      return { re: z.re, im: F.zero, error: z.error }
    case OP.im:
      return { re: z.im, im: F.zero, error: z.error }
    case OP.conj:
      return { re: z.re, im: negateFloat(z.im), error: z.error }
    case OP.argument: {
      if (isExactZero(z)) return context.undefinedValue
      if (isNearTrouble(OP.ln, z, context)) return context.unknownValue
      const error = z.error === EXACT ? EXACT : z.error - exponentOf(z) + 1.5
      return rounded(context, { re: F.arctan2(z.im, z.re), im: F.zero }, error, 4)
    }
    default:
      return isReal ? highStepFunction(code, z, context) : context.undefinedValue
  }
}

/** Functions that jump say nothing where the argument may lie on either side of the jump. */
function highStepFunction(code: number, z: HighValue, context: HighContext): HighValue {
  const { F } = context
  if (code === OP.factorial && exponentOf(z) > 6.5) throw new EvaluationFailure('OverBudget')
  if (exponentOf(z) > context.digits - 8) return context.unknownValue
  const half = F.ratio(1n, 2n)
  const rounding = floorFloat(F.add(z.re, half))
  const jump = code === OP.sign ? F.zero : code === OP.round ? F.add(F.of(floorFloat(z.re)), half) : F.of(rounding)
  if (z.error !== EXACT && exponentOfFloat(F.subtract(z.re, jump)) <= z.error + 1) return context.unknownValue
  const isNegative = isNegativeFloat(z.re)
  switch (code) {
    case OP.floor:
      return exact(context, floorFloat(z.re))
    case OP.ceiling:
      return exact(context, -floorFloat(negateFloat(z.re)))
    case OP.sign:
      return exact(context, isZeroFloat(z.re) ? 0n : isNegative ? -1n : 1n)
    case OP.round: {
      const size = floorFloat(F.add(absFloat(z.re), half))
      return exact(context, isNegative ? -size : size)
    }
    case OP.factorial: {
      if (!isIntegerFloat(z.re) || isNegative) return context.undefinedValue
      return highOfRational(context, { numerator: factorial(floorFloat(z.re), createBudget()), denominator: 1n })
    }
    default:
      return context.undefinedValue
  }
}

export function highWholePower(z: HighValue, exponent: number, context: HighContext): HighValue {
  if (exponent === 0) return isExactZero(z) || !mayBeZero(z) ? exact(context, 1n) : context.unknownValue
  if (isExactZero(z)) return exponent > 0 ? exact(context, 0n) : context.undefinedValue
  if (mayBeZero(z) && exponent < 0) return context.unknownValue
  const size = exponentOf(z)
  if (Math.abs(size) * Math.abs(exponent) > 1e13) return context.unknownValue
  const value = raised(z, Math.abs(exponent), context)
  if (mayBeZero(z)) return { ...value, error: (Math.max(size, z.error) + 0.31) * exponent }
  const relative = z.error === EXACT ? EXACT : z.error - size + 1.2
  const steps = Math.log10(Math.abs(exponent)) + 1
  if (relative + steps > -3) return context.unknownValue
  const grown = rounded(context, value, relative === EXACT ? EXACT : exponentOf(value) + relative + steps, 10 ** steps)
  return exponent > 0 ? grown : highDivide(exact(context, 1n), grown, context)
}

function raised(z: HighComplex, exponent: number, context: HighContext): HighComplex {
  const { F, functions } = context
  if (isRealHigh(z)) return { re: F.power(z.re, exponent), im: F.zero }
  let [result, base]: [HighComplex, HighComplex] = [{ re: F.one, im: F.zero }, z]
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = functions.multiply(result, base)
    if (left > 1) base = functions.multiply(base, base)
  }
  return result
}

const opposite = (a: HighValue): HighValue => ({ ...a, re: negateFloat(a.re) })
const isNegativeReal = (z: HighValue): boolean => isRealHigh(z) && isNegativeFloat(z.re) && !mayBeZero(z)

/** A power of a negative number with an exponent that is certainly not whole. */
export const isUndefinedPower = (z: HighValue, w: HighValue): boolean =>
  isNegativeReal(z) && isRealHigh(w) && w.error === EXACT && !isIntegerFloat(w.re)

export function highFractionPower(
  z: HighValue,
  exponent: Rational,
  realOddRoots: boolean,
  context: HighContext,
): HighValue {
  const w = highOfRational(context, exponent)
  if (!realOddRoots || exponent.denominator % 2n === 0n || !isNegativeReal(z)) return highPower(z, w, context)
  const size = highPower(opposite(z), w, context)
  return exponent.numerator % 2n === 0n || isBad(size) ? size : opposite(size)
}

export function highPower(z: HighValue, w: HighValue, context: HighContext): HighValue {
  const { F, functions } = context
  const isExactExponent = w.error === EXACT && isRealHigh(w)
  if (isExactExponent && isIntegerFloat(w.re) && exponentOf(w) < 9.3)
    return highWholePower(z, Number(floorFloat(w.re)), context)
  if (z.error === EXACT && isRealHigh(z) && isSame(context, z.re, F.one)) return exact(context, 1n)
  if (isExactZero(z)) return !isNegativeFloat(w.re) && !mayBeZero(w) ? exact(context, 0n) : context.undefinedValue
  // x^(1/2) of a square is exact when it is taken as a root.
  if (isExactExponent && isSame(context, w.re, F.ratio(1n, 2n))) return highUnary(OP.sqrt, z, context)
  const logarithm = highUnary(OP.ln, z, context)
  if (isBad(logarithm)) return logarithm
  return highUnary(OP.exp, rounded(context, functions.multiply(logarithm, w), productError(logarithm, w), 2), context)
}

export function highRoot(z: HighValue, index: HighValue, context: HighContext): HighValue {
  const isOdd =
    index.error === EXACT && isRealHigh(index) && isIntegerFloat(index.re) && floorFloat(index.re) % 2n !== 0n
  const exponent = highDivide(exact(context, 1n), index, context)
  if (isBad(exponent)) return exponent
  if (!isOdd || !isNegativeReal(z)) return highPower(z, exponent, context)
  const size = highPower(opposite(z), exponent, context)
  return isBad(size) ? size : opposite(size)
}
