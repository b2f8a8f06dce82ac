import { HALF_FLOAT } from './float-arithmetic.ts'
import { absFloat, isNegativeFloat, isZeroFloat, negateFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import type { BigFloats } from './float-functions.ts'

/** A complex number of many digits. */
export interface HighComplex {
  readonly re: BigFloat
  readonly im: BigFloat
}

/** A complex function; `undefined` where it has no value. */
export type HighPartial = (z: HighComplex) => HighComplex | undefined
type HighTotal = (z: HighComplex) => HighComplex

interface HighArithmetic {
  readonly F: BigFloats
  readonly real: (re: BigFloat) => HighComplex
  readonly add: (a: HighComplex, b: HighComplex) => HighComplex
  readonly negate: HighTotal
  readonly multiply: (a: HighComplex, b: HighComplex) => HighComplex
  readonly divide: (a: HighComplex, b: HighComplex) => HighComplex | undefined
  readonly inverse: HighPartial
  readonly size: (a: HighComplex) => BigFloat
}

interface HighElementary {
  readonly sqrt: HighTotal
  readonly ln: HighPartial
  readonly exp: HighTotal
  readonly sin: HighTotal
  readonly cos: HighTotal
  readonly sinh: HighTotal
  readonly cosh: HighTotal
}

interface HighInverses {
  readonly arcsin: HighPartial
  readonly arccos: HighPartial
  readonly arctan: HighPartial
  readonly arsinh: HighPartial
  readonly arcosh: HighPartial
  readonly artanh: HighPartial
}

/** Arithmetic and elementary functions of complex numbers of one precision. */
export interface HighFunctions extends HighArithmetic, HighElementary, HighInverses {}

/** What a function makes of a value that may be missing. */
export const through = (a: HighComplex | undefined, f: HighPartial): HighComplex | undefined =>
  a === undefined ? undefined : f(a)

/** The functions for one precision. */
export function highFunctions(F: BigFloats): HighFunctions {
  const arithmetic = arithmeticOf(F)
  const elementary = elementaryOf(arithmetic)
  return { ...arithmetic, ...elementary, ...inversesOf(arithmetic, elementary) }
}

const isReal = (a: HighComplex): boolean => isZeroFloat(a.im)
const timesI = (a: HighComplex): HighComplex => ({ re: negateFloat(a.im), im: a.re })
const timesMinusI = (a: HighComplex): HighComplex => ({ re: a.im, im: negateFloat(a.re) })

function arithmeticOf(F: BigFloats): HighArithmetic {
  const { zero, one } = F
  const real = (re: BigFloat): HighComplex => ({ re, im: zero })
  const multiply = (a: HighComplex, b: HighComplex): HighComplex => {
    if (isReal(a) && isReal(b)) return real(F.multiply(a.re, b.re))
    return {
      re: F.subtract(F.multiply(a.re, b.re), F.multiply(a.im, b.im)),
      im: F.add(F.multiply(a.re, b.im), F.multiply(a.im, b.re)),
    }
  }
  const divide = (a: HighComplex, b: HighComplex): HighComplex | undefined => {
    if (isReal(b))
      return isZeroFloat(b.re) ? undefined : { re: F.divide(a.re, b.re), im: isReal(a) ? zero : F.divide(a.im, b.re) }
    const square = F.add(F.multiply(b.re, b.re), F.multiply(b.im, b.im))
    const scaled = multiply(a, { re: b.re, im: negateFloat(b.im) })
    return { re: F.divide(scaled.re, square), im: F.divide(scaled.im, square) }
  }
  return {
    F,
    real,
    add: (a, b) => ({ re: F.add(a.re, b.re), im: F.add(a.im, b.im) }),
    negate: (a) => ({ re: negateFloat(a.re), im: negateFloat(a.im) }),
    multiply,
    divide,
    inverse: (a) => divide(real(one), a),
    size: (a) => (isReal(a) ? absFloat(a.re) : isZeroFloat(a.re) ? absFloat(a.im) : F.hypot(a.re, a.im)),
  }
}

function elementaryOf({ F, real, size }: HighArithmetic): HighElementary {
  const { zero } = F
  const sqrt = (z: HighComplex): HighComplex => {
    if (isReal(z)) return isNegativeFloat(z.re) ? { re: zero, im: F.sqrt(negateFloat(z.re)) } : real(F.sqrt(z.re))
    const root = F.sqrt(F.multiply(HALF_FLOAT, F.add(size(z), absFloat(z.re))))
    const other = F.multiply(HALF_FLOAT, F.divide(absFloat(z.im), root))
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
  return {
    sqrt,
    ln,
    exp,
    sin,
    cos,
    sinh: (z) => (isReal(z) ? real(F.sinh(z.re)) : timesMinusI(sin(timesI(z)))),
    cosh: (z) => (isReal(z) ? real(F.cosh(z.re)) : cos(timesI(z))),
  }
}

function inversesOf({ F, real, add, negate, multiply }: HighArithmetic, { sqrt, ln }: HighElementary): HighInverses {
  const { one } = F
  const quarterTurn = F.multiply(HALF_FLOAT, F.pi)
  const isAtMostOne = (a: BigFloat): boolean => !isNegativeFloat(F.subtract(one, absFloat(a)))
  const isAtLeastOne = (a: BigFloat): boolean => !isNegativeFloat(F.subtract(a, one))
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
    // Beyond 1 the value is the limit from above, as for doubles: ln(1 − z) has the angle −π.
    const left = isReal(z) && isAtLeastOne(z.re) ? { re: below.re, im: negateFloat(F.pi) } : below
    return multiply(add(above, negate(left)), real(HALF_FLOAT))
  }
  return {
    arcsin,
    artanh,
    arctan: (z) => (isReal(z) ? real(F.arctan(z.re)) : through(artanh(timesI(z)), timesMinusI)),
    arsinh: (z) => (isReal(z) ? real(F.arsinh(z.re)) : through(arcsin(timesI(z)), timesMinusI)),
    arcosh: (z) =>
      isReal(z) && isAtLeastOne(z.re)
        ? real(F.arcosh(z.re))
        : ln(add(z, multiply(sqrt(add(z, real(negateFloat(one)))), sqrt(add(z, real(one)))))),
    arccos: (z) =>
      isReal(z) && isAtMostOne(z.re)
        ? real(F.arccos(z.re))
        : through(arcsin(z), (w) => add(real(quarterTurn), negate(w))),
  }
}
