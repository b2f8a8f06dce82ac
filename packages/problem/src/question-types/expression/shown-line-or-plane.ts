/** Keys that show a line or a plane: a point and directions with parameters. */

import { childrenOf, variablesIn, ungrouped, type Tree } from '@isomorph/evaluator'
import type { Comparison } from './content.ts'

/** Letters that usually run along a line or through a plane. */
const usualParameters: readonly string[] = ['r', 's', 't', 'u', 'v', 'k', 'lambda', 'mu', 'nu', 'tau']

/** The usual coordinates. */
export const COORDINATES: readonly string[] = ['x', 'y', 'z']

/** How many entries a vector has that is written with its entries. */
function entriesIn(tree: Tree): number | undefined {
  const inner = ungrouped(tree)
  if (inner.kind === 'tuple' || inner.kind === 'list') return inner.items.length
  if (inner.kind === 'matrix') return inner.rows.length > 1 ? inner.rows.length : inner.rows[0]!.length
  return inner.kind === 'power' ? entriesIn(inner.base) : undefined
}

/** The one letter that multiplies a vector in `t(3,4)`; `''` where a vector stands by itself. */
function factorOf(term: Tree): { readonly letter: string; readonly entries: number } | undefined {
  const inner = ungrouped(term)
  const alone = entriesIn(inner)
  if (alone !== undefined) return { letter: '', entries: alone }
  if (inner.kind !== 'product' || inner.factors.length !== 2) return undefined
  const vector = inner.factors.map(entriesIn).find((entries) => entries !== undefined)
  const letter = inner.factors.map(ungrouped).find((factor) => factor.kind === 'symbol')
  return vector === undefined || letter?.kind !== 'symbol' ? undefined : { letter: letter.name, entries: vector }
}

/** `(1,2)+t(3,4)`, also behind `\vec x =`. */
function spannedShown(tree: Tree, isParameter: (name: string) => boolean): Comparison | undefined {
  if (tree.kind !== 'sum') return undefined
  const terms = tree.terms.map(({ value }) => factorOf(value))
  if (!terms.every((term) => term !== undefined)) return undefined
  const letters = terms.map(({ letter }) => letter).filter((letter) => letter !== '')
  const entries = terms[0]!.entries
  const isFlat =
    letters.length === terms.length - 1 &&
    new Set(letters).size === letters.length &&
    letters.every(isParameter) &&
    (entries === 2 || entries === 3) &&
    terms.every((term) => term.entries === entries)
  return isFlat ? { mode: 'lineOrPlane', coordinates: COORDINATES.slice(0, entries), parameters: letters } : undefined
}

/** `[x=1+2t; y=3-t]`: each coordinate by itself, which may be a line as well as where something is at each t. */
export function coordinatesShown(tree: Tree, isFree: (name: string) => boolean): Comparison | undefined {
  const items =
    tree.kind === 'list' ? tree.items : tree.kind === 'logic' && tree.operator === 'and' ? tree.operands : []
  const coordinates = COORDINATES.slice(0, items.length)
  if (coordinates.length < 2 || coordinates.length !== items.length) return undefined
  const parameters = new Set<string>()
  for (const [at, item] of items.entries()) {
    const equation = ungrouped(item)
    if (equation.kind !== 'relation' || equation.operators.length !== 1 || equation.operators[0] !== '=')
      return undefined
    const left = ungrouped(equation.operands[0]!)
    if (left.kind !== 'symbol' || left.name !== coordinates[at]) return undefined
    for (const name of variablesIn(equation.operands[1]!)) {
      if (coordinates.includes(name)) return undefined
      if (usualParameters.includes(name) && isFree(name)) parameters.add(name)
    }
  }
  const isStraight = items.every((item) => !hasCurve(item))
  return parameters.size > 0 && isStraight
    ? { mode: 'lineOrPlane', coordinates, parameters: [...parameters] }
    : undefined
}

const hasCurve = (tree: Tree): boolean =>
  tree.kind === 'power' || tree.kind === 'call' || childrenOf(tree).some(hasCurve)

/** `\vec r(t) = …` says where something is at each t, and not only on which line. */
const isApplied = (tree: Tree): boolean => tree.kind === 'product' || tree.kind === 'call'

export function lineOrPlaneShown(tree: Tree, isFree: (name: string) => boolean): Comparison | undefined {
  const isParameter = (name: string): boolean => usualParameters.includes(name) && isFree(name)
  const isNamed = tree.kind === 'relation' && tree.operators.length === 1 && tree.operators[0] === '='
  if (isNamed && isApplied(ungrouped(tree.operands[0]!))) return undefined
  return spannedShown(isNamed ? ungrouped(tree.operands[1]!) : tree, isParameter)
}
