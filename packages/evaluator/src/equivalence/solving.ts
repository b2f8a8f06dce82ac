import type { Rational } from '../numbers/rational.ts'
import type { Budget } from '../computing/budget.ts'
import { createBudget } from '../computing/budget.ts'
import { createDoubleState, runDoubles } from '../computing/double.ts'
import type { Program } from '../computing/program.ts'
import { buildProgram } from '../computing/program.ts'
import { doubleOf, fractionOfDouble } from '../computing/fractions.ts'
import type { Comparison } from './compare-expressions.ts'
import { atomsOf, isTrueWith, residualOf } from './formula.ts'
import type { Atom, Formula } from './formula.ts'
import { ANY_REAL, samplePoint } from './points.ts'

const POINTS = 16
const ENOUGH = 6

/**
 * Compares equations in several letters where neither is a polynomial: all letters but one are given values, one side is
 * solved for the last, and its solutions must solve the other. A solution that does not is a proof of difference;
 * many that do, for each letter and both sides, are taken as the same.
 */
export function compareBySolving(
  key: Formula,
  answer: Formula,
  letters: readonly string[],
  budget: Budget,
): Comparison {
  let solved = 0
  for (const [from, to] of [
    [key, answer],
    [answer, key],
  ] as const) {
    const here = transferred(from, to, letters, budget)
    if (typeof here !== 'number') return here
    if (here < ENOUGH) return { verdict: 'undecided', rule: 'too few solutions found' }
    solved += here
  }
  return { verdict: 'equal', rule: `${solved} solutions of each solve the other` }
}

function transferred(from: Formula, to: Formula, letters: readonly string[], budget: Budget): number | Comparison {
  const [source, target] = [valuesOf(from, letters), valuesOf(to, letters)]
  const domains = letters.map(() => ANY_REAL)
  let solved = 0
  for (let at = 0; at < POINTS; at += 1) {
    budget.points -= 1
    const point = samplePoint(at, domains, []).map(doubleOf)
    const unknown = at % letters.length
    for (const root of rootsAlong(source, point, unknown)) {
      const trial = point.map((value, index) => (index === unknown ? root : value))
      const outcome = target.holdsAt(trial)
      if (outcome === 'fails') {
        const witness = Object.fromEntries(
          letters.map((name, index): [string, Rational] => [name, fractionOfDouble(trial[index]!)]),
        )
        return { verdict: 'different', rule: 'a solution of one does not solve the other', witness }
      }
      if (outcome === 'holds') solved += 1
    }
  }
  return solved
}

interface Values {
  readonly formula: Formula
  readonly atoms: readonly Atom[]
  /** Residuals at a point; NaN where they are not real. */
  readonly residuals: (point: readonly number[]) => readonly number[]
  readonly holdsAt: (point: readonly number[]) => 'holds' | 'fails' | 'unsure'
}

function valuesOf(formula: Formula, letters: readonly string[]): Values {
  const atoms = atomsOf(formula)
  // Both sides must be real, not only their difference: √x = √y says nothing about negative numbers.
  const program: Program = buildProgram(
    atoms.flatMap((atom) => [residualOf(atom), atom.left, atom.right]),
    letters,
  )
  const state = createDoubleState(program)
  const working = createBudget({ nodes: 3_000_000 })
  const inputs = { re: new Float64Array(program.letters.length), im: new Float64Array(program.letters.length) }
  const residuals = (point: readonly number[]): number[] => {
    point.forEach((value, at) => (inputs.re[at] = value))
    runDoubles(program, inputs, state, working)
    return atoms.map((_, at) => {
      const [whole, left, right] = [0, 1, 2].map((k) => program.outputs[at * 3 + k]!) as [number, number, number]
      const isReal = [whole, left, right].every(
        (slot) => Math.abs(state.im[slot]!) <= Math.max(state.error[slot]!, 1e-12),
      )
      return isReal ? state.re[whole]! : Number.NaN
    })
  }
  const sizes = (at: number): number =>
    Math.abs(state.re[program.outputs[at * 3 + 1]!]!) + Math.abs(state.re[program.outputs[at * 3 + 2]!]!)
  const holdsAt = (point: readonly number[]): 'holds' | 'fails' | 'unsure' => {
    const found = residuals(point)
    let isUnsure = false
    const truth = isTrueWith(
      formula,
      (atom) => {
        const at = atoms.indexOf(atom)
        const [value, size] = [Math.abs(found[at]!), 1 + sizes(at)]
        if (value > 1e-9 * size && value < 1e-4 * size) isUnsure = true
        return value <= 1e-9 * size
      },
      () => false,
    )
    return truth ? 'holds' : isUnsure ? 'unsure' : 'fails'
  }
  return { formula, atoms, residuals, holdsAt }
}

/** Zeros of one of the residuals along one letter, where the whole formula holds. */
function rootsAlong(source: Values, point: readonly number[], unknown: number): number[] {
  const roots: number[] = []
  const at = (value: number): readonly number[] =>
    source.residuals(point.map((other, index) => (index === unknown ? value : other)))
  source.atoms.forEach((_, index) => {
    let [before, last] = [Number.NaN, Number.NaN]
    for (let value = -30; value <= 30; value += 0.375) {
      const found = at(value)[index]!
      if (Number.isFinite(last) && Number.isFinite(found) && Math.sign(last) !== Math.sign(found)) {
        const root = halved((x) => at(x)[index]!, before, value)
        if (root !== undefined) roots.push(root)
      }
      ;[before, last] = [value, found]
    }
  })
  return roots.filter(
    (root) => source.holdsAt(point.map((other, index) => (index === unknown ? root : other))) === 'holds',
  )
}

function halved(value: (at: number) => number, from: number, to: number): number | undefined {
  let [low, high] = [from, to]
  const sign = Math.sign(value(low))
  if (sign === 0) return low
  for (let step = 0; step < 70; step += 1) {
    const middle = (low + high) / 2
    const found = value(middle)
    if (Number.isNaN(found)) return undefined
    if (found === 0) return middle
    if (Math.sign(found) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}
