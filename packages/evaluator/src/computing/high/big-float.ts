import { arctanFixed, expFixed, lnFixed, piFixed, sinCosFixed, smallSinhFixed } from './fixed-point.ts'
import { bitLength, wholeRoot } from '../../numbers/whole.ts'

/**
 * A floating-point number with a mantissa of many bits: `mantissa · 2^exponent`. Values of one precision are made by
 * `bigFloats(bits)`; their results are right to a few units of the last bit. Probing uses these instead of a decimal
 * library because they are ten times as fast, and binary points are what doubles are compared with.
 */
export interface BigFloat {
  readonly mantissa: bigint
  readonly exponent: number
  /** Bits of the mantissa. */
  readonly length: number
}

export interface BigFloats {
  readonly bits: number
  readonly zero: BigFloat
  readonly one: BigFloat
  readonly pi: BigFloat
  readonly of: (value: bigint | number) => BigFloat
  readonly ratio: (numerator: bigint, denominator: bigint) => BigFloat
  readonly add: (a: BigFloat, b: BigFloat) => BigFloat
  readonly subtract: (a: BigFloat, b: BigFloat) => BigFloat
  readonly multiply: (a: BigFloat, b: BigFloat) => BigFloat
  readonly divide: (a: BigFloat, b: BigFloat) => BigFloat
  readonly power: (a: BigFloat, exponent: number) => BigFloat
  readonly sqrt: (a: BigFloat) => BigFloat
  readonly exp: (a: BigFloat) => BigFloat
  readonly ln: (a: BigFloat) => BigFloat
  readonly sin: (a: BigFloat) => BigFloat
  readonly cos: (a: BigFloat) => BigFloat
  readonly sinh: (a: BigFloat) => BigFloat
  readonly cosh: (a: BigFloat) => BigFloat
  readonly arctan: (a: BigFloat) => BigFloat
  readonly arctan2: (y: BigFloat, x: BigFloat) => BigFloat
  readonly arcsin: (a: BigFloat) => BigFloat
  readonly arccos: (a: BigFloat) => BigFloat
  readonly arsinh: (a: BigFloat) => BigFloat
  readonly arcosh: (a: BigFloat) => BigFloat
  readonly artanh: (a: BigFloat) => BigFloat
  readonly hypot: (a: BigFloat, b: BigFloat) => BigFloat
}

const ZERO: BigFloat = { mantissa: 0n, exponent: 0, length: 0 }

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

const made = new Map<number, BigFloats>()

/** Arithmetic with a number of bits; made once for each. */
export function bigFloats(bits: number): BigFloats {
  const known = made.get(bits)
  if (known !== undefined) return known
  const floats = makeBigFloats(bits)
  made.set(bits, floats)
  return floats
}

