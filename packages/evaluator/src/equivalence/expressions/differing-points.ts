import type { Budget } from '../../computing/budget.ts'
import { EvaluationFailure, withoutFailure } from '../../computing/budget.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import { zeros } from '../../computing/doubles/double-state.ts'
import { exactValue } from '../../computing/exact/exact.ts'
import { doubleOf, sameFraction, signOf, subtractFractions, whole } from '../../computing/exact/fractions.ts'
import { buildProgram } from '../../computing/program.ts'
import { divide } from '../../numbers/rational.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { Comparison } from './compare-expressions.ts'
import { atomsOf, isTrueWith } from '../formula-parts.ts'
import { holds, residualOf, termsOf } from '../formula.ts'
import type { Atom, Formula } from '../formula.ts'
import { domainSaid } from './letter-domains.ts'
import type { DomainsGiven } from './letter-domains.ts'
import { samplePoint } from './points.ts'

const POINTS = 60
/** At so many of them it is also looked at where a comparison just turns. */
const WITH_BOUNDARIES = 6

type Point = ReadonlyMap<string, Rational>

/** The sign of an atom's left side minus its right; `undefined` where it cannot be told. */
export type SignAt = (point: Point) => number | undefined

/**
 * A point where one holds and the other does not; certain, because no sign is taken from what may be a rounding error.
 * Values that the author rules out, such as a negative length, tell nothing apart.
 */
export function differenceAtPoints(
  key: Formula,
  answer: Formula,
  letters: readonly string[],
  given: DomainsGiven,
  budget: Budget,
): Comparison | undefined {
  const signs = new Map([...atomsOf(key), ...atomsOf(answer)].map((atom) => [atom, signsOf(atom, letters, budget)]))
  for (let at = 0; at < POINTS; at += 1) {
    budget.points -= 1
    if (budget.points < 0) return undefined
    const sampled = pointOf(at, letters, given)
    const boundaries = at < WITH_BOUNDARIES ? boundaryPoints(key, answer, sampled, budget) : []
    const admitted = boundaries.filter((point) => [...point].every(([name, value]) => mayBe(value, name, given)))
    for (const values of [sampled, ...admitted]) {
      const [first, second] = [truthAt(key, signs, values), truthAt(answer, signs, values)]
      if (first !== undefined && second !== undefined && first !== second) {
        return { verdict: 'different', rule: 'one holds at a point', witness: Object.fromEntries(values) }
      }
    }
  }
  return undefined
}

/** The sample point with the given number, within what the author says of the letters. */
export function pointOf(at: number, letters: readonly string[], given: DomainsGiven): Point {
  const values = samplePoint(
    at,
    letters.map((name) => domainSaid(name, given)),
  )
  return new Map(letters.map((name, index) => [name, values[index]!]))
}

/** Whether the author leaves a value to a letter. */
function mayBe(value: Rational, name: string, given: DomainsGiven): boolean {
  const { isPositive, isInteger } = domainSaid(name, given)
  return (!isPositive || value.numerator > 0n) && (!isInteger || value.denominator === 1n)
}

/** Points where a comparison just turns, which tell < from ≤: one letter is moved until both sides are equal. */
function boundaryPoints(key: Formula, answer: Formula, point: Point, budget: Budget): Point[] {
  return [...atomsOf(key), ...atomsOf(answer)].flatMap((atom) =>
    [...point.keys()].flatMap((name) => {
      const residualAt = (value: Rational): Rational | undefined =>
        withoutFailure(() => exactValue(residualOf(atom), budget, new Map([...point, [name, value]])))
      const [start, end] = [residualAt(whole(0)), residualAt(whole(1))]
      if (start === undefined || end === undefined || sameFraction(start, end)) return []
      const root = divide(start, subtractFractions(start, end))
      return residualAt(root)?.numerator === 0n ? [new Map([...point, [name, root]])] : []
    }),
  )
}

function truthAt(formula: Formula, signs: ReadonlyMap<Atom, SignAt>, point: Point): boolean | undefined {
  return withoutFailure(() =>
    isTrueWith(
      formula,
      (atom) => {
        const sign = signs.get(atom)!(point)
        if (sign === undefined) throw new EvaluationFailure('UnableToEvaluate')
        return holds(atom.comparator, sign)
      },
      () => false,
    ),
  )
}

/** Exactly where the value is a fraction; in doubles, where it is further from zero than it may be wrong, otherwise. */
export function signsOf(atom: Atom, letters: readonly string[], budget: Budget): SignAt {
  const residual = residualOf(atom)
  const program = buildProgram([residual, ...termsOf(atom)], letters)
  const [output, ...terms] = program.outputs as readonly [number, ...number[]]
  const state = createDoubleState(program)
  const inputs = { re: zeros(program.letters.length), im: zeros(program.letters.length) }
  return (point) => {
    const exact = withoutFailure(() => exactValue(residual, budget, point))
    if (exact !== undefined) return signOf(exact)
    const values = program.letters.map((name) => point.get(name)!)
    if (!values.every(isDouble)) return undefined
    for (const [at, value] of values.entries()) inputs.re[at] = doubleOf(value)
    runDoubles(program, inputs, state, budget)
    const [re, error] = [state.re[output]!, state.error[output]!]
    const areReal = [output, ...terms].every((at) => Math.abs(state.im[at]!) <= state.error[at]!)
    return areReal && Math.abs(re) > error ? Math.sign(re) : undefined
  }
}

/** Whether a fraction is the double that stands for it: a small number over a power of two. */
const isDouble = ({ numerator, denominator }: Rational): boolean =>
  (denominator & (denominator - 1n)) === 0n && numerator < 1n << 50n && numerator > -(1n << 50n)
