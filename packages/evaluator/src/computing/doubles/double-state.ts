/**
 * Values of all steps in doubles, each with a bound on its error.
 * `error` 0: exact. `error` Infinity: cannot be told in doubles. `re` NaN with error 0: not defined there.
 */
export interface DoubleState {
  readonly re: number[]
  readonly im: number[]
  readonly error: number[]
  readonly loops: readonly DoubleState[]
}

/** A step of a program: computes the value at `at` from those at x and y. */
export type DoubleStep = (at: number, x: number, y: number, state: DoubleState) => void

export interface DoubleInputs {
  readonly re: ArrayLike<number>
  readonly im: ArrayLike<number>
  /** Absent: the values are meant exactly. */
  readonly error?: ArrayLike<number>
}

/** A list of zeros that engines keep as doubles from the start: most programs run a few times, and a buffer costs more. */
export function zeros(count: number): number[] {
  const list: number[] = []
  for (let at = 0; at < count; at += 1) list.push(0.5)
  return list.fill(0)
}

export const UNIT = 2.3e-16
export const LARGEST_EXACT = 9007199254740992

/** Whether a number has so few digits that it may be meant exactly: integers, halves, quarters … within range. */
export const isShort = (value: number): boolean =>
  Math.abs(value) < LARGEST_EXACT / 4096 && Number.isInteger(value * 4096)

/**
 * What rounding may have taken from a sum. The result alone does not tell: 1 is a short number, and 1 + 10⁻²⁰ comes to 1
 * in doubles.
 */
export function sumRounding(x: number, y: number, sum: number): number {
  const second = sum - x
  const lost = x - (sum - second) + (y - second)
  return lost === 0 ? 0 : Math.abs(sum) * UNIT
}

const SPLITTER = 2 ** 27 + 1

/** More than a product or quotient loses where it is too small for a double with all its digits. */
export const UNDERFLOW = 1e-300

/** What rounding may have taken from a product: its halves are multiplied exactly. Tiny products are not told. */
export function productRounding(x: number, y: number, product: number): number {
  if (x === 0 || y === 0) return 0
  const [wideX, wideY] = [x * SPLITTER, y * SPLITTER]
  const [highX, highY] = [wideX - (wideX - x), wideY - (wideY - y)]
  const [lowX, lowY] = [x - highX, y - highY]
  const lost = highX * highY - product + highX * lowY + lowX * highY + lowX * lowY
  return lost === 0 && Math.abs(product) > 1e-250 ? 0 : Math.abs(product) * UNIT + UNDERFLOW
}

export function undefinedAt(at: number, state: DoubleState, error = 0): void {
  state.re[at] = Number.NaN
  state.im[at] = 0
  state.error[at] = error
}

/** An undefined operand makes the result undefined; an undecided one leaves it undecided. */
export function passOn(at: number, x: number, y: number, state: DoubleState): boolean {
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

export function setValue(at: number, re: number, im: number, error: number, state: DoubleState): void {
  state.re[at] = re
  state.im[at] = im
  state.error[at] = error
}

export const setExact = (at: number, value: number, state: DoubleState): void => setValue(at, value, 0, 0, state)
