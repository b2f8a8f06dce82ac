import { computing } from '../../functions/computing/all.ts'
import type { FunctionComputing } from '../../functions/computing/function-computing.ts'
import { words } from '../../functions/words.ts'
import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'
import { exponentOfFloat, floorFloat, negateFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import { declaredHigh } from '../declared.ts'
import type { HighComplex } from './high-functions.ts'
import { highDivide } from './high-divide.ts'
import { highElementary } from './high-elementary.ts'
import { highFractionPower, highPower, highWholePower, isUndefinedPower } from './high-powers.ts'
import {
  either,
  exact,
  exponentOf,
  firstBad,
  highOfRational,
  isBad,
  isRealHigh,
  productError,
  rounded,
} from './high-values.ts'
import type { HighContext, HighValue } from './high-values.ts'
import { FIRST_FUNCTION, OP } from '../program.ts'
import type { DeclaredCall, Loop, Program } from '../program.ts'

/** Values of all steps with the given number of digits. */
export function runHigh(
  program: Program,
  inputs: readonly HighValue[],
  context: HighContext,
  budget: Budget,
): HighValue[] {
  // One step with many digits costs as much as dozens with doubles.
  spend(budget, program.op.length * 20 * Math.ceil(context.digits / 40))
  const values: HighValue[] = []
  for (let at = 0; at < program.op.length; at += 1) values.push(highStep(program, at, inputs, values, context, budget))
  return values
}

function highStep(
  program: Program,
  at: number,
  inputs: readonly HighValue[],
  values: readonly HighValue[],
  context: HighContext,
  budget: Budget,
): HighValue {
  const { digits, F } = context
  const code = program.op[at]!
  const x = program.a[at]!
  switch (code) {
    case OP.letter:
      return inputs[x]!
    case OP.number:
      return highOfRational(context, program.exact[at]!)
    case OP.pi:
      return { re: F.pi, im: F.zero, error: 1.31 - digits }
    case OP.e:
      return { re: F.exp(F.one), im: F.zero, error: 1.31 - digits }
    case OP.i:
      return { re: F.zero, im: F.one, error: Number.NEGATIVE_INFINITY }
    case OP.infinity:
      return context.unknownValue
    case OP.loop:
      return highLoop(program.loops[x]!, values, context, budget)
    case OP.declared:
      return highDeclared(program.declared[x]!, values, context)
    default:
      return highOperation(program, at, code, values, context)
  }
}

function highDeclared(declared: DeclaredCall, values: readonly HighValue[], context: HighContext): HighValue {
  const args = declared.args.map((arg) => values[arg]!)
  const bad = args.find(isBad)
  if (bad !== undefined) return bad
  const carried = Math.max(...args.map((arg) => arg.error))
  const size = Math.max(1, ...args.map(exponentOf))
  return rounded(
    context,
    declaredHigh(declared, args, context.F),
    carried === Number.NEGATIVE_INFINITY ? carried : carried + 6 * size + 3,
    100,
  )
}

function highOperation(
  program: Program,
  at: number,
  code: number,
  values: readonly HighValue[],
  context: HighContext,
): HighValue {
  const { functions } = context
  const f: FunctionComputing | undefined =
    code < FIRST_FUNCTION ? undefined : computing[words[code - FIRST_FUNCTION]!.name]
  const first = values[program.a[at]!]!
  if (isBad(first)) return first
  if (code === OP.negate) return { re: negateFloat(first.re), im: negateFloat(first.im), error: first.error }
  if (code === OP.wholePower) return highWholePower(first, program.b[at]!, context)
  if (code === OP.fractionPower) return highFractionPower(first, program.exact[at]!, program.realOddRoots, context)
  if (f?.kind === 'elementary') return highElementary(f, first, context)
  if (f?.kind === 'stepped' && f.operands === 1) return f.high(first, first, context)
  const second = values[program.b[at]!]!
  if (isBad(second)) return firstBad(context, first, second)
  switch (code) {
    case OP.add:
      return rounded(context, functions.add(first, second), either(first.error, second.error))
    case OP.multiply:
      return rounded(context, functions.multiply(first, second), productError(first, second), 2)
    case OP.divide:
      return highDivide(first, second, context)
    case OP.power:
      return program.realPowers && isUndefinedPower(first, second)
        ? context.undefinedValue
        : highPower(first, second, context)
    default:
      return f?.kind === 'stepped' ? f.high(first, second, context) : context.unknownValue
  }
}

const nearestWhole = (a: BigFloat, context: HighContext): bigint =>
  floorFloat(context.F.add(a, context.F.ratio(1n, 2n)))

function highLoop(loop: Loop, values: readonly HighValue[], context: HighContext, budget: Budget): HighValue {
  if (loop.kind === 'integral' || loop.kind === 'limit') return context.unknownValue
  const { F, functions } = context
  const [lower, upper] = [values[loop.lower]!, values[loop.upper]!]
  if (isBad(lower) || isBad(upper)) return firstBad(context, lower, upper)
  if (exponentOf(lower) > 15 || exponentOf(upper) > 15) throw new EvaluationFailure('OverBudget')
  const [from, to] = [nearestWhole(lower.re, context), nearestWhole(upper.re, context)]
  const isWhole = (a: HighValue, nearest: bigint): boolean =>
    isRealHigh(a) && exponentOfFloat(F.subtract(a.re, F.of(nearest))) <= Math.min(a.error, -5)
  if (!isWhole(lower, from) || !isWhole(upper, to)) return context.undefinedValue
  if (Number(to - from + 1n) * loop.body.op.length * 20 > budget.nodes) throw new EvaluationFailure('OverBudget')
  let total: HighValue = exact(context, loop.kind === 'sum' ? 0n : 1n)
  for (let k = from; k <= to; k += 1n) {
    const bound = exact(context, k)
    const inner = loop.inputs.map((input) => (input < 0 ? bound : values[input]!))
    const value = runHigh(loop.body, inner, context, budget)[loop.body.outputs[0]!]!
    if (isBad(value)) return value
    const sum = (): HighComplex =>
      loop.kind === 'sum' ? functions.add(total, value) : functions.multiply(total, value)
    total = rounded(
      context,
      sum(),
      loop.kind === 'sum' ? either(total.error, value.error) : productError(total, value),
      2,
    )
  }
  return total
}
