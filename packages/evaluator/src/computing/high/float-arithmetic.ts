import { bitLength, wholeRoot } from '../../numbers/whole.ts'
import { ZERO_FLOAT, negateFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'

/** Arithmetic with one number of bits, right to a few units of the last one. */
export interface FloatArithmetic {
  readonly bits: number
  readonly zero: BigFloat
  readonly one: BigFloat
  readonly of: (value: bigint | number) => BigFloat
  readonly ratio: (numerator: bigint, denominator: bigint) => BigFloat
  readonly add: (a: BigFloat, b: BigFloat) => BigFloat
  readonly subtract: (a: BigFloat, b: BigFloat) => BigFloat
  readonly multiply: (a: BigFloat, b: BigFloat) => BigFloat
  readonly divide: (a: BigFloat, b: BigFloat) => BigFloat
  readonly power: (a: BigFloat, exponent: number) => BigFloat
  readonly sqrt: (a: BigFloat) => BigFloat
  readonly hypot: (a: BigFloat, b: BigFloat) => BigFloat
}

const ONE: BigFloat = { mantissa: 1n, exponent: 0, length: 1 }
export const HALF_FLOAT: BigFloat = { mantissa: 1n, exponent: -1, length: 1 }

function cutTo(bits: number, mantissa: bigint, exponent: number): BigFloat {
  if (mantissa === 0n) return ZERO_FLOAT
  const length = bitLength(mantissa)
  if (length <= bits) return { mantissa, exponent, length }
  const excess = length - bits
  return { mantissa: mantissa >> BigInt(excess), exponent: exponent + excess, length: bits }
}

/** `mantissa · 2^exponent` with at most so many bits. Trailing zeros are dropped, so that exact values stay short. */
export function floatOf(bits: number, mantissa: bigint, exponent: number): BigFloat {
  const cut = cutTo(bits, mantissa, exponent)
  if (cut.length === 0 || (cut.mantissa & 0xffffn) !== 0n) return cut
  let [short, raised] = [cut.mantissa, cut.exponent]
  while ((short & 0xffffn) === 0n) [short, raised] = [short >> 16n, raised + 16]
  return cutTo(bits, short, raised)
}

/** A double, exactly. */
function floatOfDouble(bits: number, value: number): BigFloat {
  let [scaled, exponent] = [value, 0]
  while (!Number.isInteger(scaled)) [scaled, exponent] = [scaled * 2, exponent - 1]
  return cutTo(bits, BigInt(scaled), exponent)
}

function addFloats(bits: number, a: BigFloat, b: BigFloat): BigFloat {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a]
  const distance = high.exponent - low.exponent
  // What lies entirely below the last bit of the other only matters as far as the error bound already says.
  if (distance > bits + low.length + 4) return high
  if (low.length + low.exponent > high.length + high.exponent + bits + 4) return low
  return cutTo(bits, (high.mantissa << BigInt(distance)) + low.mantissa, low.exponent)
}

function rootOfFloat(bits: number, a: BigFloat): BigFloat {
  if (a.length === 0) return ZERO_FLOAT
  let shift = Math.max(0, 2 * bits + 8 - a.length)
  if ((a.exponent - shift) % 2 !== 0) shift += 1
  return floatOf(bits, wholeRoot(a.mantissa << BigInt(shift)), (a.exponent - shift) / 2)
}

export function floatArithmetic(bits: number): FloatArithmetic {
  const ratio = (numerator: bigint, denominator: bigint): BigFloat => {
    if (numerator === 0n) return ZERO_FLOAT
    const shift = Math.max(0, bits + 8 - bitLength(numerator) + bitLength(denominator))
    return floatOf(bits, (numerator << BigInt(shift)) / denominator, -shift)
  }
  const add = (a: BigFloat, b: BigFloat): BigFloat => addFloats(bits, a, b)
  const multiply = (a: BigFloat, b: BigFloat): BigFloat =>
    a.length === 0 || b.length === 0 ? ZERO_FLOAT : cutTo(bits, a.mantissa * b.mantissa, a.exponent + b.exponent)
  const divide = (a: BigFloat, b: BigFloat): BigFloat => {
    const quotient = ratio(a.mantissa, b.mantissa)
    return quotient.length === 0 ? ZERO_FLOAT : { ...quotient, exponent: quotient.exponent + a.exponent - b.exponent }
  }
  const power = (a: BigFloat, exponent: number): BigFloat => {
    let [result, base]: [BigFloat, BigFloat] = [ONE, a]
    for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = multiply(result, base)
      if (left > 1) base = multiply(base, base)
    }
    return exponent < 0 ? divide(ONE, result) : result
  }
  const sqrt = (a: BigFloat): BigFloat => rootOfFloat(bits, a)
  return {
    bits,
    zero: ZERO_FLOAT,
    one: ONE,
    of: (value) => (typeof value === 'bigint' ? floatOf(bits, value, 0) : floatOfDouble(bits, value)),
    ratio,
    add,
    subtract: (a, b) => add(a, negateFloat(b)),
    multiply,
    divide,
    power,
    sqrt,
    hypot: (a, b) => sqrt(add(multiply(a, a), multiply(b, b))),
  }
}
