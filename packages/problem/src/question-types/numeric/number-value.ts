/** The value of a typed number: at once where it is written out, else computed. */

import {
  compileExpression,
  exactValue,
  gaussianValue,
  type Budget,
  type CompileOptions,
  type DoubleNumber,
  type Tree,
} from '@isomorph/evaluator'
import { formulaIssueOf, type FormulaResult } from '../../formulas/formula.ts'
import { complexValue, doublesOf, precision, valueOf, type Value } from '../../formulas/value.ts'

/** A number to be compared: a first look in doubles with a bound on their error, the value in full when asked for. */
export interface TypedNumber {
  readonly double: DoubleNumber
  readonly value: () => FormulaResult<Value>
}

/** A value as a number to be compared. */
export function typedNumber(value: Value): TypedNumber {
  const [re, im] = doublesOf(value)
  return { double: { re, im, error: (Math.abs(re) + Math.abs(im)) * 1e-15 }, value: () => ({ ok: true, value }) }
}

/** The value of a typed tree. Letters, divisions by zero and what has no value are issues. */
export function numberOf(tree: Tree, options: CompileOptions, budget: Budget): FormulaResult<TypedNumber> {
  const literal = exactValue(tree)
  if (literal !== undefined) return { ok: true, value: typedNumber({ kind: 'exact', value: literal }) }
  const compiled = compileExpression(tree, options)
  if (!compiled.ok) return { ok: false, issue: formulaIssueOf(compiled) }
  const complex = gaussianValue(compiled.value.meaning, () => undefined)
  if (complex !== undefined) return { ok: true, value: typedNumber(complexValue(complex)) }
  const double = compiled.value.computeDouble({}, budget)
  let cached: FormulaResult<Value> | undefined
  const value = (): FormulaResult<Value> => {
    if (cached !== undefined) return cached
    const high = compiled.value.computeHigh({}, precision, budget)
    cached = high.ok ? { ok: true, value: valueOf(high.value) } : { ok: false, issue: formulaIssueOf(high) }
    return cached
  }
  if (double.ok && double.value.error < Math.abs(double.value.re) + Math.abs(double.value.im)) {
    return { ok: true, value: { double: double.value, value } }
  }
  const full = value()
  return full.ok ? { ok: true, value: typedNumber(full.value) } : full
}
