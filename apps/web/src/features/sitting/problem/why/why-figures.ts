import { locale } from '@isomorph/contract'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const smallestPlain = 1e-4
const largestPlain = 1e9

function raised(exponent: number): string {
  const digits = Array.from(String(Math.abs(exponent)), (digit) => superscripts[Number(digit)] ?? '').join('')
  return exponent < 0 ? `⁻${digits}` : digits
}

/**
 * A computed number with at most so many significant figures, as people write it: `104.1`, `−3`, `1.6×10⁻¹⁹`.
 */
export function formatFigures(value: number, figures: number): string {
  const size = Math.abs(value)
  const format = (plain: number) =>
    plain.toLocaleString(locale, { maximumSignificantDigits: figures, useGrouping: false }).replace('-', '−')
  if (size === 0 || (size >= smallestPlain && size < largestPlain)) return format(value)
  const [mantissa = '', exponent = ''] = value.toExponential(figures - 1).split('e')
  return `${format(Number(mantissa))}×10${raised(Number(exponent))}`
}
