import { createBudget } from '../budget.ts'
import { binomial, factorial } from '../exact/exact.ts'
import { exponentOfFloat, floorFloat, isIntegerFloat, isNegativeFloat, isZeroFloat } from './big-float.ts'
import { greatestCommonDivisor } from '../exact/fractions.ts'
import { exact, exponentOf, highOfRational, isRealHigh } from './high-values.ts'
import type { HighContext, HighValue } from './high-values.ts'
import { OP } from '../program.ts'

/** gcd, lcm, mod, min, max, binomial, permutations. */
export function highWholeNumberFunction(code: number, a: HighValue, b: HighValue, context: HighContext): HighValue {
  const { F } = context
  if (!isRealHigh(a) || !isRealHigh(b)) return context.undefinedValue
  if (code === OP.min || code === OP.max) {
    const isFirst = isNegativeFloat(F.subtract(a.re, b.re)) === (code === OP.min)
    return { re: isFirst ? a.re : b.re, im: F.zero, error: Math.max(a.error, b.error) }
  }
  if (a.error !== Number.NEGATIVE_INFINITY || b.error !== Number.NEGATIVE_INFINITY) return context.unknownValue
  if (code === OP.mod) {
    if (isZeroFloat(b.re)) return context.undefinedValue
    const quotient = F.divide(a.re, b.re)
    // A remainder needs the quotient to its last digit.
    if (exponentOfFloat(quotient) > context.digits - 8) return context.unknownValue
    const times = F.of(floorFloat(quotient))
    return { re: F.subtract(a.re, F.multiply(b.re, times)), im: F.zero, error: Number.NEGATIVE_INFINITY }
  }
  if (!isIntegerFloat(a.re) || !isIntegerFloat(b.re) || exponentOf(a) > 15 || exponentOf(b) > 15)
    return context.undefinedValue
  const [n, k] = [floorFloat(a.re), floorFloat(b.re)]
  const whole = (value: bigint): HighValue => highOfRational(context, { numerator: value, denominator: 1n })
  if (code === OP.binomial) return whole(binomial(n, k, createBudget()))
  if (code === OP.permutations)
    return k < 0n ? exact(context, 0n) : whole(binomial(n, k, createBudget()) * factorial(k, createBudget()))
  const common = greatestCommonDivisor(n, k)
  const size = (value: bigint): bigint => (value < 0n ? -value : value)
  if (code === OP.gcd) return whole(common)
  return whole(common === 0n ? 0n : (size(n) / common) * size(k))
}
