import type { Rational } from '../../numbers/rational.ts'
import { valuesOf } from '../../functions/computing/all.ts'
import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'
import type { CallExpression, Expression, LoopExpression } from '../expression.ts'
import {
  ONE,
  ZERO,
  addFractions,
  bitsOf,
  divideFractions,
  isInteger,
  isZero,
  multiplyFractions,
  whole,
} from './fractions.ts'
import { foldEvenly } from './fold-evenly.ts'
import { exactPower } from './powers.ts'

export type ExactValues = ReadonlyMap<string, Rational>

const NO_VALUES: ExactValues = new Map()

/**
 * The value as an exact fraction, or `undefined` where it is not one that can be told (√2, sin 1, a letter without
 * a value). Dividing by zero and numbers beyond the budget are failures, found before anything large is computed.
 */
export function exactValue(a: Expression, budget: Budget, values: ExactValues = NO_VALUES): Rational | undefined {
  spend(budget, 1)
  switch (a.op) {
    case 'number':
      return a.value
    case 'letter':
      return values.get(a.name)
    case 'constant':
      return undefined
    case 'sum':
      return fold(a.terms, ZERO, addFractions, budget, values)
    case 'product':
      return fold(a.factors, ONE, multiplyFractions, budget, values)
    case 'quotient': {
      const below = exactValue(a.denominator, budget, values)
      if (below !== undefined && isZero(below)) throw new EvaluationFailure('DivideByZero')
      const above = exactValue(a.numerator, budget, values)
      return above === undefined || below === undefined ? undefined : divideFractions(above, below)
    }
    case 'power': {
      const exponent = exactValue(a.exponent, budget, values)
      const base = exactValue(a.base, budget, values)
      return base === undefined || exponent === undefined ? undefined : exactPower(base, exponent, budget)
    }
    case 'call':
      return exactCall(a, budget, values)
    case 'loop':
      return exactLoop(a, budget, values)
  }
}

function fold(
  parts: readonly Expression[],
  start: Rational,
  combine: (a: Rational, b: Rational) => Rational,
  budget: Budget,
  values: ExactValues,
): Rational | undefined {
  let result: Rational | undefined = start
  for (const part of parts) {
    const value = exactValue(part, budget, values)
    if (value === undefined) result = undefined
    else if (result !== undefined) {
      result = combine(result, value)
      if (bitsOf(result.denominator) > budget.digits * 4) throw new EvaluationFailure('OverBudget')
    }
  }
  return result
}

function exactCall(a: CallExpression, budget: Budget, values: ExactValues): Rational | undefined {
  const args: Rational[] = []
  for (const part of a.args) {
    const value = exactValue(part, budget, values)
    if (value !== undefined) args.push(value)
  }
  const known = args.length < a.args.length ? undefined : valuesOf(a)
  return known === undefined || known.exact === 'never' ? undefined : known.exact(args, budget)
}

function exactLoop(a: LoopExpression, budget: Budget, values: ExactValues): Rational | undefined {
  if (a.kind === 'integral' || a.kind === 'limit') return undefined
  const lower = exactValue(a.lower, budget, values)
  const upper = exactValue(a.upper, budget, values)
  if (lower === undefined || upper === undefined || !isInteger(lower) || !isInteger(upper)) return undefined
  if (upper.numerator - lower.numerator > BigInt(Math.max(0, budget.nodes))) throw new EvaluationFailure('OverBudget')
  const total = foldEvenly(a.kind, budget)
  const inner = new Map(values)
  for (let at = lower.numerator; at <= upper.numerator; at += 1n) {
    inner.set(a.variable, whole(at))
    const value = exactValue(a.body, budget, inner)
    if (value === undefined) return undefined
    total.take(value)
  }
  return total.result()
}
