import { computingOf } from '../../functions/computing/all.ts'
import { accentsOf, isVectorName } from '../../accents.ts'
import { somePart } from '../../children.ts'
import { EvaluationFailure } from '../../computing/budget.ts'
import {
  call,
  integer,
  letter,
  minusOne,
  negate,
  one,
  power,
  product,
  quotient,
  sum,
  zero,
} from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { meaningOf } from '../../computing/meaning.ts'
import type { MeaningOptions } from '../../computing/meaning.ts'
import type { ProductJoin, Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'

/** A vector or matrix worked out: its entries, row by row. */
export type Cells = readonly (readonly Expression[])[]

/** What a formula with vectors and matrices stands for. */
export type Worked =
  | { readonly kind: 'number'; readonly value: Expression }
  | { readonly kind: 'array'; readonly cells: Cells }

const MOST_CELLS = 64
const DIMENSIONS = ['₁', '₂', '₃']

/** Whether letters with arrows, or matrices, take part in a formula. */
export const hasArrays = (tree: Tree): boolean =>
  somePart(tree, (part) => part.kind === 'matrix' || (part.kind === 'symbol' && isVectorName(part.name)))

const scalar = (value: Expression): Worked => ({ kind: 'number', value })
const array = (cells: Cells): Worked => {
  if (cells.length * (cells[0]?.length ?? 0) > MOST_CELLS) throw new EvaluationFailure('OverBudget')
  return { kind: 'array', cells }
}
const refuse = (what: string): never => {
  throw new EvaluationFailure('UnableToEvaluate', what)
}

/**
 * A letter with an arrow is a column of three letters; beside one, a letter with a hat is as well. An arrow over two
 * points leads from the first to the second.
 */
function vectorOf(name: string): Worked {
  const { bare } = accentsOf(name)
  const entry = (index: string): Expression => {
    if (bare === '0') return zero
    if (/^[A-Z]{2}$/.test(bare)) return sum([letter(bare[1]! + index), negate(letter(bare[0]! + index))])
    return letter(name + index)
  }
  return array(DIMENSIONS.map((index) => [entry(index)]))
}

/** Works out sums, products, powers and inverses of vectors and matrices, entry by entry. */
export function workedOut(tree: Tree, options: MeaningOptions): Worked {
  const worked = (part: Tree): Worked => workedOut(part, options)
  switch (tree.kind) {
    case 'group':
      return worked(tree.inner)
    case 'matrix':
      return array(tree.rows.map((row) => row.map((cell) => meaningOf(cell, options))))
    case 'symbol':
      return symbolWorked(tree, options)
    case 'signed':
      return scaled(worked(tree.value), tree.sign === '-' ? minusOne : tree.sign === '+' ? one : refuse('±'))
    case 'sum':
      return tree.terms
        .map(({ sign, value }) => scaled(worked(value), sign === '-' ? minusOne : sign === '+' ? one : refuse('±')))
        .reduce(added)
    case 'product':
      return productOf(tree.factors.map(worked), tree.joins)
    case 'quotient': {
      const below = worked(tree.denominator)
      return below.kind === 'number' ? scaled(worked(tree.numerator), quotient(one, below.value)) : refuse('quotient')
    }
    case 'power':
      return raised(worked(tree.base), tree.exponent, options)
    case 'call':
      return called(tree, options)
    case 'derivative': {
      if (!hasArrays(tree)) return scalar(meaningOf(tree, options))
      const value = meaningOf(tree, options)
      return value.op === 'letter' ? vectorOf(value.name) : refuse('derivative')
    }
    default:
      return hasArrays(tree) ? refuse(tree.kind) : scalar(meaningOf(tree, options))
  }
}

function scaled(a: Worked, factor: Expression): Worked {
  return a.kind === 'number'
    ? scalar(product([factor, a.value]))
    : array(a.cells.map((row) => row.map((cell) => product([factor, cell]))))
}

const isZeroNumber = (a: Worked): boolean =>
  a.kind === 'number' && a.value.op === 'number' && a.value.value.numerator === 0n

function added(a: Worked, b: Worked): Worked {
  if (a.kind === 'number' && b.kind === 'number') return scalar(sum([a.value, b.value]))
  if (isZeroNumber(a)) return b
  if (isZeroNumber(b)) return a
  if (a.kind === 'number' || b.kind === 'number' || !areAlike(a.cells, b.cells)) return refuse('sum')
  return array(a.cells.map((row, at) => row.map((cell, index) => sum([cell, b.cells[at]![index]!]))))
}

export const areAlike = (a: Cells, b: Cells): boolean =>
  a.length === b.length && a.every((row, at) => row.length === b[at]!.length)

const isColumn = (cells: Cells): boolean => cells.every((row) => row.length === 1)

function symbolWorked(tree: Extract<Tree, { kind: 'symbol' }>, options: MeaningOptions): Worked {
  const value = meaningOf(tree, options)
  const isVector = isVectorName(tree.name) || accentsOf(tree.name).accents.includes('hat')
  return isVector && value.op === 'letter' ? vectorOf(value.name) : scalar(value)
}

/** From left to right. A number between two vectors does not part them: v × qB is q(v × B). */
function productOf(factors: readonly Worked[], joins: readonly ProductJoin[]): Worked {
  let [result, pending]: [Worked, ProductJoin] = [factors[0]!, 'implied']
  for (const [at, factor] of factors.entries()) {
    if (at === 0) continue
    const join = joins[at - 1] ?? 'implied'
    if (join !== 'implied' && (result.kind === 'array' || pending === 'implied')) pending = join
    const isWaiting = factor.kind === 'number' || result.kind === 'number'
    result = multiplied(result, factor, isWaiting ? 'implied' : pending)
    if (factor.kind === 'array') pending = 'implied'
  }
  return result
}

function multiplied(a: Worked, b: Worked, join: ProductJoin): Worked {
  if (a.kind === 'number') return scaled(b, a.value)
  if (b.kind === 'number') return scaled(a, b.value)
  if (isColumn(a.cells) && isColumn(b.cells) && a.cells.length > 1) {
    const [u, v] = [a.cells.map((row) => row[0]!), b.cells.map((row) => row[0]!)]
    if (join === 'dot' && u.length === v.length) return scalar(sum(u.map((part, at) => product([part, v[at]!]))))
    if (join === 'times' && u.length === 3 && v.length === 3) return cross(u, v)
    return refuse('product of vectors')
  }
  if (join === 'times' || a.cells[0]!.length !== b.cells.length) return refuse('product of matrices')
  return array(
    a.cells.map((row) =>
      b.cells[0]!.map((_, index) => sum(row.map((cell, at) => product([cell, b.cells[at]![index]!])))),
    ),
  )
}

function cross(u: readonly Expression[], v: readonly Expression[]): Worked {
  const entry = (i: number, j: number): Expression => sum([product([u[i]!, v[j]!]), negate(product([u[j]!, v[i]!]))])
  return array([[entry(1, 2)], [entry(2, 0)], [entry(0, 1)]])
}

const wholeIn = (tree: Tree): number | undefined => {
  const bare = ungrouped(tree)
  if (bare.kind === 'signed' && bare.sign === '-') {
    const size = wholeIn(bare.value)
    return size === undefined ? undefined : -size
  }
  const isSmall = bare.kind === 'number' && bare.value.denominator === 1n && bare.value.numerator < 17n
  return isSmall ? Number(bare.value.numerator) : undefined
}

function raised(base: Worked, exponent: Tree, options: MeaningOptions): Worked {
  const bare = ungrouped(exponent)
  if (base.kind === 'number') return scalar({ op: 'power', base: base.value, exponent: meaningOf(exponent, options) })
  if (bare.kind === 'symbol' && bare.name === 'T') return transposed(base.cells)
  const count = wholeIn(exponent)
  if (isColumn(base.cells) && base.cells.length > 1)
    return count === 2 ? multiplied(base, base, 'dot') : refuse('power of a vector')
  if (count === undefined || count === 0 || base.cells.length !== base.cells[0]!.length) return refuse('power')
  const factor = count < 0 ? inverted(base.cells) : base
  return Array.from({ length: Math.abs(count) }, () => factor).reduce((left, right) =>
    multiplied(left, right, 'implied'),
  )
}

const transposed = (cells: Cells): Worked => array(cells[0]!.map((_, index) => cells.map((row) => row[index]!)))

const minor = (cells: Cells, row: number, column: number): Cells =>
  cells.filter((_, at) => at !== row).map((line) => line.filter((_, at) => at !== column))

function determinant(cells: Cells): Expression {
  if (cells.length > 4 || cells.some((row) => row.length !== cells.length)) return refuse('determinant')
  if (cells.length === 1) return cells[0]![0]!
  return sum(
    cells[0]!.map((cell, at) => product([at % 2 === 0 ? one : minusOne, cell, determinant(minor(cells, 0, at))])),
  )
}

function inverted(cells: Cells): Worked {
  const whole = determinant(cells)
  if (cells.length === 1) return array([[quotient(one, whole)]])
  return array(
    cells.map((row, at) =>
      row.map((_, index) =>
        quotient(product([(at + index) % 2 === 0 ? one : minusOne, determinant(minor(cells, index, at))]), whole),
      ),
    ),
  )
}

/** Whether a function of a number can be taken as it stands. */
function isPlain(tree: Extract<Tree, { kind: 'call' }>, options: MeaningOptions): boolean {
  const known = computingOf(tree.name)
  const isOfOneNumber = known?.kind === 'elementary' || (known?.kind === 'stepped' && known.operands === 1)
  return isOfOneNumber && known.meaning === undefined && tree.args.length === 1 && options.angles !== 'degrees'
}

function called(tree: Extract<Tree, { kind: 'call' }>, options: MeaningOptions): Worked {
  if (!tree.args.some(hasArrays)) return scalar(meaningOf(tree, options))
  const first = workedOut(tree.args[0]!, options)
  if (first.kind === 'number') {
    return isPlain(tree, options) ? scalar(call(tree.name, first.value)) : refuse(tree.name)
  }
  // `|A|` is a determinant where A is a square.
  const isSquare = first.cells.length > 1 && first.cells.length === first.cells[0]!.length
  if (tree.name === 'det' || (tree.name === 'abs' && isSquare)) return scalar(determinant(first.cells))
  if (tree.name === 'transpose') return transposed(first.cells)
  const isLength = (tree.name === 'abs' || tree.name === 'norm') && isColumn(first.cells)
  return isLength ? scalar(call('sqrt', sum(first.cells.map((row) => power(row[0]!, integer(2)))))) : refuse(tree.name)
}
