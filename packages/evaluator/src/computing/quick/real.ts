/**
 * Real numbers of 430 bits with a bound on their error: the quick way to a hundred right digits.
 *
 * Everything is whole-number arithmetic, so all engines agree to the last bit. Where the bound does not prove a hundred
 * digits, or a number would be zero or enormous, there is no result and the slow way (`high.ts`) decides.
 */

import { powerOfTen } from '../../numbers/decimal.ts'
import type { Rational } from '../../numbers/rational.ts'
import { bitLength, wholeRoot } from '../../numbers/whole.ts'

/** `m · 2^e`; `bits` is the length of m, measured and never estimated; `error` bounds the relative error. */
export interface Real {
  readonly m: bigint
  readonly e: number
  readonly bits: number
  readonly error: number
}

export const BITS = 430
/** A generous bound on the relative error of one rounding to BITS bits. */
export const ROUNDING = 2 ** -(BITS - 3)
/** Numbers beyond 2^±LARGEST are left to the slow way. */
const LARGEST = 4000

export const one: Real = { m: 1n, e: 0, bits: 1, error: 0 }

/** A number of exactly so many bits, shortened to BITS; nothing where it is zero or out of range. */
export function real(m: bigint, e: number, error: number, bits = bitLength(m)): Real | undefined {
  if (m === 0n || !(error < 1) || Math.abs(e + bits) > LARGEST) return undefined
  const excess = bits - BITS
  if (excess <= 8) return { m, e, bits, error }
  // The size is cut, not the number: shifting a negative number rounds away from zero, which can add a bit.
  const cut = m < 0n ? -(-m >> BigInt(excess)) : m >> BigInt(excess)
  return { m: cut, e: e + excess, bits: BITS, error: error + ROUNDING }
}

/** A rational number as a real; nothing where it is zero or out of range. */
export function realOf({ numerator, denominator }: Rational): Real | undefined {
  if (denominator === 1n) return real(numerator, 0, 0)
  const shift = Math.max(0, BITS + 2 - bitLength(numerator) + bitLength(denominator))
  return real((numerator << BigInt(shift)) / denominator, -shift, ROUNDING)
}

export function negateReal(a: Real): Real {
  return { m: -a.m, e: a.e, bits: a.bits, error: a.error }
}

export function addReals(a: Real, b: Real): Real | undefined {
  const [high, low] = a.e + a.bits >= b.e + b.bits ? [a, b] : [b, a]
  const [highTop, lowTop] = [high.e + high.bits, low.e + low.bits]
  // A number that small changes nothing but the error.
  if (highTop - lowTop > BITS + 10) return real(high.m, high.e, high.error + ROUNDING, high.bits)
  const e = Math.min(a.e, b.e)
  const m = (a.m << BigInt(a.e - e)) + (b.m << BigInt(b.e - e))
  const bits = bitLength(m)
  const top = e + bits
  const error = (high.error * 2 ** (highTop - top) + low.error * 2 ** (lowTop - top)) * 2
  return real(m, e, error, bits)
}

export function multiplyReals(a: Real, b: Real): Real | undefined {
  const m = a.m * b.m
  return real(m, a.e + b.e, (a.error + b.error) * (1 + 1e-9))
}

export function divideReals(a: Real, b: Real): Real | undefined {
  const shift = Math.max(0, BITS + 2 - a.bits + b.bits)
  return real((a.m << BigInt(shift)) / b.m, a.e - b.e - shift, (a.error + b.error) * (1 + 1e-9) + ROUNDING)
}

export function squareRoot(a: Real): Real | undefined {
  if (a.m < 0n) return undefined
  const wanted = 2 * BITS + 2 - a.bits
  const shift = Math.max(0, wanted + ((a.e - wanted) & 1))
  const even = (a.e - shift) & 1 ? shift + 1 : shift
  return real(wholeRoot(a.m << BigInt(even)), (a.e - even) / 2, a.error + ROUNDING)
}

export function wholePower(a: Real, exponent: number): Real | undefined {
  let result: Real | undefined
  let factor: Real | undefined = a
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (factor === undefined) return undefined
    if (rest % 2 === 1) {
      result = result === undefined ? factor : multiplyReals(result, factor)
      if (result === undefined) return undefined
    }
    if (rest > 1) factor = multiplyReals(factor, factor)
  }
  if (result === undefined) return one
  return exponent < 0 ? divideReals(one, result) : result
}

/** The number as a fixed-point number with so many fractional bits; its absolute error is `error · 2^(e + bits)`. */
export function fixedOf(a: Real, fraction: number): bigint {
  const shift = a.e + fraction
  return shift >= 0 ? a.m << BigInt(shift) : a.m >> BigInt(-shift)
}

/** A fixed-point number with an absolute error as a real. */
export function fromFixed(value: bigint, fraction: number, absoluteError: number): Real | undefined {
  const bits = bitLength(value)
  if (bits === 0) return undefined
  return real(value, -fraction, absoluteError * 2 ** (fraction - bits + 1), bits)
}

/** A decimal of so many significant digits: `digits · 10^exponent`. */
export interface DecimalDigits {
  readonly digits: bigint
  readonly exponent: number
}

/** Rounds to significant decimal digits; nothing where the error could reach the last of them. */
export function decimalDigits(a: Real, count: number): DecimalDigits | undefined {
  if (a.error > 2 ** -(count * 3.3219281 + 8)) return undefined
  const size = a.m < 0n ? -a.m : a.m
  let exponent = Math.floor((a.e + a.bits - 1) * 0.30102999566398) - count + 1
  let digits = scaled(size, a.e, -exponent)
  const limit = powerOfTen(count)
  while (digits >= limit) {
    exponent += 1
    digits = scaled(size, a.e, -exponent)
  }
  return { digits: a.m < 0n ? -digits : digits, exponent }
}

/** `size · 2^e · 10^ten`, rounded to a whole number. */
function scaled(size: bigint, e: number, ten: number): bigint {
  let above = ten >= 0 ? size * powerOfTen(ten) : size
  let below = ten >= 0 ? 1n : powerOfTen(-ten)
  if (e >= 0) above <<= BigInt(e)
  else if (below === 1n) return ((above >> BigInt(-e - 1)) + 1n) >> 1n
  else below <<= BigInt(-e)
  return (2n * above + below) / (2n * below)
}
