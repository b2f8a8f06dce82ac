import type { Tree } from '../tree.ts'
import { toLatex } from './latex.ts'

/** Placeholders are names that no author can give, so that they can be found again in what is printed. */
const placeholder = 'VARIABLE'
const printedPlaceholder = new RegExp(String.raw`\\(?:operatorname|mathrm)\{${placeholder}(\d+)\}`, 'g')

/**
 * LaTeX in which variables of a problem stand as `\variable{name}`, as authors' formulas are stored. `build` makes the tree
 * to print. In it, a symbol that is a variable has the placeholder that `placeholderFor` gives for its name.
 *
 * @example
 * toVariableLatex((placeholderFor) => ({ kind: 'symbol', name: placeholderFor('v'), at })) // '\variable{v}'
 */
export function toVariableLatex(build: (placeholderFor: (name: string) => string) => Tree): string {
  const names: string[] = []
  const tree = build((name) => `${placeholder}${names.push(name) - 1}`)
  return toLatex(tree).replaceAll(printedPlaceholder, (_, index: string) => `\\variable{${names[Number(index)] ?? ''}}`)
}
