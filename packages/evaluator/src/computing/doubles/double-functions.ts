import { errorFunction, errorFunctionSlope } from '../error-function.ts'
import { OP } from '../program.ts'

/**
 * Complex functions on doubles. Each leaves its value in `out` and the size of its derivative in `out.slope`, from
 * which the caller derives the error. A point where the function is not defined leaves NaN.
 * Branch cuts are the usual ones (DLMF §4): the cut belongs to the side from which it is counter-clockwise reached.
 */
export const out = { re: 0, im: 0, slope: 0 }

function set(re: number, im: number, slope: number): void {
  out.re = re
  out.im = im
  out.slope = slope
}

const undefinedHere = (): void => set(Number.NaN, 0, 0)

/** Real functions of real arguments where the result is real; anything else goes the complex way. */
export function realFunction(op: number, x: number): void {
  switch (op) {
    case OP.sqrt:
      return x >= 0 ? set(Math.sqrt(x), 0, 0.5 / Math.sqrt(x)) : set(0, Math.sqrt(-x), 0.5 / Math.sqrt(-x))
    case OP.ln:
      return x === 0 ? undefinedHere() : set(Math.log(Math.abs(x)), x < 0 ? Math.PI : 0, 1 / Math.abs(x))
    case OP.exp: {
      const value = Math.exp(x)
      return set(value, 0, value)
    }
    case OP.sin:
      return set(Math.sin(x), 0, Math.abs(Math.cos(x)))
    case OP.cos:
      return set(Math.cos(x), 0, Math.abs(Math.sin(x)))
    case OP.tan: {
      const value = Math.tan(x)
      return set(value, 0, 1 + value * value)
    }
    case OP.cot: {
      if (x === 0) return undefinedHere()
      const value = 1 / Math.tan(x)
      return set(value, 0, 1 + value * value)
    }
    case OP.sec: {
      const value = 1 / Math.cos(x)
      return set(value, 0, Math.abs(value * Math.tan(x)))
    }
    case OP.csc: {
      if (x === 0) return undefinedHere()
      const value = 1 / Math.sin(x)
      return set(value, 0, Math.abs(value / Math.tan(x)))
    }
    case OP.arcsin:
      return Math.abs(x) <= 1 ? set(Math.asin(x), 0, 1 / Math.sqrt(1 - x * x)) : complexFunction(op, x, 0)
    case OP.arccos:
      return Math.abs(x) <= 1 ? set(Math.acos(x), 0, 1 / Math.sqrt(1 - x * x)) : complexFunction(op, x, 0)
    case OP.arctan:
      return set(Math.atan(x), 0, 1 / (1 + x * x))
    case OP.arccot:
      return set(x === 0 ? Math.PI / 2 : Math.atan(1 / x), 0, 1 / (1 + x * x))
    case OP.arcsec:
    case OP.arccsc: {
      if (x === 0) return undefinedHere()
      if (Math.abs(x) < 1) return complexFunction(op, x, 0)
      const value = op === OP.arcsec ? Math.acos(1 / x) : Math.asin(1 / x)
      return set(value, 0, 1 / (Math.abs(x) * Math.sqrt(x * x - 1)))
    }
    case OP.sinh:
      return set(Math.sinh(x), 0, Math.cosh(x))
    case OP.cosh:
      return set(Math.cosh(x), 0, Math.abs(Math.sinh(x)))
    case OP.tanh:
      return set(Math.tanh(x), 0, 1)
    case OP.sech:
      return set(1 / Math.cosh(x), 0, 1)
    case OP.csch:
      return x === 0 ? undefinedHere() : set(1 / Math.sinh(x), 0, Math.abs(Math.cosh(x)) / Math.sinh(x) ** 2)
    case OP.coth:
      return x === 0 ? undefinedHere() : set(1 / Math.tanh(x), 0, 1 / Math.sinh(x) ** 2)
    case OP.arsinh:
      return set(Math.asinh(x), 0, 1)
    case OP.arcosh:
      return x >= 1 ? set(Math.acosh(x), 0, 1 / Math.sqrt(x * x - 1)) : complexFunction(op, x, 0)
    case OP.artanh:
      if (Math.abs(x) === 1) return undefinedHere()
      return Math.abs(x) < 1 ? set(Math.atanh(x), 0, 1 / (1 - x * x)) : complexFunction(op, x, 0)
    case OP.arsech:
      if (x === 0) return undefinedHere()
      return x > 0 && x <= 1 ? set(Math.acosh(1 / x), 0, 1 / (x * Math.sqrt(1 - x * x))) : complexFunction(op, x, 0)
    case OP.arcsch:
      return x === 0 ? undefinedHere() : set(Math.asinh(1 / x), 0, 1 / (Math.abs(x) * Math.sqrt(1 + x * x)))
    case OP.arcoth:
      if (Math.abs(x) === 1) return undefinedHere()
      return Math.abs(x) > 1 ? set(Math.atanh(1 / x), 0, 1 / (x * x - 1)) : complexFunction(op, x, 0)
    case OP.erf:
      return set(errorFunction(x), 0, errorFunctionSlope(x))
    default:
      return complexFunction(op, x, 0)
  }
}

