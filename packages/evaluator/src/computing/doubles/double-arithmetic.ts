import { complexLn, out } from './complex.ts'
import { isNearCut } from './double-elementary.ts'
import {
  LARGEST_EXACT,
  UNDERFLOW,
  UNIT,
  isShort,
  passOn,
  productRounding,
  setExact,
  sumRounding,
  undefinedAt,
} from './double-state.ts'
import type { DoubleState } from './double-state.ts'
import type { Rational } from '../../numbers/rational.ts'

export function add(at: number, x: number, y: number, state: DoubleState): void {
  const { re, im, error } = state
  const [p, q, r, s] = [re[x]!, im[x]!, re[y]!, im[y]!]
  re[at] = p + r
  im[at] = q + s
  if (Number.isNaN(re[at]) && passOn(at, x, y, state)) return
  error[at] = error[x]! + error[y]! + sumRounding(p, r, re[at]) + (im[at] === 0 ? 0 : sumRounding(q, s, im[at]))
}

export function multiply(at: number, x: number, y: number, state: DoubleState): void {
  const { re, im, error } = state
  const [p, q, r, s] = [re[x]!, im[x]!, re[y]!, im[y]!]
  if ((Number.isNaN(p) || Number.isNaN(r)) && passOn(at, x, y, state)) return
  if (q === 0 && s === 0) {
    const value = p * r
    re[at] = value
    im[at] = 0
    error[at] = productRounding(p, r, value) + Math.abs(p) * error[y]! + Math.abs(r) * error[x]! + error[x]! * error[y]!
    return
  }
  re[at] = p * r - q * s
  im[at] = p * s + q * r
  const [m, n] = [Math.abs(p) + Math.abs(q), Math.abs(r) + Math.abs(s)]
  const parts = [p, q, r, s]
  const isExact =
    m === 0 ||
    n === 0 ||
    (m * n < LARGEST_EXACT && parts.every(Number.isInteger)) ||
    (m * n < 2 ** 29 && parts.every(isShort))
  error[at] = m * error[y]! + n * error[x]! + error[x]! * error[y]! + (isExact ? 0 : 2 * UNIT * m * n + UNDERFLOW)
}

export function divide(at: number, x: number, y: number, state: DoubleState): void {
  const { re, im, error } = state
  if (passOn(at, x, y, state)) return
  const [p, q, r, s] = [re[x]!, im[x]!, re[y]!, im[y]!]
  const size = Math.hypot(r, s)
  if (size <= 2 * error[y]!) return undefinedAt(at, state, size === 0 && error[y] === 0 ? 0 : Number.POSITIVE_INFINITY)
  if (size === 0) return undefinedAt(at, state)
  const left = size - error[y]!
  const above = q === 0 ? Math.abs(p) : Math.hypot(p, q)
  const fromOperands = (error[x]! + (above / size) * error[y]!) / left
  const underflow = above === 0 ? 0 : UNDERFLOW
  if (s === 0) {
    re[at] = p / r
    im[at] = q === 0 ? 0 : q / r
    const isExact =
      q === 0 && error[x] === 0 && error[y] === 0 && re[at] * r === p && productRounding(re[at], r, p) === 0
    error[at] = isExact ? 0 : fromOperands + UNIT * Math.hypot(re[at], im[at]) + underflow
    return
  }
  const square = r * r + s * s
  re[at] = (p * r + q * s) / square
  im[at] = (q * r - p * s) / square
  error[at] = fromOperands + (5 * UNIT * above) / size + underflow
}

export function negate(at: number, x: number, { re, im, error }: DoubleState): void {
  re[at] = -re[x]!
  im[at] = im[x] === 0 ? 0 : -im[x]!
  error[at] = error[x]!
}

