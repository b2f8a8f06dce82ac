import type { Rational } from '../../numbers/rational.ts'
import type { Budget } from '../../computing/budget.ts'
import { exponentOfFloat } from '../../computing/high/big-float.ts'
import type { Expression } from '../../computing/expression.ts'
import { number, substitute } from '../../computing/expression.ts'
import { addFractions, doubleOf, fraction, fractionOfDouble } from '../../computing/exact/fractions.ts'
import { alongLetter } from './along-letter.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import { atomsOf, isTrueWith } from '../formula-parts.ts'
import { residualOf } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { ANY_REAL } from '../expressions/letter-domains.ts'
import { samplePoint } from '../expressions/points.ts'
import { wholePowers } from './power-starts.ts'
import type { Alternatives, LetterAssumptions, Start } from './power-starts.ts'
import { valuesOf } from './residuals.ts'
import type { Values } from './residuals.ts'
import { refinedPlace } from './refine-place.ts'
import { rootsAlong } from './roots-along.ts'

const POINTS = 24
const ENOUGH = 6

/**
 * Compares equations in several letters where polynomials do not decide: solutions of one side are found numerically and
 * must solve the other. A solution that does not is a proof of difference; many that do, of both sides, are taken as the
 * same.
 */
export function compareBySolving(
  key: Alternatives,
  answer: Alternatives,
  letters: readonly string[],
  budget: Budget,
  { positive, isWhole }: LetterAssumptions,
): Comparison {
  const powers = wholePowers([key, answer], letters, isWhole)
  const isAdmitted = (point: readonly number[]): boolean =>
    letters.every((name, at) => !positive.includes(name) || point[at]! > 0)
  const found = [
    transferred(key, answer, letters, budget, isAdmitted, powers),
    transferred(answer, key, letters, budget, isAdmitted, powers),
  ]
  const difference = found.find((outcome) => typeof outcome !== 'number')
  if (difference !== undefined && typeof difference !== 'number') return difference
  const [first, second] = found as [number, number]
  if (Math.min(first, second) < ENOUGH) return { verdict: 'undecided', rule: 'too few solutions found' }
  return { verdict: 'equal', rule: `${first + second} solutions of each solve the other` }
}

function transferred(
  from: Alternatives,
  to: Alternatives,
  letters: readonly string[],
  budget: Budget,
  isAdmitted: (point: readonly number[]) => boolean,
  powers: readonly Start[],
): number | Comparison {
  const [source, target] = [valuesOf(from.formula, letters), valuesOf(to.formula, letters)]
  let [solved, toProve] = [0, PROVED]
  for (const solution of solutionsOf(source, from.sizes, letters.length, budget, powers)) {
    const { point } = solution
    // That a power is real at a negative base is no fault of a logarithm, which is not.
    if (!isAdmitted(point) || (solution.isAtPower === true && !target.isRealAt(point))) continue
    let outcome = target.holdsAt(point)
    // Doubles call a root of e⁻³⁰ a failure, and a long decimal in place of e² a success: many digits decide.
    const isDoubtful = outcome === 'fails' ? target.isRealAt(point) : outcome === 'holds' && toProve > 0
    if (solution.moved !== undefined && isDoubtful) {
      if (outcome === 'holds') toProve -= 1
      outcome = preciseOutcome(from.formula, to.formula, letters, solution, budget) ?? outcome
    }
    if (outcome === 'fails') {
      const witness = Object.fromEntries(
        letters.map((name, index): [string, Rational] => [name, fractionOfDouble(point[index]!)]),
      )
      return { verdict: 'different', rule: 'a solution of one does not solve the other', witness }
    }
    if (outcome === 'holds') solved += 1
  }
  return solved
}

/** How many solutions that doubles approve of are made precise. */
const PROVED = 3

/**
 * Whether a solution of one side, made precise along the letter it was found by, solves the other to 25 digits;
 * `undefined` where digits do not tell, and doubles have said enough.
 */
function preciseOutcome(
  from: Formula,
  to: Formula,
  letters: readonly string[],
  { point, moved }: Solution,
  budget: Budget,
): 'holds' | 'fails' | undefined {
  if (moved === undefined) return undefined
  const name = letters[moved.letter]!
  const fixed = (a: Expression): Expression =>
    letters.reduce(
      (value, other, at) => (other === name ? value : substitute(value, other, number(fractionOfDouble(point[at]!)))),
      a,
    )
  const found = refinedPlace(
    alongLetter(fixed(residualOf(atomsOf(from)[moved.atom]!)), name, budget),
    point[moved.letter]!,
    'zero',
  )
  if (found === undefined) return undefined
  let isOpen = false
  const isTrue = isTrueWith(
    to,
    (atom) => {
      const along = alongLetter(fixed(residualOf(atom)), name, budget)
      const [here, beside] = [along.precise(found), along.precise(addFractions(found, fraction(1n, 1000n)))]
      if (here?.isZero === true) return true
      if (here === undefined || beside === undefined || beside.isZero) {
        isOpen = true
        return true
      }
      return exponentOfFloat(here.value) < exponentOfFloat(beside.value) - 25
    },
    () => false,
  )
  if (isOpen && isTrue) return undefined
  return isTrue ? 'holds' : 'fails'
}

