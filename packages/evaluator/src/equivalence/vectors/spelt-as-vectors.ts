/** What stands for a vector only where the formula beside it is about vectors. */

import { accentsOf, isVectorName, withAccent } from '../../accents.ts'
import { childrenOf, somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'
import { isInUnitVectors } from './unit-vectors.ts'

type Pair = readonly [key: Tree, answer: Tree]

const isBinomial = (tree: Tree): tree is Extract<Tree, { kind: 'call' }> =>
  tree.kind === 'call' && tree.name === 'binomial' && tree.args.length === 2

const isColumn = (tree: Tree): boolean =>
  tree.kind === 'matrix' && tree.rows.length > 1 && tree.rows.every((row) => row.length === 1)

const hasVectors = (tree: Tree): boolean =>
  ungrouped(tree).kind === 'tuple' ||
  (tree.kind === 'relation' && tree.operands.some((side) => ungrouped(side).kind === 'tuple')) ||
  somePart(tree, (part) => isColumn(part) || (part.kind === 'symbol' && isVectorName(part.name)))

/** Key and answer with `\binom12` as a column, where either of them has vectors. */
export function withBinomialColumns(key: Tree, answer: Tree): Pair {
  if (!somePart(key, isBinomial) && !somePart(answer, isBinomial)) return [key, answer]
  return hasVectors(key) || hasVectors(answer) ? [binomialsAsColumns(key), binomialsAsColumns(answer)] : [key, answer]
}

/** Binomials that are added, or multiplied by numbers; one inside of an entry or a function stays a number. */
function binomialsAsColumns(tree: Tree): Tree {
  switch (tree.kind) {
    case 'call':
      return isBinomial(tree) ? { kind: 'matrix', rows: tree.args.map((entry) => [entry]), at: tree.at } : tree
    case 'group':
      return { ...tree, inner: binomialsAsColumns(tree.inner) }
    case 'signed':
      return { ...tree, value: binomialsAsColumns(tree.value) }
    case 'sum':
      return { ...tree, terms: tree.terms.map((term) => ({ ...term, value: binomialsAsColumns(term.value) })) }
    case 'relation':
      return { ...tree, operands: tree.operands.map(binomialsAsColumns) }
    case 'product': {
      const isPlain = tree.factors.filter((factor) => isBinomial(factor) || hasVectors(factor)).length === 1
      return isPlain ? { ...tree, factors: tree.factors.map(binomialsAsColumns) } : tree
    }
    default:
      return tree
  }
}

const none: ReadonlySet<string> = new Set()

/**
 * The letters that a key writes with an arrow and never without. None where the answer multiplies two of them without a
 * sign, as nobody does with vectors: `qvB` is about numbers.
 */
export function arrowsLeftOut(key: Tree, answer: Tree): ReadonlySet<string> {
  const names = variablesIn(key)
  const bare = [...names].filter(isVectorName).map((name) => accentsOf(name).bare)
  const found = new Set(bare.filter((name) => !names.has(name)))
  const isLetter = (tree: Tree): boolean => tree.kind === 'symbol' && found.has(accentsOf(tree.name).bare)
  const areNumbers = (part: Tree): boolean =>
    part.kind === 'product' &&
    part.joins.every((join) => join === 'implied') &&
    part.factors.filter((factor) => isLetter(ungrouped(factor))).length > 1
  return found.size === 0 || somePart(answer, areNumbers) ? none : found
}

const bareAxis = (part: Tree): string | undefined => {
  if (part.kind === 'constant' && part.name === 'i') return 'i'
  return part.kind === 'symbol' && (part.name === 'j' || part.name === 'k') ? part.name : undefined
}

/** `i+2j+3k` as unit vectors, where the key has vectors and none of these letters. */
export function withUnitVectors(key: Tree, answer: Tree): Tree {
  const isAboutVectors = hasVectors(key) || isInUnitVectors(key)
  if (bareAxesIn(answer).size < 2 || hasVectors(answer) || !isAboutVectors || bareAxesIn(key).size > 0) return answer
  return mapTree(answer, (part) => {
    const axis = bareAxis(part)
    return axis === undefined ? part : { kind: 'symbol', name: withAccent(axis, 'vec'), at: part.at }
  })
}

function bareAxesIn(tree: Tree): ReadonlySet<string> {
  const own = bareAxis(tree)
  return new Set([...(own === undefined ? [] : [own]), ...childrenOf(tree).flatMap((part) => [...bareAxesIn(part)])])
}
