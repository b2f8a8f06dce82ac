/** The slip that leads from a key to a formula that is not equal to it, for whoever asks why. Decides nothing. */

import {
  compileExpression,
  createBudget,
  decideEquivalence,
  freeSymbols,
  rational,
  sameTree,
  ungrouped,
  type BudgetLimits,
  type CompileOptions,
  type EquivalenceOptions,
  type RelationOperator,
  type Tree,
} from '@isomorph/evaluator'
import { asInterval } from './compare-expression.ts'
import type { Comparison } from './content.ts'

/**
 * `sign`: the key with the other sign; `powerOfTen`: the key times a power of ten; `ends`: an interval or inequality with
 * the same ends, of which others belong to it; `condition`: the set that is asked for, written as a condition on a letter;
 * `set`: the reverse.
 */
export type Slip = 'sign' | 'powerOfTen' | 'ends' | 'condition' | 'set'

type Sides = readonly [key: number, answer: number]

interface SlipOptions extends EquivalenceOptions {
  readonly computing: CompileOptions
}

/** Of its own, so that a look for a slip takes nothing from what decides. */
const limits: BudgetLimits = { nodes: 20_000, points: 200, digits: 2000 }

const closeTo = (value: number, expected: number): boolean => Math.abs(value - expected) <= 1e-9 * Math.abs(expected)

function areEqual(one: Tree, other: Tree, options: SlipOptions): boolean {
  return decideEquivalence(one, other, { ...options, budget: createBudget(limits) }).verdict === 'equal'
}

interface Complex {
  readonly re: number
  readonly im: number
}

/** A value at fixed values of the letters, where the formula has one. */
function valueAt(tree: Tree, computing: CompileOptions, names: readonly string[]): Complex | undefined {
  const compiled = compileExpression(tree, computing)
  if (!compiled.ok) return undefined
  const values = Object.fromEntries(names.map((name, index) => [name, 1.375 + index * 0.8125]))
  const computed = compiled.value.computeDouble(values, createBudget(limits))
  return computed.ok ? computed.value : undefined
}

const lettersOf = (...trees: readonly Tree[]): readonly string[] => [
  ...new Set(trees.flatMap((tree) => freeSymbols(tree).map(({ name }) => name))),
]

function negative(value: Tree): Tree {
  return { kind: 'signed', sign: '-', value: { kind: 'group', bracket: '(', inner: value, at: value.at }, at: value.at }
}

function scaled(exponent: number, value: Tree): Tree {
  const { at } = value
  const factor = { kind: 'number', spelling: '', value: powerOfTen(exponent), at } as const
  return { kind: 'product', factors: [factor, { kind: 'group', bracket: '(', inner: value, at }], joins: ['dot'], at }
}

const powerOfTen = (exponent: number) =>
  exponent >= 0 ? rational(10n ** BigInt(exponent), 1n) : rational(1n, 10n ** BigInt(-exponent))

const largestExponent = 12

/** What both are worth at one place. */
function sidesOf(key: Tree, answer: Tree, computing: CompileOptions): Sides | undefined {
  const names = lettersOf(key, answer)
  const [wanted, typed] = [valueAt(key, computing, names), valueAt(answer, computing, names)]
  if (wanted === undefined || typed === undefined) return undefined
  // Of complex values only how many times the one is the other, where that is a real number.
  const size = wanted.re ** 2 + wanted.im ** 2
  const times = (typed.re * wanted.re + typed.im * wanted.im) / size
  const turned = (typed.im * wanted.re - typed.re * wanted.im) / size
  return Math.abs(turned) <= 1e-9 * Math.abs(times) ? [1, times] : undefined
}

/** Two formulas with values: what they are worth at one place suggests the slip, the comparison of formulas confirms it. */
function slipOfValues(key: Tree, answer: Tree, options: SlipOptions, known?: Sides): Slip | undefined {
  const sides = known ?? sidesOf(key, answer, options.computing)
  if (sides === undefined) return undefined
  const [wanted, typed] = sides
  const ratio = typed / wanted
  if (!Number.isFinite(ratio) || ratio === 0) return undefined
  if (closeTo(ratio, -1)) return areEqual(negative(key), answer, options) ? 'sign' : undefined
  const exponent = Math.round(Math.log10(Math.abs(ratio)))
  if (exponent === 0 || Math.abs(exponent) > largestExponent || !closeTo(ratio, 10 ** exponent)) return undefined
  return areEqual(scaled(exponent, key), answer, options) ? 'powerOfTen' : undefined
}

