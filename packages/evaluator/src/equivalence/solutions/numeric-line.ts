import type { Rational } from '../../numbers/rational.ts'
import { absFloat, exponentOfFloat, isNegativeFloat } from '../../computing/high/big-float.ts'
import type { Budget } from '../../computing/budget.ts'
import type { Expression } from '../../computing/expression.ts'
import { addFractions, doubleOf, fraction, fractionOfDouble, sameFraction } from '../../computing/exact/fractions.ts'
import { alongLetter, deciding } from './along-letter.ts'
import type { Along, Precise } from './along-letter.ts'
import { refinedPlace, roughPlace } from './refine-place.ts'
import type { PlaceKind } from './refine-place.ts'

/** Where on the number line an atom may change, and its sign elsewhere. */
export interface Line {
  /** Zeros, poles and edges, ascending. */
  readonly breaks: readonly Break[]
  /** Sign away from the breaks; `undefined`: not real there. */
  readonly signAt: (at: Rational) => number | undefined
  /** Is a break of another line, known to many digits, a zero of this one? */
  readonly isZeroNear: (at: Rational) => boolean
  /** False where zeros were only searched for numerically. */
  readonly isExact: boolean
  /** Beyond this its breaks are too close together to be found. */
  readonly end: number
}

export interface Break {
  /** `edge`: where the expression begins to be real; it has a value there, or not. */
  readonly kind: 'zero' | 'pole' | 'edge'
  /** About where it is. */
  readonly at: number
  /** Where it is, to 40 digits or exactly; worked out when asked for. */
  readonly near: () => Rational
  /** Whether `near` is right to so many digits. */
  readonly isCertain: () => boolean
  /** For an edge: the sign of the value it has just there. */
  readonly sign?: () => number | undefined
}

const GRID_STEP = 1 / 16
const GRID_END = 40
/** More breaks than this beyond the fine part of the grid: the line swings, and the coarse part misses most of them. */
const MOST_FAR = 12

/** Zeros searched for on a grid with doubles and made precise with many digits, for atoms that are not rational. */
export function numericLine(residual: Expression, letter: string, budget: Budget): Line {
  const along = alongLetter(residual, letter, budget)
  const found = breaksOf(along)
  const swings = found.filter(({ at }) => Math.abs(at) > GRID_END).length > MOST_FAR
  return {
    breaks: swings ? found.filter(({ at }) => Math.abs(at) <= GRID_END) : found,
    isExact: false,
    end: swings ? GRID_END : Number.POSITIVE_INFINITY,
    signAt: (at) => signAt(along, at),
    isZeroNear: (at) => isZeroNear(along, at),
  }
}

function signAt(along: Along, at: Rational): number | undefined {
  const double = doubleOf(at)
  if (Number.isFinite(double) && sameFraction(fractionOfDouble(double), at)) {
    const rough = along.rough(double)
    if (Math.abs(rough) > 1e-9) return Math.sign(rough)
  }
  return signOf(along.precise(at))
}

const BESIDE: readonly Rational[] = [fraction(-1n, 1000n), fraction(1n, 1000n)]

/** Compared with the values beside it, what is left at a zero known to 40 digits is next to nothing. */
function isZeroNear(along: Along, at: Rational): boolean {
  const here = along.precise(at)
  if (here === undefined || here.isZero) return here !== undefined
  const size = exponentOfFloat(absFloat(here.value))
  return BESIDE.every((step) => {
    const beside = along.precise(addFractions(at, step))
    return beside !== undefined && size < exponentOfFloat(beside.value) - 36
  })
}

function breaksOf(along: Along): Break[] {
  const breaks: Break[] = []
  const add: Add = (at, kind) => {
    if (breaks.some((other) => Math.abs(other.at - at) < 1e-9 * (1 + Math.abs(at)))) return
    breaks.push(breakAt(along, at, kind))
  }
  searchGrid(along.rough, add)
  return breaks.sort((a, b) => a.at - b.at)
}

function breakAt(along: Along, at: number, kind: PlaceKind): Break {
  let known: { readonly near: Rational | undefined } | undefined
  const refined = (): Rational | undefined => {
    known ??= {
      near: refinedPlace(along, at, kind) ?? (kind === 'zero' ? refinedPlace(along, at, 'touch') : undefined),
    }
    return known.near
  }
  const near = (): Rational => refined() ?? roughPlace(at)
  const place = { kind: kind === 'touch' ? 'zero' : kind, at, near, isCertain: () => refined() !== undefined } as const
  return kind === 'edge' ? { ...place, sign: () => signAtEdge(along, near()) } : place
}

const CLOSE = fraction(1n, 10n ** 20n)

/** At an edge that is no fraction the value settles, as that of a root does, or grows beyond measure, as a logarithm's. */
function signAtEdge(along: Along, at: Rational): number | undefined {
  const here = along.precise(at)
  const isShort = at.denominator < 10n ** 12n
  if (here === undefined || isShort) return signOf(here)
  const beside = [1n, -1n]
    .map((side) => along.precise(addFractions(at, { ...CLOSE, numerator: side })))
    .find((found) => found !== undefined)
  const change = beside === undefined ? 0 : deciding.F.subtract(beside.value, here.value)
  const settles = change === 0 || exponentOfFloat(change) < -6 + Math.max(0, exponentOfFloat(here.value))
  return settles ? signOf(here) : undefined
}

