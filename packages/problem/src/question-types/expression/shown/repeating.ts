/** Keys that list solutions for every whole number: `x=\frac{\pi}{6}+2k\pi`. */

import { childrenOf, somePart, ungrouped, variablesIn, type Tree } from '@isomorph/evaluator'
import type { Comparison } from '../content.ts'
import { occurrences } from '../letters-shown.ts'

/** Letters that usually count something; i is no such letter beside π. */
const COUNTERS = /^[j-n](_.+)?$/

/** π, a degree, or a whole number of right angles. */
const isTurn = (part: Tree): boolean =>
  (part.kind === 'constant' && part.name === 'pi') || (part.kind === 'unit' && part.name === '°')

/** Whether the letter is multiplied by a part of a turn: `2k\pi`, `\frac{k\pi}{2}`, `(2k+1)\frac{\pi}{2}`. */
function isTurned(tree: Tree, letter: string): boolean {
  const bare = ungrouped(tree)
  const isHere = bare.kind === 'product' || bare.kind === 'quotient'
  if (isHere && occurrences(bare, letter) === 1 && somePart(bare, isTurn)) return true
  return childrenOf(bare).some((part) => isTurned(part, letter))
}

/** The items that a key lists, or the key. */
function itemsOf(tree: Tree): readonly Tree[] {
  const bare = ungrouped(tree)
  if (bare.kind === 'list' || bare.kind === 'set') return bare.items.flatMap(itemsOf)
  if (bare.kind === 'logic' && (bare.operator === 'or' || bare.operator === 'and'))
    return bare.operands.flatMap(itemsOf)
  return [bare]
}

const saysWhole = (tree: Tree): boolean => tree.kind === 'relation' && tree.operators[0] === '∈'

interface Item {
  readonly name: string | undefined
  readonly value: Tree
}

/** `x=…`, or a value by itself. */
function itemOf(tree: Tree): Item | undefined {
  if (tree.kind === 'tuple' || tree.kind === 'interval' || tree.kind === 'logic') return undefined
  if (tree.kind !== 'relation') return { name: undefined, value: tree }
  const [left, right, ...others] = tree.operands.map(ungrouped)
  if (left?.kind !== 'symbol' || right === undefined || others.length > 0 || tree.operators[0] !== '=') return undefined
  // `x_n=n\pi` is the n-th of them, and not all.
  const counted = [...variablesIn(right)].some((name) => left.name.split('_')[1] === name)
  return counted || variablesIn(right).has(left.name) ? undefined : { name: left.name, value: right }
}

/**
 * Solutions of one letter with a whole number in them that nobody else speaks of. By itself a formula such as `k\pi` may as
 * well be a value; a sum, an equation or a list of them is none.
 */
export function repeatingShown(key: Tree, isFree: (name: string) => boolean): Comparison | undefined {
  const items = itemsOf(key)
    .filter((item) => !saysWhole(item))
    .map(itemOf)
  if (!items.every((item) => item !== undefined) || items.length === 0) return undefined
  const [first] = items
  if (items.some(({ name }) => name !== first?.name)) return undefined
  const letters = new Set(items.flatMap(({ value }) => [...variablesIn(value)]).filter(isFree))
  const [letter, ...others] = letters
  if (letter === undefined || others.length > 0 || !COUNTERS.test(letter)) return undefined
  const isSaid = first?.name !== undefined || items.length > 1 || first?.value.kind === 'sum'
  return isSaid && items.some(({ value }) => isTurned(value, letter)) ? { mode: 'repeating' } : undefined
}
