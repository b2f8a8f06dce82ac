import { canonicalName, read, somePart, type ReadOptions } from '@isomorph/evaluator'
import { isDrawnList, type Variable } from '../../content/variable.ts'
import { sourceOf } from '../source-of.ts'
import { bindingFunctions } from './binding-functions.ts'
import { dataFunctions } from './data-functions.ts'

/** Functions that all formulas know, and that take a list as well. */
const builtIn: ReadonlySet<string> = new Set(['min', 'max'])

/** The names of the functions over lists, for the reader: those that are not built in. */
export const dataFunctionNames: readonly string[] = [
  ...Object.keys(dataFunctions),
  ...Object.keys(bindingFunctions),
].filter((name) => !builtIn.has(name))

/** What is known of a problem's variables when its formulas are read. */
export interface KnownNames {
  readonly names: readonly string[]
  /** Whether any variable is a list. */
  readonly hasLists: boolean
  /** Whether formulas may have letters that are no variables. */
  readonly hasOwnLetters: boolean
}

/** Names that stand for a number in every formula. */
const constants = ['e', 'i']

/** Whether a word is names of variables one behind another. */
function isSpeltBy(word: string, names: ReadonlySet<string>): boolean {
  const reached = [true]
  for (let end = 1; end <= word.length; end += 1)
    reached[end] = reached.some((isReached, from) => isReached && names.has(word.slice(from, end)))
  return reached[word.length] === true
}

/**
 * The functions that formulas of a problem may use. Where a problem has no lists, words that its letters can spell stay
 * products (`var` of v, a and r), as they were read before there were such functions.
 */
export function functionNames({ names, hasLists, hasOwnLetters }: KnownNames): readonly string[] {
  const free = dataFunctionNames.filter((name) => !names.includes(name))
  if (hasLists) return free
  if (hasOwnLetters) return []
  const known = new Set([...names, ...constants])
  return free.filter((name) => !isSpeltBy(name, known))
}

const bindingPattern = /\\(?:sum|prod)\s*_\s*\{?\s*([A-Za-z])\s*=|\\int[^]*?(?:\\mathrm\{d\}|d)\s*([A-Za-z])/g

/** The letters that sums, products and integrals of a formula bring in: there they are as good as variables. */
export function boundLetters(source: string): readonly string[] {
  return [...source.matchAll(bindingPattern)].flatMap(([, index, variable]) => index ?? variable ?? [])
}

/** Whether a formula writes out a list, or the numbers from one to another. */
function writesList(formula: string, reading: ReadOptions): boolean {
  if (!/\[|lbrack|range/.test(formula)) return false
  const result = read(sourceOf(formula), reading)
  return (
    result.ok &&
    somePart(
      result.tree,
      (part) => part.kind === 'list' || (part.kind === 'call' && part.name === 'range' && part.args.length > 1),
    )
  )
}

/** Whether any variable is a list: drawn, or calculated from a list that is written out. All others follow from these. */
export function hasListVariables(variables: readonly Variable[]): boolean {
  if (variables.some(isDrawnList)) return true
  const names = variables.map(({ name }) => canonicalName(name))
  const functions = dataFunctionNames.filter((name) => !names.includes(name))
  const reading: ReadOptions = { mode: 'latex', variables: names, functions, units: false }
  return variables.some(
    (variable) => variable.variableType === 'CalculatedValue' && writesList(variable.parameters.formula, reading),
  )
}
