import type { Sign, Tree } from '../tree.ts'
import { definiteIntegral } from '../calculus/integrate.ts'
import { computingOf } from '../functions/computing/all.ts'
import { toDegrees, toRadians } from '../functions/computing/definitions.ts'
import { hasValues } from '../functions/computing/function-computing.ts'
import { wordsOf } from '../functions/spellings.ts'
import { EvaluationFailure } from './budget.ts'
import { withAccent } from '../accents.ts'
import { call, constant, integer, letter, lettersOf, minusOne, number, partsOf, quotient } from './expression.ts'
import type { Expression } from './expression.ts'
import { addFractions, fraction } from './exact/fractions.ts'
import { momentNames, momentOf } from './expectation.ts'
import { differentiateWith, functionMeaning, notationOf, symbolMeaning } from './notation.ts'
import type { Notation } from './notation.ts'

export interface MeaningOptions {
  /** What the arguments of sin, cos … are measured in. Radians unless said otherwise. */
  readonly angles?: 'radians' | 'degrees'
  /** Which sign every `±` takes. */
  readonly branch?: 'upper' | 'lower'
  /** Names of functions nothing is known about, such as f in f(x). */
  readonly functions?: readonly string[]
  /** What the symbols of all formulas that belong together show; of this one alone unless given. */
  readonly notation?: Notation
}

const signFactor = (sign: Sign, branch: 'upper' | 'lower' = 'upper'): 1 | -1 =>
  sign === '+' ? 1 : sign === '-' ? -1 : (sign === '±') === (branch === 'upper') ? 1 : -1

const withSign = (value: Expression, sign: 1 | -1): Expression =>
  sign === 1
    ? value
    : value.op === 'number'
      ? number({ numerator: -value.value.numerator, denominator: value.value.denominator })
      : { op: 'product', factors: [minusOne, value] }

/** Reads off what a tree means. Throws an EvaluationFailure for what has no value, such as an equation. */
export function meaningOf(tree: Tree, options: MeaningOptions = {}): Expression {
  switch (tree.kind) {
    case 'number':
      return number(tree.value)
    case 'symbol':
      return symbolMeaning(tree.name, options.notation)
    case 'constant':
      return constant(tree.name)
    case 'group':
      return meaningOf(tree.inner, options)
    case 'percent':
      return quotient(meaningOf(tree.value, options), integer(100))
    case 'mixed-number':
      return mixedNumber(tree, options)
    case 'signed':
      return signedMeaning(tree, options)
    case 'sum':
      return { op: 'sum', terms: tree.terms.map((term) => signedMeaning(term, options)) }
    case 'product':
      return { op: 'product', factors: tree.factors.map((factor) => meaningOf(factor, options)) }
    case 'quotient':
      return {
        op: 'quotient',
        numerator: meaningOf(tree.numerator, options),
        denominator: meaningOf(tree.denominator, options),
      }
    case 'power':
      return { op: 'power', base: meaningOf(tree.base, options), exponent: meaningOf(tree.exponent, options) }
    case 'call':
      return meaningOfCall(tree, options)
    case 'bound':
      return meaningOfBound(tree, options)
    case 'derivative':
      return meaningOfDerivative(tree, options)
    case 'quantity':
      return meaningOfDegrees(tree, options)
    default:
      throw new EvaluationFailure('UnableToEvaluate', tree.kind)
  }
}

const signedMeaning = ({ sign, value }: { sign: Sign; value: Tree }, options: MeaningOptions): Expression =>
  withSign(meaningOf(value, options), signFactor(sign, options.branch))

function meaningOfDerivative(tree: Extract<Tree, { kind: 'derivative' }>, options: MeaningOptions): Expression {
  const notation = options.notation ?? notationOf([tree], true)
  let body = meaningOf(tree.body, { ...options, notation })
  for (let order = 0; order < tree.order; order += 1) body = bounded(differentiateWith(body, tree.variable, notation))
  return body
}

/** `30°` is π/6, except where all angles are in degrees anyway. Other units have no place in an expression. */
function meaningOfDegrees(tree: Extract<Tree, { kind: 'quantity' }>, options: MeaningOptions): Expression {
  if (tree.unit.kind !== 'unit' || tree.unit.name !== '°' || tree.value === undefined) {
    throw new EvaluationFailure('UnableToEvaluate', tree.kind)
  }
  const value = meaningOf(tree.value, options)
  return options.angles === 'degrees'
    ? value
    : quotient({ op: 'product', factors: [value, constant('pi')] }, integer(180))
}