function complexSqrt(x: number, y: number): void {
  const size = Math.hypot(x, y)
  const re = Math.sqrt((size + Math.abs(x)) / 2)
  const other = re === 0 ? 0 : Math.abs(y) / (2 * re)
  const slope = 0.5 / Math.sqrt(size)
  if (x >= 0) set(re, y < 0 ? -other : other, slope)
  else set(other, y < 0 ? -re : re, slope)
}

export function complexLn(x: number, y: number): void {
  const size = Math.hypot(x, y)
  if (size === 0) undefinedHere()
  else set(Math.log(size), Math.atan2(y, x), 1 / size)
}

function complexExp(x: number, y: number): void {
  const size = Math.exp(x)
  set(size * Math.cos(y), size * Math.sin(y), size)
}

function complexSin(x: number, y: number): void {
  set(Math.sin(x) * Math.cosh(y), Math.cos(x) * Math.sinh(y), Math.cosh(y))
}

function complexCos(x: number, y: number): void {
  set(Math.cos(x) * Math.cosh(y), -Math.sin(x) * Math.sinh(y), Math.cosh(y))
}

function divideBy(aRe: number, aIm: number, bRe: number, bIm: number, slope: number): void {
  const size = bRe * bRe + bIm * bIm
  if (size === 0) undefinedHere()
  else set((aRe * bRe + aIm * bIm) / size, (aIm * bRe - aRe * bIm) / size, slope)
}

/** artanh z = (ln(1 + z) − ln(1 − z)) / 2, which has the usual cuts. */
function complexArtanh(x: number, y: number): void {
  complexLn(1 + x, y)
  const [re, im] = [out.re, out.im]
  complexLn(1 - x, y === 0 ? (x > 1 ? -0 : 0) : -y)
  const slope = 1 / Math.hypot(1 - x * x + y * y, 2 * x * y)
  // On the real axis beyond 1 the value is approached from below, as arcsin beyond 1 is.
  set((re - out.re) / 2, (im - out.im) / 2, slope)
}

/** arcsin z = −i ln(iz + √(1 − z²)). */
function complexArcsin(x: number, y: number): void {
  complexSqrt(1 - x * x + y * y, -2 * x * y)
  const root = Math.hypot(out.re, out.im)
  complexLn(out.re - y, out.im + x)
  set(out.im, -out.re, 1 / root)
}

/** arsinh z = ln(z + √(z² + 1)). */
function complexArsinh(x: number, y: number): void {
  complexArcsin(-y, x)
  set(out.im, -out.re, out.slope)
}

/** arcosh z = ln(z + √(z − 1)·√(z + 1)). */
function complexArcosh(x: number, y: number): void {
  complexSqrt(x - 1, y)
  const [p, q] = [out.re, out.im]
  complexSqrt(x + 1, y)
  const [re, im] = [p * out.re - q * out.im, p * out.im + q * out.re]
  complexLn(x + re, y + im)
  set(out.re, out.im, 1 / Math.hypot(re, im))
}

