import { dataFunctions } from './data-functions.ts'

/** Functions that all formulas know, and that take a list as well. */
const builtIn: ReadonlySet<string> = new Set(['min', 'max'])

/** The names of the functions over lists, for the reader: those that are not built in. */
export const dataFunctionNames: readonly string[] = Object.keys(dataFunctions).filter((name) => !builtIn.has(name))

/** What is known of a problem's variables when its formulas are read. */
export interface KnownNames {
  readonly names: readonly string[]
  /** The variables that are lists. */
  readonly lists: ReadonlySet<string>
  /** Whether formulas may have letters that are no variables. */
  readonly hasOwnLetters: boolean
}

/**
 * The functions that formulas of a problem may use. Where a problem has no lists, words that its letters can spell stay
 * products (`var` of v, a and r), as they were read before there were such functions.
 */
export function functionNames({ names, lists, hasOwnLetters }: KnownNames): readonly string[] {
  const free = dataFunctionNames.filter((name) => !names.includes(name))
  if (lists.size > 0) return free
  if (hasOwnLetters) return []
  const known = new Set([...names, 'e', 'i'])
  return free.filter((name) => !Array.from(name).every((letter) => known.has(letter)))
}
