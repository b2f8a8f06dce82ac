/** Exact complex numbers with rational parts: what (a + bi)(c + di) is, without a single rounding. */

import { add, divide, integer, isZero, multiply, negate, subtract, type Rational } from '../../numbers/rational.ts'
import type { Expression } from '../expression.ts'

/** A complex number with rational parts. */
export interface Gaussian {
  readonly re: Rational
  readonly im: Rational
}

const ZERO = integer(0)
const ONE: Gaussian = { re: integer(1), im: ZERO }
const I: Gaussian = { re: ZERO, im: integer(1) }
const MOST_POWER = 64n

function sumOf(a: Gaussian, b: Gaussian): Gaussian {
  return { re: add(a.re, b.re), im: add(a.im, b.im) }
}

function productOf(a: Gaussian, b: Gaussian): Gaussian {
  if (isZero(a.im) && isZero(b.im)) return { re: multiply(a.re, b.re), im: ZERO }
  return {
    re: subtract(multiply(a.re, b.re), multiply(a.im, b.im)),
    im: add(multiply(a.re, b.im), multiply(a.im, b.re)),
  }
}

function inverseOf({ re, im }: Gaussian): Gaussian | undefined {
  const size = add(multiply(re, re), multiply(im, im))
  return isZero(size) ? undefined : { re: divide(re, size), im: divide(negate(im), size) }
}

function powerOf(base: Gaussian, exponent: bigint): Gaussian | undefined {
  if (exponent > MOST_POWER || exponent < -MOST_POWER) return undefined
  let result = ONE
  for (let count = exponent < 0n ? -exponent : exponent; count > 0n; count -= 1n) result = productOf(result, base)
  if (exponent === 0n && isZero(base.re) && isZero(base.im)) return undefined
  return exponent < 0n ? inverseOf(result) : result
}

/**
 * The exact value of an expression made of fractions, `i`, the four operations and whole powers; nothing for any other,
 * or where it divides by zero.
 */
export function gaussianValue(a: Expression, letters: (name: string) => Rational | undefined): Gaussian | undefined {
  switch (a.op) {
    case 'number':
      return { re: a.value, im: ZERO }
    case 'letter': {
      const value = letters(a.name)
      return value && { re: value, im: ZERO }
    }
    case 'constant':
      return a.name === 'i' ? I : undefined
    case 'sum':
      return fold(a.terms, sumOf, letters)
    case 'product':
      return fold(a.factors, productOf, letters)
    case 'quotient': {
      const below = gaussianValue(a.denominator, letters)
      const inverse = below && inverseOf(below)
      const above = inverse && gaussianValue(a.numerator, letters)
      return above && inverse && productOf(above, inverse)
    }
    case 'power': {
      const exponent =
        a.exponent.op === 'number' && a.exponent.value.denominator === 1n ? a.exponent.value.numerator : undefined
      const base = exponent === undefined ? undefined : gaussianValue(a.base, letters)
      return base && exponent !== undefined ? powerOf(base, exponent) : undefined
    }
    case 'call':
    case 'loop':
      return undefined
  }
}

function fold(
  parts: readonly Expression[],
  join: (a: Gaussian, b: Gaussian) => Gaussian,
  letters: (name: string) => Rational | undefined,
): Gaussian | undefined {
  let result: Gaussian | undefined
  for (const part of parts) {
    const value = gaussianValue(part, letters)
    if (value === undefined) return undefined
    result = result === undefined ? value : join(result, value)
  }
  return result
}
