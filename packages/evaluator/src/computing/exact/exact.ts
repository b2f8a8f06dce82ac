import type { Rational } from '../../numbers/rational.ts'
import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'
import type { CallExpression, Expression, LoopExpression } from '../expression.ts'
import {
  ONE,
  ZERO,
  addFractions,
  bitsOf,
  compareFractions,
  divideFractions,
  exactRoot,
  floorOfFraction,
  fraction,
  greatestCommonDivisor,
  isInteger,
  isZero,
  multiplyFractions,
  negateFraction,
  powerOfFraction,
  signOf,
  subtractFractions,
  whole,
} from './fractions.ts'

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

const bitsOfFraction = (a: Rational): number => Math.max(bitsOf(a.numerator), bitsOf(a.denominator))

function exactPower(base: Rational, exponent: Rational, budget: Budget): Rational | undefined {
  if (isZero(base)) {
    if (signOf(exponent) < 0) throw new EvaluationFailure('DivideByZero')
    return isZero(exponent) ? ONE : ZERO
  }
  if (base.denominator === 1n && base.numerator === 1n) return ONE
  const size = Number(exponent.numerator < 0n ? -exponent.numerator : exponent.numerator)
  if (base.denominator === 1n && base.numerator === -1n && isInteger(exponent)) {
    return exponent.numerator % 2n === 0n ? ONE : base
  }
  const root = Number(exponent.denominator)
  if ((bitsOfFraction(base) * size) / root > budget.digits * 4) {
    if (isInteger(exponent)) throw new EvaluationFailure('OverBudget')
    return undefined
  }
  if (root === 1) {
    spend(budget, 1 + Math.ceil((bitsOfFraction(base) * size) / 2048))
    return powerOfFraction(base, Number(exponent.numerator))
  }
  if (root > 64 || signOf(base) < 0) return undefined
  const exact = rootOfFraction(base, root)
  return exact === undefined ? undefined : powerOfFraction(exact, Number(exponent.numerator))
}

function rootOfFraction(base: Rational, index: number): Rational | undefined {
  if (bitsOfFraction(base) > 8192) return undefined
  const above = exactRoot(base.numerator, index)
  const below = above === undefined ? undefined : exactRoot(base.denominator, index)
  return above === undefined || below === undefined ? undefined : { numerator: above, denominator: below }
}

function exactCall(a: CallExpression, budget: Budget, values: ExactValues): Rational | undefined {
  const args: Rational[] = []
  for (const part of a.args) {
    const value = exactValue(part, budget, values)
    if (value !== undefined) args.push(value)
  }
  if (args.length < a.args.length || a.isDeclared === true) return undefined
  const [x, y] = [args[0]!, args[1] ?? ZERO]
  switch (a.name) {
    case 'abs':
      return signOf(x) < 0 ? negateFraction(x) : x
    case 'sign':
      return whole(signOf(x))
    case 'floor':
      return whole(floorOfFraction(x))
    case 'ceiling':
      return whole(-floorOfFraction(negateFraction(x)))
    case 'round':
      return roundHalfAway(x)
    case 're':
    case 'conj':
      return x
    case 'im':
      return ZERO
    case 'sqrt':
      return exactPower(x, { numerator: 1n, denominator: 2n }, budget)
    case 'root':
      return exactIndexedRoot(x, y)
    case 'ln':
    case 'arcosh':
      return isOneValue(x) ? ZERO : undefined
    case 'log':
      return exactLogarithm(x, y)
    case 'factorial':
      return isInteger(x) ? whole(factorial(x.numerator, budget)) : undefined
    case 'binomial':
      return isInteger(x) && isInteger(y) ? whole(binomial(x.numerator, y.numerator, budget)) : undefined
    case 'permutations':
      return isInteger(x) && isInteger(y) ? whole(fallingFactorial(x.numerator, y.numerator, budget)) : undefined
    case 'mod':
      if (isZero(y)) throw new EvaluationFailure('DivideByZero')
      return subtractFractions(x, multiplyFractions(y, whole(floorOfFraction(divideFractions(x, y)))))
    case 'min':
      return args.reduce((least, value) => (compareFractions(value, least) < 0 ? value : least))
    case 'max':
      return args.reduce((most, value) => (compareFractions(value, most) > 0 ? value : most))
    case 'gcd':
      return args.every(isInteger)
        ? whole(args.reduce((common, value) => greatestCommonDivisor(common, value.numerator), 0n))
        : undefined
    case 'lcm':
      return args.every(isInteger)
        ? whole(args.reduce((multiple, value) => leastCommonMultiple(multiple, value.numerator), 1n))
        : undefined
    case 'cos':
    case 'cosh':
    case 'sec':
    case 'sech':
      return isZero(x) ? ONE : undefined
    case 'sin':
    case 'tan':
    case 'arcsin':
    case 'arctan':
    case 'sinh':
    case 'tanh':
    case 'arsinh':
    case 'artanh':
    case 'erf':
      return isZero(x) ? ZERO : undefined
    default:
      return undefined
  }
}

