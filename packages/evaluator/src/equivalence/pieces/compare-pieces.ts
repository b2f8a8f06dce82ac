/** Functions that are defined piece by piece: compared on every stretch between the ends of conditions, and at the ends. */

import { somePart } from '../../children.ts'
import { add, compare, divide, integer, subtract } from '../../numbers/rational.ts'
import type { Rational } from '../../numbers/rational.ts'
import { sameTree } from '../../same-tree.ts'
import type { Tree } from '../../tree.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { kindOf } from '../letter-kinds.ts'
import { mapTree } from '../map-tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { ungrouped } from '../formula.ts'
import { different, equal, undecided } from '../verdicts.ts'
import { isPiecewise, piecesOf } from './pieces.ts'
import type { Pieces } from './pieces.ts'

type Decide = (key: Tree, answer: Tree, options: EquivalenceOptions) => Decision

/** A number or an open stretch of the line, with a number in it and the letter as it is there. */
interface Cell {
  readonly sample: Rational
  readonly letter: Tree
  /** The letter is written with a positive one. */
  readonly isStretch: boolean
}

const at = { from: 0, to: 0 }
/** Runs through the positive numbers; nobody types it. */
const STEP = 'ς'
const step: Tree = { kind: 'symbol', name: STEP, at }
const two = integer(2n)

function numberTree({ numerator, denominator }: Rational): Tree {
  const spelt = (value: bigint): Tree => ({ kind: 'number', spelling: String(value), value: integer(value), at })
  const size = numerator < 0n ? -numerator : numerator
  const value: Tree =
    denominator === 1n
      ? spelt(size)
      : { kind: 'quotient', numerator: spelt(size), denominator: spelt(denominator), style: 'fraction', at }
  return numerator < 0n ? { kind: 'signed', sign: '-', value, at } : value
}

const grouped = (inner: Tree): Tree => ({ kind: 'group', bracket: '(', inner, at })

const sum = (first: Tree, sign: '+' | '-', second: Tree): Tree => ({
  kind: 'sum',
  terms: [
    { sign: '+', value: grouped(first) },
    { sign, value: second },
  ],
  at,
})

/** Between two ends the letter is (a + bς)/(1 + ς). */
function between(low: Rational, high: Rational): Cell {
  const scaled: Tree = { kind: 'product', factors: [grouped(numberTree(high)), step], joins: ['implied'], at }
  const letter: Tree = {
    kind: 'quotient',
    numerator: sum(numberTree(low), '+', scaled),
    denominator: sum(numberTree(integer(1n)), '+', step),
    style: 'fraction',
    at,
  }
  return { sample: divide(add(low, high), two), letter, isStretch: true }
}

/** All of the line: the ends, and what lies between and beyond them. */
function cellsOf(ends: readonly Rational[]): readonly Cell[] {
  const sorted = ends.toSorted(compare).filter((end, index, all) => index === 0 || compare(end, all[index - 1]!) !== 0)
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  const one = integer(1n)
  return [
    { sample: subtract(first, one), letter: sum(numberTree(first), '-', step), isStretch: true },
    ...sorted.map((end): Cell => ({ sample: end, letter: numberTree(end), isStretch: false })),
    ...sorted.slice(1).map((end, index) => between(sorted[index]!, end)),
    { sample: add(last, one), letter: sum(numberTree(last), '+', step), isStretch: true },
  ]
}

/** The values that hold in a cell: several where conditions overlap, none in a gap. */
function valuesIn(side: Pieces | Tree, { sample }: Cell): readonly Tree[] {
  if (!('pieces' in side)) return [side]
  const holding = side.pieces.filter(({ holds }) => holds !== 'otherwise' && holds(sample))
  return (holding.length > 0 ? holding : side.pieces.filter(({ holds }) => holds === 'otherwise')).map(
    ({ value }) => value,
  )
}

