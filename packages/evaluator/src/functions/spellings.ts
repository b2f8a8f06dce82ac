import type { FunctionWords } from './function-words.ts'
import { words } from './words.ts'

const byName: ReadonlyMap<string, FunctionWords> = new Map(words.map((entry) => [entry.name, entry]))

const bySpelling: ReadonlyMap<string, string> = new Map(
  words.flatMap(({ name, spellings }) => [name, ...spellings].map((spelling) => [spelling, name] as const)),
)

/** Read as a root with the index 3, so that it has no name of its own. */
export const CUBE_ROOT = 'cbrt'

/** The words of a function; nothing for a name that is none. */
export const wordsOf = (name: string): FunctionWords | undefined => byName.get(name)

/** The function that a spelling such as `asin`, `arcsinh` or `cosec` stands for. */
export const functionNamed = (spelling: string): string | undefined =>
  spelling === CUBE_ROOT ? CUBE_ROOT : bySpelling.get(spelling)

const speltOut: ReadonlySet<string> = new Set(words.filter(({ isSpeltOut }) => isSpeltOut).map(({ name }) => name))

/** Whether LaTeX takes these plain letters, without a backslash or a bracket behind them, for the function. */
export const isSpeltOut = (run: string): boolean => speltOut.has(run)

const bracketedInText: ReadonlySet<string> = new Set(words.flatMap((entry) => entry.bracketedInText))

/** Whether text takes a run of plain letters for this function only when a bracket follows. */
export const needsBracket = (spelling: string): boolean =>
  bracketedInText.has(spelling) || wordsOf(functionNamed(spelling) ?? '')?.takes !== 'bare'
