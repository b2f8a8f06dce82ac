import { accentsOf, isVectorName } from '../../accents.ts'
import { childrenOf } from '../../children.ts'
import type { Budget } from '../../computing/budget.ts'
import { EvaluationFailure, spend } from '../../computing/budget.ts'
import { meaningOf } from '../../computing/meaning.ts'
import type { MeaningOptions } from '../../computing/meaning.ts'
import type { Tree } from '../../tree.ts'
import { mixed, modularValue } from '../expressions/modular.ts'
import { ungrouped } from '../formula.ts'
import { kindOf } from '../letter-kinds.ts'
import type { LetterKinds } from '../letter-kinds.ts'
import {
  Singular,
  added,
  determinantOf,
  drawnMatrix,
  identity,
  inverseOf,
  matrixValue,
  multiplied,
  numberValue,
  raised,
  scaled,
  traceOf,
  transposed,
} from './modular-matrices.ts'
import { isMatrixLetter } from './matrix-letters.ts'
import { wholeIn } from './whole-exponents.ts'
import type { Value } from './modular-matrices.ts'

/** What a formula with letters for matrices is worked out with. */
export interface MatrixSample {
  readonly seed: bigint
  /** Letters stand for matrices with so many rows and columns, and for columns of that height. */
  readonly size: number
  readonly kinds: LetterKinds
  readonly meaning: MeaningOptions
  readonly budget: Budget
  /** Values of letters that are not drawn. */
  readonly given?: ReadonlyMap<string, Value>
}

/** A value, and whether another value proves another formula: functions are only drawn from their arguments. */
export interface SampledValue {
  readonly value: Value
  readonly isCertain: boolean
}

const TRACES = new Set(['tr', 'Tr', 'trace'])
const MOST_MULTIPLIED = 64

const refuse = (what: string): never => {
  throw new EvaluationFailure('UnableToEvaluate', what)
}

/** The value modulo the prime; throws `Singular` where an inverse is missing at this point. */
export function matrixValueOf(tree: Tree, sample: MatrixSample): SampledValue {
  const work: Work = { ...sample, isCertain: true }
  const value = valueOf(tree, work)
  return { value, isCertain: work.isCertain }
}

interface Work extends MatrixSample {
  isCertain: boolean
}

function valueOf(tree: Tree, work: Work): Value {
  spend(work.budget, work.size ** 3)
  switch (tree.kind) {
    case 'group':
      return valueOf(tree.inner, work)
    case 'symbol':
      return symbolValue(tree, work)
    case 'matrix':
      return matrixValue(tree.rows.map((row) => row.map((cell) => scalarValue(cell, work))))
    case 'signed':
      return withSign(tree.sign, valueOf(tree.value, work))
    case 'sum':
      return tree.terms.map(({ sign, value }) => withSign(sign, valueOf(value, work))).reduce(added)
    case 'product':
      return productValue(tree, work)
    case 'quotient':
      return hasNumbersOnly(tree, work)
        ? numberValue(scalarValue(tree, work))
        : multiplied(inverseOf(numberOf(valueOf(tree.denominator, work))), valueOf(tree.numerator, work))
    case 'power':
      return powerValue(tree, work)
    case 'call':
      return callValue(tree, work)
    default:
      return hasNumbersOnly(tree, work) ? numberValue(scalarValue(tree, work)) : refuse(tree.kind)
  }
}

const withSign = (sign: string, value: Value): Value =>
  sign === '+' ? value : sign === '-' ? scaled(value, -1n) : refuse('±')

/** A matrix in a denominator has two meanings, as its inverse may stand on either side. */
const numberOf = (value: Value): Value => (value.kind === 'number' ? value : refuse('division by a matrix'))

function isArrayName(name: string, { kinds, given }: Work): boolean {
  return isMatrixLetter(name, kinds) || isVectorName(name) || name === 'I' || given?.get(name)?.kind === 'matrix'
}

const hasNumbersOnly = (tree: Tree, work: Work): boolean =>
  tree.kind !== 'matrix' &&
  !(tree.kind === 'symbol' && isArrayName(tree.name, work)) &&
  childrenOf(tree).every((part) => hasNumbersOnly(part, work))

