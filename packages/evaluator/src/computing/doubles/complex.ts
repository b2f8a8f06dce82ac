/**
 * Complex functions on doubles. Each leaves its value in `out` and the size of its derivative in `out.slope`, from
 * which the caller derives the error. A point where the function is not defined leaves NaN.
 * Branch cuts are the usual ones (DLMF §4). On a cut the value is the limit counter-clockwise around its end, except that of
 * artanh beyond 1, which is the limit from above, and so that of arctan below −i.
 */
export const out = { re: 0, im: 0, slope: 0 }

/** Leaves a value and the size of the derivative. */
export function set(re: number, im: number, slope: number): void {
  out.re = re
  out.im = im
  out.slope = slope
}

export const undefinedHere = (): void => set(Number.NaN, 0, 0)

/** A function of x + iy that leaves its value in `out`. */
export type DoubleComplex = (x: number, y: number) => void

export function complexSqrt(x: number, y: number): void {
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

export function complexExp(x: number, y: number): void {
  const size = Math.exp(x)
  set(size * Math.cos(y), size * Math.sin(y), size)
}

export function complexSin(x: number, y: number): void {
  set(Math.sin(x) * Math.cosh(y), Math.cos(x) * Math.sinh(y), Math.cosh(y))
}

export function complexCos(x: number, y: number): void {
  set(Math.cos(x) * Math.cosh(y), -Math.sin(x) * Math.sinh(y), Math.cosh(y))
}

function divideBy(aRe: number, aIm: number, bRe: number, bIm: number, slope: number): void {
  const size = bRe * bRe + bIm * bIm
  if (size === 0) undefinedHere()
  else set((aRe * bRe + aIm * bIm) / size, (aIm * bRe - aRe * bIm) / size, slope)
}

/** artanh z = (ln(1 + z) − ln(1 − z)) / 2, which has the usual cuts. */
export function complexArtanh(x: number, y: number): void {
  complexLn(1 + x, y)
  const [re, im] = [out.re, out.im]
  // −0 beyond 1: there 1 − z has the angle −π, as it has just above the axis.
  complexLn(1 - x, y === 0 ? (x > 1 ? -0 : 0) : -y)
  const slope = 1 / Math.hypot(1 - x * x + y * y, 2 * x * y)
  set((re - out.re) / 2, (im - out.im) / 2, slope)
}

/** arcsin z = −i ln(iz + √(1 − z²)). */
export function complexArcsin(x: number, y: number): void {
  complexSqrt(1 - x * x + y * y, -2 * x * y)
  const root = Math.hypot(out.re, out.im)
  complexLn(out.re - y, out.im + x)
  set(out.im, -out.re, 1 / root)
}

/** arsinh z = ln(z + √(z² + 1)). */
export function complexArsinh(x: number, y: number): void {
  complexArcsin(-y, x)
  set(out.im, -out.re, out.slope)
}

/** arcosh z = ln(z + √(z − 1)·√(z + 1)). */
export function complexArcosh(x: number, y: number): void {
  complexSqrt(x - 1, y)
  const [p, q] = [out.re, out.im]
  complexSqrt(x + 1, y)
  const [re, im] = [p * out.re - q * out.im, p * out.im + q * out.re]
  complexLn(x + re, y + im)
  set(out.re, out.im, 1 / Math.hypot(re, im))
}

export function complexSinh(x: number, y: number): void {
  complexSin(-y, x)
  set(out.im, -out.re, out.slope)
}

export function complexCosh(x: number, y: number): void {
  complexCos(-y, x)
}

export function complexArccos(x: number, y: number): void {
  complexArcsin(x, y)
  set(Math.PI / 2 - out.re, -out.im, out.slope)
}

export function complexArctan(x: number, y: number): void {
  complexArtanh(-y, x)
  set(out.im, -out.re, out.slope)
}

/** The function of the reciprocal, as arcsec z = arccos(1/z). */
export const ofReciprocal =
  (f: DoubleComplex): DoubleComplex =>
  (x, y) => {
    const size = x * x + y * y
    if (size === 0) return undefinedHere()
    f(x / size, y === 0 ? 0 : -y / size)
    out.slope /= size
  }

/** The reciprocal of the function, as sec z = 1/cos z. */
export const reciprocalOf =
  (f: DoubleComplex): DoubleComplex =>
  (x, y) => {
    f(x, y)
    const [re, im, size] = [out.re, out.im, out.re * out.re + out.im * out.im]
    if (size === 0) return undefinedHere()
    set(re / size, -im / size, out.slope / size)
  }

/** The quotient of two functions of which one is the derivative of the other, as tan z = sin z / cos z. */
export const ratioOf =
  (above: DoubleComplex, below: DoubleComplex): DoubleComplex =>
  (x, y) => {
    above(x, y)
    const [re, im] = [out.re, out.im]
    below(x, y)
    const size = Math.hypot(out.re, out.im)
    divideBy(re, im, out.re, out.im, 1 / (size * size))
  }
