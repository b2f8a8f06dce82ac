import { Decimal } from 'decimal.js'
import { magnitude, roundToFigures, roundToPlaces, scaleByTen, toDecimal, toFixed } from '../numbers/decimal.ts'
import { absolute, isZero, signOf } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import { asFraction } from './fractions.ts'
import { fromPrecise, Precise, PRECISE_PI, toPrecise } from './precise.ts'
import { DEFAULT_ROUNDING, isComplexFormat } from './types.ts'
import type { NumberFormat, Rounding } from './types.ts'

/** A value that can be shown: exact, a computed decimal, or complex with parts of either kind. */
export type RealValue = Rational | Decimal
export type ComplexValue = { readonly re: RealValue; readonly im: RealValue }
export type ShowableValue = RealValue | ComplexValue

/** How a number is to be shown. */
export interface FormatOptions {
  readonly type: NumberFormat
  /** Default two decimals. */
  readonly rounding?: Rounding
  /** `1.50` instead of `1.5`; dollars and significant figures keep their zeros in any case. */
  readonly keepZeros?: boolean
}

/** A number as it is shown, as LaTeX and as plain text. */
export interface FormattedNumber {
  readonly latex: string
  readonly text: string
}

/**
 * Shows a value in a format, rounded half away from zero. Undefined where it cannot be shown so: an infinity, or a
 * complex value in a real format.
 *
 * @example formatNumber(rational(24691n, 2n), { type: 'USDollar' }) // { text: '$12,345.50', latex: '\\$12{,}345.50' }
 */
export function formatNumber(value: ShowableValue, options: FormatOptions): FormattedNumber | undefined {
  if (isComplexFormat(options.type)) return formatComplex(value, options)
  if ('re' in value) {
    const im = exactly(value.im)
    return im && isZero(im) ? formatNumber(value.re, options) : undefined
  }
  const exact = exactly(value)
  return exact && formatReal(exact, options)
}

function exactly(value: RealValue): Rational | undefined {
  return value instanceof Decimal ? fromPrecise(value) : value
}

function formatReal(value: Rational, options: FormatOptions): FormattedNumber {
  switch (options.type) {
    case 'NumberWithSeparators':
      return separated(rounded(value, options))
    case 'Percentage': {
      const text = rounded(scaleByTen(value, 2), options)
      return { text: `${text}%`, latex: `${text}\\%` }
    }
    case 'Fraction':
      return fractionText(asFraction(value, () => roundBy(value, options.rounding ?? DEFAULT_ROUNDING)))
    case 'SciNotation': {
      const { mantissa, exponent } = scientific(value, options)
      return { text: `${mantissa}x10^${exponent}`, latex: `${mantissa}\\times10^{${exponent}}` }
    }
    case 'ENotation': {
      const { mantissa, exponent } = scientific(value, options)
      return { text: `${mantissa}E${exponent}`, latex: `${mantissa}\\mathrm{E}${exponent}` }
    }
    case 'USDollar':
      return dollars(value, options)
    default: {
      const text = rounded(value, options)
      return { text, latex: text }
    }
  }
}

function roundBy(value: Rational, { kind, digits }: Rounding): Rational {
  if (kind === 'none') return value
  return kind === 'places' ? roundToPlaces(value, digits) : roundToFigures(value, digits)
}

/** The decimal spelling after rounding; what rounds to zero has no sign. */
function rounded(value: Rational, options: FormatOptions): string {
  const rounding = options.rounding ?? DEFAULT_ROUNDING
  const result = roundBy(value, rounding)
  if (rounding.kind === 'figures' && !isZero(result))
    return toFixed(result, Math.max(0, rounding.digits - 1 - magnitude(result)))
  if (rounding.kind === 'places' && options.keepZeros) return toFixed(result, rounding.digits)
  return toDecimal(result)
}

function scientific(value: Rational, options: FormatOptions): { mantissa: string; exponent: number } {
  if (isZero(value)) return { mantissa: rounded(value, options), exponent: 0 }
  const rounding = options.rounding ?? DEFAULT_ROUNDING
  const exponent = magnitude(value)
  const mantissa = roundBy(scaleByTen(value, -exponent), rounding)
  // 9.996 rounds up to 10.00, which is 1.00 of the next power.
  const carry = magnitude(mantissa)
  return { mantissa: rounded(scaleByTen(mantissa, -carry), options), exponent: exponent + carry }
}

function separated(text: string): FormattedNumber {
  const [whole, decimals] = text.split('.')
  const grouped = whole!.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const result = decimals === undefined ? grouped : `${grouped}.${decimals}`
  return { text: result, latex: result.replaceAll(',', '{,}') }
}

function dollars(value: Rational, options: FormatOptions): FormattedNumber {
  const rounding = options.rounding?.kind === 'places' ? options.rounding : DEFAULT_ROUNDING
  const amount = separated(rounded(absolute(value), { ...options, rounding, keepZeros: true }))
  const isNegative = signOf(value) < 0 && /[1-9]/.test(amount.text)
  const sign = isNegative ? '-' : ''
  return { text: `${sign}$${amount.text}`, latex: `${sign}\\$${amount.latex}` }
}

function fractionText(value: Rational): FormattedNumber {
  if (value.denominator === 1n) return { text: String(value.numerator), latex: String(value.numerator) }
  const { numerator, denominator } = absolute(value)
  const sign = signOf(value) < 0 ? '-' : ''
  return { text: `${sign}${numerator}/${denominator}`, latex: `${sign}\\frac{${numerator}}{${denominator}}` }
}

function formatComplex(value: ShowableValue, options: FormatOptions): FormattedNumber | undefined {
  const parts = 're' in value ? value : { re: value, im: new Precise(0) }
  if (options.type === 'ComplexPolarDegree' || options.type === 'ComplexPolarRadian') return formatPolar(parts, options)
  const re = exactly(parts.re)
  const im = exactly(parts.im)
  if (!re || !im) return undefined
  const unit = options.type === 'ComplexRectangularJ' ? 'j' : 'i'
  const realText = rounded(re, options)
  const size = rounded(absolute(im), options)
  const sign = signOf(im) < 0 ? '-' : '+'
  const isVisible = /[1-9]/.test(size)
  if (!isVisible) return { text: realText, latex: realText }
  const imaginary = size === '1' ? unit : size + unit
  if (!/[1-9]/.test(realText)) {
    const text = (sign === '-' ? '-' : '') + imaginary
    return { text, latex: text }
  }
  return { text: realText + sign + imaginary, latex: realText + sign + imaginary }
}

function formatPolar(value: ComplexValue, options: FormatOptions): FormattedNumber | undefined {
  const re = asPrecise(value.re)
  const im = asPrecise(value.im)
  if (!re.isFinite() || !im.isFinite()) return undefined
  const modulus = fromPrecise(Precise.sqrt(re.times(re).plus(im.times(im))))
  const radians = Precise.atan2(im, re)
  const isDegree = options.type === 'ComplexPolarDegree'
  const angle = fromPrecise(isDegree ? radians.times(180).div(PRECISE_PI) : radians)
  if (!modulus || !angle) return undefined
  const size = rounded(modulus, options)
  const turn = rounded(angle, options)
  return isDegree
    ? { text: `${size}∠${turn}°`, latex: `${size}\\angle ${turn}^{\\circ}` }
    : { text: `${size}∠${turn}`, latex: `${size}\\angle ${turn}` }
}

function asPrecise(value: RealValue): Decimal {
  return value instanceof Decimal ? new Precise(value) : toPrecise(value)
}
