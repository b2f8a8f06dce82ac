import { absFloat, isNegativeFloat, isZeroFloat, negateFloat } from './big-float.ts'
import type { BigFloat, BigFloats } from './big-float.ts'

/** A complex number of many digits. */
export interface HighComplex {
  readonly re: BigFloat
  readonly im: BigFloat
}

/** A complex function; `undefined` where it has no value. */
export type HighPartial = (z: HighComplex) => HighComplex | undefined
type HighTotal = (z: HighComplex) => HighComplex

/** Arithmetic and elementary functions of complex numbers of one precision. */
export interface HighFunctions {
  readonly F: BigFloats
  readonly real: (re: BigFloat) => HighComplex
  readonly add: (a: HighComplex, b: HighComplex) => HighComplex
  readonly negate: HighTotal
  readonly multiply: (a: HighComplex, b: HighComplex) => HighComplex
  readonly divide: (a: HighComplex, b: HighComplex) => HighComplex | undefined
  readonly inverse: HighPartial
  readonly size: (a: HighComplex) => BigFloat
  readonly sqrt: HighTotal
  readonly ln: HighPartial
  readonly exp: HighTotal
  readonly sin: HighTotal
  readonly cos: HighTotal
  readonly sinh: HighTotal
  readonly cosh: HighTotal
  readonly arcsin: HighPartial
  readonly arccos: HighPartial
  readonly arctan: HighPartial
  readonly arsinh: HighPartial
  readonly arcosh: HighPartial
  readonly artanh: HighPartial
}

/** What a function makes of a value that may be missing. */
export const through = (a: HighComplex | undefined, f: HighPartial): HighComplex | undefined =>
  a === undefined ? undefined : f(a)

