import type { Tree } from '@isomorph/evaluator'
import type { FormulaIssue, FormulaResult, Values } from '../compute-number.ts'
import type { VariableValue } from './list-value.ts'
import { saidBy, type Said } from '../../wording/said.ts'

/** A formula made ready to be computed for many variants. */
export interface CompiledFormula {
  /** The variables it has, lists among them. */
  readonly letters: readonly string[]
  readonly isList: boolean
  readonly compute: (values: Values) => FormulaResult<VariableValue>
}

/** Makes a part of a formula ready, or throws a `ListFormulaError`. */
export type CompilePart = (tree: Tree) => CompiledFormula

/** Thrown while a formula is taken apart; `compileValue` gives it back as a result. */
export class ListFormulaError extends Error {
  readonly said: Said

  constructor(said: Said) {
    super(said.message)
    this.said = said
  }
}

/** A result that says what is wrong with a list. */
export function listIssue(said: Said): { readonly ok: false; readonly issue: FormulaIssue } {
  return { ok: false, issue: { problem: 'UnableToEvaluate', ...saidBy(said) } }
}

export function lettersOfAll(formulas: readonly CompiledFormula[]): readonly string[] {
  return [...new Set(formulas.flatMap(({ letters }) => letters))]
}