function symbolValue(tree: Extract<Tree, { kind: 'symbol' }>, work: Work): Value {
  const { name } = tree
  const { kinds, seed, size, given } = work
  const known = given?.get(name)
  if (known !== undefined) return known
  if (isMatrixLetter(name, kinds)) return drawnMatrix(name, seed, size, size)
  if (isVectorName(name)) return accentsOf(name).bare === '0' ? numberValue(0n) : drawnMatrix(name, seed, size, 1)
  // By itself I is the identity, unless the author says something else of it.
  if (name === 'I' && kindOf(kinds, name) === undefined) return matrixValue(identity(size))
  return numberValue(scalarValue(tree, work))
}

function scalarValue(tree: Tree, work: Work): bigint {
  const result = modularValue(meaningOf(tree, work.meaning), { seed: work.seed })
  if (result === undefined) throw new Singular()
  if (!result.isRational) work.isCertain = false
  return result.value
}

function productValue(tree: Extract<Tree, { kind: 'product' }>, work: Work): Value {
  let result: Value | undefined
  for (let at = 0; at < tree.factors.length; at += 1) {
    const factor = tree.factors[at]!
    const next = tree.factors[at + 1]
    const isTrace = factor.kind === 'symbol' && TRACES.has(factor.name) && next?.kind === 'group'
    const value = isTrace ? numberValue(traceOf(valueOf(next, work))) : valueOf(factor, work)
    result = result === undefined ? value : joined(result, value, tree.joins[at - 1] ?? 'implied')
    if (isTrace) at += 1
  }
  return result!
}

const isColumn = (value: Value): boolean => value.kind === 'matrix' && value.rows[0]!.length === 1

function joined(a: Value, b: Value, join: string): Value {
  if (a.kind === 'number' || b.kind === 'number') return multiplied(a, b)
  if (isColumn(a) && isColumn(b) && a.rows.length > 1) {
    if (join !== 'dot') return refuse('product of vectors')
    const inner = multiplied(transposed(a), b)
    return inner.kind === 'matrix' ? numberValue(inner.rows[0]![0]!) : inner
  }
  return join === 'times' ? refuse('product of matrices') : asNumber(multiplied(a, b))
}

/** xᵀy is a number. */
const asNumber = (value: Value): Value =>
  value.kind === 'matrix' && value.rows.length === 1 && value.rows[0]!.length === 1
    ? numberValue(value.rows[0]![0]!)
    : value

function powerValue(tree: Extract<Tree, { kind: 'power' }>, work: Work): Value {
  if (hasNumbersOnly(tree, work)) return numberValue(scalarValue(tree, work))
  const exponent = ungrouped(tree.exponent)
  if (tree.base.kind === 'constant' && tree.base.name === 'e') return opaqueMatrix('exp', tree.exponent, work)
  const base = valueOf(tree.base, work)
  if (exponent.kind === 'symbol' && exponent.name === 'T') return transposed(base)
  const count = wholeIn(exponent)
  if (count === undefined || Math.abs(count) > MOST_MULTIPLIED) return refuse('power of a matrix')
  if (isColumn(base) && base.kind === 'matrix' && base.rows.length > 1) {
    return count === 2 ? joined(base, base, 'dot') : refuse('power of a vector')
  }
  spend(work.budget, work.size ** 3 * (1 + Math.ceil(Math.log2(Math.abs(count) + 1))))
  return raised(base, count)
}

/** A function of a matrix that nothing is known about: the same matrix wherever its argument is the same. */
function opaqueMatrix(name: string, argument: Tree, work: Work): Value {
  const inner = valueOf(argument, work)
  if (inner.kind === 'number' || inner.rows.length !== inner.rows[0]!.length) return refuse(name)
  work.isCertain = false
  const seed = mixed(work.seed, name, ...inner.rows.flat())
  return drawnMatrix(name, seed, work.size, work.size)
}

function callValue(tree: Extract<Tree, { kind: 'call' }>, work: Work): Value {
  if (hasNumbersOnly(tree, work)) return numberValue(scalarValue(tree, work))
  if (tree.args.length !== 1) return refuse(tree.name)
  const inner = valueOf(tree.args[0]!, work)
  const isSquare = inner.kind === 'matrix' && inner.rows.length === inner.rows[0]!.length
  if (tree.name === 'transpose') return transposed(inner)
  if (tree.name === 'det' || (tree.name === 'abs' && isSquare)) return numberValue(determinantOf(inner))
  return tree.name === 'exp' ? opaqueMatrix('exp', tree.args[0]!, work) : refuse(tree.name)
}
