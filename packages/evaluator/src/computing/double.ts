import { EvaluationFailure, spend } from './budget.ts'
import type { Budget } from './budget.ts'
import { complexFunction, complexLn, isNearCut, out, realFunction } from './double-functions.ts'
import { declaredDoubles } from './declared.ts'
import { OP } from './program.ts'
import type { Loop, Program } from './program.ts'

/**
 * Values of all steps in doubles, each with a bound on its error.
 * `error` 0: exact. `error` Infinity: cannot be told in doubles. `re` NaN with error 0: not defined there.
 */
export interface DoubleState {
  readonly re: Float64Array
  readonly im: Float64Array
  readonly error: Float64Array
  readonly loops: readonly DoubleState[]
}

export function createDoubleState(program: Program): DoubleState {
  const size = program.op.length
  return {
    re: new Float64Array(size),
    im: new Float64Array(size),
    error: new Float64Array(size),
    loops: program.loops.map((loop) => createDoubleState(loop.body)),
  }
}

export interface DoubleInputs {
  readonly re: ArrayLike<number>
  readonly im: ArrayLike<number>
  /** Absent: the values are meant exactly. */
  readonly error?: ArrayLike<number>
}

const UNIT = 2.3e-16
const LARGEST_EXACT = 9007199254740992

/** Rounding error of a result that may be exact: integers, halves, quarters … within range are. */
const roundingOf = (value: number): number => {
  const size = Math.abs(value)
  return size < LARGEST_EXACT / 4096 && Number.isInteger(value * 4096) ? 0 : size * UNIT
}

export function runDoubles(program: Program, inputs: DoubleInputs, state: DoubleState, budget: Budget): void {
  const { op, a, b } = program
  const { re, im, error } = state
  spend(budget, op.length)
  for (let at = 0; at < op.length; at += 1) {
    const code = op[at]!
    const x = a[at]!
    if (code >= 32) {
      unary(code, at, x, state)
      continue
    }
    switch (code) {
      case OP.letter:
        re[at] = inputs.re[x]!
        im[at] = inputs.im[x]!
        error[at] = inputs.error === undefined ? 0 : inputs.error[x]!
        break
      case OP.number:
        re[at] = program.doubles[at]!
        im[at] = 0
        error[at] =
          program.exact[at]!.denominator === 1n && Math.abs(re[at]!) < LARGEST_EXACT ? 0 : roundedNumber(program, at)
        break
      case OP.pi:
      case OP.e:
        re[at] = code === OP.pi ? Math.PI : Math.E
        im[at] = 0
        error[at] = 4e-16
        break
      case OP.i:
        re[at] = 0
        im[at] = 1
        error[at] = 0
        break
      case OP.infinity:
        re[at] = Number.POSITIVE_INFINITY
        im[at] = 0
        error[at] = Number.POSITIVE_INFINITY
        break
      case OP.add:
        add(at, x, b[at]!, state)
        break
      case OP.multiply:
        multiply(at, x, b[at]!, state)
        break
      case OP.divide:
        divide(at, x, b[at]!, state)
        break
      case OP.negate:
        re[at] = -re[x]!
        im[at] = im[x] === 0 ? 0 : -im[x]!
        error[at] = error[x]!
        break
      case OP.wholePower:
        wholePower(at, x, b[at]!, state)
        break
      case OP.fractionPower:
        fractionPower(program, at, x, state)
        break
      case OP.power:
        power(at, x, b[at]!, state, program.realOddRoots)
        break
      case OP.exp:
        unary(code, at, x, state)
        break
      case OP.root:
        indexedRoot(at, x, b[at]!, state)
        break
      case OP.log:
        logarithm(at, x, b[at]!, state)
        break
      case OP.loop:
        runLoop(program.loops[x]!, at, state, state.loops[x]!, budget)
        break
      case OP.declared:
        declaredDoubles(program.declared[x]!, at, state)
        break
      default:
        wholeNumberFunction(code, at, x, b[at]!, state)
    }
    // Overflow says nothing about the value.
    if (re[at] === Number.POSITIVE_INFINITY || re[at] === Number.NEGATIVE_INFINITY) error[at] = Number.POSITIVE_INFINITY
    if (Number.isNaN(error[at]!)) error[at] = Number.POSITIVE_INFINITY
  }
}

