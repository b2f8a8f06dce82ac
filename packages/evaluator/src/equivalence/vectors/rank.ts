import type { Budget } from '../../computing/budget.ts'
import { EvaluationFailure } from '../../computing/budget.ts'
import { exactValue } from '../../computing/exact/exact.ts'
import { number, product, subtract, sum, zero } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { compareExpressions } from '../expressions/compare-expressions.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import type { Vector } from './vector-tree.ts'

/** What vectors are compared with. */
export interface VectorSetting {
  readonly probing: ProbeOptions
  readonly budget: Budget
}

/** Whether an expression is zero for all values of its letters. Throws where that cannot be told. */
export function isZero(a: Expression, { probing, budget }: VectorSetting): boolean {
  if (a.op === 'number') return a.value.numerator === 0n
  const { verdict } = compareExpressions(zero, a, probing, budget)
  if (verdict === 'undecided') throw new EvaluationFailure('UnableToEvaluate', 'a number that may be zero')
  return verdict === 'equal'
}

export const isZeroVector = (a: Vector, setting: VectorSetting): boolean => a.every((entry) => isZero(entry, setting))

export const dot = (a: Vector, b: Vector): Expression => sum(a.map((entry, at) => product([entry, b[at]!])))

export const difference = (a: Vector, b: Vector): Vector => a.map((entry, at) => subtract(entry, b[at]!))

/** One fraction where an expression is one, so that elimination does not pile up sums. */
function folded(a: Expression, budget: Budget): Expression {
  const value = exactValue(a, budget)
  return value === undefined ? a : number(value)
}

/** How many of the vectors are independent, for all but special values of their letters. */
export function rankOf(vectors: readonly Vector[], setting: VectorSetting): number {
  const { budget } = setting
  let [rank, rows] = [0, vectors.map((vector) => vector.map((entry) => folded(entry, budget)))]
  for (let at = 0; at < (rows[0]?.length ?? 0); at += 1) {
    const pivot = rows.find((row) => !isZero(row[at]!, setting))
    if (pivot === undefined) continue
    rank += 1
    const first = pivot[at]!
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) =>
        row.map((entry, index) =>
          folded(subtract(product([first, entry]), product([row[at]!, pivot[index]!])), budget),
        ),
      )
  }
  return rank
}
