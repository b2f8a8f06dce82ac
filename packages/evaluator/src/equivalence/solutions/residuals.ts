import { createBudget } from '../../computing/budget.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import { zeros } from '../../computing/doubles/double-state.ts'
import type { Program } from '../../computing/program.ts'
import { buildProgram } from '../../computing/program.ts'
import { atomsOf, isTrueWith } from '../formula-parts.ts'
import { residualOf, termsOf } from '../formula.ts'
import type { Atom, Formula } from '../formula.ts'

type Outcome = 'holds' | 'fails' | 'unsure'

/** The atoms of a formula as left side minus right side, in doubles. */
export interface Values {
  /** Residuals at a point; NaN where they are not real. */
  readonly residuals: (point: readonly number[]) => readonly number[]
  /** One of them, for searches along a line. */
  readonly residual: (point: readonly number[], atom: number) => number
  readonly isRealAt: (point: readonly number[]) => boolean
  readonly holdsAt: (point: readonly number[]) => Outcome
}

/** Makes the atoms of a formula ready to be worked out at points of its letters. */
export function valuesOf(formula: Formula, letters: readonly string[]): Values {
  const atoms = atomsOf(formula)
  const terms = atoms.map(termsOf)
  const program: Program = buildProgram([...atoms.map(residualOf), ...terms.flat()], letters)
  const starts = terms.map((_, at) => atoms.length + terms.slice(0, at).reduce((sum, list) => sum + list.length, 0))
  const slots = terms.map((list, at) => program.outputs.slice(starts[at], starts[at]! + list.length))
  const state = createDoubleState(program)
  const working = createBudget({ nodes: 3_000_000 })
  const inputs = { re: zeros(program.letters.length), im: zeros(program.letters.length) }
  const isReal = (slot: number): boolean => Math.abs(state.im[slot]!) <= Math.max(state.error[slot]!, 1e-12)
  const run = (point: readonly number[]): void => {
    for (let at = 0; at < point.length; at += 1) inputs.re[at] = point[at]!
    runDoubles(program, inputs, state, working)
  }
  const realValue = (at: number): number => {
    const whole = program.outputs[at]!
    return isReal(whole) && slots[at]!.every(isReal) ? state.re[whole]! : Number.NaN
  }
  const residual = (point: readonly number[], at: number): number => {
    run(point)
    return realValue(at)
  }
  const residuals = (point: readonly number[]): number[] => {
    run(point)
    return atoms.map((_, at) => realValue(at))
  }
  const sizeOf = (at: number): number => slots[at]!.reduce((sum, slot) => sum + Math.abs(state.re[slot]!), 0)
  const holdsAt = (point: readonly number[]): Outcome => {
    const found = residuals(point)
    return outcomeOf(formula, (atom) => {
      const at = atoms.indexOf(atom)
      return Math.abs(found[at]!) / (1 + sizeOf(at))
    })
  }
  return { residuals, residual, isRealAt: (point) => !residuals(point).some(Number.isNaN), holdsAt }
}

/** Whether a formula holds where its atoms miss zero by so much, beside the size of their terms. */
function outcomeOf(formula: Formula, missOf: (atom: Atom) => number): Outcome {
  let isUnsure = false
  const truth = isTrueWith(
    formula,
    (atom) => {
      const miss = missOf(atom)
      if (miss > 1e-9 && miss < 1e-4) isUnsure = true
      return miss <= 1e-9
    },
    () => false,
  )
  return truth ? 'holds' : isUnsure ? 'unsure' : 'fails'
}
