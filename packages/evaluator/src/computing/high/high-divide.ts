import { isZeroFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import { either, exponentOf, fits, isExactZero, isRealHigh, mayBeZero, rounded } from './high-values.ts'
import type { HighContext, HighValue } from './high-values.ts'

const EXACT = Number.NEGATIVE_INFINITY

export const isSame = (context: HighContext, a: BigFloat, b: BigFloat): boolean => isZeroFloat(context.F.subtract(a, b))

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
