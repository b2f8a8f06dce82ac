import type { Budget } from '../computing/budget.ts'
import { EvaluationFailure } from '../computing/budget.ts'
import { exactValue } from '../computing/exact.ts'
import { sameFraction, signOf, subtractFractions, whole } from '../computing/fractions.ts'
import { divide } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { createRing, declareLetters } from '../computing/polynomials/ring.ts'
import type { Ring } from '../computing/polynomials/ring.ts'
import {
  leadingInteger,
  multiplyPolynomials,
  negatePolynomial,
  primitivePolynomial,
} from '../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../computing/polynomials/polynomial.ts'
import type { Tolerance } from './closeness.ts'
import type { Comparison } from './compare-expressions.ts'
import { positiveLetters, restricted } from './assumptions.ts'
import { compareEquations, isEquational } from './equations.ts'
import { atomsOf, holds, isTrueWith, lettersOfFormula, residualOf, statementsOf } from './formula.ts'
import type { Atom, Formula } from './formula.ts'
import { compareOnLine } from './number-line.ts'
import { ANY_REAL, samplePoint } from './points.ts'
import type { ProbeOptions } from './probe.ts'

/** Do two statements hold for the same values of their letters, however often? */
export function compareSolutionSets(key: Formula, answer: Formula, options: ProbeOptions, budget: Budget): Comparison {
  const letters = new Set([...lettersOfFormula(key), ...lettersOfFormula(answer)])
  const [letter] = letters
  return letters.size === 1 && letter !== undefined
    ? compareInOneLetter(key, answer, letter, options, budget)
    : compareFormulas(key, answer, options, budget)
}

function compareInOneLetter(
  key: Formula,
  answer: Formula,
  letter: string,
  options: ProbeOptions,
  budget: Budget,
): Comparison {
  const positive = positiveLetters(options, [letter])
  const outcome = compareOnLine(
    restricted(key, positive),
    restricted(answer, positive),
    letter,
    budget,
    options.tolerance,
  )
  if (outcome.verdict === 'equal') return { verdict: 'equal', rule: 'same set of real numbers' }
  const witness = outcome.witness === undefined ? {} : { [letter]: outcome.witness }
  return { verdict: 'different', rule: 'sets of real numbers', witness }
}

/** Do two statements hold for the same values of their letters, solutions of equations counted as often as they occur? */
export function compareFormulas(key: Formula, answer: Formula, options: ProbeOptions, budget: Budget): Comparison {
  const [hasStatements, atoms] = [
    statementsOf(key).length + statementsOf(answer).length > 0,
    [...atomsOf(key), ...atomsOf(answer)],
  ]
  if (hasStatements || atoms.length === 0) return compareByTruthTable(key, answer, atoms)
  const letters = [...new Set([...lettersOfFormula(key), ...lettersOfFormula(answer)])]
  if (isEquational(key) && isEquational(answer)) {
    const exactly = compareEquations(key, answer, options, budget)
    const isOpen = exactly.verdict === 'different' && options.tolerance !== undefined && letters.length === 1
    return isOpen && areTolerated(key, answer, letters[0]!, options, budget)
      ? { verdict: 'equal', rule: 'the same solutions within the tolerance' }
      : exactly
  }
  if (letters.length <= 1) return compareInOneLetter(key, answer, letters[0] ?? 't', options, budget)
  const sampled = differenceAtPoints(key, answer, letters, budget)
  return sampled ?? compareByTruthTable(key, answer, atoms)
}

/** Other solutions, all within the tolerance. Where they are the very same, they differ in how often they occur. */
function areTolerated(key: Formula, answer: Formula, letter: string, options: ProbeOptions, budget: Budget): boolean {
  const isDifferent = (tolerance?: Tolerance): boolean =>
    compareOnLine(key, answer, letter, budget, tolerance).verdict === 'different'
  return isDifferent() && !isDifferent(options.tolerance)
}

/** A point with exact fractions where one holds and the other does not. */
function differenceAtPoints(
  key: Formula,
  answer: Formula,
  letters: readonly string[],
  budget: Budget,
): Comparison | undefined {
  const domains = letters.map(() => ANY_REAL)
  for (let at = 0; at < 60; at += 1) {
    budget.points -= 1
    if (budget.points < 0) return undefined
    const point = samplePoint(at, domains)
    const sampled = new Map(letters.map((name, index) => [name, point[index]!]))
    for (const values of [sampled, ...(at < 6 ? boundaryPoints(key, answer, sampled, budget) : [])]) {
      const [first, second] = [key, answer].map((formula) => truthAt(formula, values, budget))
      if (first !== undefined && second !== undefined && first !== second) {
        return { verdict: 'different', rule: 'one holds at a point', witness: Object.fromEntries(values) }
      }
    }
  }
  return undefined
}

