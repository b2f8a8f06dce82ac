import type { ElementaryFunction } from '../../functions/computing/function-computing.ts'
import { createBudget } from '../budget.ts'
import { ONE } from '../exact/fractions.ts'
import { absFloat, exponentOfFloat, isNegativeFloat, isZeroFloat, negateFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import { isSame } from './high-divide.ts'
import type { HighComplex } from './high-functions.ts'
import { either, exponentOf, fits, isRealHigh, mayBeZero } from './high-values.ts'
import type { HighContext, HighValue } from './high-values.ts'

const EXACT = Number.NEGATIVE_INFINITY

/** An elementary function with a bound on the error of its value. */
export function highElementary(f: ElementaryFunction, z: HighValue, context: HighContext): HighValue {
  const size = exponentOf(z)
  // A root of what may be zero is at most the root of its bound.
  if (f.behaviour === 'root' && z.error !== EXACT && mayBeZero(z)) {
    return { re: context.F.zero, im: context.F.zero, error: (Math.max(size, z.error) + 0.31) / 2 }
  }
  if (f.complex === 'none' && !isRealHigh(z)) return context.unknownValue
  if (isNearSingularity(f, z, context) || isTooLarge(f, z, size)) return context.unknownValue
  const value = f.high(z, context.functions)
  if (value === 'unsure') return context.unknownValue
  if (value === undefined) return context.undefinedValue
  if (z.error === EXACT && isExactAt(f, z, value, context)) return { ...value, error: EXACT }
  const own = exponentOf(value) - context.digits + 1 + lostInside(f, size)
  // A reciprocal that is taken first is rounded, which is an error of the argument.
  const before = f.isOfReciprocal === true ? either(z.error, size - context.digits) : z.error
  const carried = before === EXACT ? EXACT : before + f.highSlope(z, value, context) + 0.5
  return { re: value.re, im: value.im, error: either(carried, own) }
}

/** Whether the argument may lie where the function jumps, has a cut or no slope. */
export function isNearSingularity(f: ElementaryFunction, z: HighValue, context: HighContext): boolean {
  const { cut, behaviour, singularAt } = f
  if (z.error === EXACT) return false
  if (singularAt === 'zero' && mayBeZero(z)) return true
  if (behaviour === 'periodic' || behaviour === 'exponential') return z.error > -5
  const isClose = (distance: BigFloat): boolean => exponentOfFloat(distance) <= z.error + 3
  const isReal = isRealHigh(z)
  const isOnAxis = !isReal && isClose(z.im)
  switch (cut) {
    case 'negative axis':
      return mayBeZero({ ...z, error: z.error + 2 }) || (isOnAxis && isNegativeFloat(z.re))
    case 'beyond one':
    case 'real axis':
      return isOnAxis || (isReal && (isClose(context.F.subtract(absFloat(z.re), context.F.one)) || isClose(z.re)))
    case 'imaginary axis':
      return !isReal && isClose(z.re)
    case 'none':
      return false
  }
}

function isTooLarge({ behaviour }: ElementaryFunction, z: HighValue, size: number): boolean {
  const [re, im] = [exponentOfFloat(z.re), exponentOfFloat(z.im)]
  switch (behaviour) {
    case 'root':
    case 'logarithm':
      return false
    case 'exponential':
    case 'hyperbolic':
      return re > 14 || im > 200
    case 'periodic':
      return re > 200 || im > 14
    case 'inverse':
    case 'integral':
      return size > 300
  }
}

/** Digits lost inside: periodic functions of large arguments and the logarithmic formulas lose some. */
function lostInside({ behaviour }: ElementaryFunction, size: number): number {
  switch (behaviour) {
    case 'root':
    case 'logarithm':
    case 'exponential':
      return 0
    case 'periodic':
      return Math.max(0, size)
    case 'hyperbolic':
    case 'inverse':
      return Math.abs(size === EXACT ? 0 : size) * 2 + 1
    case 'integral':
      return 2 * Math.max(0, size) + 1
  }
}

function isExactAt(f: ElementaryFunction, z: HighValue, value: HighComplex, context: HighContext): boolean {
  const { F } = context
  if (!isRealHigh(z)) return false
  if (!isRealHigh(value)) {
    return (
      f.behaviour === 'root' &&
      isZeroFloat(value.re) &&
      fits(context, value.im) &&
      isSame(context, F.multiply(value.im, value.im), negateFloat(z.re))
    )
  }
  if (f.behaviour === 'root') return fits(context, value.re) && isSame(context, F.multiply(value.re, value.re), z.re)
  if (isZeroFloat(z.re)) return isZeroFloat(value.re) || isSame(context, value.re, F.one)
  return f.exact !== 'never' && isSame(context, z.re, F.one) && f.exact([ONE], createBudget()) !== undefined
}
