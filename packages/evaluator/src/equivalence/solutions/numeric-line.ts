import type { Rational } from '../../numbers/rational.ts'
import { absFloat, exponentOfFloat, isNegativeFloat } from '../../computing/high/big-float.ts'
import type { Budget } from '../../computing/budget.ts'
import type { Expression } from '../../computing/expression.ts'
import { addFractions, doubleOf, fraction, fractionOfDouble, sameFraction } from '../../computing/exact/fractions.ts'
import { alongLetter, deciding } from './along-letter.ts'
import type { Along, Precise } from './along-letter.ts'
import { shortestTurn } from './period.ts'
import type { Period } from './period.ts'
import { refinedPlace, roughPlace } from './refine-place.ts'
import type { PlaceKind } from './refine-place.ts'

/** Where on the number line an atom may change, and its sign elsewhere. */
export interface Line {
  /** Zeros, poles and edges, ascending. */
  readonly breaks: readonly Break[]
  /** Sign away from the breaks; `undefined`: not real there. */
  readonly signAt: (at: Rational) => number | undefined
  /** Sign at about a number that no break is close to, where it is plain without many digits. */
  readonly signNear: (about: number) => number | undefined
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
/** So many steps in the shortest turn of a function that swings. */
const STEPS_OF_TURN = 48
/** So many steps on each side of zero at most, where they are shorter than usual. */
const MOST_STEPS = 1000
/** More breaks than this beyond the fine part of the grid: the line swings, and the coarse part misses most of them. */
const MOST_FAR = 12

/** Points of the grid in the shortest turn of a periodic function. */
const POINTS_OF_TURN = 96

/** Where the search in one period begins: no place at which functions are zero or grow beyond measure. */
export const startOf = ({ length }: Period): number => -length * 0.013

/**
 * Zeros searched for on a grid with doubles and made precise with many digits, for atoms that are not rational. Of what
 * repeats, one period is searched.
 */
export function numericLine(residual: Expression, letter: string, budget: Budget, period?: Period): Line {
  const along = alongLetter(residual, letter, budget)
  const { points, end } = period === undefined ? gridFor(shortestTurn(residual, letter, budget)) : gridOf(period)
  const found = breaksOf(along, points)
  const swings = found.filter(({ at }) => Math.abs(at) > end).length > MOST_FAR
  return {
    breaks: swings ? found.filter(({ at }) => Math.abs(at) <= end) : found,
    isExact: false,
    end: swings ? end : Number.POSITIVE_INFINITY,
    signAt: (at) => signAt(along, at),
    signNear: (about) => signNear(along, about),
    isZeroNear: (at) => isZeroNear(along, at),
  }
}

function signAt(along: Along, at: Rational): number | undefined {
  const double = doubleOf(at)
  if (Number.isFinite(double) && sameFraction(fractionOfDouble(double), at)) {
    const rough = along.rough(double)
    if (Math.abs(rough) > 1e-9) return Math.sign(rough)
  }
  return signOf(realAt(along, at))
}

/** Clear of zero, and not much smaller than beside it, as it would be at a zero that the search did not find. */
function signNear(along: Along, about: number): number | undefined {
  const here = along.rough(about)
  const isClear = [-1e-3, 1e-3].every((step) => Math.abs(here) > 1e-6 * Math.abs(along.rough(about + step)))
  return isClear && Math.abs(here) > 1e-9 ? Math.sign(here) : undefined
}

const BESIDE: readonly Rational[] = [fraction(-1n, 1000n), fraction(1n, 1000n)]

/** Zero with no real value on either side is none: in √(x − 1)·(x + 3) the root is not real at −3. */
function realAt(along: Along, at: Rational): Precise | undefined {
  const here = along.precise(at)
  const isAlone = here?.isZero === true && BESIDE.every((step) => along.precise(addFractions(at, step)) === undefined)
  return isAlone ? undefined : here
}

/** Compared with the values beside it, what is left at a zero known to 40 digits is next to nothing. */
function isZeroNear(along: Along, at: Rational): boolean {
  const here = realAt(along, at)
  if (here === undefined || here.isZero) return here !== undefined
  const size = exponentOfFloat(absFloat(here.value))
  return BESIDE.every((step) => {
    const beside = along.precise(addFractions(at, step))
    return beside !== undefined && size < exponentOfFloat(beside.value) - 36
  })
}

function breaksOf(along: Along, grid: readonly number[]): Break[] {
  const breaks: Break[] = []
  const add: Add = (at, kind) => {
    if (breaks.some((other) => Math.abs(other.at - at) < 1e-9 * (1 + Math.abs(at)))) return
    breaks.push(breakAt(along, at, kind))
  }
  searchGrid(along.rough, grid, add)
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

function searchGrid(value: Value, grid: readonly number[], add: Add): void {
  const values = grid.map(value)
  grid.forEach((at, index) => {
    const [here, next] = [values[index]!, values[index + 1]]
    if (here === 0 && !isAloneAt(value, at)) add(at, 'zero')
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

const isAloneAt = (value: Value, at: number): boolean => [-1e-3, 1e-3].every((step) => Number.isNaN(value(at + step)))

interface Grid {
  readonly points: readonly number[]
  /** Where its fine part ends, on both sides. */
  readonly end: number
}

/** Fine enough for what swings fast, and wide enough for some turns of what swings slowly. */
function gridFor(turn: number = GRID_STEP * STEPS_OF_TURN): Grid {
  const wide = turn / STEPS_OF_TURN
  const step = Math.min(GRID_STEP, wide)
  const fine = Math.min(GRID_END, MOST_STEPS * step)
  const end = fine * Math.max(1, wide / step)
  const positive: number[] = []
  for (let at = step; at <= fine; at += step) positive.push(at)
  for (let at = fine + wide; at <= end; at += wide) positive.push(at)
  for (let at = end * 1.1; at < 1e6; at *= 1.1) positive.push(at)
  return { points: [...positive.map((at) => -at).reverse(), 0, ...positive], end }
}

/** One period and a step beyond it on both sides. */
function gridOf(period: Period): Grid {
  const step = period.shortest / POINTS_OF_TURN
  const count = Math.ceil(period.length / step) + 3
  const points = Array.from({ length: count }, (_, at) => startOf(period) + (at - 1) * step)
  return { points, end: Number.POSITIVE_INFINITY }
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
    if (x === 0 || y === 0) return add(vertexNear(value, x === 0 ? a : b, to - from), 'touch')
    if (x < y) high = b
    else low = a
  }
  const at = vertexNear(value, (low + high) / 2, to - from)
  const short = Math.round(at * 5040) / 5040
  const isShortZero = Math.abs(short - at) < 1e-7 * (1 + Math.abs(at)) && value(short) === 0
  if (isShortZero || Math.abs(value(at)) < 1e-13) add(isShortZero ? short : at, 'touch')
}

/** The vertex of the parabola beside a number: where a value turns, doubles are zero in a whole stretch. */
function vertexNear(value: Value, at: number, width: number): number {
  const h = width * 1e-4
  const [before, here, after] = [value(at - h), value(at), value(at + h)]
  const shift = ((h / 2) * (before - after)) / (before - 2 * here + after)
  return Math.abs(shift) <= h ? at + shift : at
}
