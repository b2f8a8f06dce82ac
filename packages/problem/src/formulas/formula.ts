/** Authors' formulas: LaTeX over the variables of a problem, read once and computed for every variant. */

import {
  compileExpression,
  createBudget,
  decimalDigits,
  gaussianValue,
  quickValue,
  read,
  type CompiledExpression,
  type CompileOptions,
  type EvaluationProblem,
  type LetterValue,
  type ReadOptions,
  type Tree,
} from '@isomorph/evaluator'
import type { Assumptions } from '../question-types/formula/content.ts'
import { replaceVariablesInLatex } from '../statement/latex-template.ts'
import { nameInLatex } from '../variables/variable-name.ts'
import { noDigits, withoutZeros } from './digits.ts'
import { complexValue, exactValue, letterValue, precision, quickNumber, valueOf, type Value } from './value.ts'

/** How a formula is read and computed: which names exist and what the question assumes. */
export interface FormulaSetting {
  readonly reading: ReadOptions
  readonly computing: CompileOptions
}

/** The setting for formulas of a problem. One object per problem or question, since the reader keeps what it prepares. */
export function formulaSetting(
  variableNames: readonly string[],
  functions: readonly string[] = [],
  assumptions: Assumptions = {},
  imaginaryUnit: 'i' | 'either' = 'i',
): FormulaSetting {
  return {
    reading: { mode: 'latex', variables: variableNames, functions, imaginaryUnit, units: false },
    computing: {
      functions,
      angles: assumptions.angles ?? 'radians',
      realOddRoots: assumptions.hasRealOddRoots ?? true,
    },
  }
}

/** The formula with its pills written as plain names, for the reader. */
function withoutPills(latex: string): string {
  if (!latex.includes('\\variable')) return latex
  return replaceVariablesInLatex(latex, (name) => `{${nameInLatex(name)}}`)
}

/** What went wrong, in words for the author. */
export interface FormulaIssue {
  readonly message: string
  readonly problem: EvaluationProblem | 'Unreadable'
  readonly subject?: string
}

export type FormulaResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issue: FormulaIssue }

/** Reads a formula. */
export function readFormula(latex: string, setting: FormulaSetting): FormulaResult<Tree> {
  const result = read(withoutPills(latex), setting.reading)
  if (result.ok) return { ok: true, value: result.tree }
  return { ok: false, issue: { problem: 'Unreadable', message: result.error.message } }
}

const messages: Readonly<Record<EvaluationProblem, string>> = {
  DivideByZero: 'The formula divides by zero.',
  UndefinedVariable: 'The formula uses a variable that has no value.',
  UnableToEvaluate: 'The formula has no value.',
  ComplexNumberFormatAsReal: 'The formula has a complex value where a real one is needed.',
  OverBudget: 'The formula takes too long to work out.',
}

export function formulaIssueOf(failure: {
  readonly problem: EvaluationProblem
  readonly subject?: string
}): FormulaIssue {
  const { problem, subject } = failure
  const message =
    subject !== undefined && problem === 'UndefinedVariable' ? `“${subject}” has no value.` : messages[problem]
  return { problem, message, ...(subject === undefined ? {} : { subject }) }
}

/** Makes a formula ready to be computed. */
export function compileFormula(tree: Tree, setting: FormulaSetting): FormulaResult<CompiledExpression> {
  const compiled = compileExpression(tree, setting.computing)
  return compiled.ok ? compiled : { ok: false, issue: formulaIssueOf(compiled) }
}

/** What authors' formulas may use up; far more than any needs, small enough that nobody waits. */
const authorLimits = { nodes: 200_000, digits: 2000 }

/** The values of variables by name. */
export type Values = ReadonlyMap<string, Value>

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
    const value = values.get(name)
    return value === undefined ? undefined : quickNumber(value)
  })
  if (computed === undefined) return computeComplex(formula.meaning, values)
  if ('exact' in computed) return exactValue(computed.exact)
  const digits = decimalDigits(computed.real, precision)
  return digits === undefined ? undefined : { kind: 'high', re: withoutZeros(digits), im: noDigits }
}

/** Computes a formula: exactly where its value is a fraction, else to 100 digits. */
export function computeFormula(formula: CompiledExpression, values: Values): FormulaResult<Value> {
  const quick = computeQuickly(formula, values)
  if (quick !== undefined) return { ok: true, value: quick }
  const letters: Record<string, LetterValue> = {}
  for (const name of formula.letters) {
    const value = values.get(name)
    if (value !== undefined) letters[name] = letterValue(value)
  }
  const computed = formula.computeHigh(letters, precision, createBudget(authorLimits))
  return computed.ok ? { ok: true, value: valueOf(computed.value) } : { ok: false, issue: formulaIssueOf(computed) }
}
