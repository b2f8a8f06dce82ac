import type { MathfieldElement } from 'mathlive'
import { write } from './field-keys.ts'

/** What stands before the decimals of a number. */
export type DecimalSign = 'point' | 'comma'

const bracket = /[([{]|\\l(?:brace|brack|angle)/

/**
 * Whether a comma that is typed behind this is a decimal one. Within brackets it may separate as well; there it stays as
 * typed, and the reader asks.
 */
export function isDecimalComma(before: string): boolean {
  return /\d$/.test(before) && !bracket.test(before.replaceAll('{,}', '').replaceAll(/\\[A-Za-z]+\{[^{}]*\}/g, ''))
}

/** Writes a typed decimal comma close to its digits; MathLive leaves room behind a comma, as in lists. */
export function keepDecimalCommas(field: MathfieldElement, decimalSign: () => DecimalSign | undefined): void {
  field.addEventListener('beforeinput', (event) => {
    if (event.data !== ',' || decimalSign() !== 'comma' || !field.selectionIsCollapsed) return
    if (!isDecimalComma(field.getValue(0, field.position, 'latex'))) return
    event.preventDefault()
    write(field, '{,}')
  })
}
