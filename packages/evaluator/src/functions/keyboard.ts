import type { FunctionKey, FunctionWords } from './function-words.ts'
import { words } from './words.ts'

/** A key of the keyboard for functions; `#?` is where the argument goes. */
export interface FunctionKeycap {
  readonly label: string
  readonly insert: string
}

const all: readonly FunctionWords[] = words
const inRow = (row: FunctionKey): readonly FunctionWords[] => all.filter(({ keyboard }) => keyboard === row)

/** The keys of one row of the keyboard for functions, in the order of the words. */
export const functionKeys = (row: 1 | 2 | 3): readonly FunctionKeycap[] =>
  inRow(row).map(({ name, latex }) => ({ label: name, insert: `${latex.name ?? ''}\\left(#?\\right)` }))

/** The LaTeX commands of functions that may be typed where that keyboard is allowed. */
export const functionCommands: readonly string[] = [...inRow(1), ...inRow(2), ...inRow(3), ...inRow('no key')].flatMap(
  ({ latex }) => (latex.command === undefined ? [] : [`\\${latex.command}`]),
)
