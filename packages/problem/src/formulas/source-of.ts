import { replaceVariablesInLatex } from '../statement/latex-template.ts'
import { nameInLatex } from '../variables/variable-name.ts'

/** The formula with its pills written as plain names, as it is read. */
export function sourceOf(latex: string): string {
  if (!latex.includes('\\variable')) return latex
  return replaceVariablesInLatex(latex, (name) => `{${nameInLatex(name)}}`)
}
