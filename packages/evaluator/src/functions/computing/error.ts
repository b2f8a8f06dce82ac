/**
 * The error function of real numbers and its complement: erf x = 2/√π · e^(−x²) · Σ 2ⁿ·x^(2n+1) / (1·3·5…(2n+1)). All terms have one
 * sign, so that nothing cancels and small arguments keep their digits.
 */

import { set } from '../../computing/doubles/complex.ts'
import { constant, integer, negate, power, product, quotient } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import {
  absFloat,
  exponentOfFloat,
  floatToNumber,
  isNegativeFloat,
  isZeroFloat,
  negateFloat,
} from '../../computing/high/big-float.ts'
import type { BigFloat } from '../../computing/high/big-float.ts'
import { bigFloats } from '../../computing/high/float-functions.ts'
import type { BigFloats } from '../../computing/high/float-functions.ts'
import { alwaysPositive, chain, oneAtZero, root, squared, zeroAtZero } from './definitions.ts'
import type { ElementaryFunction } from './function-computing.ts'

const TWO_OVER_ROOT_PI = 2 / Math.sqrt(Math.PI)
/** Beyond this the value is 1 to the last bit of a double. */
const LARGEST_DOUBLE = 6

/** log₁₀ 2, rounded up: terms of a series are added until they are below the last bit. */
const DIGITS_OF_BIT = 0.302

/** 2/√π · e^(−u²) */
const slopeAt = (u: Expression): Expression =>
  product([quotient(integer(2), root(constant('pi'))), power(constant('e'), negate(squared(u)))])

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
  const smallest = (total: BigFloat): number => exponentOfFloat(total) - F.bits * DIGITS_OF_BIT
  let [term, total] = [x, x]
  for (let odd = 3n; exponentOfFloat(absFloat(term)) > smallest(total); odd += 2n) {
    term = F.divide(F.multiply(term, doubled), F.of(odd))
    total = F.add(total, term)
  }
  const scale = F.divide(F.multiply(F.of(2n), F.exp(negateFloat(square))), F.sqrt(F.pi))
  return F.multiply(scale, total)
}

/** From here on a continued fraction gives erfc; below, 1 − erf keeps enough digits. */
const LEAST_OF_FRACTION = 1

/** e^(−x²) loses as many units of the last place as x² is, up to where it vanishes. */
const COMPLEMENT_ULPS = 2000

/** erfc x = e^(−x²)/√π · 1/(x + ½/(x + 1/(x + 1½/(x + …)))) for positive x. */
function complement(x: number): number {
  if (x < LEAST_OF_FRACTION) return 1 - errorFunction(x)
  let below = x
  for (let k = Math.ceil(40 + 220 / (x * x)); k > 0; k -= 1) below = x + k / 2 / below
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * below)
}

/** Beyond this, e^(−x²) is too small to be of use. */
const LARGEST_COMPLEMENT = 1e4

/** erfc x with the precision of F: 1 − erf x with as many bits more as cancel, then the asymptotic series. */
function complementHigh(x: BigFloat, F: BigFloats): BigFloat | 'unsure' {
  const size = floatToNumber(x)
  if (size > LARGEST_COMPLEMENT) return 'unsure'
  const cancelled = size > 0 ? size * size * Math.LOG2E : 0
  if (cancelled > F.bits + 16) return asymptotic(x, F)
  // Few widths are made, because each is kept.
  const W = bigFloats(F.bits + Math.ceil((cancelled + 16) / 128) * 128)
  return F.add(W.subtract(W.one, errorFunctionHigh(x, W)), F.zero)
}

/** e^(−x²)/(x√π) · (1 − 1/(2x²) + 3/(2x²)² − …): the smallest term is below e^(−x²), and all after it are left out. */
function asymptotic(x: BigFloat, F: BigFloats): BigFloat {
  const square = F.multiply(x, x)
  const doubled = F.multiply(F.of(2n), square)
  let [term, total] = [F.one, F.one]
  for (let odd = 1n; exponentOfFloat(absFloat(term)) > -F.bits * DIGITS_OF_BIT; odd += 2n) {
    term = F.divide(F.multiply(term, F.of(-odd)), doubled)
    total = F.add(total, term)
  }
  return F.divide(F.multiply(F.exp(negateFloat(square)), total), F.multiply(x, F.sqrt(F.pi)))
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
  derivative: chain(slopeAt),
  domain: 'all',
  corners: 'none',
  parity: 'odd',
}

export const erfc: ElementaryFunction = {
  kind: 'elementary',
  behaviour: 'integral',
  exact: oneAtZero,
  quick: 'never',
  double: (x) => set(complement(x), 0, errorFunctionSlope(x)),
  complex: 'none',
  ulps: COMPLEMENT_ULPS,
  high: (z, f) => {
    const value = complementHigh(z.re, f.F)
    return value === 'unsure' ? value : f.real(value)
  },
  highSlope: () => 0.1,
  cut: 'none',
  singularAt: 'none',
  derivative: chain((u) => negate(slopeAt(u))),
  domain: 'all',
  sign: alwaysPositive,
  corners: 'none',
  parity: 'none',
}
