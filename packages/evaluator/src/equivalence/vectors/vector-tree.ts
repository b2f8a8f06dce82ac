import { somePart } from '../../children.ts'
import { EvaluationFailure } from '../../computing/budget.ts'
import type { Expression } from '../../computing/expression.ts'
import type { MeaningOptions } from '../../computing/meaning.ts'
import { integer } from '../../numbers/rational.ts'
import type { Tree } from '../../tree.ts'
import { hasArrays, workedOut } from './arrays.ts'
import { isStatement, ungrouped } from '../formula.ts'
import { withUnitVectors } from './spelt-as-vectors.ts'
import { UNIT_VECTORS, axesIn, axisOf } from './unit-vectors.ts'
import { mapTree } from '../map-tree.ts'

/** A vector with its entries worked out. */
export type Vector = readonly Expression[]

function column(entries: readonly Tree[], { at }: Tree): Tree {
  return { kind: 'matrix', rows: entries.map((entry) => [entry]), at }
}

function unitVector(tree: Tree, dimension: number): Tree | undefined {
  const axis = tree.kind === 'symbol' ? axisOf(tree.name) : -1
  if (axis < 0) return undefined
  const { at } = tree
  const entry = (value: bigint): Tree => ({ kind: 'number', spelling: String(value), value: integer(value), at })
  return column(
    UNIT_VECTORS.slice(0, Math.max(dimension, axis + 1)).map((_, index) => entry(index === axis ? 1n : 0n)),
    tree,
  )
}

/** Key and answer with vectors in one notation; i and j have two entries beside other vectors of two. */
export function inColumns(key: Tree, answer: Tree): readonly [key: Tree, answer: Tree] {
  const isPair = (part: Tree): boolean =>
    ((part.kind === 'tuple' || part.kind === 'list') && part.items.length === 2 && !part.items.some(isVectorLike)) ||
    (part.kind === 'matrix' && part.rows.flat().length === 2)
  const dimension = [key, answer].some((tree) => somePart(tree, isPair)) ? 2 : 3
  return [withColumns(key, dimension), withColumns(answer, dimension)]
}

const isVectorLike = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'tuple' || bare.kind === 'list' || somePart(bare, (part) => part.kind === 'matrix')
}

/**
 * The tree with vectors in one notation: `(1,2)`, `[1,2]`, `(1,2)^T`, a row, and sums of the unit vectors i, j and k are
 * columns.
 */
function withColumns(tree: Tree, dimension: number): Tree {
  return mapTree(tree, (part) => {
    switch (part.kind) {
      case 'tuple':
      case 'list':
        return part.items.length > 1 && !part.items.some((item) => isVectorLike(item) || isStatement(item))
          ? column(part.items, part)
          : part
      case 'matrix':
        return part.rows.length === 1 && part.rows[0]!.length > 1 ? column(part.rows[0]!, part) : part
      case 'power': {
        const [base, exponent] = [ungrouped(part.base), ungrouped(part.exponent)]
        const isColumn = base.kind === 'matrix' && base.rows.every((row) => row.length === 1)
        return isColumn && exponent.kind === 'symbol' && exponent.name === 'T' ? base : part
      }
      case 'symbol':
        return unitVector(part, dimension) ?? part
      default:
        return part
    }
  })
}

const isTransposedTuple = (part: Tree): boolean => {
  if (part.kind !== 'power') return false
  const [base, exponent] = [ungrouped(part.base), ungrouped(part.exponent)]
  const isTuple = (base.kind === 'tuple' || base.kind === 'list') && base.items.length > 1
  return isTuple && exponent.kind === 'symbol' && exponent.name === 'T'
}

const mayBeVector = (part: Tree): boolean =>
  part.kind === 'power'
    ? isTransposedTuple(part)
    : part.kind === 'matrix' || (part.kind === 'symbol' && axisOf(part.name) >= 0)

