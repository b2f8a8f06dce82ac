/**
 * A floating-point number with a mantissa of many bits: `mantissa · 2^exponent`. `bigFloats(bits)` computes with those of one
 * precision. They stand here in place of a decimal library because they are ten times as fast, and because doubles, which
 * they are compared with, have binary points too.
 */
export interface BigFloat {
  readonly mantissa: bigint
  readonly exponent: number
  /** Bits of the mantissa. */
  readonly length: number
}

export const ZERO_FLOAT: BigFloat = { mantissa: 0n, exponent: 0, length: 0 }

export const isZeroFloat = (a: BigFloat): boolean => a.length === 0
export const isNegativeFloat = (a: BigFloat): boolean => a.mantissa < 0n
export const negateFloat = (a: BigFloat): BigFloat =>
  a.length === 0 ? a : { mantissa: -a.mantissa, exponent: a.exponent, length: a.length }
export const absFloat = (a: BigFloat): BigFloat => (a.mantissa < 0n ? negateFloat(a) : a)

const LOG10_OF_2 = 0.301029995663981

/** Every value is below ten to this power, and at least half of that. */
export const exponentOfFloat = (a: BigFloat): number =>
  a.length === 0 ? Number.NEGATIVE_INFINITY : (a.length + a.exponent) * LOG10_OF_2

export function floatToNumber(a: BigFloat): number {
  const excess = Math.max(0, a.length - 64)
  const [mantissa, exponent] = [Number(a.mantissa >> BigInt(excess)), a.exponent + excess]
  return exponent < -1000 ? mantissa * 2 ** (exponent + 900) * 2 ** -900 : mantissa * 2 ** exponent
}

/** The largest whole number not above the value. */
export function floorFloat(a: BigFloat): bigint {
  return a.exponent >= 0 ? a.mantissa << BigInt(a.exponent) : a.mantissa >> BigInt(-a.exponent)
}

export const isIntegerFloat = (a: BigFloat): boolean =>
  a.exponent >= 0 ||
  a.length === 0 ||
  (-a.exponent < a.length && (a.mantissa >> BigInt(-a.exponent)) << BigInt(-a.exponent) === a.mantissa)