export function wholePower(at: number, x: number, exponent: number, state: DoubleState): void {
  if (passOn(at, x, x, state)) return
  const { re, im, error } = state
  const [p, q, before] = [re[x]!, im[x]!, error[x]!]
  const size = Math.hypot(p, q)
  if (exponent <= 0 && size <= 2 * before) {
    if (exponent === 0 && size === 0 && before === 0) return setExact(at, 1, state)
    return undefinedAt(at, state, size === 0 && before === 0 ? 0 : Number.POSITIVE_INFINITY)
  }
  if (exponent === 0) return setExact(at, 1, state)
  if (q === 0) {
    re[at] = p ** exponent
    im[at] = 0
  } else complexWholePower(at, p, q, exponent, state)
  const value = Math.hypot(re[at]!, im[at]!)
  const relative = size === 0 ? 0 : before / size
  const isExact =
    before === 0 && exponent > 0 && value > 0 && value < LARGEST_EXACT / 4096 && hasShortPower(p, q, exponent)
  if (isExact || (size === 0 && before === 0)) error[at] = 0
  else if (Math.abs(exponent) * relative > 0.01)
    error[at] = size <= before * 100 && exponent > 0 ? (size + before) ** exponent + value : Number.POSITIVE_INFINITY
  else
    error[at] = value * (1.1 * Math.abs(exponent) * relative + UNIT * (q === 0 ? 4 : 3 * Math.abs(exponent))) + 1e-300
}

/** Whether no power up to this one has more than twelve binary places. */
function hasShortPower(p: number, q: number, exponent: number): boolean {
  const scale = 2 ** Math.floor(12 / exponent)
  return Number.isInteger(p * scale) && Number.isInteger(q * scale)
}

function complexWholePower(at: number, p: number, q: number, exponent: number, state: DoubleState): void {
  let [re, im, baseRe, baseIm] = [1, 0, p, q]
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) [re, im] = [re * baseRe - im * baseIm, re * baseIm + im * baseRe]
    ;[baseRe, baseIm] = [baseRe * baseRe - baseIm * baseIm, 2 * baseRe * baseIm]
  }
  if (exponent < 0) {
    const square = re * re + im * im
    ;[re, im] = [re / square, -im / square]
  }
  state.re[at] = re
  state.im[at] = im
}

export function fractionPower(
  at: number,
  x: number,
  exponent: Rational,
  value: number,
  realOddRoots: boolean,
  state: DoubleState,
): void {
  if (passOn(at, x, x, state)) return
  const { re, im, error } = state
  const [p, q, before] = [re[x]!, im[x]!, error[x]!]
  if (realOddRoots && q === 0 && p < 0 && before < -p && exponent.denominator % 2n === 1n) {
    re[at] = (exponent.numerator % 2n === 0n ? 1 : -1) * (-p) ** value
    im[at] = 0
    error[at] = Math.abs(re[at]) * (1.2 * Math.abs(value) * (before / -p) + 8 * UNIT) + UNDERFLOW
    return
  }
  realPower(at, p, q, before, value, 0, UNIT * Math.abs(value), state)
}

/** z^w as exp(w ln z), with 0^w = 0 for a positive real part of w. */
function realPower(
  at: number,
  p: number,
  q: number,
  before: number,
  c: number,
  d: number,
  wError: number,
  state: DoubleState,
): void {
  const { re, im, error } = state
  const size = Math.hypot(p, q)
  if (size <= 1e3 * before || size === 0) {
    if (before > 0) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
    return c > 0 && wError < c ? setExact(at, 0, state) : undefinedAt(at, state)
  }
  if (isNearCut('negative axis', p, q, 2 * before)) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  complexLn(p, q)
  const [lnRe, lnIm] = [out.re, out.im]
  if (q === 0 && p > 0 && d === 0) {
    re[at] = p ** c
    im[at] = 0
  } else {
    const [s, t] = [c * lnRe - d * lnIm, c * lnIm + d * lnRe]
    const grown = Math.exp(s)
    re[at] = grown * Math.cos(t)
    im[at] = grown * Math.sin(t)
  }
  const [lnSize, wSize] = [Math.hypot(lnRe, lnIm), Math.hypot(c, d)]
  const relative = wSize * (before / size) + lnSize * wError + UNIT * (6 + 3 * wSize * lnSize)
  error[at] = relative > 1e-3 ? Number.POSITIVE_INFINITY : 1.2 * relative * Math.hypot(re[at], im[at]) + 1e-300
}

