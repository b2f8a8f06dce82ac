import { complexFunction, isNearCut, out, realFunction } from './double-functions.ts'
import { ERROR_FUNCTION_ULPS } from '../error-function.ts'
import { LARGEST_EXACT, UNIT, passOn, roundingOf, undefinedAt } from './double-state.ts'
import type { DoubleState } from './double-state.ts'
import { OP } from '../program.ts'

/** Value from `out`, with the error carried through the slope; wide errors are left to higher precision. */
function settle(at: number, x: number, state: DoubleState, ulps: number): void {
  const { re, im, error } = state
  const before = error[x]!
  re[at] = out.re
  im[at] = out.im
  if (Number.isNaN(out.re)) return undefinedAt(at, state, before === 0 ? 0 : Number.POSITIVE_INFINITY)
  const size = Math.abs(out.re) + Math.abs(out.im)
  const carried = before === 0 ? 0 : 1.2 * before * out.slope
  error[at] = before > 1e-5 || Number.isNaN(carried) ? Number.POSITIVE_INFINITY : carried + ulps * UNIT * size + 1e-300
}

export function unary(code: number, at: number, x: number, state: DoubleState): void {
  if (passOn(at, x, x, state)) return
  const { re, im, error } = state
  const [p, q, before] = [re[x]!, im[x]!, error[x]!]
  if (code >= OP.abs) return partFunction(code, at, x, state)
  // Off the real line the error function is not worked out.
  if (code === OP.erf && q !== 0) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  if (before > 0 && (isNearCut(code, p, q, 2 * before) || isNearSingular(code, p, q, before))) {
    return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  }
  if (q === 0) realFunction(code, p)
  else complexFunction(code, p, q)
  settle(at, x, state, code === OP.erf ? ERROR_FUNCTION_ULPS : 4)
  if (code === OP.sqrt && before === 0 && q === 0 && p >= 0 && p === re[at]! * re[at]! && roundingOf(re[at]!) === 0)
    error[at] = 0
  if (p === 0 && q === 0 && before === 0 && (re[at] === 0 || re[at] === 1) && im[at] === 0) error[at] = 0
  if (p === 1 && q === 0 && before === 0 && code === OP.ln) error[at] = 0
  const isWide = (code >= OP.arcsin && code <= OP.arccot) || (code >= OP.arsinh && code <= OP.arcoth)
  if (isWide && im[at] !== 0) {
    // The formulas with logarithms cancel for large arguments.
    const size = Math.hypot(p, q)
    error[at] =
      size > 1e3 || size < 1e-3 ? Number.POSITIVE_INFINITY : error[at]! + 1e-9 * UNIT + 40 * UNIT * (1 + size * size)
  }
  if (Math.abs(p) > 1e6 && code >= OP.sin && code <= OP.cot) error[at] = error[at]! + UNIT
}

/** The slope grows without bound nearby, so that a linear estimate of the error would be wrong. */
function isNearSingular(code: number, p: number, q: number, before: number): boolean {
  const size = Math.hypot(p, q)
  switch (code) {
    case OP.sqrt:
    case OP.ln:
    case OP.cot:
    case OP.csc:
    case OP.csch:
    case OP.coth:
    case OP.arcsch:
      return size <= 1e3 * before
    case OP.arcsin:
    case OP.arccos:
    case OP.artanh:
    case OP.arcosh:
    case OP.arcsec:
    case OP.arccsc:
    case OP.arcoth:
    case OP.arsech:
      return Math.min(size, Math.hypot(Math.abs(p) - 1, q)) <= 1e3 * before && size > 0.5
    case OP.arctan:
    case OP.arsinh:
      return Math.hypot(p, Math.abs(q) - 1) <= 1e3 * before
    default:
      return false
  }
}

function partFunction(code: number, at: number, x: number, state: DoubleState): void {
  const { re, im, error } = state
  const [p, q, before] = [re[x]!, im[x]!, error[x]!]
  im[at] = 0
  error[at] = before
  switch (code) {
    case OP.abs:
      re[at] = q === 0 ? Math.abs(p) : Math.hypot(p, q)
      if (q !== 0) error[at] = before + UNIT * re[at]
      return
    case OP.re:
      re[at] = p
      return
    case OP.im:
      re[at] = q
      return
    case OP.conj:
      re[at] = p
      im[at] = q === 0 ? 0 : -q
      return
    case OP.argument:
      if (p === 0 && q === 0) return undefinedAt(at, state, before === 0 ? 0 : Number.POSITIVE_INFINITY)
      if (before > 0 && (Math.hypot(p, q) <= 1e3 * before || (p < 0 && Math.abs(q) <= 2 * before))) {
        return undefinedAt(at, state, Number.POSITIVE_INFINITY)
      }
      re[at] = Math.atan2(q, p)
      error[at] = (1.2 * before) / Math.hypot(p, q) + 2 * UNIT
      return
    default:
      stepFunction(code, at, p, q, before, state)
  }
}

/** Functions that jump decide nothing where the argument may lie on either side of the jump. */
function stepFunction(code: number, at: number, p: number, q: number, before: number, state: DoubleState): void {
  const { re, error } = state
  if (q !== 0) return undefinedAt(at, state)
  const jump = code === OP.sign ? p : code === OP.round ? p - Math.floor(p) - 0.5 : p - Math.round(p)
  if (before > 0 && Math.abs(jump) <= before) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  if (Math.abs(p) > LARGEST_EXACT / 4) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  error[at] = 0
  if (code === OP.floor) re[at] = Math.floor(p)
  else if (code === OP.ceiling) re[at] = Math.ceil(p)
  else if (code === OP.sign) re[at] = Math.sign(p)
  else if (code === OP.round) re[at] = Math.sign(p) * Math.floor(Math.abs(p) + 0.5)
  else factorialOf(at, p, before, state)
}

function factorialOf(at: number, n: number, before: number, state: DoubleState): void {
  const { re, error } = state
  const k = Math.round(n)
  if (before > 0 && Math.abs(n - k) <= before) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  if (n !== k || k < 0) return undefinedAt(at, state)
  if (k > 170) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  let value = 1
  for (let factor = 2; factor <= k; factor += 1) value *= factor
  re[at] = value
  error[at] = k <= 18 ? 0 : k * UNIT * value
}
