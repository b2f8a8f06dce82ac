import type { Tree } from '../tree.ts'
import { toLatex } from './latex.ts'

/** A name that no author can give, so that it can be found again in what is printed. */
const marker = 'VARIABLE'
const printedMarker = new RegExp(String.raw`\\(?:operatorname|mathrm)\{${marker}(\d+)\}`, 'g')

/**
 * LaTeX in which variables of a problem stand as `\variable{name}`, as authors' formulas are stored. `mark` makes the tree
 * to print: it gives a symbol that is a variable the name that its argument answers.
 *
 * @example
 * toVariableLatex((marked) => ({ kind: 'symbol', name: marked('v'), at })) // '\variable{v}'
 */
export function toVariableLatex(mark: (marked: (name: string) => string) => Tree): string {
  const names: string[] = []
  const tree = mark((name) => `${marker}${names.push(name) - 1}`)
  return toLatex(tree).replaceAll(printedMarker, (_, index: string) => `\\variable{${names[Number(index)] ?? ''}}`)
}
