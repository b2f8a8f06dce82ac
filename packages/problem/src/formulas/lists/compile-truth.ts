/** Truth: relations, chains of relations, and their combinations with and, or, not. */

import {
  compare,
  subtract,
  type LogicOperator,
  type Rational,
  type RelationOperator,
  type Tree,
} from '@isomorph/evaluator'
import type { FormulaResult, Values } from '../compute-number.ts'
import { imaginaryFraction, isReal, realFraction, type Value } from '../value.ts'
import { listIssue, type CompiledFormula } from './compiled-formula.ts'
import { say } from '../../wording/said.ts'

export interface Condition {
  /** The variables it depends on. */
  readonly letters: readonly string[]
  readonly holds: (values: Values) => FormulaResult<boolean>
  /** For an equation: its left side less its right one, where both are fractions. */
  readonly difference?: (values: Values) => Rational | undefined
}

/** Makes one side of a relation ready: a formula whose value is a number. */
type CompileSide = (tree: Tree) => FormulaResult<CompiledFormula>

function numberAt(formula: CompiledFormula, values: Values): FormulaResult<Value> {
  const result = formula.compute(values)
  if (!result.ok) return result
  if (result.value.kind === 'list') return listIssue(say('listWhereNumber'))
  return { ok: true, value: result.value }
}

const notACondition = {
  ok: false,
  issue: { problem: 'UnableToEvaluate', ...say('comparisonMissing') },
} as const

/** Two values of 100 digits that agree to 90 are equal: nothing a formula computes comes closer by chance. */
const closeness = { numerator: 1n, denominator: 10n ** 90n }

const sizeOf = (number: bigint): bigint => (number < 0n ? -number : number)

function order(left: Value, right: Value): -1 | 0 | 1 {
  const [a, b] = [realFraction(left), realFraction(right)]
  if (left.kind === 'exact' && right.kind === 'exact') return compare(a, b)
  // |a − b| ≤ closeness · (|a| + 1), with both sides times both denominators: fractions would be cancelled.
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  const scale = sizeOf(a.numerator) + a.denominator
  if (sizeOf(difference) * closeness.denominator <= closeness.numerator * scale * b.denominator) return 0
  return difference < 0n ? -1 : 1
}

function sameImaginary(left: Value, right: Value): boolean {
  const imaginary = (value: Value): Value => ({ kind: 'exact', value: imaginaryFraction(value) })
  return order(imaginary(left), imaginary(right)) === 0
}

function isSame(left: Value, right: Value): boolean {
  return order(left, right) === 0 && isReal(left) === isReal(right) && sameImaginary(left, right)
}

function relationHolds(operator: RelationOperator, left: Value, right: Value): boolean | undefined {
  if (operator === '=' || operator === '≈') return isSame(left, right)
  if (operator === '≠') return !isSame(left, right)
  if (!isReal(left) || !isReal(right)) return undefined
  const sign = order(left, right)
  if (operator === '<') return sign < 0
  if (operator === '≤') return sign <= 0
  if (operator === '>') return sign > 0
  if (operator === '≥') return sign >= 0
  return undefined
}

/** How far apart the sides of an equation are. */
function differenceOf([left, right]: readonly CompiledFormula[]): (values: Values) => Rational | undefined {
  return (values) => {
    const [a, b] = [left, right].map((side) => side && numberAt(side, values))
    if (a?.ok !== true || b?.ok !== true || a.value.kind !== 'exact' || b.value.kind !== 'exact') return undefined
    return subtract(a.value.value, b.value.value)
  }
}

function compileRelation(
  tree: Extract<Tree, { kind: 'relation' }>,
  compileSide: CompileSide,
): FormulaResult<Condition> {
  const sides: CompiledFormula[] = []
  for (const operand of tree.operands) {
    const side = compileSide(operand)
    if (!side.ok) return side
    sides.push(side.value)
  }
  const holds = (values: Values): FormulaResult<boolean> => {
    for (const [index, operator] of tree.operators.entries()) {
      const [left, right] = [sides[index], sides[index + 1]]
      if (left === undefined || right === undefined) return notACondition
      const [a, b] = [numberAt(left, values), numberAt(right, values)]
      if (!a.ok) return a
      if (!b.ok) return b
      const isTrue = relationHolds(operator, a.value, b.value)
      if (isTrue === undefined) return notACondition
      if (!isTrue) return { ok: true, value: false }
    }
    return { ok: true, value: true }
  }
  const letters = [...new Set(sides.flatMap((side) => side.letters))]
  const isEquation = tree.operators.length === 1 && tree.operators[0] === '='
  return { ok: true, value: isEquation ? { letters, holds, difference: differenceOf(sides) } : { letters, holds } }
}

const combine: Readonly<Record<LogicOperator, (results: readonly boolean[]) => boolean>> = {
  and: (results) => results.every(Boolean),
  or: (results) => results.some(Boolean),
  not: ([first]) => first !== true,
  implies: ([first, second]) => first !== true || second === true,
  iff: (results) => results.every((result) => result === results[0]),
  xor: (results) => results.filter(Boolean).length % 2 === 1,
  nand: (results) => !results.every(Boolean),
  nor: (results) => !results.some(Boolean),
}

function compileLogic(tree: Extract<Tree, { kind: 'logic' }>, compileSide: CompileSide): FormulaResult<Condition> {
  const parts: Condition[] = []
  for (const operand of tree.operands) {
    const part = compileTruth(operand, compileSide)
    if (!part.ok) return part
    parts.push(part.value)
  }
  const holds = (values: Values): FormulaResult<boolean> => {
    const results: boolean[] = []
    for (const part of parts) {
      const result = part.holds(values)
      if (!result.ok) return result
      results.push(result.value)
    }
    return { ok: true, value: combine[tree.operator](results) }
  }
  return { ok: true, value: { letters: [...new Set(parts.flatMap((part) => part.letters))], holds } }
}

/** Makes a condition ready whose sides are made ready as the caller says. */
export function compileTruth(tree: Tree, compileSide: CompileSide): FormulaResult<Condition> {
  if (tree.kind === 'group') return compileTruth(tree.inner, compileSide)
  if (tree.kind === 'relation') return compileRelation(tree, compileSide)
  if (tree.kind === 'logic') return compileLogic(tree, compileSide)
  return notACondition
}
