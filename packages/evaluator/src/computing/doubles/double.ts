import { computing } from '../../functions/computing/all.ts'
import type { FunctionComputing } from '../../functions/computing/function-computing.ts'
import { words } from '../../functions/words.ts'
import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'
import { declaredDoubles } from '../declared.ts'
import { add, divide, fractionPower, multiply, negate, power, wholePower } from './double-arithmetic.ts'
import {
  LARGEST_EXACT,
  UNDERFLOW,
  UNIT,
  isShort,
  productRounding,
  setValue,
  sumRounding,
  undefinedAt,
  zeros,
} from './double-state.ts'
import type { DoubleInputs, DoubleState, DoubleStep } from './double-state.ts'
import { elementaryStep } from './double-elementary.ts'
import { FIRST_FUNCTION, LAST_LEAF, OP } from '../program.ts'
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
  const { op } = program
  const { re, error } = state
  spend(budget, op.length)
  for (let at = 0; at < op.length; at += 1) {
    const code = op[at]!
    if (code <= LAST_LEAF) setLeaf(program, code, at, inputs, state)
    else runStep(program, code, at, state, budget)
    // Overflow says nothing about the value.
    if (re[at] === Number.POSITIVE_INFINITY || re[at] === Number.NEGATIVE_INFINITY) error[at] = Number.POSITIVE_INFINITY
    if (Number.isNaN(error[at]!)) error[at] = Number.POSITIVE_INFINITY
  }
}

/** π and e are rounded to the last bit. */
const CONSTANT_ERROR = 4e-16

function setLeaf(program: Program, code: number, at: number, inputs: DoubleInputs, state: DoubleState): void {
  const x = program.a[at]!
  switch (code) {
    case OP.letter:
      return setValue(at, inputs.re[x]!, inputs.im[x]!, inputs.error === undefined ? 0 : inputs.error[x]!, state)
    case OP.number:
      return setValue(at, program.doubles[at]!, 0, errorOfNumber(program, at), state)
    case OP.pi:
      return setValue(at, Math.PI, 0, CONSTANT_ERROR, state)
    case OP.e:
      return setValue(at, Math.E, 0, CONSTANT_ERROR, state)
    case OP.i:
      return setValue(at, 0, 1, 0, state)
    default:
      return setValue(at, Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, state)
  }
}

function runStep(program: Program, code: number, at: number, state: DoubleState, budget: Budget): void {
  const x = program.a[at]!
  const y = program.b[at]!
  switch (code) {
    case OP.add:
      return add(at, x, y, state)
    case OP.multiply:
      return multiply(at, x, y, state)
    case OP.divide:
      return divide(at, x, y, state)
    case OP.negate:
      return negate(at, x, state)
    case OP.wholePower:
      return wholePower(at, x, y, state)
    case OP.fractionPower:
      return fractionPower(at, x, program.exact[at]!, program.doubles[at]!, program.realOddRoots, state)
    case OP.power:
      return power(at, x, y, state, program)
    case OP.loop:
      return runLoop(program.loops[x]!, at, state, state.loops[x]!, budget)
    case OP.declared:
      return declaredDoubles(program.declared[x]!, at, state)
    default:
      functionSteps[code - FIRST_FUNCTION]!(at, x, y, state)
  }
}

function errorOfNumber(program: Program, at: number): number {
  const { denominator } = program.exact[at]!
  const value = program.doubles[at]!
  if (denominator === 1n && Math.abs(value) < LARGEST_EXACT) return 0
  const isDyadic = (denominator & (denominator - 1n)) === 0n && denominator < 4096n
  return isDyadic && isShort(value) ? 0 : Math.abs(value) * UNIT + UNDERFLOW
}

/** The whole number that a bound of a sum or product is; nothing where it is none. */
function boundAt(at: number, state: DoubleState): number | undefined {
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
  const [lower, upper] = [boundAt(loop.lower, state), boundAt(loop.upper, state)]
  if (state.error[loop.lower] === Number.POSITIVE_INFINITY || state.error[loop.upper] === Number.POSITIVE_INFINITY) {
    return undefinedAt(at, state, Number.POSITIVE_INFINITY)
  }
  if (lower === undefined || upper === undefined) return undefinedAt(at, state)
  if ((upper - lower + 1) * loop.body.op.length > budget.nodes) throw new EvaluationFailure('OverBudget')
  const inputs = inputsOf(loop, state)
  const counter = loop.inputs.indexOf(-1)
  let [totalRe, totalIm, totalError] = [loop.kind === 'sum' ? 0 : 1, 0, 0]
  for (let k = lower; k <= upper; k += 1) {
    inputs.re[counter] = k
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