function roundedNumber(program: Program, at: number): number {
  const denominator = program.exact[at]!.denominator
  const isDyadic = (denominator & (denominator - 1n)) === 0n && denominator < 4096n
  return isDyadic ? roundingOf(program.doubles[at]!) : Math.abs(program.doubles[at]!) * UNIT
}

function undefinedAt(at: number, state: DoubleState, error = 0): void {
  state.re[at] = Number.NaN
  state.im[at] = 0
  state.error[at] = error
}

/** An undefined operand makes the result undefined; an undecided one leaves it undecided. */
function passOn(at: number, x: number, y: number, state: DoubleState): boolean {
  const { re, error } = state
  if (error[x] === Number.POSITIVE_INFINITY || error[y] === Number.POSITIVE_INFINITY) {
    undefinedAt(at, state, Number.POSITIVE_INFINITY)
    return true
  }
  if (Number.isNaN(re[x]!) || Number.isNaN(re[y]!)) {
    undefinedAt(at, state)
    return true
  }
  return false
}

function add(at: number, x: number, y: number, state: DoubleState): void {
  const { re, im, error } = state
  re[at] = re[x]! + re[y]!
  im[at] = im[x]! + im[y]!
  if (Number.isNaN(re[at]) && passOn(at, x, y, state)) return
  error[at] = error[x]! + error[y]! + roundingOf(re[at]) + roundingOf(im[at])
}

function multiply(at: number, x: number, y: number, state: DoubleState): void {
  const { re, im, error } = state
  const [p, q, r, s] = [re[x]!, im[x]!, re[y]!, im[y]!]
  if ((Number.isNaN(p) || Number.isNaN(r)) && passOn(at, x, y, state)) return
  if (q === 0 && s === 0) {
    const value = p * r
    re[at] = value
    im[at] = 0
    error[at] =
      roundingOf(value) +
      Math.abs(p) * error[y]! +
      Math.abs(r) * error[x]! +
      error[x]! * error[y]! +
      (value === 0 && p !== 0 && r !== 0 ? 1e-300 : 0)
    return
  }
  re[at] = p * r - q * s
  im[at] = p * s + q * r
  const [m, n] = [Math.abs(p) + Math.abs(q), Math.abs(r) + Math.abs(s)]
  const isExact = [p, q, r, s, re[at], im[at]].every((v) => roundingOf(v) === 0)
  error[at] = m * error[y]! + n * error[x]! + error[x]! * error[y]! + (isExact ? 0 : 2 * UNIT * m * n)
}

function divide(at: number, x: number, y: number, state: DoubleState): void {
  const { re, im, error } = state
  if (passOn(at, x, y, state)) return
  const [p, q, r, s] = [re[x]!, im[x]!, re[y]!, im[y]!]
  const size = Math.hypot(r, s)
  if (size <= 2 * error[y]!) return undefinedAt(at, state, size === 0 && error[y] === 0 ? 0 : Number.POSITIVE_INFINITY)
  if (size === 0) return undefinedAt(at, state)
  const left = size - error[y]!
  if (s === 0) {
    re[at] = p / r
    im[at] = q === 0 ? 0 : q / r
    const isExact = q === 0 && error[x] === 0 && error[y] === 0 && roundingOf(re[at]) === 0 && re[at] * r === p
    error[at] = isExact
      ? 0
      : (error[x]! + (Math.hypot(p, q) / size) * error[y]!) / left + UNIT * Math.hypot(re[at], im[at])
    return
  }
  const square = r * r + s * s
  re[at] = (p * r + q * s) / square
  im[at] = (q * r - p * s) / square
  error[at] = (error[x]! + (Math.hypot(p, q) / size) * error[y]!) / left + (5 * UNIT * Math.hypot(p, q)) / size
}

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