/** The function through the reciprocal of its argument, as arcsec z = arccos(1/z). */
function ofReciprocal(op: number, x: number, y: number): void {
  const size = x * x + y * y
  if (size === 0) return undefinedHere()
  complexFunction(op, x / size, y === 0 ? 0 : -y / size)
  out.slope /= size
}

function oneOver(op: number, x: number, y: number): void {
  complexFunction(op, x, y)
  const [re, im, size] = [out.re, out.im, out.re * out.re + out.im * out.im]
  if (size === 0) return undefinedHere()
  set(re / size, -im / size, out.slope / size)
}

function ratio(op: number, below: number, x: number, y: number): void {
  complexFunction(op, x, y)
  const [re, im] = [out.re, out.im]
  complexFunction(below, x, y)
  const size = Math.hypot(out.re, out.im)
  divideBy(re, im, out.re, out.im, 1 / (size * size))
}

export function complexFunction(op: number, x: number, y: number): void {
  switch (op) {
    case OP.sqrt:
      return complexSqrt(x, y)
    case OP.ln:
      return complexLn(x, y)
    case OP.exp:
      return complexExp(x, y)
    case OP.sin:
      return complexSin(x, y)
    case OP.cos:
      return complexCos(x, y)
    case OP.tan:
      return ratio(OP.sin, OP.cos, x, y)
    case OP.cot:
      return ratio(OP.cos, OP.sin, x, y)
    case OP.sec:
      return oneOver(OP.cos, x, y)
    case OP.csc:
      return oneOver(OP.sin, x, y)
    case OP.sinh:
      complexSin(-y, x)
      return set(out.im, -out.re, out.slope)
    case OP.cosh:
      return complexCos(-y, x)
    case OP.tanh:
      return ratio(OP.sinh, OP.cosh, x, y)
    case OP.coth:
      return ratio(OP.cosh, OP.sinh, x, y)
    case OP.sech:
      return oneOver(OP.cosh, x, y)
    case OP.csch:
      return oneOver(OP.sinh, x, y)
    case OP.arcsin:
      return complexArcsin(x, y)
    case OP.arccos:
      complexArcsin(x, y)
      return set(Math.PI / 2 - out.re, -out.im, out.slope)
    case OP.arctan:
      complexArtanh(-y, x)
      return set(out.im, -out.re, out.slope)
    case OP.arsinh:
      return complexArsinh(x, y)
    case OP.arcosh:
      return complexArcosh(x, y)
    case OP.artanh:
      return complexArtanh(x, y)
    case OP.arccot:
      return x === 0 && y === 0 ? set(Math.PI / 2, 0, 1) : ofReciprocal(OP.arctan, x, y)
    case OP.arcsec:
      return ofReciprocal(OP.arccos, x, y)
    case OP.arccsc:
      return ofReciprocal(OP.arcsin, x, y)
    case OP.arsech:
      return ofReciprocal(OP.arcosh, x, y)
    case OP.arcsch:
      return ofReciprocal(OP.arsinh, x, y)
    case OP.arcoth:
      return ofReciprocal(OP.artanh, x, y)
    default:
      return undefinedHere()
  }
}

/** Functions with a cut along the real or the imaginary axis: an argument that may lie on either side decides nothing. */
export function isNearCut(op: number, x: number, y: number, error: number): boolean {
  if (error === 0) return false
  switch (op) {
    case OP.sqrt:
    case OP.ln:
      return x < 0 && Math.abs(y) <= error
    case OP.arcsin:
    case OP.arccos:
    case OP.artanh:
      return Math.abs(x) > 1 - error && Math.abs(y) <= error
    case OP.arcosh:
    case OP.arsech:
    case OP.arcsec:
    case OP.arccsc:
    case OP.arcoth:
      return Math.abs(y) <= error && (y !== 0 || Math.abs(Math.abs(x) - 1) <= error)
    case OP.arctan:
    case OP.arsinh:
    case OP.arccot:
    case OP.arcsch:
      return y !== 0 && Math.abs(x) <= error
    default:
      return false
  }
}
