import { EvaluationFailure } from '../../computing/budget.ts'
import { PRIME, mixed, modularInverse } from '../expressions/modular.ts'

/** A matrix of numbers modulo the prime, row by row. */
export type Rows = readonly (readonly bigint[])[]

/** What a formula with matrices comes to modulo the prime. */
export type Value =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'matrix'; readonly rows: Rows }

/** A matrix that has no inverse, or a number divided by zero: the point says nothing. */
export class Singular extends Error {}

const refuse = (what: string): never => {
  throw new EvaluationFailure('UnableToEvaluate', what)
}

export const numberValue = (value: bigint): Value => ({ kind: 'number', value: ((value % PRIME) + PRIME) % PRIME })
export const matrixValue = (rows: Rows): Value => ({ kind: 'matrix', rows })

/** The matrix that a letter stands for, drawn from its name. */
export const drawnMatrix = (name: string, seed: bigint, height: number, width: number): Value =>
  matrixValue(
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => mixed(seed, name, BigInt(row), BigInt(column))),
    ),
  )

export const identity = (size: number): Rows =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => (row === column ? 1n : 0n)))

export const isZeroValue = (a: Value): boolean =>
  a.kind === 'number' ? a.value === 0n : a.rows.every((row) => row.every((cell) => cell === 0n))

/** The same entries in the same shape; zero is the zero matrix of any shape. */
export function isSameValue(a: Value, b: Value): boolean {
  if (a.kind === 'number' || b.kind === 'number')
    return a.kind === b.kind && a.kind === 'number' && b.kind === 'number'
      ? a.value === b.value
      : isZeroValue(a) && isZeroValue(b)
  return isAlike(a.rows, b.rows) && a.rows.every((row, at) => row.every((cell, index) => cell === b.rows[at]![index]))
}

const isAlike = (a: Rows, b: Rows): boolean => a.length === b.length && a[0]!.length === b[0]!.length

export function added(a: Value, b: Value): Value {
  if (a.kind === 'number' && b.kind === 'number') return numberValue(a.value + b.value)
  if (a.kind === 'number') return a.value === 0n ? b : refuse('a number added to a matrix')
  if (b.kind === 'number') return b.value === 0n ? a : refuse('a number added to a matrix')
  if (!isAlike(a.rows, b.rows)) return refuse('sum of matrices')
  return matrixValue(a.rows.map((row, at) => row.map((cell, index) => (cell + b.rows[at]![index]!) % PRIME)))
}

export const scaled = (a: Value, factor: bigint): Value =>
  a.kind === 'number'
    ? numberValue(a.value * factor)
    : matrixValue(a.rows.map((row) => row.map((cell) => (((cell * factor) % PRIME) + PRIME) % PRIME)))

export function multiplied(a: Value, b: Value): Value {
  if (a.kind === 'number') return scaled(b, a.value)
  if (b.kind === 'number') return scaled(a, b.value)
  if (a.rows[0]!.length !== b.rows.length) return refuse('product of matrices')
  const product = a.rows.map((row) =>
    b.rows[0]!.map((_, index) => row.reduce((total, cell, at) => total + cell * b.rows[at]![index]!, 0n) % PRIME),
  )
  return matrixValue(product)
}

export const transposed = (a: Value): Value =>
  a.kind === 'number' ? a : matrixValue(a.rows[0]!.map((_, index) => a.rows.map((row) => row[index]!)))

function squareOf(a: Value): Rows {
  if (a.kind === 'number' || a.rows.length !== a.rows[0]!.length) return refuse('not a square matrix')
  return a.rows
}

export const traceOf = (a: Value): bigint => squareOf(a).reduce((total, row, at) => total + row[at]!, 0n) % PRIME

/** Gauss and Jordan: what is left of the right side, the determinant and the rank of the left one. */
function eliminated(left: Rows, right: Rows): { rows: bigint[][]; determinant: bigint; rank: number } {
  const rows = left.map((row, at) => [...row, ...right[at]!])
  const width = left[0]!.length
  let [determinant, rank] = [1n, 0]
  for (let column = 0; column < width && rank < rows.length; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= rank && row[column] !== 0n)
    if (pivot < 0) {
      determinant = 0n
      continue
    }
    if (pivot !== rank) {
      ;[rows[pivot], rows[rank]] = [rows[rank]!, rows[pivot]!]
      determinant = PRIME - determinant
    }
    const head = rows[rank]![column]!
    determinant = (determinant * head) % PRIME
    const inverse = modularInverse(head)
    rows[rank] = rows[rank]!.map((cell) => (cell * inverse) % PRIME)
    clearColumn(rows, rank, column)
    rank += 1
  }
  return { rows, determinant: determinant % PRIME, rank }
}

function clearColumn(rows: bigint[][], from: number, column: number): void {
  const source = rows[from]!
  for (const [at, row] of rows.entries()) {
    const factor = row[column]!
    if (at === from || factor === 0n) continue
    rows[at] = row.map((cell, index) => (((cell - factor * source[index]!) % PRIME) + PRIME) % PRIME)
  }
}

export function determinantOf(a: Value): bigint {
  const rows = squareOf(a)
  const { determinant, rank } = eliminated(
    rows,
    rows.map(() => []),
  )
  return rank < rows.length ? 0n : determinant
}

export const rankOf = (rows: Rows): number =>
  eliminated(
    rows,
    rows.map(() => []),
  ).rank

export function inverseOf(a: Value): Value {
  if (a.kind === 'number') {
    if (a.value === 0n) throw new Singular()
    return numberValue(modularInverse(a.value))
  }
  const rows = squareOf(a)
  const { rows: solved, rank } = eliminated(rows, identity(rows.length))
  if (rank < rows.length) throw new Singular()
  return matrixValue(solved.map((row) => row.slice(rows.length)))
}

/** A whole power; a negative one of the inverse. */
export function raised(a: Value, exponent: number): Value {
  let [base, left] = [exponent < 0 ? inverseOf(a) : a, Math.abs(exponent)]
  let result: Value = a.kind === 'number' ? numberValue(1n) : matrixValue(identity(squareOf(a).length))
  while (left > 0) {
    if (left % 2 === 1) result = multiplied(result, base)
    base = multiplied(base, base)
    left = Math.floor(left / 2)
  }
  return result
}
