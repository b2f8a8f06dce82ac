import { isVectorName } from '../../accents.ts'
import { integer, subtract } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import type { Tree } from '../../tree.ts'
import { different, meaningOptions, probeOptionsOf } from '../comparison-setting.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { decideEquivalence } from '../decide-equivalence.ts'
import { isStatement, ungrouped } from '../formula.ts'
import { guarded } from '../guarded.ts'
import { mapTree } from '../map-tree.ts'
import { namesIn } from '../rename.ts'
import { understood } from '../symbols/understood.ts'
import { flatOf } from './flats.ts'
import type { Flat } from './flats.ts'
import { difference, dot, isZero, rankOf } from './rank.ts'
import type { VectorSetting } from './rank.ts'
import { inColumns } from './vector-tree.ts'

export interface FlatOptions extends EquivalenceOptions {
  /** The letters of the coordinates, as many as the space has dimensions. */
  readonly coordinates: readonly string[]
  /** The parameters of the key. Those of the answer are all letters that the key has not. */
  readonly parameters: readonly string[]
}

/** Are key and answer the same line or plane, by a point and directions or by equations? */
export function decideFlat(key: Tree, answer: Tree, options: FlatOptions): Decision {
  const { coordinates, parameters } = options
  // Equations are compared as such first, also those that are not linear as they stand: (y−1)/x = 2.
  const asEquations = isStatement(key) && isStatement(answer) ? decideEquivalence(key, answer, options) : undefined
  if (asEquations?.verdict === 'equal') return asEquations
  const decision = guarded(options, (budget) => {
    const [typed, given] = [withPoint(key, coordinates), withPoint(answer, coordinates)]
    const known = understood(...inColumns(typed, given), options)
    const fixed = new Set([...namesIn(typed)].filter((name) => !parameters.includes(name)))
    const setting = { probing: probeOptionsOf(options), budget, meaning: meaningOptions(known.options), coordinates }
    const first = flatOf(known.key, { ...setting, isParameter: (name) => parameters.includes(name) })
    const isParameter = (name: string): boolean => !fixed.has(name) && !coordinates.includes(name)
    const second = flatOf(known.answer, { ...setting, isParameter })
    if (first === undefined || second === undefined) return different('no line or plane')
    return areSame(first, second, setting) ? { verdict: 'equal', rule: 'the same points' } : different('other points')
  })
  // Without a parameter, equations that are not linear are still equations.
  const known = new Set([...namesIn(key), ...coordinates])
  const hasParameters =
    parameters.some((name) => known.has(name)) || [...namesIn(answer)].some((name) => !known.has(name))
  return decision.verdict === 'undecided' && !hasParameters ? (asEquations ?? decision) : decision
}

/** A letter with an arrow that stands for any point, as in `\vec x = …`, with its coordinates. */
function withPoint(tree: Tree, coordinates: readonly string[]): Tree {
  return mapTree(behindFunction(tree, coordinates), (part) => {
    if (part.kind !== 'symbol' || !isVectorName(part.name) || !/^[xXrR]/.test(part.name)) return part
    return { kind: 'matrix', rows: coordinates.map((name) => [{ kind: 'symbol', name, at: part.at }]), at: part.at }
  })
}

/** What stands behind `\vec r(t) =`. */
function behindFunction(tree: Tree, coordinates: readonly string[]): Tree {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1) return tree
  const left = ungrouped(bare.operands[0]!)
  const isApplied =
    left.kind === 'product' &&
    left.factors.length === 2 &&
    left.factors[0]!.kind === 'symbol' &&
    !coordinates.includes(left.factors[0].name) &&
    left.factors[1]!.kind === 'group' &&
    ungrouped(left.factors[1]).kind === 'symbol'
  return isApplied ? bare.operands[1]! : tree
}

function areSame(key: Flat, answer: Flat, setting: VectorSetting): boolean {
  if (key.kind === 'spanned')
    return answer.kind === 'spanned' ? haveSamePoints(key, answer, setting) : solves(key, answer, setting)
  return answer.kind === 'spanned' ? solves(answer, key, setting) : haveSameSolutions(key, answer, setting)
}

type Spanned = Extract<Flat, { kind: 'spanned' }>
type Solved = Extract<Flat, { kind: 'solved' }>

function haveSamePoints(key: Spanned, answer: Spanned, setting: VectorSetting): boolean {
  const rank = rankOf(key.directions, setting)
  const all = [...key.directions, ...answer.directions, difference(answer.point, key.point)]
  return rankOf(answer.directions, setting) === rank && rankOf(all, setting) === rank
}

/** Every point solves the equations, and the equations leave no others. */
function solves(spanned: Spanned, { normals, numbers }: Solved, setting: VectorSetting): boolean {
  const dimension = spanned.point.length
  return (
    rankOf(spanned.directions, setting) === dimension - rankOf(normals, setting) &&
    normals.every(
      (normal, at) =>
        isZero(subtract(dot(normal, spanned.point), numbers[at]!), setting) &&
        spanned.directions.every((direction) => isZero(dot(normal, direction), setting)),
    )
  )
}

function haveSameSolutions(key: Solved, answer: Solved, setting: VectorSetting): boolean {
  const [first, second] = [extended(key), extended(answer)]
  const rank = rankOf(first, setting)
  return (
    rankOf(second, setting) === rank &&
    rankOf([...first, ...second], setting) === rank &&
    // An equation such as 0 = 1 has no solutions at all.
    rankOf(answer.normals, setting) === rank
  )
}

const extended = ({ normals, numbers }: Solved): readonly (readonly Expression[])[] =>
  normals.map((normal, at) => [...normal, numbers[at] ?? integer(0)])
