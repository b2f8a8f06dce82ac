import { quantityOf, type Tree } from '@isomorph/evaluator'
import { ownUnitsOf, readTyped, shownReading, type AnswerField } from './answer-field.ts'
import { withoutName } from '../question-types/numeric/naming.ts'
import { strangerIn } from '../question-types/formula/understood.ts'
import { markingError, type MarkingError } from './marking-error.ts'
import {
  decimalPlaces,
  formatExamples,
  hasPrecision,
  isWrittenAs,
  significantFigures,
  writtenNumber,
} from '../question-types/numeric/written-number.ts'

/** How an answer is read while it is typed: what a field shows before an attempt is spent. */
export type AnswerReading =
  | {
      readonly ok: true
      /** The answer as understood, as LaTeX; for texts and choices the text itself. */
      readonly latex: string
      /** Something that would cost credit: a missing unit, another number format, too few digits. */
      readonly warning?: string
    }
  | {
      readonly ok: false
      readonly error: MarkingError
      /** Where in the text the trouble is. */
      readonly at?: { readonly from: number; readonly to: number }
    }

function refused(error: MarkingError, at?: { readonly from: number; readonly to: number }): AnswerReading {
  return at === undefined ? { ok: false, error } : { ok: false, error, at }
}

function precisionWarning(field: AnswerField, tree: Tree): string | undefined {
  if (field.precision === undefined) return undefined
  const written = writtenNumber(tree)
  const { kind, digits, rule } = field.precision
  const amount = `${rule === 'atLeast' ? 'at least ' : ''}${digits}`
  const asked =
    kind === 'decimalPlaces' ? `${amount} decimal places are asked for` : `${amount} significant figures are asked for`
  if (written === undefined) return `Write the number in digits: ${asked}.`
  if (hasPrecision(written, field.precision)) return undefined
  const has = kind === 'decimalPlaces' ? decimalPlaces(written) : significantFigures(written)[1]
  return `Yours has ${has}; ${asked}.`
}

function numberWarning(field: AnswerField, tree: Tree): string | undefined {
  const format = field.numberFormatType ?? 'Any'
  if (format !== 'Any' && !isWrittenAs(tree, format)) return `Write it as ${formatExamples[format]}.`
  return precisionWarning(field, tree)
}

/** What is typed has a letter that no marker can give a value. */
function strangerWarning(field: AnswerField, tree: Tree): string | undefined {
  const stranger = strangerIn(tree)
  if (stranger === undefined) return undefined
  return field.takesUnit === true
    ? `A number with its unit is expected, but “${stranger}” stands for neither. Put a space or · between units.`
    : `A number is expected, but “${stranger}” stands for none.`
}

function readNumber(field: AnswerField, tree: Tree, latex: string): AnswerReading {
  if (tree.kind === 'list' || tree.kind === 'set' || tree.kind === 'tuple') {
    const warning = tree.items
      .map((item) => readNumber(field, item, latex))
      .find((item) => !item.ok || item.warning !== undefined)
    return warning === undefined ? { ok: true, latex } : warning
  }
  const named = withoutName(tree)
  if (named !== tree) return readNumber(field, named, latex)
  const stranger = strangerWarning(field, tree)
  if (stranger !== undefined) return { ok: true, latex, warning: stranger }
  if (field.takesUnit !== true) return withWarning(latex, numberWarning(field, tree))
  const quantity = quantityOf(tree, ownUnitsOf(field))
  if (!quantity.ok) return refused(markingError('UnitParseError'))
  if (quantity.value === undefined)
    return refused(markingError('AnswerFormatError', 'The number before the unit is missing.'))
  const missing = quantity.unit === undefined ? 'There is no unit yet.' : undefined
  return withWarning(latex, missing ?? numberWarning(field, quantity.value))
}

function withWarning(latex: string, warning: string | undefined): AnswerReading {
  return warning === undefined ? { ok: true, latex } : { ok: true, latex, warning }
}

/**
 * Reads an answer as the marker will read it. Knows the public side of a question only, so it can run in the browser;
 * it says nothing about whether the answer is right.
 *
 * ```ts
 * readAnswer(field, '\\frac12x') // { ok: true, latex: '\\frac{1}{2}x' }
 * ```
 */
export function readAnswer(field: AnswerField, value: string, mode: 'latex' | 'text' = 'latex'): AnswerReading {
  if (field.answerType === 'MultipleChoice' || field.answerType === 'ShortAnswer')
    return { ok: true, latex: value.trim() }
  if (value.trim() === '') return { ok: true, latex: '' }
  const read = readTyped(field, value, mode)
  if (!read.ok) return refused(markingError('AnswerParseError', read.error.message), read.error.at)
  const latex = shownReading(field, read.tree, value)
  return field.answerType === 'Numeric' ? readNumber(field, read.tree, latex) : { ok: true, latex }
}
