import { locale, type AnswerField } from '@isomorph/contract'

/** What stands before decimals in the numbers of a problem. */
export type DecimalSign = NonNullable<AnswerField['decimalSign']>

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const smallestPlain = 1e-4
const largestPlain = 1e9

function raised(exponent: number): string {
  const digits = Array.from(String(Math.abs(exponent)), (digit) => superscripts[Number(digit)] ?? '').join('')
  return exponent < 0 ? `⁻${digits}` : digits
}

/** A number as it is shown elsewhere, with the sign before decimals that its problem has. */
export function withSign(shown: string, decimalSign: DecimalSign): string {
  return decimalSign === 'comma' ? shown.replace('.', ',') : shown
}

/**
 * A computed number with at most so many significant figures, as people write it: `104.1`, `−3`, `1.6×10⁻¹⁹`.
 */
export function formatFigures(value: number, figures: number, decimalSign: DecimalSign = 'point'): string {
  const size = Math.abs(value)
  const written = (plain: number) =>
    plain.toLocaleString(locale, { maximumSignificantDigits: figures, useGrouping: false })
  const format = (plain: number) => withSign(written(plain).replace('-', '−'), decimalSign)
  if (size === 0 || (size >= smallestPlain && size < largestPlain)) return format(value)
  const [mantissa = '', exponent = ''] = value.toExponential(figures - 1).split('e')
  return `${format(Number(mantissa))}×10${raised(Number(exponent))}`
}