function makeBigFloats(bits: number): BigFloats {
  const work = bits + 24
  const rounded = (mantissa: bigint, exponent: number): BigFloat => {
    if (mantissa === 0n) return ZERO
    const length = bitLength(mantissa)
    if (length <= bits) return { mantissa, exponent, length }
    const excess = length - bits
    return { mantissa: mantissa >> BigInt(excess), exponent: exponent + excess, length: bits }
  }
  const of = (value: bigint | number): BigFloat => {
    if (typeof value === 'bigint') return stripped(rounded(value, 0))
    let [scaled, exponent] = [value, 0]
    while (!Number.isInteger(scaled)) [scaled, exponent] = [scaled * 2, exponent - 1]
    return rounded(BigInt(scaled), exponent)
  }
  /** Trailing zeros are dropped, so that exact values stay short. */
  const stripped = (a: BigFloat): BigFloat => {
    if (a.length === 0 || (a.mantissa & 0xffffn) !== 0n) return a
    let [mantissa, exponent] = [a.mantissa, a.exponent]
    while ((mantissa & 0xffffn) === 0n) [mantissa, exponent] = [mantissa >> 16n, exponent + 16]
    return rounded(mantissa, exponent)
  }
  const ratio = (numerator: bigint, denominator: bigint): BigFloat => {
    if (numerator === 0n) return ZERO
    const shift = Math.max(0, bits + 8 - bitLength(numerator) + bitLength(denominator))
    return stripped(rounded((numerator << BigInt(shift)) / denominator, -shift))
  }
  const add = (a: BigFloat, b: BigFloat): BigFloat => {
    if (a.length === 0) return b
    if (b.length === 0) return a
    const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a]
    const distance = high.exponent - low.exponent
    // What lies entirely below the last bit of the other only matters as far as the error bound already says.
    if (distance > bits + low.length + 4) return high
    if (low.length + low.exponent > high.length + high.exponent + bits + 4) return low
    return rounded((high.mantissa << BigInt(distance)) + low.mantissa, low.exponent)
  }
  const subtract = (a: BigFloat, b: BigFloat): BigFloat => add(a, negateFloat(b))
  const multiply = (a: BigFloat, b: BigFloat): BigFloat =>
    a.length === 0 || b.length === 0 ? ZERO : rounded(a.mantissa * b.mantissa, a.exponent + b.exponent)
  const divide = (a: BigFloat, b: BigFloat): BigFloat => {
    const quotient = ratio(a.mantissa, b.mantissa)
    return quotient.length === 0 ? ZERO : { ...quotient, exponent: quotient.exponent + a.exponent - b.exponent }
  }
  const power = (a: BigFloat, exponent: number): BigFloat => {
    let [result, base]: [BigFloat, BigFloat] = [one, a]
    for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = multiply(result, base)
      if (left > 1) base = multiply(base, base)
    }
    return exponent < 0 ? divide(one, result) : result
  }
  /** With `width` bits behind the point. */
  const fixed = (a: BigFloat, width: number): bigint => {
    const shift = a.exponent + width
    return shift >= 0 ? a.mantissa << BigInt(shift) : a.mantissa >> BigInt(-shift)
  }
  const floating = (value: bigint, width: number, shift = 0): BigFloat => stripped(rounded(value, shift - width))
  /** Bits behind the point that keep `bits` significant ones of a small value. */
  const widthFor = (a: BigFloat): number => work + Math.max(0, -(a.length + a.exponent))
  const one = of(1n)
  const half: BigFloat = { mantissa: 1n, exponent: -1, length: 1 }
  const pi = rounded(piFixed(work), -work)
  const sqrt = (a: BigFloat): BigFloat => {
    if (a.length === 0) return ZERO
    let shift = Math.max(0, 2 * bits + 8 - a.length)
    if ((a.exponent - shift) % 2 !== 0) shift += 1
    return stripped(rounded(wholeRoot(a.mantissa << BigInt(shift)), (a.exponent - shift) / 2))
  }
  const exp = (a: BigFloat): BigFloat => {
    const { value, shift } = expFixed(
      fixed(a, work + Math.max(0, a.length + a.exponent)),
      work + Math.max(0, a.length + a.exponent),
    )
    return floating(value, work + Math.max(0, a.length + a.exponent), shift)
  }
  const ln = (a: BigFloat): BigFloat => {
    // a = f·2^k with f near 1, so that ln a = ln f + k·ln 2 does not cancel for a near 1.
    const top = a.length + a.exponent
    const near = subtract(a, one)
    if (near.length + near.exponent < -1) return ln1p(near)
    const scaled = { mantissa: a.mantissa, exponent: a.exponent - top, length: a.length }
    const width = work + 8
    const fraction = lnFixed(fixed(scaled, width), width)
    return floating(fraction + BigInt(top) * ln2At(width), width)
  }
  const ln2At = (width: number): bigint => -lnFixed(1n << BigInt(width - 1), width)
  /** ln(1 + t) for |t| < 1/2, right to the last bits of small t too. */
  const ln1p = (t: BigFloat): BigFloat => {
    if (t.length === 0) return ZERO
    if (t.length + t.exponent < -2 * bits) return t
    const width = widthFor(t)
    return floating(lnFixed((1n << BigInt(width)) + fixed(t, width), width), width)
  }
  /** So small that the next term of a series is below the last bit. Without this, tiny values would need endless bits. */
  const isTiny = (a: BigFloat): boolean => a.length + a.exponent < -bits
  const sinCos = (a: BigFloat): { readonly sin: BigFloat; readonly cos: BigFloat } => {
    if (isTiny(a)) return { sin: a, cos: one }
    const width = widthFor(a)
    const { sin, cos } = sinCosFixed(fixed(a, width), width)
    return { sin: floating(sin, width), cos: floating(cos, width) }
  }
  const isSmall = (a: BigFloat): boolean => a.length + a.exponent <= 0
  const sinh = (a: BigFloat): BigFloat => {
    if (a.length === 0 || isTiny(a)) return a
    if (!isSmall(a)) {
      const grown = exp(a)
      return multiply(half, subtract(grown, divide(one, grown)))
    }
    return floating(smallSinhFixed(fixed(a, widthFor(a)), widthFor(a)), widthFor(a))
  }
  const cosh = (a: BigFloat): BigFloat => {
    const grown = exp(a)
    return multiply(half, add(grown, divide(one, grown)))
  }
  const arctan = (a: BigFloat): BigFloat => {
    if (a.length === 0) return ZERO
    if (a.length + a.exponent < -2 * bits) return a
    if (a.length + a.exponent <= 1) return floating(arctanFixed(fixed(a, widthFor(a)), widthFor(a)), widthFor(a))
    const quarter = multiply(half, pi)
    return subtract(isNegativeFloat(a) ? negateFloat(quarter) : quarter, arctan(divide(one, a)))
  }
  const arctan2 = (y: BigFloat, x: BigFloat): BigFloat => {
    if (y.length === 0) return isNegativeFloat(x) ? pi : ZERO
    const quarter = multiply(half, pi)
    if (x.length === 0) return isNegativeFloat(y) ? negateFloat(quarter) : quarter
    const principal = arctan(divide(y, x))
    if (!isNegativeFloat(x)) return principal
    return isNegativeFloat(y) ? subtract(principal, pi) : add(principal, pi)
  }
  const hypot = (a: BigFloat, b: BigFloat): BigFloat => sqrt(add(multiply(a, a), multiply(b, b)))
  const besideOne = (a: BigFloat): BigFloat => multiply(subtract(one, a), add(one, a))
  const arcsin = (a: BigFloat): BigFloat => arctan2(a, sqrt(besideOne(a)))
  const arccos = (a: BigFloat): BigFloat => arctan2(sqrt(besideOne(a)), a)
  const arsinh = (a: BigFloat): BigFloat => {
    const size = absFloat(a)
    const root = sqrt(add(multiply(a, a), one))
    const t = add(size, divide(multiply(a, a), add(one, root)))
    const value = t.length + t.exponent < -1 ? ln1p(t) : ln(add(one, t))
    return isNegativeFloat(a) ? negateFloat(value) : value
  }
  const arcosh = (a: BigFloat): BigFloat => {
    const beside = subtract(a, one)
    const t = add(beside, sqrt(multiply(beside, add(a, one))))
    return t.length + t.exponent < -1 ? ln1p(t) : ln(add(one, t))
  }
  const artanh = (a: BigFloat): BigFloat => {
    const size = absFloat(a)
    const t = divide(multiply(of(2n), size), subtract(one, size))
    const value = multiply(half, t.length + t.exponent < -1 ? ln1p(t) : ln(add(one, t)))
    return isNegativeFloat(a) ? negateFloat(value) : value
  }
  return {
    bits,
    zero: ZERO,
    one,
    pi,
    of,
    ratio,
    add,
    subtract,
    multiply,
    divide,
    power,
    sqrt,
    exp,
    ln,
    sin: (a) => (a.length === 0 ? ZERO : sinCos(a).sin),
    cos: (a) => (a.length === 0 ? one : sinCos(a).cos),
    sinh,
    cosh,
    arctan,
    arctan2,
    arcsin,
    arccos,
    arsinh,
    arcosh,
    artanh,
    hypot,
  }
}
