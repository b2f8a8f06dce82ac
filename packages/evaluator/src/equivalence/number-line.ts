import type { Rational } from '../numbers/rational.ts'
import type { Budget } from '../computing/budget.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import { runDoubles } from '../computing/double.ts'
import { createDoubleState } from '../computing/double-state.ts'
import type { Expression } from '../computing/expression.ts'
import {
  addFractions,
  compareFractions,
  doubleOf,
  fraction,
  fractionOfDouble,
  subtractFractions,
  whole,
} from '../computing/fractions.ts'
import { exponentOfFloat, floatToNumber, isNegativeFloat } from '../computing/big-float.ts'
import { runHigh } from '../computing/high.ts'
import { highContext, highOfRational } from '../computing/high-values.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { createRing, declareLetters, isPlain } from '../computing/polynomials/ring.ts'
import { lettersIn } from '../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../computing/polynomials/polynomial.ts'
import { realRoots, sameRoot, signAt } from '../computing/polynomials/real-roots.ts'
import { buildProgram } from '../computing/program.ts'
import { atomsOf, holds, isTrueWith, residualOf } from './formula.ts'
import type { Atom, Formula } from './formula.ts'

/** Where on the number line an atom may change, and its sign elsewhere. */
interface Line {
  /** Zeros and poles, ascending. */
  readonly breaks: readonly Break[]
  /** Sign away from the breaks; `undefined`: not real there. */
  readonly signAt: (at: Rational) => number | undefined
  /** Is a break of another line, known to so many digits only, a zero of this one? */
  readonly isZeroNear: (at: Rational) => boolean
  /** False where zeros were only searched for numerically. */
  readonly isExact: boolean
}

interface Break {
  readonly near: Rational
  /** `edge`: where the expression begins to be real; it has a value there, or not. */
  readonly kind: 'zero' | 'pole' | 'edge'
}

export interface LineComparison {
  readonly verdict: 'equal' | 'different'
  readonly isExact: boolean
  /** A number that solves one and not the other. */
  readonly witness?: Rational
}

/**
 * Compares the solution sets of two formulas in one letter over the reals: all zeros and poles are found, and the truth of
 * both is compared at each of them and between each two.
 */
export function compareOnLine(key: Formula, answer: Formula, letter: string, budget: Budget): LineComparison {
  const lines = new Map<Atom, Line>()
  const atoms = [...atomsOf(key), ...atomsOf(answer)]
  for (const atom of atoms) lines.set(atom, lineOf(atom, letter, budget))
  const isExact = [...lines.values()].every((line) => line.isExact)
  const breaks = mergedBreaks(
    [...lines.values()].flatMap((line) => line.breaks.map((place) => place.near)),
    isExact,
  )
  const truth = (formula: Formula, at: Rational, isBreak: boolean): boolean =>
    isTrueWith(
      formula,
      (atom) => atomTruth(atom, lines.get(atom)!, at, isBreak, isExact),
      () => false,
    )
  const places = placesOf(breaks)
  for (const place of places) {
    if (truth(key, place.at, place.isBreak) !== truth(answer, place.at, place.isBreak)) {
      return { verdict: 'different', isExact, witness: place.at }
    }
  }
  return { verdict: 'equal', isExact }
}

function atomTruth(atom: Atom, line: Line, at: Rational, isBreak: boolean, isExact: boolean): boolean {
  if (isBreak) {
    const own = line.breaks.find((place) => isSamePlace(place.near, at, isExact))
    if (own?.kind === 'zero') return holds(atom.comparator, 0)
    if (own?.kind === 'pole') return false
    if (own !== undefined) return holdsBySign(atom, line.signAt(own.near))
    if (!isExact && line.isZeroNear(at)) return holds(atom.comparator, 0)
  }
  return holdsBySign(atom, line.signAt(at))
}

const holdsBySign = (atom: Atom, sign: number | undefined): boolean =>
  sign !== undefined && holds(atom.comparator, sign)

const isSamePlace = (a: Rational, b: Rational, isExact: boolean): boolean =>
  isExact ? sameRoot(a, b) : sameRoot(a, b) || Math.abs(doubleOf(a) - doubleOf(b)) <= 1e-9 * (1 + Math.abs(doubleOf(a)))

