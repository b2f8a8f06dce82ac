import { somePart, ungrouped, variablesIn, type Tree } from '@isomorph/evaluator'
import { isStatement } from '../../formula/alternatives.ts'
import { appliedIn, isEquation } from './named-function.ts'

/** What a formula says that something is. */
interface NamedValue {
  /** `f` of `f(x)=…`, `v` of `v=…`. */
  readonly name: string
  /** The letter in brackets behind the name. */
  readonly argument: string | undefined
  readonly value: Tree
}

/** Functions that the author declares; `\sin x=2` says nothing of a function called sin. */
type Declared = readonly string[] | undefined

function namedValue(tree: Tree, declared: Declared): NamedValue | undefined {
  if (!isEquation(tree)) return undefined
  const [left, value] = [ungrouped(tree.operands[0]!), tree.operands[1]!]
  const isKnown = left.kind === 'call' && declared?.includes(left.name) !== true
  const applied = isKnown ? undefined : appliedIn(left)
  const name = left.kind === 'symbol' ? left.name : applied?.name
  if (name === undefined || name === applied?.argument || variablesIn(value).has(name)) return undefined
  return { name, argument: applied?.argument, value }
}

/** A vector or matrix: where one is asked for, its name is no part of it. */
const isArray = (tree: Tree): boolean =>
  ungrouped(tree).kind === 'tuple' || somePart(tree, ({ kind }) => kind === 'matrix')

/** A function given by its term, or a vector or matrix; `y=2x-5` is the equation of a line, and 2x − 5 is none. */
const isOnlyNamed = ({ argument, value }: NamedValue): boolean => argument !== undefined || isArray(value)

/**
 * Key and answer without the name that one of them gives: the term of `P(t)=100e^{0.2t}` and the column of `\\vec v=…`
 * are right by themselves, and with a name that the key does not have.
 */
export function withoutName(key: Tree, answer: Tree, declared: Declared): readonly [key: Tree, answer: Tree] {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  if (isStatement(first) === isStatement(second)) return [key, answer]
  const named = namedValue(isStatement(first) ? first : second, declared)
  if (named === undefined || !isOnlyNamed(named)) return [key, answer]
  if (isStatement(first)) return [named.value, answer]
  return variablesIn(key).has(named.name) ? [key, answer] : [key, named.value]
}

/** Whether a key says what a function of several letters is: `f(x,y)=…`. */
export const namesFunctionOfSeveral = (key: Tree): boolean =>
  namedValue(ungrouped(key), undefined)?.argument?.includes(',') === true

/** The terms of two equations that name the same function, `y(x)=…`, to be compared without its name. */
export function termsOfSameName(key: Tree, answer: Tree, declared: Declared): readonly [key: Tree, answer: Tree] {
  const [first, second] = [key, answer].map((tree) => namedValue(ungrouped(tree), declared))
  const isSame = first?.argument !== undefined && first.name === second?.name && first.argument === second.argument
  return isSame && second !== undefined ? [first.value, second.value] : [key, answer]
}
