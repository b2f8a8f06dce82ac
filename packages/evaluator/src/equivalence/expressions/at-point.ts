import type { Rational } from '../../numbers/rational.ts'
import type { Budget } from '../../computing/budget.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import { zeros } from '../../computing/doubles/double-state.ts'
import { doubleOf } from '../../computing/exact/fractions.ts'
import { exponentOfFloat } from '../../computing/high/big-float.ts'
import { runHigh } from '../../computing/high/high.ts'
import { highContext, highOfRational } from '../../computing/high/high-values.ts'
import type { HighContext, HighValue } from '../../computing/high/high-values.ts'
import type { Program } from '../../computing/program.ts'

export const PRECISIONS = [40, 80, 160] as const

/**
 * What comparing at one point says. `complex`: equal there, but not real; `no-bound`: at a jump or a branch cut, or where
 * values are not seen to be real, no number of digits tells more.
 */
export type AtPoint =
  | 'equal'
  | 'different'
  | 'complex-equal'
  | 'complex-different'
  | 'one-real'
  | 'undefined'
  | 'unsure'
  | 'no-bound'

/** What two expressions are worth at a point, as doubles of at least nine digits. */
export type Sides = readonly [key: number, answer: number]

/** Compares in doubles. */
export interface DoubleComparer {
  readonly compareDoubles: (point: readonly Rational[]) => AtPoint
  /** What both were worth where they were compared last; nothing where they are not real or not worked out well enough. */
  readonly lastSides: () => Sides | undefined
}

/** Two expressions made ready to be compared at points. */
export interface Probe extends DoubleComparer {
  readonly program: Program
  readonly names: readonly string[]
  readonly isComplex: boolean
  readonly budget: Budget
  /**
   * Steps of the key that must all be real: letters stand for real numbers, so √(x−1)√(x+1) says nothing where both
   * roots are imaginary, though their product is real there.
   */
  readonly keySteps: readonly number[]
}

/** With as many digits as it takes to decide. */
export function compareWithMoreDigits(probing: Probe, point: readonly Rational[]): AtPoint {
  let outcome: AtPoint = 'unsure'
  for (const digits of PRECISIONS) {
    outcome = compareHigh(probing, point, digits)
    if (outcome !== 'unsure' && outcome !== 'no-bound') return outcome
  }
  return outcome
}

/** Compares in doubles, which decide only beyond the bound on their error. */
export function doubleComparer(
  program: Program,
  isComplex: boolean,
  keySteps: readonly number[],
  budget: Budget,
): DoubleComparer {
  const size = program.letters.length
  const state = createDoubleState(program)
  const inputs = { re: zeros(size), im: zeros(size), error: zeros(size) }
  const [x, y] = [program.outputs[0]!, program.outputs[1]!]
  const isWorkedOut = (at: number): boolean => state.im[at] === 0 && state.error[at]! <= 1e-10 * Math.abs(state.re[at]!)
  const lastSides = (): Sides | undefined =>
    isWorkedOut(x) && isWorkedOut(y) ? [state.re[x]!, state.re[y]!] : undefined
  const compareDoubles = (point: readonly Rational[]): AtPoint => {
    point.forEach((value, at) => {
      inputs.re[at] = doubleOf(value)
      const isDyadic = (value.denominator & (value.denominator - 1n)) === 0n
      inputs.error[at] = isDyadic ? 0 : Math.abs(inputs.re[at]) * 1.2e-16
    })
    runDoubles(program, inputs, state, budget)
    const { re, im, error } = state
    const [a, b, p, q] = [re[x]!, im[x]!, re[y]!, im[y]!]
    const [e, f] = [error[x]!, error[y]!]
    if (e === Number.POSITIVE_INFINITY || f === Number.POSITIVE_INFINITY) return 'unsure'
    if (Number.isNaN(a) || Number.isNaN(p)) return 'undefined'
    const bound = e + f
    const difference = Math.hypot(a - p, b - q)
    const scale = Math.max(Math.abs(a), Math.abs(b), Math.abs(p), Math.abs(q))
    if (!isComplex) {
      const [isReal, isOtherReal] = [b === 0 || Math.abs(b) <= e, q === 0 || Math.abs(q) <= f]
      if (isReal !== isOtherReal) return 'one-real'
      if (!isReal)
        return difference > bound ? 'complex-different' : bound < 1e-7 * scale + 1e-9 ? 'complex-equal' : 'unsure'
    }
    if (difference > bound) return keySteps.some((at) => Math.abs(im[at]!) > error[at]!) ? 'undefined' : 'different'
    return bound < 1e-7 * scale || bound < 1e-9 ? 'equal' : 'unsure'
  }
  return { compareDoubles, lastSides }
}

/** Compares with many digits. */
export function compareHigh(probing: Probe, point: readonly Rational[], digits: number): AtPoint {
  const context = highContext(digits)
  const { program, budget } = probing
  const inputs = point.map((value) => highOfRational(context, value))
  const values = runHigh(program, inputs, context, budget)
  const outcome = compareValues(values[program.outputs[0]!]!, values[program.outputs[1]!]!, probing.isComplex, context)
  const isUnreal = ({ im, error }: HighValue): boolean => exponentOfFloat(im) - 0.31 > error
  return outcome === 'different' && probing.keySteps.some((at) => isUnreal(values[at]!)) ? 'undefined' : outcome
}

function compareValues(a: HighValue, b: HighValue, isComplex: boolean, context: HighContext): AtPoint {
  const { digits, F } = context
  if (a.error === Infinity || b.error === Infinity) return 'no-bound'
  if (a.isUndefined === true || b.isUndefined === true) return 'undefined'
  const bound = Math.max(a.error, b.error) + 0.31
  const difference = Math.max(exponentOfFloat(F.subtract(a.re, b.re)), exponentOfFloat(F.subtract(a.im, b.im)))
  // An exponent e stands for a size between half of 10^e and 10^e.
  const differs = difference - 0.31 > bound
  const scale = Math.max(exponentOfFloat(a.re), exponentOfFloat(a.im), exponentOfFloat(b.re), exponentOfFloat(b.im))
  const isClose = bound < Math.max(scale, 0) - digits / 2 || bound < -digits / 2
  if (!isComplex) {
    const [isReal, isOtherReal] = [exponentOfFloat(a.im) - 0.31 <= a.error, exponentOfFloat(b.im) - 0.31 <= b.error]
    if (isReal !== isOtherReal) return 'one-real'
    if (!isReal) return differs ? 'complex-different' : isClose ? 'complex-equal' : 'no-bound'
  }
  return differs ? 'different' : isClose ? 'equal' : 'unsure'
}