type Point = ReadonlyMap<string, Rational>

/** Points where a comparison just turns, which tell < from ≤: one letter is moved until both sides are equal. */
function boundaryPoints(key: Formula, answer: Formula, point: Point, budget: Budget): Point[] {
  return [...atomsOf(key), ...atomsOf(answer)].flatMap((atom) =>
    [...point.keys()].flatMap((name) => {
      const residualAt = (value: Rational): Rational | undefined => {
        try {
          return exactValue(residualOf(atom), budget, new Map([...point, [name, value]]))
        } catch (error) {
          if (error instanceof EvaluationFailure) return undefined
          throw error
        }
      }
      const [start, end] = [residualAt(whole(0)), residualAt(whole(1))]
      if (start === undefined || end === undefined || sameFraction(start, end)) return []
      const root = divide(start, subtractFractions(start, end))
      return residualAt(root)?.numerator === 0n ? [new Map([...point, [name, root]])] : []
    }),
  )
}

function truthAt(formula: Formula, values: Point, budget: Budget): boolean | undefined {
  try {
    return isTrueWith(
      formula,
      (atom) => {
        const value = exactValue(residualOf(atom), budget, values)
        if (value === undefined) throw new EvaluationFailure('UnableToEvaluate')
        return holds(atom.comparator, signOf(value))
      },
      () => false,
    )
  } catch (error) {
    if (error instanceof EvaluationFailure) return undefined
    throw error
  }
}

/** What decides an atom's truth: a polynomial's sign or a statement, so that 2a < 4b and b > a/2 share one column. */
interface Columns {
  readonly ring: Ring
  readonly names: string[]
}

interface Column {
  readonly at: number
  /** −1: the atom's polynomial is the opposite of the column's. */
  readonly turn: 1 | -1
  /** The sign itself, for atoms without letters. */
  readonly fixed?: number
}

const nameOf = (a: Polynomial): string =>
  typeof a === 'bigint' ? String(a) : `(${a.letter}:${a.coefficients.map(nameOf).join(',')})`

function columnOf(columns: Columns, atom: Atom): Column {
  const form = normalForm(columns.ring, residualOf(atom))
  // The sign of a quotient is that of the product.
  const sign = form.denominator === 1n ? form.numerator : multiplyPolynomials(form.numerator, form.denominator)
  if (typeof sign === 'bigint') return { at: -1, turn: 1, fixed: sign === 0n ? 0 : sign < 0n ? -1 : 1 }
  const turn = leadingInteger(sign) < 0n ? -1 : 1
  const name = nameOf(primitivePolynomial(turn === -1 ? negatePolynomial(sign) : sign))
  return { at: indexOf(columns, name), turn }
}

function indexOf(columns: Columns, name: string): number {
  const at = columns.names.indexOf(name)
  if (at >= 0) return at
  columns.names.push(name)
  return columns.names.length - 1
}

/** The same truth for all signs of the polynomials and all truths of the statements: the same whatever they say. */
function compareByTruthTable(key: Formula, answer: Formula, atoms: readonly Atom[]): Comparison {
  const columns: Columns = { ring: createRing(), names: [] }
  declareLetters(columns.ring, [...new Set([...lettersOfFormula(key), ...lettersOfFormula(answer)])].sort())
  const places = new Map<Atom, Column>(atoms.map((atom) => [atom, columnOf(columns, atom)]))
  const signs = columns.names.length
  const statements = [...new Set([...statementsOf(key), ...statementsOf(answer)])]
  if (signs > 6 || statements.length > 10) return { verdict: 'undecided', rule: 'too many parts' }
  const rows = 3 ** signs * 2 ** statements.length
  for (let row = 0; row < rows; row += 1) {
    const sign = (column: Column): number =>
      column.fixed ?? (column.turn * ((Math.floor(row / 3 ** column.at) % 3) - 1) || 0)
    const bits = Math.floor(row / 3 ** signs)
    const truth = (formula: Formula): boolean =>
      isTrueWith(
        formula,
        (atom) => holds(atom.comparator, sign(places.get(atom)!)),
        (name) => ((bits >> statements.indexOf(name)) & 1) === 1,
      )
    if (truth(key) !== truth(answer)) {
      // Without numbers a row of the table is a counterexample; signs of different polynomials may never occur together.
      return signs === 0 ? { verdict: 'different', rule: 'truth table' } : { verdict: 'undecided', rule: 'truth table' }
    }
  }
  return { verdict: 'equal', rule: 'truth table' }
}
