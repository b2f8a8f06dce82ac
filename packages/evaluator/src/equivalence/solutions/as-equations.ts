/** Points as equations: `(2,1)` says x = 2 and y = 1 where x and y are asked for. */

import type { Tree } from '../../tree.ts'
import { isStatement, ungrouped } from '../formula.ts'
import { namesIn } from '../rename.ts'

/** The letters of a system in the order of points, and whether nobody can mean another order. */
export interface OrderOfLetters {
  readonly alphabetical: readonly string[]
  readonly asWritten: readonly string[]
  readonly isPlain: boolean
}

const indexed = /^(.+)_(\d+)$/

function inOrder(one: string, other: string): number {
  const [first, second] = [indexed.exec(one), indexed.exec(other)]
  if (first?.[1] !== undefined && first[1] === second?.[1]) return Number(first[2]) - Number(second[2])
  return one < other ? -1 : 1
}

const areCoordinates = (names: readonly string[]): boolean =>
  names.every((name) => /^[xyz]$/.test(name)) ||
  new Set(names.map((name) => indexed.exec(name)?.[1] ?? name)).size === 1

export function orderOfLetters(system: Tree): OrderOfLetters {
  const asWritten = [...namesIn(system)]
  const alphabetical = asWritten.toSorted(inOrder)
  const isSame = asWritten.every((name, index) => name === alphabetical[index])
  return { alphabetical, asWritten, isPlain: isSame || areCoordinates(asWritten) }
}

const equals = (left: Tree, right: Tree): Tree => ({
  kind: 'relation',
  operators: ['='],
  operands: [left, right],
  at: right.at,
})

const allOf = (operands: readonly Tree[], at: Tree['at']): Tree => ({ kind: 'logic', operator: 'and', operands, at })

/** The values of a point, one for each of so many letters. */
export function pointOf(tree: Tree, count: number): readonly Tree[] | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'tuple') return undefined
  const isPoint = bare.items.length === count && count > 1
  return isPoint && bare.items.every((item) => isValue(ungrouped(item))) ? bare.items : undefined
}

const isValue = (tree: Tree): boolean =>
  !isStatement(tree) && tree.kind !== 'tuple' && tree.kind !== 'list' && tree.kind !== 'set'

/** What a point says of letters in their order. */
export function pointAsEquations(tree: Tree, letters: readonly string[]): Tree | undefined {
  const values = pointOf(tree, letters.length)
  if (values === undefined) return undefined
  const { at } = tree
  return allOf(
    values.map((value, index) => equals({ kind: 'symbol', name: letters[index]!, at }, value)),
    at,
  )
}

/** `(x,y)=(2,1)` as x = 2 and y = 1. */
function namedPoint(tree: Tree): Tree | undefined {
  if (tree.kind !== 'relation' || tree.operators.length !== 1) return undefined
  const [left, right] = tree.operands.map(ungrouped)
  if (left?.kind !== 'tuple' || right === undefined) return undefined
  if (tree.operators[0] === '∈') {
    if (right.kind !== 'set') return undefined
    const points = right.items.map((item) => namedPoint(equals(left, item)))
    return points.every((point) => point !== undefined) ? anyOf(points, tree.at) : undefined
  }
  const values = pointOf(right, left.items.length)
  if (tree.operators[0] !== '=' || values === undefined) return undefined
  return allOf(
    left.items.map((item, index) => equals(item, values[index]!)),
    tree.at,
  )
}

const anyOf = (operands: readonly Tree[], at: Tree['at']): Tree =>
  operands.length === 1 ? operands[0]! : { kind: 'logic', operator: 'or', operands, at }

/** An answer in points as statements about letters in their order; an answer in equations as it is. */
export function asEquations(tree: Tree, letters: readonly string[] | undefined): Tree {
  const bare = ungrouped(tree)
  const point = (part: Tree): Tree | undefined =>
    (letters === undefined ? undefined : pointAsEquations(part, letters)) ?? namedPoint(ungrouped(part))
  const single = point(bare)
  if (single !== undefined) return single
  const parts =
    bare.kind === 'list' || bare.kind === 'set'
      ? bare.items
      : bare.kind === 'logic' && (bare.operator === 'or' || bare.operator === 'and')
        ? bare.operands
        : []
  const points = parts.map(point)
  return points.length > 0 && points.every((each) => each !== undefined) ? anyOf(points, bare.at) : tree
}

/** `x=2, y=1` and `(y,x)=(1,2)` as the point (2, 1), where x, y and z are what they say, each once. */
export function saidPoint(tree: Tree): Tree | undefined {
  const bare = ungrouped(tree)
  const named = namedPoint(bare) ?? bare
  const parts =
    named.kind === 'list' ? named.items : named.kind === 'logic' && named.operator === 'and' ? named.operands : []
  const values = new Map(parts.map(coordinateIn))
  const names = [...values.keys()].toSorted(inOrder)
  const isPoint = parts.length > 1 && names.length === parts.length && areCoordinates(names) && !values.has('')
  return isPoint ? { kind: 'tuple', items: names.map((name) => values.get(name)!), at: bare.at } : undefined
}

/** The letter and the value of `x=2`; a nameless one of anything else. */
function coordinateIn(part: Tree): readonly [string, Tree] {
  const bare = ungrouped(part)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return ['', part]
  const [left, right] = bare.operands.map(ungrouped)
  return left?.kind === 'symbol' && right !== undefined ? [left.name, right] : ['', part]
}
