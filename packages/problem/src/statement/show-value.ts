/** Values as they are shown: the twelve number formats, and the spellings of number sets. */

import {
  exactPlaces,
  formatNumber,
  magnitude,
  placePoint,
  roundToFigures,
  roundToPlaces,
  scaleByTen,
  toExactDecimal,
  toFixed,
  toFraction,
  type Rational,
} from '@isomorph/evaluator'
import type { NumberFormatType, NumberWriting, RandomNumberVariable } from '../content/variable.ts'
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

function withoutTrailingZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

function withoutNegativeZero(decimal: string): string {
  return /^-0(\.0*)?$/.test(decimal) ? decimal.slice(1) : decimal
}

/** How many digits are written of a number; all of them where no rounding is said. */
export interface NumberStyle extends NumberWriting {
  readonly rounding?: number
  readonly roundsTo?: 'significantFigures'
}

const exactly = (part: Part): Rational => (isExactPart(part) ? part : fractionOf(part))

/** Decimals of a number that is rounded to so many figures. */
function placesOf(rounded: Rational, figures: number): number {
  return rounded.numerator === 0n ? 0 : Math.max(0, figures - 1 - magnitude(rounded))
}

/** All the figures, zeros at the end as well. */
function figuresText(part: Part, figures: number): string {
  const rounded = roundToFigures(exactly(part), figures)
  return toFixed(rounded, placesOf(rounded, figures))
}

/** Rounded half away from zero to a number of decimals, all of them written. */
function fixed(part: Part, places: number): string {
  const text = isExactPart(part) ? toFixed(part, places) : placePoint(roundDigits(part, places), places)
  return withoutNegativeZero(text)
}

/** Decimals to write when nothing is to be rounded: all of them, or as many as are worth reading. */
function naturalPlaces(part: Part): number {
  if (isExactPart(part)) return exactPlaces(part) ?? 10
  return Math.min(10, Math.max(0, -part.exponent))
}

