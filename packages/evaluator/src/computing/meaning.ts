import type { Sign, Tree } from '../tree.ts'
import { definiteIntegral } from '../calculus/integrate.ts'
import { EvaluationFailure } from './budget.ts'
import { withAccent } from '../accents.ts'
import {
  call,
  constant,
  integer,
  letter,
  lettersOf,
  minusOne,
  number,
  one,
  partsOf,
  quotient,
  subtract,
} from './expression.ts'
import type { Expression } from './expression.ts'
import { addFractions, fraction } from './exact/fractions.ts'
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

const ALIASES: Record<string, string> = {
  norm: 'abs',
  ceil: 'ceiling',
  conjugate: 'conj',
  arg: 'argument',
  lg: 'log10',
  lb: 'log2',
  'gamma-function': 'gamma',
}

const FROM_ANGLE = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot'])
const TO_ANGLE = new Set(['arcsin', 'arccos', 'arctan', 'arcsec', 'arccsc', 'arccot', 'argument'])

/** Built-in functions and how many arguments each takes: `[least, most]`. */
const BUILT_IN: ReadonlyMap<string, readonly [number, number]> = new Map<string, readonly [number, number]>([
  ...['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'arcsin', 'arccos', 'arctan', 'arcsec', 'arccsc', 'arccot'].map(
    (n) => [n, [1, 1]] as const,
  ),
  ...['sinh', 'cosh', 'tanh', 'sech', 'csch', 'coth', 'arsinh', 'arcosh', 'artanh', 'arsech', 'arcsch', 'arcoth'].map(
    (n) => [n, [1, 1]] as const,
  ),
  ...[
    'ln',
    'log10',
    'log2',
    'exp',
    'sqrt',
    'abs',
    'floor',
    'ceiling',
    'sign',
    'factorial',
    'gamma',
    'erf',
    're',
    'im',
    'argument',
    'conj',
    'cis',
  ].map((n) => [n, [1, 1]] as const),
  ...['root', 'log', 'round'].map((n) => [n, [1, 2]] as const),
  ...['binomial', 'permutations', 'mod', 'polar'].map((n) => [n, [2, 2]] as const),
  ...['gcd', 'lcm', 'min', 'max'].map((n) => [n, [1, 64]] as const),
])

const signFactor = (sign: Sign, branch: 'upper' | 'lower'): 1 | -1 =>
  sign === '+' ? 1 : sign === '-' ? -1 : (sign === '±') === (branch === 'upper') ? 1 : -1

const withSign = (value: Expression, sign: 1 | -1): Expression =>
  sign === 1
    ? value
    : value.op === 'number'
      ? number({ numerator: -value.value.numerator, denominator: value.value.denominator })
      : { op: 'product', factors: [minusOne, value] }

