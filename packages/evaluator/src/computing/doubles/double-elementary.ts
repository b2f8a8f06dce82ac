import type { Cut, ElementaryFunction, Singularity } from '../../functions/computing/function-computing.ts'
import { out } from './complex.ts'
import { UNIT, passOn, productRounding, undefinedAt } from './double-state.ts'
import type { DoubleState } from './double-state.ts'

/** How many units of the last place a function may be off, unless it says otherwise. */
const USUAL_ULPS = 4

/** The step of a program that works out an elementary function. */
export const elementaryStep =
  (f: ElementaryFunction) =>
  (at: number, x: number, _: number, state: DoubleState): void => {
    if (passOn(at, x, x, state)) return
    const { re, im, error } = state
    const [p, q, before] = [re[x]!, im[x]!, error[x]!]
    const isUnsure = before > 0 && (isNearCut(f.cut, p, q, 2 * before) || isNearSingular(f.singularAt, p, q, before))
    if (isUnsure || (q !== 0 && f.complex === 'none')) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
    if (q === 0) f.double(p)
    else if (f.complex !== 'none') f.complex(p, q)
    settle(at, x, state, f.ulps ?? USUAL_ULPS)
    if (before === 0 && q === 0 && isExactAt(f, p, re[at]!, im[at]!)) error[at] = 0
    addLost(f, at, p, q, state)
  }

/** Value from `out`, with the error carried through the slope; wide errors are left to higher precision. */
function settle(at: number, x: number, state: DoubleState, ulps: number): void {
  const { re, im, error } = state
  const before = error[x]!
  re[at] = out.re
  im[at] = out.im
  if (Number.isNaN(out.re)) return undefinedAt(at, state, before === 0 ? 0 : Number.POSITIVE_INFINITY)
  const size = Math.abs(out.re) + Math.abs(out.im)
  // Where the slope vanishes, as that of cos does at 0, the square of the error is what counts.
  const carried = before === 0 ? 0 : before * (1.2 * out.slope + before * (1 + size))
  error[at] = before > 1e-5 || Number.isNaN(carried) ? Number.POSITIVE_INFINITY : carried + ulps * UNIT * size + 1e-300
}

/** Roots of squares are exact, and so are the values 0 and 1 that functions take at 0, and the logarithm of 1. */
function isExactAt(f: ElementaryFunction, p: number, re: number, im: number): boolean {
  if (f.behaviour === 'root') return (p >= 0 && p === re * re && productRounding(re, re, p) === 0) || p === 0
  if (im !== 0) return false
  return p === 0 ? re === 0 || re === 1 : p === 1 && f.behaviour === 'logarithm'
}

/** What the formulas lose inside: logarithms cancel, reciprocals are rounded first, periods are subtracted. */
function addLost(f: ElementaryFunction, at: number, p: number, q: number, { im, error }: DoubleState): void {
  const size = Math.hypot(p, q)
  const inner = f.isOfReciprocal === true ? 1 / size : size
  if (f.behaviour === 'inverse' && (q !== 0 || im[at] !== 0)) {
    const isWide = size > 1e3 || size < 1e-3
    error[at] = isWide
      ? Number.POSITIVE_INFINITY
      : error[at]! + UNIT * (40 * (1 + inner * inner) + 2 * (1 + size) * out.slope)
  }
  if (f.isOfReciprocal === true && size !== 1) error[at] = error[at]! + 2 * UNIT * size * out.slope
  if (f.behaviour === 'logarithm' && q !== 0) error[at] = error[at]! + 2 * UNIT
  if (f.behaviour === 'periodic' && size > 1e6) error[at] = error[at]! + UNIT
}

/** Near a cut an argument may lie on either side, which decides nothing. */
export function isNearCut(cut: Cut, x: number, y: number, error: number): boolean {
  if (error === 0) return false
  switch (cut) {
    case 'negative axis':
      return x < 0 && Math.abs(y) <= error
    case 'beyond one':
      return Math.abs(x) > 1 - error && Math.abs(y) <= error
    case 'real axis':
      return Math.abs(y) <= error && (y !== 0 || Math.abs(Math.abs(x) - 1) <= error)
    case 'imaginary axis':
      return y !== 0 && Math.abs(x) <= error
    case 'none':
      return false
  }
}

/** The slope grows without bound nearby, so that a linear estimate of the error would be wrong. */
function isNearSingular(singularAt: Singularity, p: number, q: number, before: number): boolean {
  const size = Math.hypot(p, q)
  switch (singularAt) {
    case 'zero':
      return size <= 1e3 * before
    case 'one':
      return Math.min(size, Math.hypot(Math.abs(p) - 1, q)) <= 1e3 * before && size > 0.5
    case 'imaginary unit':
      return Math.hypot(p, Math.abs(q) - 1) <= 1e3 * before
    case 'none':
      return false
  }
}
