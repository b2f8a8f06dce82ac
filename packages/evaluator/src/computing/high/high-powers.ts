import { exp, ln, sqrt } from '../../functions/computing/exponential.ts'
import type { Rational } from '../../numbers/rational.ts'
import { floorFloat, isIntegerFloat, isNegativeFloat, negateFloat } from './big-float.ts'
import { highDivide, isSame } from './high-divide.ts'
import { highElementary } from './high-elementary.ts'
import type { HighComplex } from './high-functions.ts'
import {
  exact,
  exponentOf,
  highOfRational,
  isBad,
  isExactZero,
  isRealHigh,
  mayBeZero,
  productError,
  rounded,
} from './high-values.ts'
import type { HighContext, HighValue } from './high-values.ts'

const EXACT = Number.NEGATIVE_INFINITY

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
  if (isExactExponent && isSame(context, w.re, F.ratio(1n, 2n))) return highElementary(sqrt, z, context)
  const logarithm = highElementary(ln, z, context)
  if (isBad(logarithm)) return logarithm
  return highElementary(exp, rounded(context, functions.multiply(logarithm, w), productError(logarithm, w), 2), context)
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