function compareInCell(
  [key, answer]: readonly [Pieces | Tree, Pieces | Tree],
  letter: string,
  cell: Cell,
  decide: (key: Tree, answer: Tree, isStretch: boolean) => Decision,
): Decision {
  const put = (tree: Tree): Tree =>
    mapTree(tree, (part) => (part.kind === 'symbol' && part.name === letter ? grouped(cell.letter) : part))
  const [keys, answers] = [valuesIn(key, cell).map(put), valuesIn(answer, cell).map(put)]
  if (keys.length === 0 && answers.length === 0) return equal('no value on both sides')
  const [first] = keys
  if (first === undefined || answers.length === 0) return undecided('a piece is missing')
  const others = [...keys.slice(1), ...answers].map((value) => decide(first, value, cell.isStretch))
  const isClear = keys.length === 1 && answers.length === 1
  const other = others.find(({ verdict }) => verdict !== 'equal')
  if (other === undefined) return equal('the same piece')
  return other.verdict === 'different' && isClear ? different('another value on a piece') : undecided('pieces')
}

/** Whether what is inside may be written with another letter. */
const isOpen = (tree: Tree): boolean =>
  !somePart(tree, ({ kind }) => kind === 'bound' || kind === 'derivative' || kind === 'set-builder')

/** A letter, or `f(x)`, which is read as a product: the name of a function on the left. */
function nameOf(tree: Tree): string | undefined {
  if (tree.kind === 'symbol') return tree.name
  const [name, argument] = tree.kind === 'product' && tree.factors.length === 2 ? tree.factors : []
  return name?.kind === 'symbol' && argument?.kind === 'group' && argument.inner.kind === 'symbol'
    ? name.name
    : undefined
}

/** What is said to be equal to something. */
function equation(tree: Tree): readonly [Tree, Tree] | undefined {
  const bare = ungrouped(tree)
  const [name, value] = bare.kind === 'relation' && bare.operators.join('') === '=' ? bare.operands : []
  return name && value && [name, value]
}

/** What stands behind the same name in `f(x)=…` of both sides. */
function behindName(key: Tree, answer: Tree): readonly [Tree, Tree] | undefined {
  const [one, other] = [equation(key), equation(answer)]
  if (one === undefined || other === undefined || (!isPiecewise(one[1]) && !isPiecewise(other[1]))) return undefined
  const letter = nameOf(one[0])
  if (letter === undefined || !sameTree(one[0], other[0], 'layout')) return undefined
  return [one[1], other[1]].every((side) => !variablesIn(side).has(letter)) ? [one[1], other[1]] : undefined
}

/**
 * Compares with a function that is given piece by piece, where each condition compares one letter with numbers.
 * Undefined where neither side is such a function.
 */
export function comparePieces(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  decide: Decide,
): Decision | undefined {
  const behind = behindName(key, answer)
  if (behind !== undefined) return comparePieces(...behind, options, decide)
  if (!isPiecewise(key) && !isPiecewise(answer)) return undefined
  if (sameTree(key, answer, 'layout')) return equal('same as the key')
  const sides = [key, answer].map((side) => (isPiecewise(side) ? piecesOf(side) : side))
  const [one, other] = sides
  if (one === undefined || other === undefined || !isOpen(key) || !isOpen(answer)) return undefined
  const known = [one, other].filter((side) => 'pieces' in side)
  const letter = known[0]!.letter
  const isReal = (options.letters ?? 'real') === 'real' && (kindOf(options.kinds, letter) ?? 'real') === 'real'
  const isNamed = options.positive?.includes(letter) === true || options.integers?.includes(letter) === true
  if (known.some((side) => side.letter !== letter) || !isReal || isNamed) return undefined
  const decided = (first: Tree, second: Tree, isStretch: boolean): Decision =>
    decide(first, second, isStretch ? { ...options, positive: [...(options.positive ?? []), STEP] } : options)
  let open: Decision | undefined
  for (const cell of cellsOf(known.flatMap(({ ends }) => ends))) {
    const compared = compareInCell([one, other], letter, cell, decided)
    if (compared.verdict === 'different') return compared
    if (compared.verdict === 'undecided') open = compared
  }
  return open ?? equal('the same on every piece')
}
