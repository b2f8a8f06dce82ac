import { childrenOf } from '../../children.ts'
import type { Budget } from '../../computing/budget.ts'
import { EvaluationFailure } from '../../computing/budget.ts'
import type { MeaningOptions } from '../../computing/meaning.ts'
import { sameTree } from '../../same-tree.ts'
import type { Tree } from '../../tree.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import { ungrouped } from '../formula.ts'
import type { LetterKinds } from '../letter-kinds.ts'
import { different, equal, undecided } from '../verdicts.ts'
import { isMatrixLetter } from './matrix-letters.ts'
import { matrixValueOf } from './matrix-value.ts'
import type { MatrixSample } from './matrix-value.ts'
import { Singular, isSameValue } from './modular-matrices.ts'
import { exponentLetters, wholeIn, withWholes } from './whole-exponents.ts'

/** What formulas with letters for matrices are compared with. */
export interface MatrixSetting {
  readonly kinds: LetterKinds
  readonly meaning: MeaningOptions
  readonly budget: Budget
}

const SEEDS = [0x3a7n, 0x51dn] as const
/** Both parities and signs; a power that a matrix has at these has it at all in what people write. */
const EXPONENTS = [2, 3, -1, 0, -2, 5]
const LEAST_SIZE = 3
const MOST_SIZE = 6

/** How many matrices are multiplied at most: n × n matrices keep no law of a degree below 2n. */
function degreeOf(tree: Tree, kinds: LetterKinds): number {
  const degrees = (): number[] => childrenOf(tree).map((part) => degreeOf(part, kinds))
  switch (tree.kind) {
    case 'symbol':
      return isMatrixLetter(tree.name, kinds) ? 1 : 0
    case 'product':
      return degrees().reduce((total, degree) => total + degree, 0)
    case 'power':
      return degreeOf(tree.base, kinds) * Math.abs(wholeIn(tree.exponent) ?? 1)
    default:
      return Math.max(0, ...degrees())
  }
}

function writtenSizes(tree: Tree, found: Set<number> = new Set()): Set<number> {
  if (tree.kind === 'matrix')
    for (const count of [tree.rows.length, tree.rows[0]!.length]) if (count > 1) found.add(count)
  for (const part of childrenOf(tree)) writtenSizes(part, found)
  return found
}

/** Sizes of the matrices that letters stand for: those that are written out, else the smallest and a large enough one. */
function sizesFor(sides: readonly Tree[], kinds: LetterKinds): readonly number[] {
  const written = new Set(sides.flatMap((side) => [...writtenSizes(side)]))
  if (written.size > 1) throw new EvaluationFailure('UnableToEvaluate', 'matrices of several sizes')
  if (written.size === 1) return [...written]
  const degree = Math.max(...sides.map((side) => degreeOf(side, kinds)))
  return [2, Math.min(MOST_SIZE, Math.max(LEAST_SIZE, Math.floor(degree / 2) + 1))]
}

function* exponentChoices(sides: readonly Tree[], kinds: LetterKinds): Generator<ReadonlyMap<string, number>> {
  const names = [...new Set(sides.flatMap((side) => [...exponentLetters(side, kinds)]))]
  if (names.length === 0) {
    yield new Map()
    return
  }
  for (const [at] of EXPONENTS.entries())
    yield new Map(names.map((name, index) => [name, EXPONENTS[(at + 2 * index) % EXPONENTS.length]!]))
}

/** A point for letters: the sides with whole exponents, and what the other letters are drawn with. */
export interface MatrixPoint {
  readonly sides: readonly Tree[]
  readonly sample: MatrixSample
}

/** The points at which formulas are compared, those of one size together. */
export function pointsFor(
  sides: readonly Tree[],
  { kinds, meaning, budget }: MatrixSetting,
): readonly (readonly MatrixPoint[])[] {
  return sizesFor(sides, kinds).map((size) =>
    [...exponentChoices(sides, kinds)].flatMap((wholes) =>
      SEEDS.map((seed) => ({
        sides: sides.map((side) => withWholes(side, wholes)),
        sample: { seed, size, kinds, meaning, budget },
      })),
    ),
  )
}

/** `undefined` where an inverse is missing at the point. */
export function atPoint<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Singular) return undefined
    throw error
  }
}

/**
 * Two formulas in which letters stand for matrices, at random matrices modulo a prime. Sums and products that agree there
 * are the same, as matrices of that size keep no other law of so low a degree; with inverses it is evidence only. They
 * differ where they differ at every size: a law of 2 × 2 matrices may be what is asked for.
 */
export function compareMatrixLetters(key: Tree, answer: Tree, setting: MatrixSetting): Comparison {
  if (sameTree(key, answer)) return equal('same as the key')
  let [areSame, differsAtAll, compared] = [true, true, 0]
  for (const points of pointsFor([key, answer], setting)) {
    let differs = false
    for (const { sides, sample } of points) {
      const values = atPoint(() => sides.map((side) => matrixValueOf(side, sample)))
      if (values === undefined) continue
      compared += 1
      if (isSameValue(values[0]!.value, values[1]!.value)) continue
      areSame = false
      if (values.every(({ isCertain }) => isCertain)) differs = true
    }
    if (!differs) differsAtAll = false
  }
  if (compared === 0) return undecided('no matrices for which both have a value')
  if (areSame) return equal('the same for random matrices')
  return differsAtAll ? different('other matrices') : undecided('matrices that differ at some sizes only')
}

/** The two sides of an equation. */
export function sidesOf(tree: Tree): readonly [Tree, Tree] | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return undefined
  return [bare.operands[0]!, bare.operands[1]!]
}
