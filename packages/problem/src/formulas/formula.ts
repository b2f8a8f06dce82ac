/** Authors' formulas: LaTeX over the variables of a problem, read once and computed for every variant. */

import { read, type ReadOptions, type Tree } from '@isomorph/evaluator'
import type { Assumptions } from '../question-types/formula/content.ts'
import type { FormulaResult } from './compute-number.ts'
import type { FormulaSetting } from './formula-setting.ts'
import { boundLetters, functionNames } from './lists/function-names.ts'
import { sourceOf } from './source-of.ts'
import { asRead } from '../wording/said.ts'

export type { FormulaIssue, FormulaResult, Values } from './compute-number.ts'
export type { FormulaSetting } from './formula-setting.ts'
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

/** What a question, or the variables of a problem, say about their formulas. */
export interface FormulaOptions {
  readonly lists?: ReadonlySet<string>
  /** Whether lists will be added to those. */
  readonly hasLists?: boolean
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
  const { hasLists = lists.size > 0 } = options
  const overLists = functionNames({ names, hasLists, hasOwnLetters }).filter((name) => !functions.includes(name))
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

/** A letter that a formula brings in spells words with the variables as well: `sum` beside s and u is a product under ∑ over m. */
function readingOf(source: string, { reading, listFunctions, lists }: FormulaSetting): ReadOptions {
  const bound = lists.size > 0 || listFunctions.size === 0 ? [] : boundLetters(source)
  if (bound.length === 0) return reading
  const { variables = [], functions = [] } = reading
  const spelt = new Set(functionNames({ names: [...variables, ...bound], hasLists: false, hasOwnLetters: false }))
  return { ...reading, functions: functions.filter((name) => !listFunctions.has(name) || spelt.has(name)) }
}

/** Reads a formula. */
export function readFormula(latex: string, setting: FormulaSetting): FormulaResult<Tree> {
  const source = sourceOf(latex)
  const result = read(source, readingOf(source, setting))
  if (result.ok) return { ok: true, value: result.tree }
  return { ok: false, issue: { problem: 'Unreadable', ...asRead(result.error) } }
}