/** How powers of negative numbers are understood. */
export interface PowerRules {
  readonly realOddRoots: boolean
  readonly realPowers: boolean
}

export function power(at: number, x: number, y: number, state: DoubleState, rules: PowerRules): void {
  if (passOn(at, x, y, state)) return
  const { re, im, error } = state
  const [c, d, wError] = [re[y]!, im[y]!, error[y]!]
  if (d === 0 && wError === 0 && Number.isInteger(c) && Math.abs(c) < 2 ** 31) return wholePower(at, x, c, state)
  if (re[x] === 1 && im[x] === 0 && error[x] === 0) return setExact(at, 1, state)
  if (re[x]! < 0 && im[x] === 0 && d === 0) {
    const isCertain = wError === 0 && error[x]! < -re[x]!
    if (rules.realPowers && isCertain) return undefinedAt(at, state)
    // An exponent computed with an error may be an odd root; only higher precision could tell.
    if (rules.realOddRoots || rules.realPowers) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  }
  realPower(at, re[x]!, im[x]!, error[x]!, c, d, wError, state)
}

export function indexedRoot(at: number, x: number, y: number, state: DoubleState): void {
  if (passOn(at, x, y, state)) return
  const { re, im, error } = state
  const [p, q, before, index] = [re[x]!, im[x]!, error[x]!, re[y]!]
  if (im[y] === 0 && index === 0 && error[y] === 0) return undefinedAt(at, state)
  const isOdd = im[y] === 0 && error[y] === 0 && Number.isInteger(index) && Math.abs(index % 2) === 1
  if (isOdd && q === 0 && p < 0 && before < -p / 1e3) {
    re[at] = -((-p) ** (1 / index))
    im[at] = 0
    error[at] = Math.abs(re[at]) * (1.2 * (before / -p) + 8 * UNIT)
    return
  }
  if (im[y] !== 0 || Math.abs(index) <= 2 * error[y]!) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  realPower(at, p, q, before, 1 / index, 0, (error[y]! / (index * index)) * 1.1 + UNIT / Math.abs(index), state)
}

export function logarithm(at: number, x: number, y: number, state: DoubleState): void {
  if (passOn(at, x, y, state)) return
  const { re, im, error } = state
  const parts = [x, y].map((z) => {
    const before = error[z]!
    const size = Math.hypot(re[z]!, im[z]!)
    if (size === 0 && before === 0) return undefined
    const isUnsure = size <= 1e3 * before || isNearCut('negative axis', re[z]!, im[z]!, 2 * before)
    complexLn(re[z]!, im[z]!)
    return {
      re: out.re,
      im: out.im,
      error: isUnsure ? Number.POSITIVE_INFINITY : (1.2 * before) / size + 2 * UNIT * Math.hypot(out.re, out.im),
    }
  })
  const [above, below] = [parts[0], parts[1]]
  if (above === undefined || below === undefined) return undefinedAt(at, state)
  const size = Math.hypot(below.re, below.im)
  if (size === 0 && error[y] === 0) return undefinedAt(at, state)
  if (size <= 2 * below.error) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  re[at] = (above.re * below.re + above.im * below.im) / (size * size)
  im[at] = below.im === 0 ? above.im / below.re : (above.im * below.re - above.re * below.im) / (size * size)
  if (above.im === 0 && below.im === 0) im[at] = 0
  const value = Math.hypot(re[at], im[at])
  error[at] = (above.error + value * below.error) / (size - below.error) + 5 * UNIT * value
}
