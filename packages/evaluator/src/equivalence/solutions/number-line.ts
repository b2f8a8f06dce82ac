import type { Rational } from '../../numbers/rational.ts'
import type { Budget } from '../../computing/budget.ts'
import { EvaluationFailure } from '../../computing/budget.ts'
import {
  addFractions,
  compareFractions,
  doubleOf,
  floorOfFraction,
  fraction,
  fractionOfDouble,
  isInteger,
  negateFraction,
  subtractFractions,
  whole,
} from '../../computing/exact/fractions.ts'
import { normalForm } from '../../computing/polynomials/normal-form.ts'
import { createRing, declareLetters, isPlain } from '../../computing/polynomials/ring.ts'
import { lettersIn } from '../../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../../computing/polynomials/polynomial.ts'
import { realRoots, signAt } from '../../computing/polynomials/real-roots.ts'
import type { RealRoot } from '../../computing/polynomials/real-roots.ts'
import { isTolerated } from '../expressions/closeness.ts'
import type { Tolerance } from '../expressions/closeness.ts'
import { atomsOf, isTrueWith } from '../formula-parts.ts'
import { holds, residualOf } from '../formula.ts'
import type { Atom, Formula } from '../formula.ts'
import { numericLine, startOf } from './numeric-line.ts'
import type { Break, Line } from './numeric-line.ts'
import { periodOf } from './period.ts'
import type { Period } from './period.ts'

export interface LineComparison {
  readonly verdict: 'equal' | 'different'
  readonly isExact: boolean
  /** Neither has a solution. */
  readonly isNever: boolean
  /** A number that solves one and not the other. */
  readonly witness?: Rational
}

/** A number at which some of the atoms may change, with the break of each that has one there. */
interface Place {
  /** About where it is. */
  readonly about: number
  readonly at: () => Rational
  readonly breaks: ReadonlyMap<Line, Break>
}

const nowhere: ReadonlyMap<Line, Break> = new Map()

export interface LineOptions {
  /** Solutions within this of each other are the same. */
  readonly tolerance?: Tolerance | undefined
  /** The letter stands for whole numbers: what lies between them is no solution. */
  readonly isWhole?: boolean
}

/**
 * Compares the solution sets of two formulas in one letter over the reals: all zeros and poles are found, and the truth of
 * both is compared at each of them and between each two.
 */
export function compareOnLine(
  key: Formula,
  answer: Formula,
  letter: string,
  budget: Budget,
  { tolerance, isWhole = false }: LineOptions = {},
): LineComparison {
  const lines = new Map<Atom, Line>()
  const isPlainReal = tolerance === undefined && !isWhole
  const period = isPlainReal ? periodOf([...atomsOf(key), ...atomsOf(answer)].map(residualOf), letter) : undefined
  const linesOf = (formula: Formula): Line[] =>
    atomsOf(formula).map((atom) => {
      const line = lineOf(atom, letter, budget, period)
      lines.set(atom, line)
      return line
    })
  const [keyLines, answerLines] = [linesOf(key), linesOf(answer)]
  const all = [...keyLines, ...answerLines]
  const isExact = all.every((line) => line.isExact)
  const end = Math.min(...all.map((line) => line.end))
  const truth = (formula: Formula, place: Place): boolean =>
    isTrueWith(
      formula,
      (atom) => atomTruth(atom, lines.get(atom)!, place),
      () => false,
    )
  const same = sameness(keyLines, answerLines, tolerance)
  const breaks = mergedPlaces(all, end, same)
  let isNever = true
  for (const place of isWhole ? wholePlacesOf(breaks) : placesOf(breaks, period)) {
    if (Math.abs(place.about) > end) continue
    const isTrue = truth(key, place)
    if (isTrue !== truth(answer, place))
      return { verdict: 'different', isExact, isNever: false, witness: witnessAt(place) }
    if (isTrue) isNever = false
  }
  return { verdict: 'equal', isExact, isNever }
}

function witnessAt({ at }: Place): Rational {
  const exactly = at()
  return exactly.denominator < 10n ** 12n ? exactly : fractionOfDouble(doubleOf(exactly))
}

function atomTruth(atom: Atom, line: Line, place: Place): boolean {
  const own = place.breaks.get(line)
  if (own?.kind === 'zero') return holds(atom.comparator, 0)
  if (own?.kind === 'pole') return false
  if (own !== undefined) return holdsBySign(atom, own.sign?.())
  const clearly = place.breaks.size > 0 && isAway(line, place) ? line.signNear(place.about) : undefined
  if (clearly !== undefined) return holds(atom.comparator, clearly)
  if (place.breaks.size > 0 && line.isZeroNear(place.at())) return holds(atom.comparator, 0)
  return holdsBySign(atom, line.signAt(place.at()))
}

const holdsBySign = (atom: Atom, sign: number | undefined): boolean =>
  sign !== undefined && holds(atom.comparator, sign)

/** Closer than this, two breaks are looked at with many digits before they count as two. */
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-7 * (1 + Math.abs(a))

/** Whether no break of a line is close to a place. */
const isAway = ({ breaks }: Line, { about }: Place): boolean => breaks.every((own) => !isClose(own.at, about))