function mergedBreaks(all: readonly Rational[], isExact: boolean): Rational[] {
  const sorted = [...all].sort(compareFractions)
  const merged: Rational[] = []
  for (const place of sorted) {
    const last = merged[merged.length - 1]
    if (last === undefined || !isSamePlace(last, place, isExact)) merged.push(place)
  }
  return merged
}

function placesOf(breaks: readonly Rational[]): { readonly at: Rational; readonly isBreak: boolean }[] {
  if (breaks.length === 0) return [{ at: whole(0), isBreak: false }]
  const places: { at: Rational; isBreak: boolean }[] = []
  const one = whole(1)
  places.push({ at: subtractFractions(breaks[0]!, one), isBreak: false })
  breaks.forEach((place, index) => {
    places.push({ at: place, isBreak: true })
    const next = breaks[index + 1]
    const between =
      next === undefined
        ? addFractions(place, one)
        : fraction(
            place.numerator * next.denominator + next.numerator * place.denominator,
            place.denominator * next.denominator * 2n,
          )
    places.push({ at: between, isBreak: false })
  })
  return places
}

function lineOf(atom: Atom, letter: string, budget: Budget): Line {
  const residual = residualOf(atom)
  try {
    const ring = createRing()
    declareLetters(ring, [letter])
    const form = normalForm(ring, residual)
    if (isPlain(ring, form) && [...lettersIn(form.numerator), ...lettersIn(form.denominator)].every((at) => at === 0)) {
      return polynomialLine(form.numerator, form.denominator)
    }
  } catch (error) {
    if (!(error instanceof EvaluationFailure)) throw error
    if (error.problem === 'DivideByZero')
      return { breaks: [], signAt: () => undefined, isZeroNear: () => false, isExact: true }
  }
  return numericLine(residual, letter, budget)
}

const integersOf = (a: Polynomial): bigint[] =>
  typeof a === 'bigint' ? [a] : a.coefficients.map((coefficient) => coefficient as bigint)

function polynomialLine(numerator: Polynomial, denominator: Polynomial): Line {
  const [above, below] = [integersOf(numerator), integersOf(denominator)]
  const breaks: Break[] = [
    ...realRoots(numerator).map((root): Break => ({ near: root.near, kind: 'zero' })),
    ...realRoots(denominator).map((root): Break => ({ near: root.near, kind: 'pole' })),
  ]
  return { breaks, signAt: (at) => signAt(above, at) * signAt(below, at), isZeroNear: () => false, isExact: true }
}

const GRID_STEP = 1 / 16
const GRID_END = 40

/** Zeros searched for on a grid and made precise by halving, for atoms that are not rational. */
function numericLine(residual: Expression, letter: string, budget: Budget): Line {
  const program = buildProgram([residual], [letter])
  const output = program.outputs[0]!
  const state = createDoubleState(program)
  const searching = createBudget({ nodes: Math.max(budget.nodes, 400_000) })
  const inputs = { re: new Float64Array(program.letters.length), im: new Float64Array(program.letters.length) }
  const value = (at: number): number => {
    inputs.re[0] = at
    runDoubles(program, inputs, state, searching)
    const [re, im, error] = [state.re[output]!, state.im[output]!, state.error[output]!]
    if (error === Number.POSITIVE_INFINITY) return highValue(at)
    if (Number.isNaN(re) || Math.abs(im) > Math.max(error, 1e-12)) return Number.NaN
    return Math.abs(re) <= error && error < 1e-6 ? 0 : re
  }
  let highLeft = 200
  /** Where doubles cannot tell, such as at the edge of a domain. */
  const highValue = (at: number): number => {
    highLeft -= 1
    return highLeft < 0 ? Number.NaN : digitsAt(fractionOfDouble(at))
  }
  const digitsAt = (at: Rational): number => {
    const context = highContext(40)
    const high = runHigh(program, [highOfRational(context, at)], context, createBudget())[output]!
    if (
      high.isUndefined === true ||
      high.error > Math.max(0, exponentOfFloat(high.re)) - 8 ||
      exponentOfFloat(high.im) > high.error + 1
    )
      return Number.NaN
    if (exponentOfFloat(high.re) < high.error + 1) return 0
    return exponentOfFloat(high.re) > 300 ? (isNegativeFloat(high.re) ? -1e300 : 1e300) : floatToNumber(high.re)
  }
  const breaks = numericBreaks(value)
  return {
    breaks,
    isExact: false,
    signAt: (at) => {
      const rough = value(doubleOf(at))
      const found = Number.isNaN(rough) ? digitsAt(at) : rough
      return Number.isNaN(found) ? undefined : preciseSign(found, at)
    },
    isZeroNear: (at) => {
      const [here, before, after] = [0, -1e-3, 1e-3].map((step) => Math.abs(value(doubleOf(at) + step)))
      const share = Math.min(1e-6 * (1 + Math.abs(doubleOf(at))), 1e-4)
      return here! <= share * Math.min(before!, after!)
    },
  }

  function preciseSign(found: number, at: Rational): number {
    if (Math.abs(found) > 1e-9) return Math.sign(found)
    const context = highContext(40)
    const high = runHigh(program, [highOfRational(context, at)], context, createBudget())[output]!
    return exponentOfFloat(high.re) < high.error + 1 ? 0 : isNegativeFloat(high.re) ? -1 : 1
  }
}

