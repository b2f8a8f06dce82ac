import { computing } from '../../functions/computing/all.ts'
import type { FunctionComputing } from '../../functions/computing/function-computing.ts'
import { words } from '../../functions/words.ts'
import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'
import { declaredDoubles } from '../declared.ts'
import { add, divide, fractionPower, multiply, power, wholePower } from './double-arithmetic.ts'
import {
  LARGEST_EXACT,
  UNDERFLOW,
  UNIT,
  isShort,
  productRounding,
  sumRounding,
  undefinedAt,
  zeros,
} from './double-state.ts'
import type { DoubleInputs, DoubleState, DoubleStep } from './double-state.ts'
import { elementaryStep } from './double-elementary.ts'
import { FIRST_FUNCTION, OP } from '../program.ts'
import type { Loop, Program } from '../program.ts'

export function createDoubleState(program: Program): DoubleState {
  const size = program.op.length
  return {
    re: zeros(size),
    im: zeros(size),
    error: zeros(size),
    loops: program.loops.map((loop) => createDoubleState(loop.body)),
  }
}

const noStep = (): never => {
  throw new EvaluationFailure('UnableToEvaluate')
}

/** The steps of the functions, in the order of their words. */
const functionSteps: readonly DoubleStep[] = words.map(({ name }) => {
  const known: FunctionComputing = computing[name]
  if (known.kind === 'elementary') return elementaryStep(known)
  return known.kind === 'stepped' ? known.double : noStep
})

export function runDoubles(program: Program, inputs: DoubleInputs, state: DoubleState, budget: Budget): void {
  const { op, a, b } = program
  const { re, im, error } = state
  spend(budget, op.length)
  for (let at = 0; at < op.length; at += 1) {
    const code = op[at]!
    const x = a[at]!
    switch (code) {
      case OP.letter:
        re[at] = inputs.re[x]!
        im[at] = inputs.im[x]!
        error[at] = inputs.error === undefined ? 0 : inputs.error[x]!
        break
      case OP.number:
        re[at] = program.doubles[at]!
        im[at] = 0
        error[at] =
          program.exact[at]!.denominator === 1n && Math.abs(re[at]!) < LARGEST_EXACT ? 0 : roundedNumber(program, at)
        break
      case OP.pi:
      case OP.e:
        re[at] = code === OP.pi ? Math.PI : Math.E
        im[at] = 0
        error[at] = 4e-16
        break
      case OP.i:
        re[at] = 0
        im[at] = 1
        error[at] = 0
        break
      case OP.infinity:
        re[at] = Number.POSITIVE_INFINITY
        im[at] = 0
        error[at] = Number.POSITIVE_INFINITY
        break
      case OP.add:
        add(at, x, b[at]!, state)
        break
      case OP.multiply:
        multiply(at, x, b[at]!, state)
        break
      case OP.divide:
        divide(at, x, b[at]!, state)
        break
      case OP.negate:
        re[at] = -re[x]!
        im[at] = im[x] === 0 ? 0 : -im[x]!
        error[at] = error[x]!
        break
      case OP.wholePower:
        wholePower(at, x, b[at]!, state)
        break
      case OP.fractionPower:
        fractionPower(at, x, program.exact[at]!, program.doubles[at]!, program.realOddRoots, state)
        break
      case OP.power:
        power(at, x, b[at]!, state, program)
        break
      case OP.loop:
        runLoop(program.loops[x]!, at, state, state.loops[x]!, budget)
        break
      case OP.declared:
        declaredDoubles(program.declared[x]!, at, state)
        break
      default:
        functionSteps[code - FIRST_FUNCTION]!(at, x, b[at]!, state)
    }
    // Overflow says nothing about the value.
    if (re[at] === Number.POSITIVE_INFINITY || re[at] === Number.NEGATIVE_INFINITY) error[at] = Number.POSITIVE_INFINITY
    if (Number.isNaN(error[at]!)) error[at] = Number.POSITIVE_INFINITY
  }
}

function roundedNumber(program: Program, at: number): number {
  const denominator = program.exact[at]!.denominator
  const isDyadic = (denominator & (denominator - 1n)) === 0n && denominator < 4096n
  const value = program.doubles[at]!
  return isDyadic && isShort(value) ? 0 : Math.abs(value) * UNIT + UNDERFLOW
}

/** The value of a bound: it must be a whole number. */
function bound(at: number, state: DoubleState): number | undefined {
  if (state.im[at] !== 0 || Number.isNaN(state.re[at]!)) return undefined
  const value = Math.round(state.re[at]!)
  return Math.abs(state.re[at]! - value) <= Math.min(state.error[at]!, 1e-6) ? value : undefined
}

/** What the body of a loop takes from outside; the place of the bound letter stays free. */
function inputsOf({ inputs: places }: Loop, { re, im, error }: DoubleState) {
  const inputs = { re: zeros(places.length), im: zeros(places.length), error: zeros(places.length) }
  places.forEach((from, to) => {
    if (from < 0) return
    inputs.re[to] = re[from]!
    inputs.im[to] = im[from]!
    inputs.error[to] = error[from]!
  })
  return inputs
}

function runLoop(loop: Loop, at: number, state: DoubleState, inner: DoubleState, budget: Budget): void {
  const { re, im, error } = state
  if (loop.kind === 'integral' || loop.kind === 'limit') return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  const [lower, upper] = [bound(loop.lower, state), bound(loop.upper, state)]
  if (state.error[loop.lower] === Number.POSITIVE_INFINITY || state.error[loop.upper] === Number.POSITIVE_INFINITY) {
    return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  }
  if (lower === undefined || upper === undefined) return undefinedAt(at, state)
  if ((upper - lower + 1) * loop.body.op.length > budget.nodes) throw new EvaluationFailure('OverBudget')
  const inputs = inputsOf(loop, state)
  const bound0 = loop.inputs.indexOf(-1)
  let [totalRe, totalIm, totalError] = [loop.kind === 'sum' ? 0 : 1, 0, 0]
  for (let k = lower; k <= upper; k += 1) {
    inputs.re[bound0] = k
    runDoubles(loop.body, inputs, inner, budget)
    const from = loop.body.outputs[0]!
    const [p, q, e] = [inner.re[from]!, inner.im[from]!, inner.error[from]!]
    if (Number.isNaN(p)) return undefinedAt(at, state, e)
    if (loop.kind === 'sum') {
      const [sumRe, sumIm] = [totalRe + p, totalIm + q]
      totalError += e + sumRounding(totalRe, p, sumRe) + sumRounding(totalIm, q, sumIm)
      ;[totalRe, totalIm] = [sumRe, sumIm]
    } else {
      const [m, n] = [Math.hypot(totalRe, totalIm), Math.hypot(p, q)]
      const isReal = q === 0 && totalIm === 0
      const isExact = m === 0 || n === 0 || (isReal && productRounding(totalRe, p, totalRe * p) === 0)
      totalError = m * e + n * totalError + totalError * e + (isExact ? 0 : 2 * UNIT * m * n + UNDERFLOW)
      ;[totalRe, totalIm] = [totalRe * p - totalIm * q, isReal ? 0 : totalRe * q + totalIm * p]
    }
  }
  re[at] = totalRe
  im[at] = totalIm
  error[at] = totalError
}