/** Reads off what a tree means. Throws an EvaluationFailure for what has no value, such as an equation. */
export function meaningOf(tree: Tree, options: MeaningOptions = {}): Expression {
  const branch = options.branch ?? 'upper'
  const meaning = (part: Tree): Expression => meaningOf(part, options)
  switch (tree.kind) {
    case 'number':
      return number(tree.value)
    case 'symbol':
      return symbolMeaning(tree.name, options.notation)
    case 'constant':
      return constant(tree.name)
    case 'group':
      return meaning(tree.inner)
    case 'percent':
      return quotient(meaning(tree.value), integer(100))
    case 'mixed-number':
      return mixedNumber(tree, meaning)
    case 'signed':
      return withSign(meaning(tree.value), signFactor(tree.sign, branch))
    case 'sum':
      return {
        op: 'sum',
        terms: tree.terms.map((term) => withSign(meaning(term.value), signFactor(term.sign, branch))),
      }
    case 'product':
      return { op: 'product', factors: tree.factors.map(meaning) }
    case 'quotient':
      return { op: 'quotient', numerator: meaning(tree.numerator), denominator: meaning(tree.denominator) }
    case 'power':
      return { op: 'power', base: meaning(tree.base), exponent: meaning(tree.exponent) }
    case 'call':
      return meaningOfCall(tree, options)
    case 'bound':
      return meaningOfBound(tree, options)
    case 'derivative': {
      const notation = options.notation ?? notationOf([tree], true)
      let body = meaningOf(tree.body, { ...options, notation })
      for (let order = 0; order < tree.order; order += 1)
        body = bounded(differentiateWith(body, tree.variable, notation))
      return body
    }
    case 'quantity':
      return meaningOfDegrees(tree, options)
    default:
      throw new EvaluationFailure('UnableToEvaluate', tree.kind)
  }
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

function mixedNumber(tree: Extract<Tree, { kind: 'mixed-number' }>, meaning: (part: Tree) => Expression): Expression {
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
  return { op: 'sum', terms: [meaning(tree.whole), meaning(part)] }
}

/** Whether a function's values are known; of others only the name is. */
export const isComputed = (name: string): boolean => BUILT_IN.has(ALIASES[name] ?? name) || name === 'exp'

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
  if (options.notation?.areBarsNames !== true || lettersOf(argument).size === 0) return call('conj', argument)
  return bare.kind === 'symbol' ? letter(withAccent(bare.name, 'bar')) : declaredCall('overline', [argument])
}

function meaningOfCall(tree: Extract<Tree, { kind: 'call' }>, options: MeaningOptions): Expression {
  const args = tree.args.map((part) => meaningOf(part, options))
  if (options.functions?.includes(tree.name) === true) {
    const primes = tree.primes ?? 0
    return functionMeaning(tree.name, primes, args, options.notation) ?? declaredCall(tree.name, args, primes)
  }
  if (tree.name === 'conjugate') return barMeaning(tree.args[0]!, args[0]!, options)
  const name = ALIASES[tree.name] ?? tree.name
  const arity = BUILT_IN.get(name)
  if (arity === undefined) return declaredCall(name, args, tree.primes ?? 0)
  if (args.length < arity[0] || args.length > arity[1]) throw new EvaluationFailure('UnableToEvaluate', tree.name)
  const [first, second] = [args[0]!, args[1]]
  const inDegrees = options.angles === 'degrees'
  if (name === 'exp') return { op: 'power', base: constant('e'), exponent: first }
  // Γ(n) = (n − 1)!, which is known at whole numbers.
  if (name === 'gamma') return call('factorial', subtract(first, one))
  if (name === 'log10' || name === 'log2') return call('log', first, integer(name === 'log2' ? 2 : 10))
  if (name === 'log') return call('log', first, second ?? integer(10))
  if (name === 'root' && second === undefined) return call('sqrt', first)
  if (name === 'round' && second !== undefined) {
    const scale: Expression = { op: 'power', base: integer(10), exponent: second }
    return quotient(call('round', { op: 'product', factors: [first, scale] }), scale)
  }
  if (name === 'cis' || name === 'polar') return polarForm(name === 'cis' ? one : first, second ?? first, inDegrees)
  if (inDegrees && FROM_ANGLE.has(name)) {
    return call(name, quotient({ op: 'product', factors: [first, constant('pi')] }, integer(180)))
  }
  if (inDegrees && TO_ANGLE.has(name)) {
    return quotient({ op: 'product', factors: [call(name, first), integer(180)] }, constant('pi'))
  }
  return { op: 'call', name, args }
}

/** r at the angle θ: r·e^(iθ). */
function polarForm(size: Expression, angle: Expression, inDegrees: boolean): Expression {
  const radians = inDegrees ? quotient({ op: 'product', factors: [angle, constant('pi')] }, integer(180)) : angle
  const direction: Expression = {
    op: 'power',
    base: constant('e'),
    exponent: { op: 'product', factors: [constant('i'), radians] },
  }
  return { op: 'product', factors: [size, direction] }
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
