import { EvaluationFailure } from '../../computing/budget.ts'
import { differentiate } from '../../calculus/differentiate.ts'
import { lettersOf, negate, quotient, subtract, substitute, zero } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { meaningOf } from '../../computing/meaning.ts'
import type { MeaningOptions } from '../../computing/meaning.ts'
import type { Tree } from '../../tree.ts'
import { hasArrays, workedOut } from './arrays.ts'
import { ungrouped } from '../formula.ts'
import { isZero } from './rank.ts'
import type { VectorSetting } from './rank.ts'
import type { Vector } from './vector-tree.ts'
import { vectorOf } from './vector-tree.ts'

/** A line, a plane, or a point: by a point and directions, or by equations of its coordinates. */
export type Flat =
  | { readonly kind: 'spanned'; readonly point: Vector; readonly directions: readonly Vector[] }
  /** With each normal the number that its product with a point must be. */
  | { readonly kind: 'solved'; readonly normals: readonly Vector[]; readonly numbers: readonly Expression[] }

export interface FlatSetting extends VectorSetting {
  readonly meaning: MeaningOptions
  readonly coordinates: readonly string[]
  /** Letters that run through all numbers. */
  readonly isParameter: (name: string) => boolean
}

/** Reads a line or plane off what was typed; `undefined` where it is none. */
export function flatOf(tree: Tree, setting: FlatSetting): Flat | undefined {
  const bare = ungrouped(tree)
  if (bare.kind === 'relation') {
    const other = besideName(bare, setting)
    return other === undefined ? fromEquations([bare], setting) : flatOf(other, setting)
  }
  if (
    bare.kind === 'list' ||
    bare.kind === 'tuple' ||
    bare.kind === 'set' ||
    (bare.kind === 'logic' && bare.operator === 'and')
  )
    return fromEquations(bare.kind === 'logic' ? bare.operands : bare.items, setting)
  const point = vectorOf(bare, setting.meaning)
  return point === undefined || point.length !== setting.coordinates.length ? undefined : spannedBy(point, setting)
}

/** The vector in `g = (1,2)+t(3,4)`, whatever letter stands before it. */
function besideName(tree: Extract<Tree, { kind: 'relation' }>, { coordinates }: FlatSetting): Tree | undefined {
  if (tree.operators.length !== 1 || tree.operators[0] !== '=') return undefined
  const [left, right] = [ungrouped(tree.operands[0]!), tree.operands[1]!]
  return left.kind === 'symbol' && !coordinates.includes(left.name) && hasArrays(right) ? right : undefined
}

/** What has to be zero, for each pair of sides that are equal. */
function residualsOf(tree: Tree, { meaning }: FlatSetting): readonly Expression[] | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.some((operator) => operator !== '=')) return undefined
  return bare.operands.slice(1).flatMap((right, at) => {
    const left = bare.operands[at]!
    if (!hasArrays(left) && !hasArrays(right)) return [subtract(meaningOf(left, meaning), meaningOf(right, meaning))]
    const terms = [
      { sign: '+', value: left },
      { sign: '-', value: right },
    ] as const
    const worked = workedOut({ kind: 'sum', terms, at: left.at }, meaning)
    return worked.kind === 'number' ? [worked.value] : worked.cells.flat()
  })
}

function fromEquations(trees: readonly Tree[], setting: FlatSetting): Flat | undefined {
  const residuals: Expression[] = []
  for (const tree of trees) {
    const found = residualsOf(tree, setting)
    if (found === undefined) return undefined
    residuals.push(...found)
  }
  const { coordinates } = setting
  const isParametric = residuals.some((residual) => [...lettersOf(residual)].some(setting.isParameter))
  if (isParametric) return spannedBy(solvedForCoordinates(residuals, setting), setting)
  const normals = residuals.map((residual) => slopesOf(residual, coordinates, setting))
  const numbers = residuals.map((residual) => negate(at0(residual, coordinates)))
  return { kind: 'solved', normals, numbers }
}

/** The coordinates as `x = 1+2t` gives each of them by itself. */
function solvedForCoordinates(residuals: readonly Expression[], setting: FlatSetting): Vector {
  const { coordinates } = setting
  return coordinates.map((name) => {
    const own = residuals.filter((residual) => {
      const letters = [...lettersOf(residual)].filter((letter) => coordinates.includes(letter))
      return letters.length === 1 && letters[0] === name
    })
    if (own.length !== 1 || residuals.length !== coordinates.length)
      throw new EvaluationFailure('UnableToEvaluate', 'a coordinate that is not given by itself')
    const [slope] = slopesOf(own[0]!, [name], setting)
    return negate(quotient(at0(own[0]!, [name]), slope!))
  })
}

function spannedBy(point: Vector, setting: FlatSetting): Flat {
  const letters = new Set(point.flatMap((entry) => [...lettersOf(entry)]))
  const parameters = [...letters].filter(setting.isParameter)
  if (setting.coordinates.some((name) => letters.has(name)))
    throw new EvaluationFailure('UnableToEvaluate', 'a coordinate in a vector')
  const slopes = point.map((entry) => slopesOf(entry, parameters, setting))
  return {
    kind: 'spanned',
    point: point.map((entry) => at0(entry, parameters)),
    directions: parameters.map((_, at) => slopes.map((slope) => slope[at]!)),
  }
}

const at0 = (a: Expression, names: readonly string[]): Expression =>
  names.reduce((value, name) => substitute(value, name, zero), a)

/** The coefficients of letters that an expression is linear in. */
function slopesOf(a: Expression, names: readonly string[], setting: FlatSetting): Vector {
  return names.map((name) => {
    const slope = differentiate(a, name)
    if (names.some((other) => !isZero(differentiate(slope, other), setting)))
      throw new EvaluationFailure('UnableToEvaluate', 'a power or product of coordinates or parameters')
    return at0(slope, names)
  })
}
