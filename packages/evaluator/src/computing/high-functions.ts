import type { Decimal } from 'decimal.js'
import { OP } from './program.ts'

/** A complex number of many digits. */
export interface HighComplex {
  readonly re: Decimal
  readonly im: Decimal
}

/** Complex functions over decimals of one precision. `undefined`: not defined at that point. */
export interface HighFunctions {
  readonly pi: Decimal
  readonly apply: (op: number, z: HighComplex) => HighComplex | undefined
  readonly add: (a: HighComplex, b: HighComplex) => HighComplex
  readonly multiply: (a: HighComplex, b: HighComplex) => HighComplex
  readonly divide: (a: HighComplex, b: HighComplex) => HighComplex | undefined
  readonly size: (a: HighComplex) => Decimal
}

/** The functions for a Decimal constructor, whose precision they share. */
export function highFunctions(Number: typeof Decimal): HighFunctions {
  const [zero, one, two] = [new Number(0), new Number(1), new Number(2)]
  const pi = Number.acos(-1)
  const half = pi.div(2)
  const real = (re: Decimal): HighComplex => ({ re, im: zero })
  const complex = (re: Decimal, im: Decimal): HighComplex => ({ re, im: im.isZero() ? zero : im })
  const add = (a: HighComplex, b: HighComplex): HighComplex =>
    complex(a.re.plus(b.re), a.im.isZero() && b.im.isZero() ? zero : a.im.plus(b.im))
  const negate = (a: HighComplex): HighComplex => complex(a.re.neg(), a.im.neg())
  const multiply = (a: HighComplex, b: HighComplex): HighComplex => {
    if (a.im.isZero() && b.im.isZero()) return real(a.re.times(b.re))
    return complex(a.re.times(b.re).minus(a.im.times(b.im)), a.re.times(b.im).plus(a.im.times(b.re)))
  }
  const size = (a: HighComplex): Decimal =>
    a.im.isZero() ? a.re.abs() : a.re.isZero() ? a.im.abs() : Number.hypot(a.re, a.im)
  const divide = (a: HighComplex, b: HighComplex): HighComplex | undefined => {
    if (b.im.isZero()) return b.re.isZero() ? undefined : complex(a.re.div(b.re), a.im.isZero() ? zero : a.im.div(b.re))
    const square = b.re.times(b.re).plus(b.im.times(b.im))
    return complex(
      a.re.times(b.re).plus(a.im.times(b.im)).div(square),
      a.im.times(b.re).minus(a.re.times(b.im)).div(square),
    )
  }
  const timesI = (a: HighComplex): HighComplex => complex(a.im.neg(), a.re)
  const timesMinusI = (a: HighComplex): HighComplex => complex(a.im, a.re.neg())
  const inverse = (a: HighComplex): HighComplex | undefined => divide(real(one), a)

  const sqrt = (z: HighComplex): HighComplex => {
    if (z.im.isZero()) return z.re.isNegative() && !z.re.isZero() ? complex(zero, z.re.neg().sqrt()) : real(z.re.sqrt())
    const root = size(z).plus(z.re.abs()).div(two).sqrt()
    const other = z.im.abs().div(root.times(two))
    const [re, im] = z.re.isNegative() ? [other, root] : [root, other]
    return complex(re, z.im.isNegative() ? im.neg() : im)
  }
  const ln = (z: HighComplex): HighComplex | undefined => {
    if (z.im.isZero()) return z.re.isZero() ? undefined : complex(z.re.abs().ln(), z.re.isNegative() ? pi : zero)
    return complex(size(z).ln(), Number.atan2(z.im, z.re))
  }
  const exp = (z: HighComplex): HighComplex => {
    const grown = z.re.exp()
    return z.im.isZero() ? real(grown) : complex(grown.times(z.im.cos()), grown.times(z.im.sin()))
  }
  const sin = (z: HighComplex): HighComplex =>
    z.im.isZero() ? real(z.re.sin()) : complex(z.re.sin().times(z.im.cosh()), z.re.cos().times(z.im.sinh()))
  const cos = (z: HighComplex): HighComplex =>
    z.im.isZero() ? real(z.re.cos()) : complex(z.re.cos().times(z.im.cosh()), z.re.sin().times(z.im.sinh()).neg())
  const sinh = (z: HighComplex): HighComplex => (z.im.isZero() ? real(z.re.sinh()) : timesMinusI(sin(timesI(z))))
  const cosh = (z: HighComplex): HighComplex => (z.im.isZero() ? real(z.re.cosh()) : cos(timesI(z)))
  const through = (
    a: HighComplex | undefined,
    f: (z: HighComplex) => HighComplex | undefined,
  ): HighComplex | undefined => (a === undefined ? undefined : f(a))

  const arcsin = (z: HighComplex): HighComplex | undefined => {
    if (z.im.isZero() && z.re.abs().lte(1)) return real(z.re.asin())
    const root = sqrt(add(real(one), negate(multiply(z, z))))
    return through(ln(add(timesI(z), root)), timesMinusI)
  }
  const artanh = (z: HighComplex): HighComplex | undefined => {
    if (z.im.isZero() && z.re.abs().lt(1)) return real(z.re.atanh())
    const [above, below] = [ln(add(real(one), z)), ln(add(real(one), negate(z)))]
    if (above === undefined || below === undefined) return undefined
    // Beyond 1 the two doubles' formulas approach the cut from the same side: ln(1 − z) with angle −π.
    const left = z.im.isZero() && z.re.gt(1) ? complex(below.re, pi.neg()) : below
    return multiply(add(above, negate(left)), real(one.div(two)))
  }
  const arctan = (z: HighComplex): HighComplex | undefined =>
    z.im.isZero() ? real(z.re.atan()) : through(artanh(timesI(z)), timesMinusI)
  const arsinh = (z: HighComplex): HighComplex | undefined =>
    z.im.isZero() ? real(z.re.asinh()) : through(arcsin(timesI(z)), timesMinusI)
  const arcosh = (z: HighComplex): HighComplex | undefined => {
    if (z.im.isZero() && z.re.gte(1)) return real(z.re.acosh())
    return ln(add(z, multiply(sqrt(add(z, real(one.neg()))), sqrt(add(z, real(one))))))
  }
  const arccos = (z: HighComplex): HighComplex | undefined => {
    if (z.im.isZero() && z.re.abs().lte(1)) return real(z.re.acos())
    return through(arcsin(z), (w) => add(real(half), negate(w)))
  }

  const apply = (op: number, z: HighComplex): HighComplex | undefined => {
    switch (op) {
      case OP.sqrt:
        return sqrt(z)
      case OP.ln:
        return ln(z)
      case OP.exp:
        return exp(z)
      case OP.sin:
        return sin(z)
      case OP.cos:
        return cos(z)
      case OP.tan:
        return divide(sin(z), cos(z))
      case OP.cot:
        return divide(cos(z), sin(z))
      case OP.sec:
        return inverse(cos(z))
      case OP.csc:
        return inverse(sin(z))
      case OP.sinh:
        return sinh(z)
      case OP.cosh:
        return cosh(z)
      case OP.tanh:
        return divide(sinh(z), cosh(z))
      case OP.coth:
        return divide(cosh(z), sinh(z))
      case OP.sech:
        return inverse(cosh(z))
      case OP.csch:
        return inverse(sinh(z))
      case OP.arcsin:
        return arcsin(z)
      case OP.arccos:
        return arccos(z)
      case OP.arctan:
        return arctan(z)
      case OP.arccot:
        return z.re.isZero() && z.im.isZero() ? real(half) : through(inverse(z), arctan)
      case OP.arcsec:
        return through(inverse(z), arccos)
      case OP.arccsc:
        return through(inverse(z), arcsin)
      case OP.arsinh:
        return arsinh(z)
      case OP.arcosh:
        return arcosh(z)
      case OP.artanh:
        return artanh(z)
      case OP.arsech:
        return through(inverse(z), arcosh)
      case OP.arcsch:
        return through(inverse(z), arsinh)
      case OP.arcoth:
        return through(inverse(z), artanh)
      default:
        return undefined
    }
  }
  return { pi, apply, add, multiply, divide, size }
}
