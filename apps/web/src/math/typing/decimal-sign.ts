import type { MathfieldElement } from 'mathlive'
import { write } from './field-keys.ts'

/** What stands before the decimals of a number. */
export type DecimalSign = 'point' | 'comma'

const bracket = /[([]|\\(?:left|\{|l(?:brace|brack|angle))/

/**
 * Whether a comma typed behind this is a decimal one. Where a formula has brackets it may separate as well; there it
 * stays as typed, and the reader asks.
 */
export function isDecimalComma(before: string, formula: string): boolean {
  return /^\d$/.test(before) && !bracket.test(formula)
}

/** Writes a typed decimal comma close to its digits; MathLive leaves room behind a comma, as in lists. */
export function keepDecimalCommas(field: MathfieldElement, decimalSign: () => DecimalSign | undefined): void {
  field.addEventListener('beforeinput', (event) => {
    const end = field.position
    if (event.data !== ',' || decimalSign() !== 'comma' || !field.selectionIsCollapsed || end === 0) return
    if (!isDecimalComma(field.getValue(end - 1, end, 'latex'), field.getValue('latex'))) return
    event.preventDefault()
    write(field, '{,}')
  })
}