/** The functions for one precision. */
export function highFunctions(F: BigFloats): HighFunctions {
  const { zero, one } = F
  const half = F.ratio(1n, 2n)
  const quarterTurn = F.multiply(half, F.pi)
  const isReal = (a: HighComplex): boolean => isZeroFloat(a.im)
  const real = (re: BigFloat): HighComplex => ({ re, im: zero })
  const isAtMostOne = (a: BigFloat): boolean => !isNegativeFloat(F.subtract(one, absFloat(a)))
  const isAtLeastOne = (a: BigFloat): boolean => !isNegativeFloat(F.subtract(a, one))
  const add = (a: HighComplex, b: HighComplex): HighComplex => ({ re: F.add(a.re, b.re), im: F.add(a.im, b.im) })
  const negate = (a: HighComplex): HighComplex => ({ re: negateFloat(a.re), im: negateFloat(a.im) })
  const multiply = (a: HighComplex, b: HighComplex): HighComplex => {
    if (isReal(a) && isReal(b)) return real(F.multiply(a.re, b.re))
    return {
      re: F.subtract(F.multiply(a.re, b.re), F.multiply(a.im, b.im)),
      im: F.add(F.multiply(a.re, b.im), F.multiply(a.im, b.re)),
    }
  }
  const size = (a: HighComplex): BigFloat =>
    isReal(a) ? absFloat(a.re) : isZeroFloat(a.re) ? absFloat(a.im) : F.hypot(a.re, a.im)
  const divide = (a: HighComplex, b: HighComplex): HighComplex | undefined => {
    if (isReal(b))
      return isZeroFloat(b.re) ? undefined : { re: F.divide(a.re, b.re), im: isReal(a) ? zero : F.divide(a.im, b.re) }
    const square = F.add(F.multiply(b.re, b.re), F.multiply(b.im, b.im))
    const scaled = multiply(a, { re: b.re, im: negateFloat(b.im) })
    return { re: F.divide(scaled.re, square), im: F.divide(scaled.im, square) }
  }
  const timesI = (a: HighComplex): HighComplex => ({ re: negateFloat(a.im), im: a.re })
  const timesMinusI = (a: HighComplex): HighComplex => ({ re: a.im, im: negateFloat(a.re) })
  const inverse = (a: HighComplex): HighComplex | undefined => divide(real(one), a)

  const sqrt = (z: HighComplex): HighComplex => {
    if (isReal(z)) return isNegativeFloat(z.re) ? { re: zero, im: F.sqrt(negateFloat(z.re)) } : real(F.sqrt(z.re))
    const root = F.sqrt(F.multiply(half, F.add(size(z), absFloat(z.re))))
    const other = F.multiply(half, F.divide(absFloat(z.im), root))
    const [re, im] = isNegativeFloat(z.re) ? [other, root] : [root, other]
    return { re, im: isNegativeFloat(z.im) ? negateFloat(im) : im }
  }
  const ln = (z: HighComplex): HighComplex | undefined => {
    if (isReal(z))
      return isZeroFloat(z.re) ? undefined : { re: F.ln(absFloat(z.re)), im: isNegativeFloat(z.re) ? F.pi : zero }
    return { re: F.ln(size(z)), im: F.arctan2(z.im, z.re) }
  }
  const exp = (z: HighComplex): HighComplex => {
    const grown = F.exp(z.re)
    return isReal(z) ? real(grown) : { re: F.multiply(grown, F.cos(z.im)), im: F.multiply(grown, F.sin(z.im)) }
  }
  const sin = (z: HighComplex): HighComplex =>
    isReal(z)
      ? real(F.sin(z.re))
      : { re: F.multiply(F.sin(z.re), F.cosh(z.im)), im: F.multiply(F.cos(z.re), F.sinh(z.im)) }
  const cos = (z: HighComplex): HighComplex =>
    isReal(z)
      ? real(F.cos(z.re))
      : { re: F.multiply(F.cos(z.re), F.cosh(z.im)), im: negateFloat(F.multiply(F.sin(z.re), F.sinh(z.im))) }
  const sinh = (z: HighComplex): HighComplex => (isReal(z) ? real(F.sinh(z.re)) : timesMinusI(sin(timesI(z))))
  const cosh = (z: HighComplex): HighComplex => (isReal(z) ? real(F.cosh(z.re)) : cos(timesI(z)))

  const arcsin = (z: HighComplex): HighComplex | undefined => {
    if (isReal(z) && isAtMostOne(z.re)) return real(F.arcsin(z.re))
    const root = sqrt(add(real(one), negate(multiply(z, z))))
    return through(ln(add(timesI(z), root)), timesMinusI)
  }
  const artanh = (z: HighComplex): HighComplex | undefined => {
    if (isReal(z) && isAtMostOne(z.re)) {
      return isZeroFloat(F.subtract(one, absFloat(z.re))) ? undefined : real(F.artanh(z.re))
    }
    const [above, below] = [ln(add(real(one), z)), ln(add(real(one), negate(z)))]
    if (above === undefined || below === undefined) return undefined
    // Beyond 1 the value is the one that the formula approaches from above, as for doubles: ln(1 − z) with angle −π.
    const left = isReal(z) && isAtLeastOne(z.re) ? { re: below.re, im: negateFloat(F.pi) } : below
    return multiply(add(above, negate(left)), real(half))
  }
  const arctan = (z: HighComplex): HighComplex | undefined =>
    isReal(z) ? real(F.arctan(z.re)) : through(artanh(timesI(z)), timesMinusI)
  const arsinh = (z: HighComplex): HighComplex | undefined =>
    isReal(z) ? real(F.arsinh(z.re)) : through(arcsin(timesI(z)), timesMinusI)
  const arcosh = (z: HighComplex): HighComplex | undefined => {
    if (isReal(z) && isAtLeastOne(z.re)) return real(F.arcosh(z.re))
    return ln(add(z, multiply(sqrt(add(z, real(negateFloat(one)))), sqrt(add(z, real(one))))))
  }
  const arccos = (z: HighComplex): HighComplex | undefined => {
    if (isReal(z) && isAtMostOne(z.re)) return real(F.arccos(z.re))
    return through(arcsin(z), (w) => add(real(quarterTurn), negate(w)))
  }

  return {
    F,
    real,
    add,
    negate,
    multiply,
    divide,
    inverse,
    size,
    sqrt,
    ln,
    exp,
    sin,
    cos,
    sinh,
    cosh,
    arcsin,
    arccos,
    arctan,
    arsinh,
    arcosh,
    artanh,
  }
}
