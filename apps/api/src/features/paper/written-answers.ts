import { choiceIndexOf, choiceLetterOf, type PaperMark, type PaperQuestion, sayOfField } from '@isomorph/contract'
import { latexOfTyped } from '@isomorph/problem'
import type { EnteredRow } from './paper.queries.ts'
import type { FieldError } from '../../refusals/refusals.ts'

/** What stands in the place of an answer on paper to which a person gave points. */
export const onPaper = { answer: 'on paper', reading: String.raw`\text{on paper}` }

/** Points were given; the answer itself was not typed in. */
export function isPointsGiven({ answer, reading }: Pick<EnteredRow, 'answer' | 'reading'>): boolean {
  return answer === onPaper.answer && reading === onPaper.reading
}

/** A stored answer as it stood on the sheet: letters in place of the keys of choices. */
export function writtenOf(stored: string, choiceKeys: readonly number[]): string {
  if (choiceKeys.length === 0 || stored === '') return stored
  const indices = stored.split(';').map((key) => choiceKeys.indexOf(Number(key)))
  return indices
    .toSorted((a, b) => a - b)
    .map((index) => (index === -1 ? '?' : choiceLetterOf(index)))
    .join(' ')
}

/**
 * An answer from a sheet as it is stored, or what is wrong with it. Letters of choices may have spaces or commas between them;
 * formulas that are typed plainly become LaTeX.
 */
export function storedOf(
  { number, choiceKeys, isFormula }: Pick<PaperQuestion, 'number' | 'choiceKeys' | 'isFormula'>,
  written: string,
): { readonly value: string } | { readonly fault: Omit<FieldError, 'path'> } {
  if (isFormula) return { value: latexOfTyped(written.trim()) }
  if (choiceKeys.length === 0) return { value: written.trim() }
  const typed = written.toUpperCase().replaceAll(/[\s,;]/g, '')
  const keys = Array.from(typed, (letter) => choiceKeys[choiceIndexOf(letter)])
  if (keys.includes(undefined))
    return { fault: sayOfField('choicesUpTo', { number, last: choiceLetterOf(choiceKeys.length - 1) }) }
  const known = new Set(keys as number[])
  return { value: [...known].toSorted((a, b) => a - b).join(';') }
}

/** A mark of a sheet, checked, with the answer as it is stored. */
export interface CheckedMark extends Omit<PaperMark, 'points' | 'answer'> {
  /** By a person; undefined: the evaluator marks the answer. */
  readonly percent?: number
  readonly answer?: string
}
