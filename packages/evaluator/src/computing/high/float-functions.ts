import { HALF_FLOAT, floatArithmetic, floatOf } from './float-arithmetic.ts'
import type { FloatArithmetic } from './float-arithmetic.ts'
import { ZERO_FLOAT, absFloat, isNegativeFloat, negateFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import { arctanFixed, expFixed, ln2Fixed, lnFixed, piFixed, sinCosFixed, smallSinhFixed } from './fixed-point.ts'

type Unary = (a: BigFloat) => BigFloat

interface Exponentials {
  readonly exp: Unary
  readonly ln: Unary
  /** ln(1 + t), which keeps the last bits of a small t. */
  readonly ln1p: Unary
}

interface Trigonometry {
  readonly pi: BigFloat
  readonly sin: Unary
  readonly cos: Unary
  readonly arctan: Unary
  readonly arctan2: (y: BigFloat, x: BigFloat) => BigFloat
  readonly arcsin: Unary
  readonly arccos: Unary
}

interface Hyperbolics {
  readonly sinh: Unary
  readonly cosh: Unary
  readonly arsinh: Unary
  readonly arcosh: Unary
  readonly artanh: Unary
}

/** Arithmetic and elementary functions with one number of bits, right to a few units of the last one. */
export interface BigFloats extends FloatArithmetic, Exponentials, Trigonometry, Hyperbolics {}

const made = new Map<number, BigFloats>()

/** Arithmetic and functions with a number of bits; made once for each. */
export function bigFloats(bits: number): BigFloats {
  const known = made.get(bits)
  if (known !== undefined) return known
  const F = floatArithmetic(bits)
  const exponentials = exponentialsOf(F)
  const floats = { ...F, ...exponentials, ...trigonometryOf(F), ...hyperbolicsOf(F, exponentials) }
  made.set(bits, floats)
  return floats
}

/** Bits that are worked with beyond those of the result. */
const GUARD = 24

/** Every value is below two to this power. */
const topOf = (a: BigFloat): number => a.length + a.exponent

/** With `width` bits behind the point. */
function fixed(a: BigFloat, width: number): bigint {
  const shift = a.exponent + width
  return shift >= 0 ? a.mantissa << BigInt(shift) : a.mantissa >> BigInt(-shift)
}

/** Bits behind the point that keep all significant ones of a small value. */
const widthFor = (a: BigFloat, bits: number): number => bits + GUARD + Math.max(0, -topOf(a))

/** So small that the next term of a series is below the last bit. Without this, tiny values would need endless bits. */
const isTiny = (a: BigFloat, bits: number): boolean => topOf(a) < -bits

function exponentialsOf({ bits, one, subtract }: FloatArithmetic): Exponentials {
  const exp = (a: BigFloat): BigFloat => {
    const width = bits + GUARD + Math.max(0, topOf(a))
    const { value, shift } = expFixed(fixed(a, width), width)
    return floatOf(bits, value, shift - width)
  }
  const ln1p = (t: BigFloat): BigFloat => {
    if (t.length === 0) return ZERO_FLOAT
    if (isTiny(t, bits)) return t
    const width = widthFor(t, bits)
    return floatOf(bits, lnFixed((1n << BigInt(width)) + fixed(t, width), width), -width)
  }
  const ln = (a: BigFloat): BigFloat => {
    // a = f·2^k with f near 1, so that ln a = ln f + k·ln 2 does not cancel for a near 1.
    const top = topOf(a)
    const near = subtract(a, one)
    if (near.length === 0 || topOf(near) < -1) return ln1p(near)
    const scaled = { mantissa: a.mantissa, exponent: a.exponent - top, length: a.length }
    const width = bits + GUARD + 8
    return floatOf(bits, lnFixed(fixed(scaled, width), width) + BigInt(top) * ln2Fixed(width), -width)
  }
  return { exp, ln, ln1p }
}

function trigonometryOf(F: FloatArithmetic): Trigonometry {
  const { bits, one, add, subtract, multiply, divide, sqrt } = F
  const pi = floatOf(bits, piFixed(bits + GUARD), -bits - GUARD)
  const quarter = multiply(HALF_FLOAT, pi)
  const sinCos = (a: BigFloat): { readonly sin: BigFloat; readonly cos: BigFloat } => {
    if (isTiny(a, bits)) return { sin: a, cos: one }
    const width = widthFor(a, bits)
    const { sin, cos } = sinCosFixed(fixed(a, width), width)
    return { sin: floatOf(bits, sin, -width), cos: floatOf(bits, cos, -width) }
  }
  const arctan = (a: BigFloat): BigFloat => {
    if (a.length === 0) return ZERO_FLOAT
    if (isTiny(a, bits)) return a
    const width = widthFor(a, bits)
    if (topOf(a) <= 1) return floatOf(bits, arctanFixed(fixed(a, width), width), -width)
    return subtract(isNegativeFloat(a) ? negateFloat(quarter) : quarter, arctan(divide(one, a)))
  }
  const arctan2 = (y: BigFloat, x: BigFloat): BigFloat => {
    if (y.length === 0) return isNegativeFloat(x) ? pi : ZERO_FLOAT
    if (x.length === 0) return isNegativeFloat(y) ? negateFloat(quarter) : quarter
    const principal = arctan(divide(y, x))
    if (!isNegativeFloat(x)) return principal
    return isNegativeFloat(y) ? subtract(principal, pi) : add(principal, pi)
  }
  /** √(1 − a²) as √((1 − a)(1 + a)), which keeps the digits near ±1. */
  const complement = (a: BigFloat): BigFloat => sqrt(multiply(subtract(one, a), add(one, a)))
  return {
    pi,
    sin: (a) => (a.length === 0 ? ZERO_FLOAT : sinCos(a).sin),
    cos: (a) => (a.length === 0 ? one : sinCos(a).cos),
    arctan,
    arctan2,
    arcsin: (a) => arctan2(a, complement(a)),
    arccos: (a) => arctan2(complement(a), a),
  }
}

/** An odd function from its values at positive numbers. */
const odd =
  (f: Unary): Unary =>
  (a) =>
    isNegativeFloat(a) ? negateFloat(f(absFloat(a))) : f(a)

function hyperbolicsOf(F: FloatArithmetic, { exp, ln, ln1p }: Exponentials): Hyperbolics {
  const { bits, one, add, subtract, multiply, divide, sqrt, of } = F
  const lnOnePlus = (t: BigFloat): BigFloat => (topOf(t) < -1 ? ln1p(t) : ln(add(one, t)))
  const sinh = (a: BigFloat): BigFloat => {
    if (a.length === 0 || isTiny(a, bits)) return a
    if (topOf(a) > 0) {
      const grown = exp(a)
      return multiply(HALF_FLOAT, subtract(grown, divide(one, grown)))
    }
    const width = widthFor(a, bits)
    return floatOf(bits, smallSinhFixed(fixed(a, width), width), -width)
  }
  const cosh = (a: BigFloat): BigFloat => {
    const grown = exp(a)
    return multiply(HALF_FLOAT, add(grown, divide(one, grown)))
  }
  const arcosh = (a: BigFloat): BigFloat => {
    const beside = subtract(a, one)
    return lnOnePlus(add(beside, sqrt(multiply(beside, add(a, one)))))
  }
  return {
    sinh,
    cosh,
    arcosh,
    arsinh: odd((size) => {
      const square = multiply(size, size)
      return lnOnePlus(add(size, divide(square, add(one, sqrt(add(square, one))))))
    }),
    artanh: odd((size) => multiply(HALF_FLOAT, lnOnePlus(divide(multiply(of(2n), size), subtract(one, size))))),
  }
}
