/** What becomes of a formula by one slip, at every place where the slip can be made. */

import {
  childrenOf,
  compare,
  integer,
  mapChildren,
  multiply,
  rational,
  ungrouped,
  type CallNode,
  type PowerNode,
  type ProductNode,
  type QuotientNode,
  type Rational,
  type SumNode,
  type SymbolNode,
  type Tree,
} from '@isomorph/evaluator'
import { numberTree } from '../formulas/substitute.ts'
import { say, type Said } from '../wording/said.ts'
import { inWords } from './plain-words.ts'

/** A formula after a slip, and the slip in words: “forgot the factor ½”. */
export interface Edit {
  readonly tree: Tree
  readonly name: Said
  /** Slips that explain many answers by accident, such as another variable, count for more than one. */
  readonly edits?: number
}

const farFetched = 1.5

/** What the slips at one place depend on. */
interface Place {
  /** Variables that somebody could take for others. */
  readonly variables: readonly string[]
  /** Whether the place is in a denominator: what is multiplied there divides the whole. */
  readonly isBelow: boolean
}

const at = { from: 0, to: 0 }
const one = numberTree(integer(1))
const half = rational(1n, 2n)

export const negative = (value: Tree): Tree => ({ kind: 'signed', sign: '-', value, at })
export const fraction = (numerator: Tree, denominator: Tree): Tree => ({
  kind: 'quotient',
  numerator,
  denominator,
  style: 'fraction',
  at,
})

export function productOf(factors: readonly Tree[]): Tree {
  const [first = one, ...others] = factors
  if (others.length === 0) return first
  return { kind: 'product', factors, joins: others.map(() => 'dot' as const), at }
}

export const sumOf = (first: Tree, sign: '+' | '-', second: Tree): Tree => ({
  kind: 'sum',
  terms: [
    { sign: '+', value: first },
    { sign, value: second },
  ],
  at,
})

const withItem = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((each, position) => (position === index ? item : each))
const withoutItem = <T>(items: readonly T[], index: number): readonly T[] =>
  items.filter((_, position) => position !== index)

/** A number that stands there as a fraction or in digits. */
function constantOf(tree: Tree): Rational | undefined {
  const bare = ungrouped(tree)
  if (bare.kind === 'number') return bare.value
  if (bare.kind !== 'quotient') return undefined
  const [above, below] = [ungrouped(bare.numerator), ungrouped(bare.denominator)]
  if (above.kind !== 'number' || below.kind !== 'number' || below.value.numerator === 0n) return undefined
  return multiply(above.value, { numerator: below.value.denominator, denominator: below.value.numerator })
}

/** The first of several terms has no sign that could be mistaken, so that what turns another one round is the better name. */
function turnedName(term: string, isAdded: boolean, index: number): Said {
  if (index === 0) return say(isAdded ? 'slipMinusForPlus' : 'slipPlusForMinus', { term })
  return say(isAdded ? 'slipSubtracted' : 'slipAdded', { term })
}

function editsOfSum(sum: SumNode): readonly Edit[] {
  const [one, other, ...more] = sum.terms
  const isPair = one?.sign === '+' && other?.sign === '+' && more.length === 0
  return [...(isPair ? [joinedOtherwise(one.value, other.value, false)] : []), ...editsOfTerms(sum)]
}

function editsOfTerms(sum: SumNode): readonly Edit[] {
  return sum.terms.flatMap((term, index): readonly Edit[] => {
    const called = inWords(term.value)
    const [only, ...others] = withoutItem(sum.terms, index)
    const isAdded = term.sign === '+'
    const turned: Edit = {
      tree: { ...sum, terms: withItem(sum.terms, index, { ...term, sign: isAdded ? '-' : '+' }) },
      name: turnedName(called, isAdded, index),
    }
    if (only === undefined) return [turned]
    const rest = others.length > 0 ? { ...sum, terms: [only, ...others] } : only.value
    const left = others.length === 0 && only.sign === '-' ? negative(only.value) : rest
    return [{ tree: left, name: say('slipLeftOutTerm', { term: called }) }, turned]
  })
}

/** What stands on the other side of the fraction bar than it should. */
const movedName = (factor: string, isDivided: boolean): Said =>
  say(isDivided ? 'slipDivided' : 'slipMultiplied', { factor })

/** Two parts that are put together in the other way. */
function joinedOtherwise(one: Tree, other: Tree, isProduct: boolean): Edit {
  return {
    tree: isProduct ? sumOf(one, '+', other) : productOf([one, other]),
    name: say(isProduct ? 'slipAddedBoth' : 'slipMultipliedBoth', { first: inWords(one), second: inWords(other) }),
  }
}

function editsOfProduct(product: ProductNode, place: Place): readonly Edit[] {
  const [one, other, ...more] = product.factors
  const isPair = one !== undefined && other !== undefined && more.length === 0
  return [...(isPair ? [joinedOtherwise(one, other, true)] : []), ...editsOfFactors(product, place)]
}

function editsOfFactors(product: ProductNode, { isBelow }: Place): readonly Edit[] {
  return product.factors.flatMap((factor, index): readonly Edit[] => {
    const called = inWords(factor)
    const dropped = {
      tree: productOf(withoutItem(product.factors, index)),
      name: say('slipForgotFactor', { factor: called }),
    }
    if (constantOf(factor) !== undefined && ungrouped(factor).kind !== 'number') return [dropped]
    const moved = fraction(productOf(withoutItem(product.factors, index)), factor)
    return [dropped, { tree: moved, name: movedName(called, !isBelow) }]
  })
}

