/**
 * The error function of real numbers: erf x = 2/√π · e^(−x²) · Σ 2ⁿ·x^(2n+1) / (1·3·5…(2n+1)). All terms have one
 * sign, so that nothing cancels and small arguments keep their digits.
 */

import { set } from '../../computing/doubles/complex.ts'
import { constant, integer, negate, power, product, quotient } from '../../computing/expression.ts'
import {
  absFloat,
  exponentOfFloat,
  floatToNumber,
  isNegativeFloat,
  isZeroFloat,
  negateFloat,
} from '../../computing/high/big-float.ts'
import type { BigFloat, BigFloats } from '../../computing/high/big-float.ts'
import { chain, root, squared, zeroAtZero } from './definitions.ts'
import type { ElementaryFunction } from './function-computing.ts'

const TWO_OVER_ROOT_PI = 2 / Math.sqrt(Math.PI)
/** Beyond this the value is 1 to the last bit of a double. */
const LARGEST_DOUBLE = 6

/** How many units of the last place the value in doubles may be off: e^(−x²) loses as many as x² is. */
const ERROR_FUNCTION_ULPS = 120

/** erf x in doubles. */
function errorFunction(x: number): number {
  if (Math.abs(x) >= LARGEST_DOUBLE) return Math.sign(x)
  let [term, total] = [x, x]
  for (let odd = 3; Math.abs(term) > Math.abs(total) * 1e-18; odd += 2) {
    term *= (2 * x * x) / odd
    total += term
  }
  return TWO_OVER_ROOT_PI * Math.exp(-x * x) * total
}

/** The slope of erf. */
const errorFunctionSlope = (x: number): number => TWO_OVER_ROOT_PI * Math.exp(-x * x)

/** erf x with the precision of F. */
function errorFunctionHigh(x: BigFloat, F: BigFloats): BigFloat {
  if (isZeroFloat(x)) return F.zero
  const size = Math.abs(floatToNumber(x))
  // 1 − erf x is below e^(−x²).
  if (size * size > F.bits * Math.LN2 + 8) return isNegativeFloat(x) ? negateFloat(F.one) : F.one
  const square = F.multiply(x, x)
  const doubled = F.multiply(F.of(2n), square)
  const smallest = (total: BigFloat): number => exponentOfFloat(total) - F.bits * 0.302
  let [term, total] = [x, x]
  for (let odd = 3n; exponentOfFloat(absFloat(term)) > smallest(total); odd += 2n) {
    term = F.divide(F.multiply(term, doubled), F.of(odd))
    total = F.add(total, term)
  }
  const scale = F.divide(F.multiply(F.of(2n), F.exp(negateFloat(square))), F.sqrt(F.pi))
  return F.multiply(scale, total)
}

export const erf: ElementaryFunction = {
  kind: 'elementary',
  behaviour: 'integral',
  exact: zeroAtZero,
  quick: 'never',
  double: (x) => set(errorFunction(x), 0, errorFunctionSlope(x)),
  complex: 'none',
  ulps: ERROR_FUNCTION_ULPS,
  high: (z, f) => f.real(errorFunctionHigh(z.re, f.F)),
  highSlope: () => 0.1,
  cut: 'none',
  singularAt: 'none',
  derivative: chain((u) =>
    product([quotient(integer(2), root(constant('pi'))), power(constant('e'), negate(squared(u)))]),
  ),
  domain: 'all',
  corners: 'none',
  parity: 'odd',
}