function slipOfIntervals(key: Tree, answer: Tree, options: SlipOptions): Slip | undefined {
  const [wanted, typed] = [asInterval(key), asInterval(answer)]
  if (wanted.kind !== 'interval' || typed.kind !== 'interval') return undefined
  const hasSameEnds = areEqual(wanted.lower, typed.lower, options) && areEqual(wanted.upper, typed.upper, options)
  return hasSameEnds ? 'ends' : undefined
}

const strict: Readonly<Partial<Record<RelationOperator, RelationOperator>>> = { '≤': '<', '≥': '>' }

/** `1<x<3` for `1≤x<3`. */
function slipOfRelations(key: Tree, answer: Tree, options: SlipOptions): Slip | undefined {
  if (key.kind !== 'relation' || answer.kind !== 'relation') return undefined
  const strictly = (operators: readonly RelationOperator[]) => operators.map((each) => strict[each] ?? each).join(' ')
  const isSameChain =
    strictly(key.operators) === strictly(answer.operators) && key.operands.length === answer.operands.length
  const operand = (tree: typeof key, index: number): Tree => tree.operands[index] ?? tree
  if (!isSameChain) return undefined
  if (key.operators.length === 1 && key.operators[0] === '=')
    return sameTree(operand(key, 0), operand(answer, 0))
      ? slipOfValues(operand(key, 1), operand(answer, 1), options)
      : undefined
  if (key.operators.join(' ') === answer.operators.join(' ')) {
    const isMembership = key.operators.length === 1 && key.operators[0] === '∈'
    return isMembership && sameTree(operand(key, 0), operand(answer, 0))
      ? slipOfIntervals(operand(key, 1), operand(answer, 1), options)
      : undefined
  }
  return key.operands.every((each, index) => areEqual(each, operand(answer, index), options)) ? 'ends' : undefined
}

const isSet = ({ kind }: Tree): boolean => kind === 'interval' || kind === 'set' || kind === 'set-operation'

/** The set as a condition on the only letter of a condition. */
function asCondition(set: Tree, condition: Tree): Tree | undefined {
  const own = new Set(lettersOf(set))
  const [symbol, ...others] = freeSymbols(condition).filter(({ name }) => !own.has(name))
  const isOnly = symbol !== undefined && others.every(({ name }) => name === symbol.name)
  if (!isOnly) return undefined
  const letter: Tree = { kind: 'symbol', name: symbol.name, at: symbol.at }
  return { kind: 'relation', operators: ['∈'], operands: [letter, set], at: set.at }
}

/** `x∈[1,3)` or `1≤x<3` for the interval itself, and the reverse. */
function slipOfWriting(key: Tree, answer: Tree, options: SlipOptions): Slip | undefined {
  const isCondition = ({ kind }: Tree): boolean => kind === 'relation' || kind === 'logic'
  if (isSet(key) && isCondition(answer)) {
    const written = asCondition(key, answer)
    return written !== undefined && areEqual(written, answer, options) ? 'condition' : undefined
  }
  if (!isCondition(key) || !isSet(answer)) return undefined
  const written = asCondition(answer, key)
  return written !== undefined && areEqual(key, written, options) ? 'set' : undefined
}

/**
 * The slip between a key and an answer that is not equal to it; none where nothing is found at once. `sides` is what the two
 * are worth somewhere, where that is known.
 */
export function slipBetween(
  { mode }: Comparison,
  keyTree: Tree,
  answerTree: Tree,
  options: SlipOptions,
  sides?: Sides,
): Slip | undefined {
  if (mode !== 'value' && mode !== 'interval') return undefined
  const [key, answer] =
    mode === 'interval' ? [asInterval(keyTree), asInterval(answerTree)] : [ungrouped(keyTree), ungrouped(answerTree)]
  const written = slipOfWriting(key, answer, options)
  if (written !== undefined) return written
  if (key.kind === 'interval') return slipOfIntervals(key, answer, options)
  if (key.kind === 'relation') return slipOfRelations(key, answer, options)
  return slipOfValues(key, answer, options, sides)
}
