/** Computing formulas whose letters all are numbers. */

import {
  createBudget,
  decimalDigits,
  gaussianValue,
  quickValue,
  type CompiledExpression,
  type EvaluationProblem,
  type LetterValue,
} from '@isomorph/evaluator'
import { noDigits, withoutZeros } from './digits.ts'
import { numberIn, type VariableValue } from './lists/list-value.ts'
import { complexValue, exactValue, letterValue, precision, quickNumber, valueOf, type Value } from './value.ts'
import { say, type Said } from '../wording/said.ts'
import type { SentenceCode } from '../wording/texts.ts'

/** What went wrong, in words for the author. */
export interface FormulaIssue extends Said {
  readonly problem: EvaluationProblem | 'Unreadable'
  readonly subject?: string
}

export type FormulaResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issue: FormulaIssue }

const codes = {
  DivideByZero: 'formulaDividesByZero',
  UndefinedVariable: 'variableWithoutValue',
  UnableToEvaluate: 'formulaWithoutValue',
  ComplexNumberFormatAsReal: 'complexFormula',
  OverBudget: 'formulaTooLong',
} as const satisfies Readonly<Record<EvaluationProblem, SentenceCode>>

export function formulaIssueOf(failure: {
  readonly problem: EvaluationProblem
  readonly subject?: string
}): FormulaIssue {
  const { problem, subject } = failure
  const what =
    subject !== undefined && problem === 'UndefinedVariable'
      ? say('nameWithoutValue', { name: subject })
      : say(codes[problem])
  return { problem, ...what, ...(subject === undefined ? {} : { subject }) }
}

/** What authors' formulas may use up; far more than any needs, small enough that nobody waits. */
const authorLimits = { nodes: 200_000, digits: 2000 }

/** The values of variables by name. */
export type Values = ReadonlyMap<string, VariableValue>

/** Complex numbers with rational parts are worked out exactly before their digits are taken. */
function computeComplex(meaning: CompiledExpression['meaning'], values: Values): Value | undefined {
  const computed = gaussianValue(meaning, (name) => {
    const value = values.get(name)
    return value?.kind === 'exact' ? value.value : undefined
  })
  return computed && complexValue(computed)
}

/** Quick reals carry 430 bits; a result that is not proven to all digits is computed again, slowly. */
function computeQuickly(formula: CompiledExpression, values: Values): Value | undefined {
  const computed = quickValue(formula.meaning, (name) => {
    const value = numberIn(values.get(name))
    return value === undefined ? undefined : quickNumber(value)
  })
  if (computed === undefined) return computeComplex(formula.meaning, values)
  if ('exact' in computed) return exactValue(computed.exact)
  const digits = decimalDigits(computed.real, precision)
  return digits === undefined ? undefined : { kind: 'high', re: withoutZeros(digits), im: noDigits }
}

/** Computes a formula over numbers: exactly where its value is a fraction, else to 100 digits. */
export function computeNumber(formula: CompiledExpression, values: Values): FormulaResult<Value> {
  const { meaning } = formula
  const known = meaning.op === 'letter' ? numberIn(values.get(meaning.name)) : undefined
  if (known !== undefined) return { ok: true, value: known }
  const quick = computeQuickly(formula, values)
  if (quick !== undefined) return { ok: true, value: quick }
  const letters: Record<string, LetterValue> = {}
  for (const name of formula.letters) {
    const value = numberIn(values.get(name))
    if (value !== undefined) letters[name] = letterValue(value)
  }
  const computed = formula.computeHigh(letters, precision, createBudget(authorLimits))
  return computed.ok ? { ok: true, value: valueOf(computed.value) } : { ok: false, issue: formulaIssueOf(computed) }
}
