import { toText } from '@isomorph/evaluator'
import { reasonWords } from '../statement/read-reasons/reason-words.ts'
import { storedLatex } from '../math/second-reading/second-reading.ts'
import type { ReadAuthorFormula } from './read-formulas.ts'

/** A formula in both of its forms. Where one form cannot be read, the other stays as it was. */
interface TwoForms {
  readonly latex: string
  readonly text: string
  /** What cannot be read, and in which form. */
  readonly issue?: { readonly in: 'latex' | 'text'; readonly message: string }
}

/** The text of a formula that was written in the field. */
export function formsOfLatex(latex: string, read: ReadAuthorFormula, before = ''): TwoForms {
  if (latex.trim() === '') return { latex, text: '' }
  const reading = read(latex, 'latex')
  if (reading.ok) return { latex, text: toText(reading.tree) }
  return { latex, text: before, issue: { in: 'latex', message: reasonWords(reading.error) } }
}

/** The formula of a text that was written. */
export function formsOfText(
  text: string,
  read: ReadAuthorFormula,
  variables: readonly string[],
  before: string,
): TwoForms {
  if (text.trim() === '') return { latex: '', text }
  const reading = read(text, 'text')
  if (reading.ok) return { latex: storedLatex(reading.tree, variables), text }
  return { latex: before, text, issue: { in: 'text', message: reasonWords(reading.error) } }
}