/** The same number as far as 39 digits tell; where a break is known to doubles only, as far as those tell. */
function isSame(a: Break, b: Break): boolean {
  if (!isClose(a.at, b.at)) return false
  if (!a.isCertain() || !b.isCertain()) return Math.abs(a.at - b.at) <= 1e-9 * (1 + Math.abs(a.at))
  const [x, y] = [a.near(), b.near()]
  const difference = x.numerator * y.denominator - y.numerator * x.denominator
  const [size, scale] = [difference < 0n ? -difference : difference, x.denominator * y.denominator]
  const larger = x.numerator < 0n ? -x.numerator : x.numerator
  return size << 130n <= scale + larger * y.denominator
}

type IsSame = (a: Break, b: Break) => boolean

/** With a tolerance, what lies within it is one place, unless that would make one of two places of the same side. */
function sameness(key: readonly Line[], answer: readonly Line[], tolerance: Tolerance | undefined): IsSame {
  if (tolerance === undefined) return isSame
  const keys = new Set(key.flatMap((line) => line.breaks))
  const within = (a: Break, b: Break): boolean =>
    isSame(a, b) ||
    (keys.has(a) ? isTolerated(b.near(), a.near(), tolerance) : isTolerated(a.near(), b.near(), tolerance))
  const isCrowded = [key, answer].some((side) => {
    const breaks = side.flatMap((line) => line.breaks)
    return breaks.some((a, at) => breaks.slice(at + 1).some((b) => !isSame(a, b) && within(a, b)))
  })
  return isCrowded ? isSame : within
}

function mergedPlaces(lines: readonly Line[], end: number, same: IsSame): Place[] {
  const found = lines
    .flatMap((line) => line.breaks.map((own) => ({ line, own })))
    .filter(({ own }) => Math.abs(own.at) <= end)
    .sort((a, b) => a.own.at - b.own.at)
  const groups: { readonly first: Break; readonly breaks: Map<Line, Break> }[] = []
  for (const { line, own } of found) {
    const known = groups.findLast(({ first }) => same(first, own))
    if (known === undefined) groups.push({ first: own, breaks: new Map([[line, own]]) })
    else if (!known.breaks.has(line)) known.breaks.set(line, own)
  }
  return groups
    .map(({ first, breaks }): Place => ({ about: first.at, at: once(() => shortest([...breaks.values()])), breaks }))
    .sort((a, b) => (isClose(a.about, b.about) ? compareFractions(a.at(), b.at()) : a.about - b.about))
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Of the numbers that stand for one place, the exact one is the shortest. */
const shortest = (breaks: readonly Break[]): Rational =>
  breaks.map((own) => own.near()).reduce((a, b) => (b.denominator < a.denominator ? b : a))

const between = (at: Rational): Place => ({ about: doubleOf(at), at: () => at, breaks: nowhere })

function placesOf(breaks: readonly Place[], period: Period | undefined): Place[] {
  const start = period === undefined ? undefined : between(fractionOfDouble(startOf(period)))
  if (breaks.length === 0) return [start ?? between(whole(0))]
  const one = whole(1)
  const places: Place[] = [start ?? between(subtractFractions(breaks[0]!.at(), one))]
  breaks.forEach((place, index) => {
    const next = breaks[index + 1]
    places.push(place, between(next === undefined ? addFractions(place.at(), one) : middleOf(place, next)))
  })
  return places
}

/** The same for whole numbers: one between each two places, and the places that are whole numbers themselves. */
function wholePlacesOf(breaks: readonly Place[]): Place[] {
  if (breaks.length === 0) return [between(whole(0))]
  const one = whole(1)
  const first = breaks[0]!.at()
  const places: Place[] = [between(negateFraction(addFractions(whole(floorOfFraction(negateFraction(first))), one)))]
  breaks.forEach((place, index) => {
    if (isInteger(place.at())) places.push(place)
    const [above, next] = [addFractions(whole(floorOfFraction(place.at())), one), breaks[index + 1]]
    if (next === undefined || compareFractions(above, next.at()) < 0) places.push(between(above))
  })
  return places
}

/** A number between two others: a double where they are far enough apart, which is quick to compute with. */
function middleOf(before: Place, after: Place): Rational {
  const [low, high] = [before.about, after.about]
  if (high - low > 1e-6 * (1 + Math.abs(low))) return fractionOfDouble((low + high) / 2)
  const [a, b] = [before.at(), after.at()]
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator * 2n)
}

function lineOf(atom: Atom, letter: string, budget: Budget, period: Period | undefined): Line {
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
    if (error.problem === 'DivideByZero') return withoutBreaks
  }
  return numericLine(residual, letter, budget, period)
}

const withoutBreaks: Line = {
  breaks: [],
  signAt: () => undefined,
  signNear: () => undefined,
  isZeroNear: () => false,
  isExact: true,
  end: Number.POSITIVE_INFINITY,
}

const integersOf = (a: Polynomial): bigint[] =>
  typeof a === 'bigint' ? [a] : a.coefficients.map((coefficient) => coefficient as bigint)

function polynomialLine(numerator: Polynomial, denominator: Polynomial): Line {
  const [above, below] = [integersOf(numerator), integersOf(denominator)]
  const sign = (at: Rational): number => signAt(above, at) * signAt(below, at)
  const breakAt = ({ near }: RealRoot, kind: Break['kind']): Break => ({
    kind,
    at: doubleOf(near),
    near: () => near,
    isCertain: () => true,
  })
  return {
    ...withoutBreaks,
    breaks: [
      ...realRoots(numerator).map((root) => breakAt(root, 'zero')),
      ...realRoots(denominator).map((root) => breakAt(root, 'pole')),
    ],
    signAt: sign,
    signNear: (about) => sign(fractionOfDouble(about)),
  }
}