function decimalText(part: Part, { rounding, roundsTo, keepsZeros }: NumberStyle): string {
  if (roundsTo !== undefined && rounding !== undefined) return figuresText(part, rounding)
  if (keepsZeros && rounding !== undefined) return fixed(part, rounding)
  if (isExactPart(part) && part.denominator === 1n) return part.numerator.toString()
  const exact = isExactPart(part) && rounding === undefined ? toExactDecimal(part) : undefined
  if (exact !== undefined) return exact
  return withoutTrailingZeros(fixed(part, rounding ?? naturalPlaces(part)))
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

/** Mantissa and exponent, the mantissa rounded and below ten, or below a thousand in engineering notation. */
function scientific(part: Part, style: NumberStyle): readonly [mantissa: string, exponent: number] {
  const isZero = isExactPart(part) ? part.numerator === 0n : part.digits === 0n
  if (isZero) return [decimalText(part, style), 0]
  const size = isExactPart(part) ? magnitude(part) : magnitudeOf(part)
  const step = style.isEngineering ? 3 : 1
  const exponent = Math.floor(size / step) * step
  const mantissa = decimalText(timesPowerOfTen(part, -exponent), style)
  const isBelowNext = Math.abs(Number(mantissa)) < 10 ** step
  if (isBelowNext) return [mantissa, exponent]
  // Rounding 9.996 to two decimals gives 10, which is 1 with the next exponent.
  return [decimalText(timesPowerOfTen(part, -exponent - step), style), exponent + step]
}

/** Engineering notation of a number from 1 to 1000 is the number itself. */
function withPower(
  part: Part,
  style: NumberStyle,
  write: (mantissa: string, exponent: number) => ShownValue,
): ShownValue {
  const [mantissa, exponent] = scientific(part, style)
  return style.isEngineering && exponent === 0 ? plain(mantissa) : write(mantissa, exponent)
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

function dollars(part: Part, style: NumberStyle): ShownValue {
  const isFigures = style.roundsTo !== undefined
  const text = grouped(isFigures ? decimalText(part, style) : fixed(part, style.rounding ?? 2))
  return plain(text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`)
}

function realText(part: Part, format: NumberFormatType, style: NumberStyle): ShownValue {
  switch (format) {
    case 'NumberWithSeparators':
      return plain(grouped(decimalText(part, style)))
    case 'Percentage':
      return plain(`${decimalText(timesPowerOfTen(part, 2), style)}%`)
    case 'Fraction':
      return isExactPart(part) ? fraction(part) : plain(decimalText(part, style))
    case 'SciNotation':
      return withPower(part, style, power)
    case 'ENotation':
      return withPower(part, style, (mantissa, exponent) => plain(`${mantissa}E${exponent}`))
    case 'USDollar':
      return dollars(part, style)
    case 'Number':
    case 'ComplexNumber':
    case 'ComplexRectangularI':
    case 'ComplexRectangularJ':
    case 'ComplexPolarRadian':
    case 'ComplexPolarDegree':
      return plain(decimalText(part, style))
  }
}

const isZeroText = (decimal: string): boolean => /^0(\.0*)?$/.test(decimal)

function rectangular(value: Value, unit: 'i' | 'j', style: NumberStyle): ShownValue {
  const { re, im } = partsOf(value)
  const [real, imaginary] = [decimalText(re, style), decimalText(im, style)]
  if (isZeroText(imaginary)) return plain(real)
  const coefficient = imaginary.replace(/^(-?)1$/, '$1')
  if (isZeroText(real)) return shown(`${coefficient}${unit}`, `${coefficient}${unit}`, true, false)
  const text = `${real}${imaginary.startsWith('-') ? '' : '+'}${coefficient}${unit}`
  // Its first sign belongs to the real part only, so the value as a whole is not negative.
  return { ...shown(text, text, true, true), isNegative: false }
}

function polar(
  value: Value,
  type: 'ComplexPolarRadian' | 'ComplexPolarDegree',
  { rounding = 2, roundsTo, keepsZeros = false }: NumberStyle,
): ShownValue {
  const { re, im } = partsOf(value)
  const part = (of: Part) => (isExactPart(of) ? of : decimalOf(of))
  const digits = { kind: roundsTo === undefined ? 'places' : 'figures', digits: rounding } as const
  const formatted = formatNumber({ re: part(re), im: part(im) }, { type, rounding: digits, keepZeros: keepsZeros })
  return shown(formatted?.text ?? '?', formatted?.latex ?? '?', true, true)
}

/**
 * A value in a number format. The rounding is that of the mantissa in powers of ten; without one the value is written
 * in full. A complex value is written in rectangular form where the format is one for real numbers.
 *
 * @example showNumber(exactValue(rational(5n, 2n)), 'Number', { rounding: 3, roundsTo: 'significantFigures' }).text // '2.50'
 */
export function showNumber(value: Value, format: NumberFormatType, style: NumberStyle = {}): ShownValue {
  if (format === 'ComplexPolarRadian' || format === 'ComplexPolarDegree') return polar(value, format, style)
  if (format === 'ComplexRectangularJ') return rectangular(value, 'j', style)
  if (!isReal(value) || format === 'ComplexRectangularI') return rectangular(value, 'i', style)
  return realText(partsOf(value).re, format, style)
}

function spelledPlaces(spelling: string): number {
  return spelling.trim().split('.')[1]?.length ?? 0
}

/** A drawn number has the decimals that its bounds and steps are spelt with, where its zeros stay. */
export function styleOfDrawn({ parameters }: RandomNumberVariable): NumberStyle {
  const { min, max, step, numberFormatType, keepsZeros, isEngineering } = parameters
  const writing = { ...(keepsZeros && { keepsZeros }), ...(isEngineering && { isEngineering }) }
  const isPower = numberFormatType === 'SciNotation' || numberFormatType === 'ENotation'
  if (!keepsZeros || isPower) return writing
  const places = Math.max(...[min, max, step].map(spelledPlaces))
  return { ...writing, rounding: numberFormatType === 'Percentage' ? Math.max(0, places - 2) : places }
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

/** A part as the style rounds it; the exponent in powers of ten shifts the places. */
function roundedPart(
  part: Part,
  format: NumberFormatType,
  { rounding = 0, roundsTo, isEngineering }: NumberStyle,
): Rational {
  const exact = exactly(part)
  if (exact.numerator === 0n) return exact
  if (roundsTo !== undefined) return roundToFigures(exact, rounding)
  if (format === 'Percentage') return roundToPlaces(exact, rounding + 2)
  if (format !== 'SciNotation' && format !== 'ENotation') return roundToPlaces(exact, rounding)
  const size = magnitude(exact)
  return roundToPlaces(exact, rounding - (isEngineering ? Math.floor(size / 3) * 3 : size))
}

/** The digits of a decimal that ends. */
function digitsOfDecimal(value: Rational): Digits {
  return parseDigits(toFixed(value, exactPlaces(value) ?? 0)) ?? noDigits
}

/** The value that is shown, for variables whose author wants it to flow on. */
export function roundedAsShown(value: Value, format: NumberFormatType, style: NumberStyle): Value {
  if (value.kind === 'exact' && format === 'Fraction') return value
  const { re, im } = partsOf(value)
  if (isReal(value)) return exactValue(roundedPart(re, format, style))
  const digits = (part: Part): Digits => digitsOfDecimal(roundedPart(part, format, style))
  return { kind: 'high', re: digits(re), im: digits(im) }
}