function numericBreaks(value: (at: number) => number): Break[] {
  const breaks: Break[] = []
  const add = (at: number, kind: Break['kind']): void => {
    const near = snapped(at, value)
    if (!breaks.some((place) => Math.abs(doubleOf(place.near) - doubleOf(near)) < 1e-9 * (1 + Math.abs(at))))
      breaks.push({ near, kind })
  }
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
    if (
      before !== undefined &&
      Math.abs(here) < Math.abs(before) &&
      Math.abs(here) <= Math.abs(next) &&
      Math.sign(before) === Math.sign(here)
    ) {
      touching(value, grid[index - 1]!, to, add)
    }
  })
  return breaks.sort((a, b) => compareFractions(a.near, b.near))
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

type Add = (at: number, kind: Break['kind']) => void

/** A sign change is a zero where the value gets small, and a jump or pole where it does not. */
function crossing(value: (at: number) => number, from: number, to: number, add: Add): void {
  let [low, high] = [from, to]
  const sign = Math.sign(value(low))
  const size = Math.min(Math.abs(value(low)), Math.abs(value(high)))
  for (let step = 0; step < 80; step += 1) {
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
function edge(value: (at: number) => number, from: number, to: number, add: Add): void {
  let [low, high] = [from, to]
  const isLowUndefined = Number.isNaN(value(low))
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (Number.isNaN(value(middle)) === isLowUndefined) low = middle
    else high = middle
  }
  const inside = isLowUndefined ? high : low
  const candidate = doubleOf(snapped(inside, value))
  add(inside, value(candidate) === 0 ? 'zero' : 'edge')
  // Defined at the edge with another value: the sign is taken there like anywhere else.
  crossingNear(value, inside, isLowUndefined ? to : from, add)
}

/** A zero between the edge of the domain and the next grid point. */
function crossingNear(value: (at: number) => number, inside: number, other: number, add: Add): void {
  const [first, last] = [value(inside + (other - inside) * 1e-9), value(other)]
  if (Number.isNaN(first) || Number.isNaN(last) || first === 0 || last === 0) return
  if (Math.sign(first) !== Math.sign(last))
    crossing(value, Math.min(inside + (other - inside) * 1e-9, other), Math.max(inside, other), add)
}

/** A minimum of the size between two points, which may be a zero without a change of sign. */
function touching(value: (at: number) => number, from: number, to: number, add: Add): void {
  let [low, high] = [from, to]
  for (let step = 0; step < 60; step += 1) {
    const [a, b] = [low + (high - low) * 0.381966, low + (high - low) * 0.618034]
    const [x, y] = [Math.abs(value(a)), Math.abs(value(b))]
    if (x === 0) return add(a, 'zero')
    if (y === 0) return add(b, 'zero')
    if (x < y) high = b
    else low = a
  }
  const at = (low + high) / 2
  const near = snapped(at, value)
  if (value(doubleOf(near)) === 0 || Math.abs(value(at)) < 1e-13) add(at, 'zero')
}

/** A nearby fraction with a small denominator, when the value is zero there or it is as near as doubles tell. */
function snapped(at: number, value: (at: number) => number): Rational {
  for (const denominator of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 25, 100]) {
    const numerator = Math.round(at * denominator)
    const candidate = numerator / denominator
    if (Math.abs(candidate - at) > 1e-7 * (1 + Math.abs(at))) continue
    const found = value(candidate)
    if (found === 0 || Math.abs(candidate - at) < 1e-12 * (1 + Math.abs(at)))
      return fraction(BigInt(numerator), BigInt(denominator))
  }
  return fractionOfDouble(at)
}