const hasColumn = (tree: Tree): boolean =>
  somePart(
    tree,
    (part) => isTransposedTuple(part) || (part.kind === 'matrix' && part.rows.length > 1 && part.rows[0]!.length === 1),
  )

const hasTuple = (tree: Tree): boolean =>
  tree.kind === 'relation' && tree.operands.some((side) => ['tuple', 'list'].includes(ungrouped(side).kind))

/** Equations that say what a vector is, with points as columns where either names a vector or has a column. */
function equationsInColumns(key: Tree, answer: Tree): readonly [key: Tree, answer: Tree] {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  const areEquations = first.kind === 'relation' && second.kind === 'relation'
  const isNeeded = areEquations && (hasTuple(first) || hasTuple(second)) && (hasArrays(first) || hasArrays(second))
  return isNeeded ? inColumns(first, second) : [key, answer]
}

/**
 * Key and answer with `(1,2,3)^T` as a column, and with sums of unit vectors as columns where the other has a column or
 * writes the unit vectors in its own way. A single i, j or k may be any vector.
 */
export function inOneNotation(keyTyped: Tree, answerTyped: Tree): readonly [key: Tree, answer: Tree] {
  const [key, answer] = equationsInColumns(keyTyped, withUnitVectors(keyTyped, answerTyped))
  if (!somePart(key, mayBeVector) && !somePart(answer, mayBeVector)) return [key, answer]
  const areColumns = hasColumn(key) || hasColumn(answer)
  const [first, second] = [axesIn(key), axesIn(answer)]
  const hasUnits = new Set([...first, ...second]).size > 1 || (areColumns && first.size + second.size > 0)
  const isNeeded = hasUnits && (areColumns || (first.size > 0 && second.size > 0))
  const transposed = (tree: Tree): Tree =>
    mapTree(tree, (part) => {
      if (part.kind !== 'power' || !isTransposedTuple(part)) return part
      const base = ungrouped(part.base)
      return base.kind === 'tuple' || base.kind === 'list' ? column(base.items, part) : part
    })
  const isPair = (part: Tree): boolean => part.kind === 'matrix' && part.rows.flat().length === 2
  const columns = [key, answer].map((tree) => (somePart(tree, isTransposedTuple) ? transposed(tree) : tree))
  if (!isNeeded) return [columns[0]!, columns[1]!]
  const dimension = columns.some((tree) => somePart(tree, isPair)) ? 2 : 3
  const [one, other] = columns.map((tree) => mapTree(tree, (part) => unitVector(part, dimension) ?? part))
  return [one!, other!]
}

/** What stands behind `n =`, where a vector has a name. */
export function withoutLetter(tree: Tree): Tree {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return tree
  return ungrouped(bare.operands[0]!).kind === 'symbol' ? bare.operands[1]! : tree
}

/** The entries of a vector; `undefined` where the tree has a number or a matrix for its value. */
export function vectorOf(tree: Tree, meaning: MeaningOptions): Vector | undefined {
  if (!hasArrays(tree)) return undefined
  const worked = workedOut(tree, meaning)
  if (worked.kind === 'number' || worked.cells.some((row) => row.length !== 1)) return undefined
  return worked.cells.map((row) => row[0]!)
}

/** The vectors of a list or set, or the columns of a matrix. */
export function vectorsOf(tree: Tree, meaning: MeaningOptions): readonly Vector[] | undefined {
  const bare = ungrouped(tree)
  if (bare.kind === 'set' || bare.kind === 'list' || bare.kind === 'tuple') {
    const vectors = bare.items.map((item) => vectorOf(item, meaning))
    return vectors.every((vector) => vector !== undefined) ? vectors : undefined
  }
  if (!hasArrays(bare)) return undefined
  const worked = workedOut(bare, meaning)
  if (worked.kind === 'number') throw new EvaluationFailure('UnableToEvaluate', 'no vector')
  return worked.cells[0]!.map((_, index) => worked.cells.map((row) => row[index]!))
}
