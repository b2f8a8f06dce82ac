import { mapChildren, somePart } from '../children.ts'
import { sameTree } from '../same-tree.ts'
import type { CallNode, Tree } from '../tree.ts'
import { variablesIn } from '../validation/symbols.ts'
import { ungrouped } from './formula.ts'
import { mapTree } from './map-tree.ts'

type IsSame = (one: Tree, other: Tree) => boolean

/** The letter that stands for a part of a formula. */
export type LetterOf = (part: Tree) => Tree

/** Gives each part a letter, and the same letter to parts that are the same. */
export function lettersForSame(isSame: IsSame): LetterOf {
  const known: Tree[] = []
  return (part) => {
    const found = known.findIndex((other) => isSame(other, part))
    if (found < 0) known.push(part)
    return { kind: 'symbol', name: `\u00a7_${found < 0 ? known.length - 1 : found}`, at: part.at }
  }
}

const haveSameName = (one: CallNode, other: CallNode): boolean =>
  one.name === other.name && one.primes === other.primes && one.isDecadic === other.isDecadic

/** The same function of arguments that have the same values: `\sin(2x)` and `\sin(x+x)`, but not `\sin(\pi-2x)`. */
export const isSameCall =
  (isSame: IsSame): IsSame =>
  (one, other) =>
    one.kind === 'call' &&
    other.kind === 'call' &&
    haveSameName(one, other) &&
    one.args.length === other.args.length &&
    one.args.every((arg, index) => sameTree(arg, other.args[index]!) || isSame(arg, other.args[index]!))

/** Values of functions as letters, so that what is known of a function does not make a law of it true. */
export const withCallsAsLetters = (tree: Tree, letterOf: LetterOf): Tree =>
  mapTree(tree, (part) => (part.kind === 'call' ? letterOf(part) : part))

const isNumber = (tree: Tree): boolean => variablesIn(tree).size === 0

const isSumOfLetters = (part: Tree): boolean => part.kind === 'sum' && !isNumber(part)

/** `2(x+y)^2` as 2 and the square. */
const isMultiple = (part: Tree): boolean => {
  if (part.kind === 'quotient') return isNumber(part.denominator) && ungrouped(part.numerator).kind !== 'sum'
  if (part.kind !== 'product') return false
  const others = part.factors.filter((factor) => !isNumber(factor))
  return others.length === 1 && others.length < part.factors.length && ungrouped(others[0]!).kind !== 'sum'
}

/**
 * Products, quotients and powers that have a sum in them as letters, so that multiplying out does not make a law true:
 * `(x+y)^2=x^2+2xy+y^2` says something about the square.
 */
export function withProductsAsLetters(tree: Tree, letterOf: LetterOf): Tree {
  const isCompound = tree.kind === 'product' || tree.kind === 'quotient' || tree.kind === 'power'
  if (isCompound && !isMultiple(tree)) return somePart(tree, isSumOfLetters) ? letterOf(tree) : tree
  return mapChildren(tree, (part) => withProductsAsLetters(part, letterOf))
}
