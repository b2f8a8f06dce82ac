/** Authors' formulas: LaTeX over the variables of a problem, read once and computed for every variant. */

import { read, type CompileOptions, type ReadOptions, type Tree } from '@isomorph/evaluator'
import type { Assumptions } from '../question-types/formula/content.ts'
import { replaceVariablesInLatex } from '../statement/latex-template.ts'
import { nameInLatex } from '../variables/variable-name.ts'
import type { FormulaResult } from './compute-number.ts'
import { functionNames } from './lists/function-names.ts'

export type { FormulaIssue, FormulaResult, Values } from './compute-number.ts'
export { formulaIssueOf } from './compute-number.ts'
export {
  compileFormula,
  compileValue,
  computeFormula,
  computeValue,
  fillLists,
  issueOfLists,
  type CompiledFormula,
} from './lists/compile-value.ts'

/** How a formula is read and computed: which names exist and what the question assumes. */
export interface FormulaSetting {
  readonly reading: ReadOptions
  readonly computing: CompileOptions
  /** The variables that are lists; those that are calculated are added as they are found. */
  readonly lists: ReadonlySet<string>
  /** The functions over lists that it may use. */
  readonly listFunctions: ReadonlySet<string>
}

/** What a question, or the variables of a problem, say about their formulas. */
export interface FormulaOptions {
  readonly lists?: ReadonlySet<string>
  readonly functions?: readonly string[]
  readonly assumptions?: Assumptions
  readonly imaginaryUnit?: 'i' | 'either'
  /** Whether it may have letters that are no variables. */
  readonly hasOwnLetters?: boolean
}

const noLists: ReadonlySet<string> = new Set()

/** The setting for formulas of a problem. One object per problem or question, since the reader keeps what it prepares. */
export function formulaSetting(names: readonly string[], options: FormulaOptions = {}): FormulaSetting {
  const { lists = noLists, functions = [], assumptions = {}, imaginaryUnit = 'i', hasOwnLetters = false } = options
  const overLists = functionNames({ names, lists, hasOwnLetters }).filter((name) => !functions.includes(name))
  return {
    reading: { mode: 'latex', variables: names, functions: [...functions, ...overLists], imaginaryUnit, units: false },
    computing: {
      functions,
      angles: assumptions.angles ?? 'radians',
      realOddRoots: assumptions.hasRealOddRoots ?? true,
    },
    lists,
    listFunctions: new Set(overLists),
  }
}

/** The formula with its pills written as plain names, as it is read. */
export function sourceOf(latex: string): string {
  if (!latex.includes('\\variable')) return latex
  return replaceVariablesInLatex(latex, (name) => `{${nameInLatex(name)}}`)
}

/** Reads a formula. */
export function readFormula(latex: string, setting: FormulaSetting): FormulaResult<Tree> {
  const result = read(sourceOf(latex), setting.reading)
  if (result.ok) return { ok: true, value: result.tree }
  return { ok: false, issue: { problem: 'Unreadable', message: result.error.message } }
}