const signOf = (found: Precise | undefined): number | undefined =>
  found === undefined ? undefined : found.isZero ? 0 : isNegativeFloat(found.value) ? -1 : 1

type Value = (at: number) => number
type Add = (at: number, kind: PlaceKind) => void

function searchGrid(value: Value, add: Add): void {
  const grid = gridPoints()
  const values = grid.map(value)
  grid.forEach((at, index) => {
    const [here, next] = [values[index]!, values[index + 1]]
    if (here === 0) add(at, 'zero')
    if (next === undefined || here === 0 || next === 0) return
    const to = grid[index + 1]!
    if (Number.isNaN(here) !== Number.isNaN(next)) return edge(value, at, to, add)
    if (Number.isNaN(here)) return
    if (Math.sign(here) !== Math.sign(next)) return crossing(value, at, to, add)
    const before = values[index - 1]
    const isValley =
      before !== undefined &&
      Math.abs(here) < Math.abs(before) &&
      Math.abs(here) <= Math.abs(next) &&
      Math.sign(before) === Math.sign(here)
    if (isValley) touching(value, grid[index - 1]!, to, add)
  })
}

function gridPoints(): number[] {
  const points: number[] = []
  for (let at = -GRID_END; at <= GRID_END; at += GRID_STEP) points.push(at)
  for (let at = GRID_END * 1.1; at < 1e6; at *= 1.1) {
    points.push(at)
    points.unshift(-at)
  }
  return points
}

/** A sign change is a zero where the value gets small, and a jump or pole where it does not. */
function crossing(value: Value, from: number, to: number, add: Add): void {
  let [low, high] = [from, to]
  const sign = Math.sign(value(low))
  const size = Math.min(Math.abs(value(low)), Math.abs(value(high)))
  for (let step = 0; step < 60 && high - low > 1e-15 * Math.abs(low); step += 1) {
    const middle = (low + high) / 2
    const found = value(middle)
    if (found === 0) return add(middle, 'zero')
    if (Number.isNaN(found)) return add(middle, 'pole')
    if (Math.sign(found) === sign) low = middle
    else high = middle
  }
  const found = Math.abs(value(low))
  add((low + high) / 2, found <= Math.max(size, 1e-6) * 1e-3 ? 'zero' : 'pole')
}

/** The edge of where the expression is real; it may be zero just there, as √x is. */
function edge(value: Value, from: number, to: number, add: Add): void {
  let [low, high] = [from, to]
  const isLowUndefined = Number.isNaN(value(low))
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (Number.isNaN(value(middle)) === isLowUndefined) low = middle
    else high = middle
  }
  const inside = isLowUndefined ? high : low
  add(inside, isZeroAtEdge(value, inside, isLowUndefined ? to : from) ? 'zero' : 'edge')
  // Defined at the edge with another value: the sign is taken there like anywhere else.
  crossingNear(value, inside, isLowUndefined ? to : from, add)
}

/** At a short fraction doubles show it; elsewhere the value must shrink towards the edge as a root does. */
function isZeroAtEdge(value: Value, inside: number, other: number): boolean {
  const candidate = Math.round(inside * 5040) / 5040
  if (Math.abs(candidate - inside) < 1e-9 * (1 + Math.abs(inside)) && value(candidate) === 0) return true
  const [here, near] = [value(inside), value(inside + (other - inside) * 1e-6)]
  return Math.abs(here) < 1e-4 * Math.abs(near)
}

/** A zero between the edge of the domain and the next grid point. */
function crossingNear(value: Value, inside: number, other: number, add: Add): void {
  const [first, last] = [value(inside + (other - inside) * 1e-9), value(other)]
  if (Number.isNaN(first) || Number.isNaN(last) || first === 0 || last === 0) return
  if (Math.sign(first) !== Math.sign(last))
    crossing(value, Math.min(inside + (other - inside) * 1e-9, other), Math.max(inside, other), add)
}

/** A minimum of the size between two points, which may be a zero without a change of sign. */
function touching(value: Value, from: number, to: number, add: Add): void {
  let [low, high] = [from, to]
  for (let step = 0; step < 60; step += 1) {
    const [a, b] = [low + (high - low) * 0.381966, low + (high - low) * 0.618034]
    const [x, y] = [Math.abs(value(a)), Math.abs(value(b))]
    if (x === 0) return add(a, 'touch')
    if (y === 0) return add(b, 'touch')
    if (x < y) high = b
    else low = a
  }
  const at = (low + high) / 2
  const short = Math.round(at * 5040) / 5040
  const isShortZero = Math.abs(short - at) < 1e-7 * (1 + Math.abs(at)) && value(short) === 0
  if (isShortZero || Math.abs(value(at)) < 1e-13) add(isShortZero ? short : at, 'touch')
}
