/**
 * Which names stand in a formula, by its spelling alone: fast enough for every keystroke and forgiving with what is
 * half typed. The evaluator's reader decides what a formula means; this only says what an author may want to create.
 */

import { greekLetters } from '../../../math/index.ts'

const subscript = String.raw`(?:_(?:\{(?:\\mathrm\{)?([A-Za-z0-9]+)\}?\}|([A-Za-z0-9])))?`

const tokenPattern = new RegExp(
  [
    String.raw`\\variable\{((?:[^{}]|\{[^{}]*\})*)\}`,
    // Words in upright type are units or functions, not variables.
    String.raw`\\(?:mathrm|operatorname|text|mathbb|placeholder)\*?\{[^{}]*\}`,
    String.raw`\\(?:begin|end)\{[^{}]*\}`,
    String.raw`\\(${greekLetters})(?![A-Za-z])${subscript}`,
    String.raw`\\(?:[A-Za-z]+|.)`,
    // A word before a bracket is the name of a function, however its letters are read.
    String.raw`([A-Za-z]{2,})(?=\s*(?:\\left)?\s*\()`,
    String.raw`([A-Za-z])${subscript}`,
  ].join('|'),
  'g',
)

const constants: ReadonlySet<string> = new Set(['e', 'i', 'd'])

interface FormulaNames {
  /** Names that stand as pills. */
  readonly pills: readonly string[]
  /** Letters that stand as letters, in canonical spelling (`v_0`, `alpha`). */
  readonly letters: readonly string[]
  /** Words before a bracket: functions, or letters that are multiplied. */
  readonly words: readonly string[]
}

function joined(base: string, script: string | undefined): string {
  return script === undefined ? base : `${base}_${script}`
}

export function namesInFormula(latex: string): FormulaNames {
  const pills = new Set<string>()
  const letters = new Set<string>()
  const words = new Set<string>()
  for (const match of latex.matchAll(tokenPattern)) {
    const [, pill, greekLetter, greekBraced, greekBare, word, letter, braced, bare] = match
    if (pill !== undefined) pills.add(pill.replace(/^\\/, '').replace(/_\{([^}]*)\}$/, '_$1'))
    else if (greekLetter !== undefined) letters.add(joined(greekLetter, greekBraced ?? greekBare))
    else if (word !== undefined) words.add(word)
    else if (letter !== undefined) {
      const name = joined(letter, braced ?? bare)
      if (!constants.has(name)) letters.add(name)
    }
  }
  return { pills: [...pills], letters: [...letters], words: [...words] }
}

interface KnownNames {
  readonly names: readonly string[]
  readonly functions: readonly string[]
  /** Letters of their own are allowed (formula answers). */
  readonly mayHaveLetters: boolean
  /** A j is the imaginary unit as well as an i, as in the key of a number. */
  readonly hasImaginaryJ?: boolean
}

/** The letters of a word, or none where it is one name: a function, or something unknown that no variable can be. */
function lettersOfWord(word: string, { names, functions }: KnownNames): readonly string[] {
  const ending = functions.find((name) => word.endsWith(name))
  const letters = Array.from(ending === undefined ? word : word.slice(0, -ending.length))
  const isProduct = ending !== undefined || letters.some((letter) => names.includes(letter))
  return isProduct ? letters.filter((letter) => !constants.has(letter)) : []
}

/** Names that an author uses and no variable has. */
export function unknownNames(latex: string, known: KnownNames): readonly string[] {
  const { pills, letters, words } = namesInFormula(latex)
  const inWords = words.flatMap((word) => lettersOfWord(word, known))
  const used = known.mayHaveLetters ? pills : [...pills, ...letters, ...inWords]
  const isKnown = (name: string): boolean =>
    known.names.includes(name) || (name === 'j' && known.hasImaginaryJ === true)
  return used.filter((name, index) => !isKnown(name) && used.indexOf(name) === index)
}