function editsOfQuotient(quotient: QuotientNode, { isBelow }: Place): readonly Edit[] {
  const { numerator, denominator } = quotient
  const called = inWords(denominator)
  return [
    { tree: numerator, name: say(isBelow ? 'slipNotMultiplied' : 'slipNotDivided', { factor: called }) },
    { tree: productOf([numerator, denominator]), name: movedName(called, isBelow) },
    { tree: fraction(denominator, numerator), name: say('slipTurnedFraction', { fraction: inWords(quotient) }) },
  ]
}

function withoutExponentName(base: string, exponent: Tree): Said {
  const constant = constantOf(exponent)
  if (constant !== undefined && compare(constant, integer(2)) === 0) return say('slipNotSquared', { base })
  if (constant !== undefined && compare(constant, integer(3)) === 0) return say('slipNotCubed', { base })
  if (constant !== undefined && compare(constant, half) === 0) return say('slipNoRoot', { base })
  return say('slipForgotExponent', { exponent: inWords(exponent) })
}

function editsOfPower(power: PowerNode): readonly Edit[] {
  const exponent = ungrouped(power.exponent)
  const base = inWords(power.base)
  const dropped = { tree: power.base, name: withoutExponentName(base, exponent) }
  if (exponent.kind !== 'number' || exponent.value.denominator !== 1n) return [dropped]
  const from = exponent.value.numerator
  const others = [from - 1n, from + 1n].filter((to) => to > 1n)
  return [
    dropped,
    ...others.map((to) => ({
      tree: { ...power, exponent: numberTree(integer(to)) },
      name: say('slipOtherExponent', { given: String(to), base, asked: String(from) }),
    })),
  ]
}

/** Functions that are taken for one another. */
const families = [
  ['sin', 'cos', 'tan'],
  ['arcsin', 'arccos', 'arctan'],
  ['sinh', 'cosh', 'tanh'],
  ['ln', 'log'],
] as const

function editsOfCall(call: CallNode): readonly Edit[] {
  const [argument] = call.args
  if (argument === undefined || call.primes !== undefined) return []
  const isRoot = call.name === 'sqrt' || call.name === 'root'
  const dropped = isRoot
    ? say('slipNoRoot', { base: inWords(argument) })
    : say('slipLeftOutFunction', { name: call.name })
  const family: readonly string[] = families.find((each) => (each as readonly string[]).includes(call.name)) ?? []
  const others = call.args.length === 1 ? family.filter((name) => name !== call.name) : []
  return [
    { tree: argument, name: dropped },
    ...others.map((name) => ({
      tree: { ...call, name },
      name: say('slipOtherName', { given: name, asked: call.name }),
    })),
  ]
}

function editsOfSymbol(symbol: SymbolNode, { variables }: Place): readonly Edit[] {
  if (!variables.includes(symbol.name)) return []
  const called = inWords(symbol)
  const squared: Edit = {
    tree: { kind: 'power', base: symbol, exponent: numberTree(integer(2)), at },
    name: say('slipSquared', { base: called }),
    edits: farFetched,
  }
  const others = variables.filter((name) => name !== symbol.name)
  return [
    ...others.map((name) => {
      const tree: Tree = { ...symbol, name }
      return { tree, name: say('slipOtherName', { given: inWords(tree), asked: called }), edits: farFetched }
    }),
    squared,
  ]
}

/** The slips at the root of a tree. */
function editsHere(tree: Tree, place: Place): readonly Edit[] {
  switch (tree.kind) {
    case 'sum':
      return editsOfSum(tree)
    case 'product':
      return editsOfProduct(tree, place)
    case 'quotient':
      return editsOfQuotient(tree, place)
    case 'power':
      return editsOfPower(tree)
    case 'call':
      return editsOfCall(tree)
    case 'symbol':
      return editsOfSymbol(tree, place)
    case 'signed':
      return tree.sign === '-' ? [{ tree: tree.value, name: say('slipForgotMinus') }] : []
    default:
      return []
  }
}

/** Deeper formulas are not edited further down. */
const deepest = 12

function collect(tree: Tree, place: Place, depth: number, limit: number): Edit[] {
  const found = [...editsHere(tree, place)]
  if (depth >= deepest) return found
  const below = tree.kind === 'quotient' ? tree.denominator : undefined
  for (const child of childrenOf(tree)) {
    if (found.length >= limit) break
    const isBelow = child === below ? !place.isBelow : place.isBelow
    for (const edit of collect(child, { ...place, isBelow }, depth + 1, limit - found.length))
      found.push({ ...edit, tree: mapChildren(tree, (part) => (part === child ? edit.tree : part)) })
  }
  return found.slice(0, limit)
}

/** The formula after each slip that can be made in it, at most so many. */
export function editsOf(tree: Tree, variables: readonly string[], limit: number): readonly Edit[] {
  return collect(tree, { variables, isBelow: false }, 0, limit)
}

const pi: Tree = { kind: 'constant', name: 'pi', at }
const straight = numberTree(integer(180))
const ofAngles = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc'])
const toAngles = new Set(['arcsin', 'arccos', 'arctan'])

/** The formula by a calculator that takes angles in another unit than the formula does. */
export function withAnglesIn(unit: 'degrees' | 'radians', tree: Tree): Tree {
  const [above, below] = unit === 'degrees' ? [pi, straight] : [straight, pi]
  const changed = mapChildren(tree, (part) => withAnglesIn(unit, part))
  if (changed.kind !== 'call') return changed
  if (toAngles.has(changed.name)) return productOf([changed, fraction(below, above)])
  if (!ofAngles.has(changed.name)) return changed
  return { ...changed, args: changed.args.map((angle) => productOf([angle, fraction(above, below)])) }
}
