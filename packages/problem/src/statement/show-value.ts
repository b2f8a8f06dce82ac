/** Values as they are shown: the twelve number formats, and the spellings of number sets. */

import {
  exactPlaces,
  formatNumber,
  magnitude,
  roundToPlaces,
  scaleByTen,
  toFixed,
  toFraction,
  type Rational,
} from '@isomorph/evaluator'
import type { NumberFormatType } from '../content/variable.ts'
import { decimalOf, fractionOf, noDigits, parseDigits, roundDigits, type Digits } from '../formulas/digits.ts'
import { exactValue, isReal, type Value } from '../formulas/value.ts'
import type { ShownValue } from './shown-value.ts'

/** A real part: an exact fraction or 100 digits. */
type Part = Rational | Digits

function isExactPart(part: Part): part is Rational {
  return 'numerator' in part
}

function partsOf(value: Value): { readonly re: Part; readonly im: Part } {
  return value.kind === 'exact' ? { re: value.value, im: noDigits } : value
}

/** A whole number of 10^−places as a decimal. */
function placePoint(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const sign = value < 0n ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function withoutTrailingZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

function withoutNegativeZero(decimal: string): string {
  return /^-0(\.0*)?$/.test(decimal) ? decimal.slice(1) : decimal
}

/** Rounded half away from zero to a number of decimals, all of them written. */
function fixed(part: Part, places: number): string {
  const text = isExactPart(part) ? toFixed(part, places) : placePoint(roundDigits(part, places), places)
  return withoutNegativeZero(text)
}

/** Decimals to write when nothing is to be rounded: all of them, or as many as are worth reading. */
function unrounded(part: Part): number {
  if (isExactPart(part)) return exactPlaces(part) ?? 10
  return Math.min(10, Math.max(0, -part.exponent))
}

function decimalText(part: Part, rounding: number | undefined): string {
  if (isExactPart(part) && part.denominator === 1n) return part.numerator.toString()
  return withoutTrailingZeros(fixed(part, rounding ?? unrounded(part)))
}

function grouped(decimal: string): string {
  const [whole = '', decimals] = decimal.split('.')
  const separated = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return decimals === undefined ? separated : `${separated}.${decimals}`
}

function timesPowerOfTen(part: Part, exponent: number): Part {
  return isExactPart(part) ? scaleByTen(part, exponent) : { digits: part.digits, exponent: part.exponent + exponent }
}

function magnitudeOf({ digits, exponent }: Digits): number {
  return (digits < 0n ? -digits : digits).toString().length + exponent - 1
}

/** Mantissa and exponent, the mantissa rounded and below ten. */
function scientific(part: Part, rounding: number | undefined): readonly [mantissa: string, exponent: number] {
  const isZero = isExactPart(part) ? part.numerator === 0n : part.digits === 0n
  if (isZero) return ['0', 0]
  const exponent = isExactPart(part) ? magnitude(part) : magnitudeOf(part)
  const mantissa = decimalText(timesPowerOfTen(part, -exponent), rounding)
  // Rounding 9.996 to two decimals gives 10, which is 1 with the next exponent.
  return /^-?10$/.test(mantissa) ? [mantissa.replace('10', '1'), exponent + 1] : [mantissa, exponent]
}

function shown(text: string, latex: string, isMath: boolean, isCompound: boolean): ShownValue {
  const isNegative = latex.startsWith('-')
  return {
    text: text.startsWith('-') ? `−${text.slice(1)}` : text,
    latex,
    isMath,
    isNegative,
    isUnit: latex === '1' || latex === '-1',
    isCompound,
  }
}

const special = /[,$%]/

function plain(text: string): ShownValue {
  if (!special.test(text)) return shown(text, text, false, false)
  return shown(text, text.replaceAll(',', '{,}').replaceAll('$', '\\$').replaceAll('%', '\\%'), false, false)
}

function power(mantissa: string, exponent: number): ShownValue {
  const [text, latex] = [`${mantissa} × 10^${exponent}`, `${mantissa}\\times10^{${exponent}}`]
  return shown(text, latex, true, true)
}

function fraction(value: Rational): ShownValue {
  if (value.denominator === 1n) return plain(value.numerator.toString())
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  const sign = value.numerator < 0n ? '-' : ''
  return shown(toFraction(value), `${sign}\\frac{${size}}{${value.denominator}}`, true, true)
}

function dollars(part: Part, rounding: number | undefined): ShownValue {
  const text = grouped(fixed(part, rounding ?? 2))
  return plain(text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`)
}

function realText(part: Part, format: NumberFormatType, rounding: number | undefined): ShownValue {
  switch (format) {
    case 'NumberWithSeparators':
      return plain(grouped(decimalText(part, rounding)))
    case 'Percentage':
      return plain(`${decimalText(timesPowerOfTen(part, 2), rounding)}%`)
    case 'Fraction':
      return isExactPart(part) ? fraction(part) : plain(decimalText(part, rounding))
    case 'SciNotation':
      return power(...scientific(part, rounding))
    case 'ENotation':
      return plain(scientific(part, rounding).join('E'))
    case 'USDollar':
      return dollars(part, rounding)
    case 'Number':
    case 'ComplexNumber':
    case 'ComplexRectangularI':
    case 'ComplexRectangularJ':
    case 'ComplexPolarRadian':
    case 'ComplexPolarDegree':
      return plain(decimalText(part, rounding))
  }
}

function rectangular(value: Value, unit: 'i' | 'j', rounding: number | undefined): ShownValue {
  const { re, im } = partsOf(value)
  const [real, imaginary] = [decimalText(re, rounding), decimalText(im, rounding)]
  if (imaginary === '0') return plain(real)
  const coefficient = imaginary.replace(/^(-?)1$/, '$1')
  if (real === '0') return shown(`${coefficient}${unit}`, `${coefficient}${unit}`, true, false)
  const text = `${real}${imaginary.startsWith('-') ? '' : '+'}${coefficient}${unit}`
  // Its first sign belongs to the real part only, so the value as a whole is not negative.
  return { ...shown(text, text, true, true), isNegative: false }
}

function polar(
  value: Value,
  type: 'ComplexPolarRadian' | 'ComplexPolarDegree',
  rounding: number | undefined,
): ShownValue {
  const { re, im } = partsOf(value)
  const part = (of: Part) => (isExactPart(of) ? of : decimalOf(of))
  const digits = rounding ?? 2
  const formatted = formatNumber({ re: part(re), im: part(im) }, { type, rounding: { kind: 'places', digits } })
  return shown(formatted?.text ?? '?', formatted?.latex ?? '?', true, true)
}

/**
 * A value in a number format. `rounding` is a number of decimals (of the mantissa in powers of ten); without one the
 * value is written in full. A complex value is written in rectangular form where the format is one for real numbers.
 */
export function showNumber(value: Value, format: NumberFormatType, rounding?: number): ShownValue {
  if (format === 'ComplexPolarRadian' || format === 'ComplexPolarDegree') return polar(value, format, rounding)
  if (format === 'ComplexRectangularJ') return rectangular(value, 'j', rounding)
  if (!isReal(value) || format === 'ComplexRectangularI') return rectangular(value, 'i', rounding)
  return realText(partsOf(value).re, format, rounding)
}

/** A value of a number set, as its author spelt it. */
export function showSpelling(spelling: string, value: Value): ShownValue {
  const tidied = spelling.trim().replaceAll('−', '-')
  const [, above, below] = /^(-?[\d.]+)\s*\/\s*([\d.]+)$/.exec(tidied) ?? []
  if (above !== undefined && below !== undefined) {
    const [sign, size] = above.startsWith('-') ? ['-', above.slice(1)] : ['', above]
    return shown(tidied, `${sign}\\frac{${size}}{${below}}`, true, true)
  }
  const [, mantissa, exponent] = /^(-?[\d.]+)\s*[x×*·]\s*10\^[({]?([+-]?\d+)[)}]?$/.exec(tidied) ?? []
  if (mantissa !== undefined) return power(mantissa, Number(exponent))
  return /^[-\d.,$%eE+]+$/.test(tidied) ? plain(tidied) : showNumber(value, 'Number')
}

/** The value that is shown, for variables whose author wants it to flow on. */
export function roundedAsShown(value: Value, format: NumberFormatType, rounding: number): Value {
  if (value.kind === 'exact' && format === 'Fraction') return value
  const places = format === 'Percentage' ? rounding + 2 : rounding
  const round = (part: Part): Rational => {
    const exact = isExactPart(part) ? part : fractionOf(part)
    const isScaled = (format === 'SciNotation' || format === 'ENotation') && exact.numerator !== 0n
    return roundToPlaces(exact, isScaled ? places - magnitude(exact) : places)
  }
  const { re, im } = partsOf(value)
  if (isReal(value)) return exactValue(round(re))
  const digits = (part: Part): Digits => parseDigits(toFixed(round(part), Math.max(0, places))) ?? noDigits
  return { kind: 'high', re: digits(re), im: digits(im) }
}