/** Derivatives grow with every order; beyond this many parts nobody means them. */
const LARGEST_DERIVATIVE = 20_000

function bounded(derivative: Expression): Expression {
  let left = LARGEST_DERIVATIVE
  const waiting: Expression[] = [derivative]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    left -= 1
    if (left < 0) throw new EvaluationFailure('OverBudget')
    for (const inner of partsOf(part)) waiting.push(inner)
  }
  return derivative
}

function mixedNumber(tree: Extract<Tree, { kind: 'mixed-number' }>, options: MeaningOptions): Expression {
  const part = tree.fraction
  if (
    part.numerator.kind === 'number' &&
    part.denominator.kind === 'number' &&
    part.denominator.value.numerator !== 0n
  ) {
    const [above, below] = [part.numerator.value, part.denominator.value]
    const value = fraction(above.numerator * below.denominator, above.denominator * below.numerator)
    return number(addFractions(tree.whole.value, value))
  }
  return { op: 'sum', terms: [meaningOf(tree.whole, options), meaningOf(part, options)] }
}

/** Whether a function's values are known; of others only the name is. */
export function isComputed(name: string): boolean {
  const known = computingOf(name)
  return known !== undefined && known.kind !== 'name only'
}

/** A function that only has a name. */
const declaredCall = (name: string, args: readonly Expression[], primes = 0): Expression => ({
  op: 'call',
  name,
  args,
  isDeclared: true,
  primes,
})

/** A bar conjugates numbers and complex letters; over any other letter it is part of the name. */
function barMeaning(tree: Tree, argument: Expression, options: MeaningOptions): Expression {
  const bare = tree.kind === 'group' ? tree.inner : tree
  const letters = lettersOf(argument)
  const { areBarsNames, complexLetters } = options.notation ?? { areBarsNames: false }
  const isComplex = complexLetters !== undefined && [...letters].some((name) => complexLetters.has(name))
  if (!areBarsNames || isComplex || letters.size === 0) return call('conjugate', argument)
  return bare.kind === 'symbol' ? letter(withAccent(bare.name, 'bar')) : declaredCall('overline', [argument])
}

function meaningOfCall(tree: Extract<Tree, { kind: 'call' }>, options: MeaningOptions): Expression {
  const args = tree.args.map((part) => meaningOf(part, options))
  const random = options.notation?.random
  if (random !== undefined && momentNames.has(tree.name)) return momentOf(tree.name, args, random)
  if (options.functions?.includes(tree.name) === true) {
    const primes = tree.primes ?? 0
    return functionMeaning(tree.name, primes, args, options.notation) ?? declaredCall(tree.name, args, primes)
  }
  if (tree.name === 'conjugate') return barMeaning(tree.args[0]!, args[0]!, options)
  const known = computingOf(tree.name)
  if (known === undefined || known.kind === 'name only') return declaredCall(tree.name, args, tree.primes ?? 0)
  const [least, most] = wordsOf(tree.name)!.arity
  if (args.length < least || args.length > most) throw new EvaluationFailure('UnableToEvaluate', tree.name)
  const inDegrees = options.angles === 'degrees'
  if (known.meaning !== undefined) return known.meaning(args, inDegrees)
  const angle = hasValues(known) && inDegrees ? known.angle : undefined
  if (angle === 'argument') return call(tree.name, toRadians(args[0]!))
  return angle === 'value' ? toDegrees(call(tree.name, args[0]!)) : { op: 'call', name: tree.name, args }
}

function meaningOfBound(tree: Extract<Tree, { kind: 'bound' }>, options: MeaningOptions): Expression {
  const { operator, lower, upper, variable } = tree
  if (operator === 'integral' && lower === undefined && upper === undefined) {
    // Only its derivative is known, which is enough to compare antiderivatives.
    return call('antiderivative', meaningOf(tree.body, options), { op: 'letter', name: variable })
  }
  if (lower === undefined || (upper === undefined && operator !== 'limit'))
    throw new EvaluationFailure('UnableToEvaluate', operator)
  const side = tree.direction === undefined ? 0 : tree.direction === 'above' ? 1 : -1
  const body = meaningOf(tree.body, options)
  if (operator === 'integral' && upper !== undefined) {
    const known = definiteIntegral(body, variable, meaningOf(lower, options), meaningOf(upper, options))
    if (known !== undefined) return known
  }
  return {
    op: 'loop',
    kind: operator,
    variable,
    lower: meaningOf(lower, options),
    // A limit has no upper bound; the side it is taken from stands in its place.
    upper: upper === undefined ? integer(side) : meaningOf(upper, options),
    body,
  }
}
