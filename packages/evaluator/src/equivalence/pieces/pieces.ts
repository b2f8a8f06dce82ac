import { exactValue } from '../../formats/value.ts'
import { compare } from '../../numbers/rational.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { RelationOperator, Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'

/** One line of a function that is defined piece by piece; the last may hold otherwise. */
export interface Piece {
  readonly value: Tree
  readonly holds: ((at: Rational) => boolean) | 'otherwise'
}

/** A function of one letter, with the numbers at which its conditions change. */
export interface Pieces {
  readonly letter: string
  readonly pieces: readonly Piece[]
  readonly ends: readonly Rational[]
}

type Condition = {
  readonly holds: (at: Rational) => boolean
  readonly letter: string
  readonly ends: readonly Rational[]
}

const holdsFor: { readonly [operator in RelationOperator]?: (order: number) => boolean } = {
  '<': (order) => order < 0,
  '≤': (order) => order <= 0,
  '>': (order) => order > 0,
  '≥': (order) => order >= 0,
  '=': (order) => order === 0,
  '≠': (order) => order !== 0,
}

/** One sign between the letter and a number, on either side. */
function comparison(left: Tree, operator: RelationOperator, right: Tree): Condition | undefined {
  const isHeld = holdsFor[operator]
  if (isHeld === undefined) return undefined
  const [first, second] = [ungrouped(left), ungrouped(right)]
  const [symbol, other] = first.kind === 'symbol' ? [first, second] : [second, first]
  const end = symbol.kind === 'symbol' ? exactValue(other) : undefined
  if (symbol.kind !== 'symbol' || end === undefined) return undefined
  const sign = symbol === first ? 1 : -1
  return { letter: symbol.name, ends: [end], holds: (at) => isHeld(sign * compare(at, end)) }
}

/** Conditions of one letter together, as all of them or any of them. */
function together(conditions: readonly (Condition | undefined)[], areAll: boolean): Condition | undefined {
  const known = conditions.filter((condition) => condition !== undefined)
  const letter = known[0]?.letter
  if (letter === undefined || known.length < conditions.length) return undefined
  if (known.some((condition) => condition.letter !== letter)) return undefined
  return {
    letter,
    ends: known.flatMap(({ ends }) => ends),
    holds: (at) => (areAll ? known.every(({ holds }) => holds(at)) : known.some(({ holds }) => holds(at))),
  }
}

/** A condition that can be decided at every number: `0\le x<2`, `x<0\lor x>3`. */
function conditionOf(tree: Tree): Condition | undefined {
  const bare = ungrouped(tree)
  if (bare.kind === 'logic' && (bare.operator === 'and' || bare.operator === 'or'))
    return together(bare.operands.map(conditionOf), bare.operator === 'and')
  if (bare.kind !== 'relation') return undefined
  const { operators, operands } = bare
  return together(
    operators.map((operator, index) => comparison(operands[index]!, operator, operands[index + 1]!)),
    true,
  )
}

export const isPiecewise = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'call' && bare.name === 'piecewise'
}

/** The pieces of a function whose conditions compare one letter with numbers. */
export function piecesOf(tree: Tree): Pieces | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'call') return undefined
  const pieces: Piece[] = []
  const conditions: Condition[] = []
  for (let index = 0; index < bare.args.length; index += 2) {
    const written = bare.args[index + 1]
    const condition = written === undefined ? undefined : conditionOf(written)
    if (written !== undefined && condition === undefined) return undefined
    if (condition !== undefined) conditions.push(condition)
    pieces.push({ value: bare.args[index]!, holds: condition?.holds ?? 'otherwise' })
  }
  const all = together(conditions, true)
  return all && { letter: all.letter, pieces, ends: all.ends }
}