/** A point that solves an alternative, found by moving one letter where it is a single equation. */
interface Solution {
  readonly point: readonly number[]
  readonly moved?: { readonly letter: number; readonly atom: number }
  readonly isAtPower?: boolean
}

function* solutionsOf(
  source: Values,
  sizes: readonly number[],
  letters: number,
  budget: Budget,
  powers: readonly Start[],
): Generator<Solution> {
  const domains = Array.from({ length: letters }, () => ANY_REAL)
  let first = 0
  for (const size of sizes) {
    for (let at = 0; at < POINTS; at += 1) {
      budget.points -= 1
      if (budget.points < 0) return
      const start = samplePoint(at, domains).map(doubleOf)
      if (size === 1) {
        const unknown = at % letters
        for (const root of solutionsAlong(source, start, unknown, first))
          yield {
            point: start.map((value, index) => (index === unknown ? root : value)),
            moved: { letter: unknown, atom: first },
          }
      } else {
        const solution = approached(source, start, first, size)
        if (solution !== undefined) yield { point: solution }
      }
    }
    if (size === 1) yield* solutionsAtPowers(source, powers, first, budget)
    first += size
  }
}

function* solutionsAtPowers(
  source: Values,
  powers: readonly Start[],
  atom: number,
  budget: Budget,
): Generator<Solution> {
  for (const { point, unknown } of powers) {
    budget.points -= 1
    if (budget.points < 0) return
    for (const root of solutionsAlong(source, point, unknown, atom))
      yield {
        point: point.map((value, index) => (index === unknown ? root : value)),
        moved: { letter: unknown, atom },
        isAtPower: true,
      }
  }
}

/** Gauss–Newton steps, damped, towards a point where all equations of one system hold. */
function approached(
  source: Values,
  start: readonly number[],
  first: number,
  size: number,
): readonly number[] | undefined {
  let point = [...start]
  const residuals = (at: readonly number[]): number[] => source.residuals(at).slice(first, first + size)
  let [current, damping] = [residuals(point), 1e-3]
  for (let step = 0; step < 60; step += 1) {
    const norm = lengthOf(current)
    if (Number.isNaN(norm)) return undefined
    if (norm < 1e-13) break
    const slopes = point.map((value, at) => {
      const width = 1e-7 * (1 + Math.abs(value))
      const moved = residuals(point.map((other, index) => (index === at ? other + width : other)))
      return moved.map((residual, row) => (residual - current[row]!) / width)
    })
    const next = dampedStep(slopes, current, damping).map((change, at) => point[at]! - change)
    const after = residuals(next)
    if (lengthOf(after) < norm) [point, current, damping] = [next, after, damping / 10]
    else damping *= 10
    if (damping > 1e12) break
  }
  return source.holdsAt(point) === 'holds' ? point : undefined
}

const lengthOf = (a: readonly number[]): number => Math.hypot(...a)

/** Solves (JᵀJ + λ)·x = Jᵀr; `slopes[k]` is the column of the k-th letter. */
function dampedStep(slopes: readonly (readonly number[])[], residual: readonly number[], damping: number): number[] {
  const n = slopes.length
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, at) => sum + value * b[at]!, 0)
  const rows = slopes.map((column, i) => [
    ...slopes.map((other, j) => dot(column, other) + (i === j ? damping : 0)),
    dot(column, residual),
  ])
  for (let k = 0; k < n; k += 1) {
    const pivot = rows
      .slice(k)
      .reduce((best, row, at) => (Math.abs(row[k]!) > Math.abs(rows[best]![k]!) ? at + k : best), k)
    ;[rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!]
    for (let i = 0; i < n; i += 1) {
      if (i === k || rows[k]![k] === 0) continue
      const factor = rows[i]![k]! / rows[k]![k]!
      rows[i] = rows[i]!.map((value, at) => value - factor * rows[k]![at]!)
    }
  }
  return rows.map((row, at) => (row[at] === 0 ? 0 : row[n]! / row[at]!))
}

/** Zeros of one residual along one letter, where the whole formula holds. */
function solutionsAlong(source: Values, point: readonly number[], unknown: number, atom: number): readonly number[] {
  const moved = [...point]
  const residual = (value: number): number => {
    moved[unknown] = value
    return source.residual(moved, atom)
  }
  return rootsAlong(residual).filter(
    (root) => source.holdsAt(point.map((other, index) => (index === unknown ? root : other))) === 'holds',
  )
}