const isOneValue = (x: Rational): boolean => x.numerator === 1n && x.denominator === 1n

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n
  const multiple = (a / greatestCommonDivisor(a, b)) * b
  return multiple < 0n ? -multiple : multiple
}

function roundHalfAway(x: Rational): Rational {
  const half = { numerator: 1n, denominator: 2n }
  return signOf(x) < 0
    ? whole(-floorOfFraction(addFractions(negateFraction(x), half)))
    : whole(floorOfFraction(addFractions(x, half)))
}

function exactIndexedRoot(x: Rational, index: Rational): Rational | undefined {
  if (!isInteger(index) || index.numerator < 1n || index.numerator > 64n) return undefined
  const n = Number(index.numerator)
  if (signOf(x) >= 0) return rootOfFraction(x, n)
  if (n % 2 === 0) return undefined
  const positive = rootOfFraction(negateFraction(x), n)
  return positive === undefined ? undefined : negateFraction(positive)
}

/** log of x to a base where it is a fraction with a small numerator and denominator: log₄ 8 = 3/2. */
function exactLogarithm(x: Rational, base: Rational): Rational | undefined {
  if (signOf(x) <= 0 || signOf(base) <= 0 || isOneValue(base)) return undefined
  if (isOneValue(x)) return ZERO
  if (bitsOfFraction(x) > 4096 || bitsOfFraction(base) > 256) return undefined
  const guess = logarithmOf(x) / logarithmOf(base)
  for (const below of [1, 2, 3, 4, 5, 6]) {
    const above = Math.round(guess * below)
    if (Math.abs(guess * below - above) > 1e-6 || Math.abs(above) > 2048) continue
    if (compareFractions(powerOfFraction(x, below), powerOfFraction(base, above)) === 0)
      return fraction(BigInt(above), BigInt(below))
  }
  return undefined
}

function logarithmOf(x: Rational): number {
  const part = (a: bigint): number => {
    const excess = Math.max(0, bitsOf(a) - 512)
    return Math.log(Number(a >> BigInt(excess))) + excess * Math.LN2
  }
  return part(x.numerator) - part(x.denominator)
}

/** n!, refused before it grows beyond the budget's digits. A negative n has none. */
export function factorial(n: bigint, budget: Budget): bigint {
  if (n < 0n) throw new EvaluationFailure('UnableToEvaluate', 'factorial')
  return fallingFactorial(n, n, budget)
}

function fallingFactorial(n: bigint, count: bigint, budget: Budget): bigint {
  if (count < 0n) return 0n
  const size = Math.log10(Number(n < 0n ? -n : n) + Number(count) + 1) * Number(count)
  if (size > budget.digits) throw new EvaluationFailure('OverBudget')
  spend(budget, Math.ceil(Number(count) / 4) + 1)
  return rangeProduct(n - count + 1n, n)
}

/** Halving keeps the factors of equal size, which is what makes large bigint products fast. */
function rangeProduct(from: bigint, to: bigint): bigint {
  if (from > to) return 1n
  if (to - from < 8n) {
    let result = from
    for (let factor = from + 1n; factor <= to; factor += 1n) result *= factor
    return result
  }
  const middle = (from + to) >> 1n
  return rangeProduct(from, middle) * rangeProduct(middle + 1n, to)
}

export function binomial(n: bigint, k: bigint, budget: Budget): bigint {
  if (k < 0n) return 0n
  if (n < 0n) return (k % 2n === 0n ? 1n : -1n) * binomial(k - n - 1n, k, budget)
  if (k > n) return 0n
  const fewer = k > n - k ? n - k : k
  return fallingFactorial(n, fewer, budget) / fallingFactorial(fewer, fewer, budget)
}

function exactLoop(a: LoopExpression, budget: Budget, values: ExactValues): Rational | undefined {
  if (a.kind === 'integral' || a.kind === 'limit') return undefined
  const lower = exactValue(a.lower, budget, values)
  const upper = exactValue(a.upper, budget, values)
  if (lower === undefined || upper === undefined || !isInteger(lower) || !isInteger(upper)) return undefined
  if (upper.numerator - lower.numerator > BigInt(Math.max(0, budget.nodes))) throw new EvaluationFailure('OverBudget')
  let result = a.kind === 'sum' ? ZERO : ONE
  const inner = new Map(values)
  for (let at = lower.numerator; at <= upper.numerator; at += 1n) {
    inner.set(a.variable, whole(at))
    const value = exactValue(a.body, budget, inner)
    if (value === undefined) return undefined
    result = a.kind === 'sum' ? addFractions(result, value) : multiplyFractions(result, value)
    const bits = bitsOfFraction(result)
    if (bits > budget.digits * 4) throw new EvaluationFailure('OverBudget')
    // A long number costs as much as it has words, and its common factors the square of that, at every step.
    const words = Math.ceil(bits / 64)
    spend(budget, a.kind === 'sum' ? words * Math.ceil(words / 16) : words)
  }
  return result
}