function unary(code: number, at: number, x: number, state: DoubleState): void {
  if (passOn(at, x, x, state)) return
  const { re, im, error } = state
  const [p, q, before] = [re[x]!, im[x]!, error[x]!]
  if (code >= OP.abs) return partFunction(code, at, x, state)
  if (before > 0 && (isNearCut(code, p, q, 2 * before) || isNearSingular(code, p, q, before))) {
    return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  }
  if (q === 0) realFunction(code, p)
  else complexFunction(code, p, q)
  settle(at, x, state, 4)
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

function wholePower(at: number, x: number, exponent: number, state: DoubleState): void {
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
    before === 0 &&
    exponent > 0 &&
    roundingOf(re[at]!) === 0 &&
    roundingOf(im[at]!) === 0 &&
    roundingOf(size) === 0 &&
    value > 0
  if (isExact || (size === 0 && before === 0)) error[at] = 0
  else if (Math.abs(exponent) * relative > 0.01)
    error[at] = size <= before * 100 && exponent > 0 ? (size + before) ** exponent + value : Number.POSITIVE_INFINITY
  else
    error[at] = value * (1.1 * Math.abs(exponent) * relative + UNIT * (q === 0 ? 4 : 3 * Math.abs(exponent))) + 1e-300
}

function setExact(at: number, value: number, state: DoubleState): void {
  state.re[at] = value
  state.im[at] = 0
  state.error[at] = 0
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

function fractionPower(program: Program, at: number, x: number, state: DoubleState): void {
  const exponent = program.exact[at]!
  if (passOn(at, x, x, state)) return
  const { re, im, error } = state
  const [p, q, before] = [re[x]!, im[x]!, error[x]!]
  const value = program.doubles[at]!
  if (program.realOddRoots && q === 0 && p < 0 && before < -p && exponent.denominator % 2n === 1n) {
    re[at] = (exponent.numerator % 2n === 0n ? 1 : -1) * (-p) ** value
    im[at] = 0
    error[at] = Math.abs(re[at]) * (1.2 * Math.abs(value) * (before / -p) + 8 * UNIT)
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
  if (isNearCut(OP.ln, p, q, 2 * before)) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
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

function power(at: number, x: number, y: number, state: DoubleState, realOddRoots: boolean): void {
  if (passOn(at, x, y, state)) return
  const { re, im, error } = state
  const [c, d, wError] = [re[y]!, im[y]!, error[y]!]
  if (d === 0 && wError === 0 && Number.isInteger(c) && Math.abs(c) < 2 ** 31) return wholePower(at, x, c, state)
  if (re[x] === 1 && im[x] === 0 && error[x] === 0) return setExact(at, 1, state)
  // An exponent computed with an error may be an odd root; only higher precision could tell.
  if (realOddRoots && re[x]! < 0 && im[x] === 0) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  realPower(at, re[x]!, im[x]!, error[x]!, c, d, wError, state)
}

function indexedRoot(at: number, x: number, y: number, state: DoubleState): void {
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

function logarithm(at: number, x: number, y: number, state: DoubleState): void {
  if (passOn(at, x, y, state)) return
  const { re, im, error } = state
  const parts = [x, y].map((z) => {
    const before = error[z]!
    const size = Math.hypot(re[z]!, im[z]!)
    if (size === 0 && before === 0) return undefined
    const isUnsure = size <= 1e3 * before || isNearCut(OP.ln, re[z]!, im[z]!, 2 * before)
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

/** gcd, lcm, mod, min, max, binomial, permutations. */
function wholeNumberFunction(code: number, at: number, x: number, y: number, state: DoubleState): void {
  if (passOn(at, x, y, state)) return
  const { re, im, error } = state
  const [p, q] = [re[x]!, re[y]!]
  if (im[x] !== 0 || im[y] !== 0) return undefinedAt(at, state)
  im[at] = 0
  if (code === OP.min || code === OP.max) {
    re[at] = code === OP.min ? Math.min(p, q) : Math.max(p, q)
    error[at] = Math.max(error[x]!, error[y]!)
    return
  }
  if (error[x] !== 0 || error[y] !== 0) return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  if (code === OP.mod) {
    if (q === 0) return undefinedAt(at, state)
    const value = p - q * Math.floor(p / q)
    re[at] = value
    error[at] = roundingOf(value) === 0 && roundingOf(p) === 0 && roundingOf(q) === 0 ? 0 : Number.POSITIVE_INFINITY
    return
  }
  if (!Number.isInteger(p) || !Number.isInteger(q)) return undefinedAt(at, state)
  error[at] = 0
  if (code === OP.gcd || code === OP.lcm) {
    let [m, n] = [Math.abs(p), Math.abs(q)]
    while (n !== 0) [m, n] = [n, m % n]
    re[at] = code === OP.gcd ? m : m === 0 ? 0 : Math.abs(p / m) * Math.abs(q)
    return
  }
  if (q < 0 || q > 500) return q < 0 ? setExact(at, 0, state) : undefinedAt(at, state, Number.POSITIVE_INFINITY)
  let value = 1
  for (let k = 0; k < q; k += 1) value = code === OP.binomial ? (value * (p - k)) / (k + 1) : value * (p - k)
  re[at] = value
  error[at] = Math.abs(value) < 1e12 && Number.isInteger(value) ? 0 : Math.abs(value) * UNIT * 2 * (q + 1)
}

/** The value of a bound: it must be a whole number. */
function bound(at: number, state: DoubleState): number | undefined {
  if (state.im[at] !== 0 || Number.isNaN(state.re[at]!)) return undefined
  const value = Math.round(state.re[at]!)
  return Math.abs(state.re[at]! - value) <= Math.min(state.error[at]!, 1e-6) ? value : undefined
}

function runLoop(loop: Loop, at: number, state: DoubleState, inner: DoubleState, budget: Budget): void {
  const { re, im, error } = state
  const [lower, upper] = [bound(loop.lower, state), bound(loop.upper, state)]
  if (state.error[loop.lower] === Number.POSITIVE_INFINITY || state.error[loop.upper] === Number.POSITIVE_INFINITY) {
    return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  }
  if (lower === undefined || upper === undefined) return undefinedAt(at, state)
  if ((upper - lower + 1) * loop.body.op.length > budget.nodes) throw new EvaluationFailure('OverBudget')
  const size = loop.inputs.length
  const inputs = { re: new Float64Array(size), im: new Float64Array(size), error: new Float64Array(size) }
  loop.inputs.forEach((from, to) => {
    if (from < 0) return
    inputs.re[to] = re[from]!
    inputs.im[to] = im[from]!
    inputs.error[to] = error[from]!
  })
  const bound0 = loop.inputs.indexOf(-1)
  let [totalRe, totalIm, totalError] = [loop.kind === 'sum' ? 0 : 1, 0, 0]
  for (let k = lower; k <= upper; k += 1) {
    inputs.re[bound0] = k
    runDoubles(loop.body, inputs, inner, budget)
    const from = loop.body.outputs[0]!
    const [p, q, e] = [inner.re[from]!, inner.im[from]!, inner.error[from]!]
    if (Number.isNaN(p)) return undefinedAt(at, state, e)
    if (loop.kind === 'sum') {
      totalRe += p
      totalIm += q
      totalError += e + roundingOf(totalRe) + roundingOf(totalIm)
    } else {
      const [m, n] = [Math.hypot(totalRe, totalIm), Math.hypot(p, q)]
      ;[totalRe, totalIm] = [totalRe * p - totalIm * q, q === 0 && totalIm === 0 ? 0 : totalRe * q + totalIm * p]
      totalError =
        m * e + n * totalError + totalError * e + (roundingOf(totalRe) === 0 && totalIm === 0 ? 0 : 2 * UNIT * m * n)
    }
  }
  re[at] = totalRe
  im[at] = totalIm
  error[at] = totalError
}
