import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { parseDecimal, toFraction } from '../numbers/decimal.ts'
import { integer, rational } from '../numbers/rational.ts'
import { formatRefusal, formatsOf } from './detect.ts'
import { formatNumber } from './format-number.ts'
import { Precise } from './precise.ts'
import { numberFormats } from './types.ts'
import type { NumberFormat } from './types.ts'
import { readValue } from './value.ts'

function shown(value: string, type: NumberFormat, digits = 2): string | undefined {
  return formatNumber(parseDecimal(value)!, { type, rounding: { kind: 'places', digits } })?.text
}

describe('showing numbers', () => {
  it('computes with a hundred digits', () => expect(Precise.precision).toBe(100))

  it.each<[string, NumberFormat, number, string]>([
    ['1.2343212343212344', 'Number', 2, '1.23'],
    ['5', 'Number', 2, '5'],
    ['-1234.5', 'Number', 2, '-1234.5'],
    ['2.675', 'Number', 2, '2.68'],
    ['-2.675', 'Number', 2, '-2.68'],
    ['-0.001', 'Number', 2, '0'],
    ['1234567.891', 'NumberWithSeparators', 2, '1,234,567.89'],
    ['-999', 'NumberWithSeparators', 2, '-999'],
    ['0.12345', 'Percentage', 2, '12.35%'],
    ['0.75', 'Fraction', 2, '3/4'],
    ['-2', 'Fraction', 2, '-2'],
    ['12345', 'SciNotation', 2, '1.23x10^4'],
    ['0.00099996', 'SciNotation', 2, '1x10^-3'],
    ['0', 'SciNotation', 2, '0x10^0'],
    ['12345', 'ENotation', 3, '1.235E4'],
    ['1234.5', 'USDollar', 2, '$1,234.50'],
    ['-0.005', 'USDollar', 2, '-$0.01'],
    ['-0.001', 'USDollar', 2, '$0.00'],
  ])('%s as %s with %i decimals is %s', (value, type, digits, text) => {
    expect(shown(value, type, digits)).toBe(text)
  })

  it('writes LaTeX beside the plain text', () => {
    expect(formatNumber(parseDecimal('12345.5')!, { type: 'USDollar' })?.latex).toBe('\\$12{,}345.50')
    expect(formatNumber(parseDecimal('0.5')!, { type: 'Percentage' })?.latex).toBe('50\\%')
    expect(formatNumber(parseDecimal('-12345')!, { type: 'SciNotation' })?.latex).toBe('-1.23\\times10^{4}')
    expect(formatNumber(rational(-3n, 4n), { type: 'Fraction' })?.latex).toBe('-\\frac{3}{4}')
  })

  it('keeps the zeros of significant figures', () => {
    const rounding = { kind: 'figures', digits: 3 } as const
    expect(formatNumber(parseDecimal('1.5')!, { type: 'Number', rounding })?.text).toBe('1.50')
    expect(formatNumber(parseDecimal('0.0999951')!, { type: 'Number', rounding })?.text).toBe('0.100')
    expect(formatNumber(parseDecimal('12345')!, { type: 'Number', rounding })?.text).toBe('12300')
    expect(formatNumber(parseDecimal('9.996')!, { type: 'SciNotation', rounding })?.text).toBe('1.00x10^1')
  })

  it('finds the fraction behind a computed decimal, else the one of its rounded value', () => {
    expect(formatNumber(new Precise(22).div(7), { type: 'Fraction' })?.text).toBe('22/7')
    expect(formatNumber(new Precise(2).sqrt(), { type: 'Fraction' })?.text).toBe('141/100')
  })

  it('shows complex values in every form, real ones in none but their own', () => {
    const value = { re: integer(-3), im: integer(4) }
    expect(formatNumber(value, { type: 'ComplexRectangularI' })?.text).toBe('-3+4i')
    expect(formatNumber(value, { type: 'ComplexRectangularJ' })?.text).toBe('-3+4j')
    expect(formatNumber(value, { type: 'ComplexPolarDegree' })?.text).toBe('5∠126.87°')
    expect(formatNumber(value, { type: 'ComplexPolarRadian' })?.latex).toBe('5\\angle 2.21')
    expect(formatNumber(value, { type: 'Number' })).toBeUndefined()
    expect(formatNumber({ re: integer(0), im: integer(-1) }, { type: 'ComplexNumber' })?.text).toBe('-i')
    expect(formatNumber({ re: integer(2), im: integer(0) }, { type: 'Number' })?.text).toBe('2')
    expect(formatNumber(new Decimal(Infinity), { type: 'Number' })).toBeUndefined()
  })
})

describe('recognising formats', () => {
  it.each<[string, string]>([
    ['12', 'Number NumberWithSeparators Fraction ComplexNumber ComplexRectangularI ComplexRectangularJ'],
    ['1234.5', 'Number ComplexNumber ComplexRectangularI ComplexRectangularJ'],
    ['1,234', 'NumberWithSeparators Fraction ComplexNumber ComplexRectangularI ComplexRectangularJ'],
    ['12%', 'Percentage'],
    ['-3/4', 'Fraction ComplexNumber ComplexRectangularI ComplexRectangularJ'],
    ['$1,234.50', 'USDollar'],
    ['-$5', 'USDollar'],
    ['3+4i', 'ComplexNumber ComplexRectangularI'],
    ['3-4j', 'ComplexNumber ComplexRectangularJ'],
    ['2∠30°', 'ComplexNumber ComplexPolarDegree'],
    ['2∠1.5', 'ComplexNumber ComplexPolarRadian'],
    ['2e^(i*pi/3)', 'ComplexNumber ComplexPolarRadian'],
    ['3(cos(30°)+i*sin(30°))', 'ComplexNumber ComplexPolarDegree'],
    ['x+1', ''],
    ['12,34', ''],
    ['1 2/3', 'Fraction'],
  ])('%s could be: %s', (text, formats) => {
    const found = formatsOf(text, 'text')
    expect(numberFormats.filter((format) => found.has(format)).join(' ')).toBe(formats)
  })

  it('says what is asked for where a format is missed', () => {
    expect(formatRefusal('0.75', 'text', 'Fraction')).toBe('Give the answer as a fraction, such as 3/4.')
    expect(formatRefusal('\\frac{3}{4}', 'latex', 'Fraction')).toBeUndefined()
    expect(formatRefusal('1.2\\times10^{3}', 'latex', 'SciNotation')).toBeUndefined()
  })
})

describe('values of a number set', () => {
  it.each([
    ['-12.50', '-25/2'],
    ['1.5E3', '1500'],
    ['1.2x10^-3', '3/2500'],
    ['12.5%', '1/8'],
    ['$1,234', '1234'],
    ['6/4', '3/2'],
  ])('%s is %s', (text, value) => {
    expect(toFraction(readValue(text)!.value)).toBe(value)
  })

  it.each(['abc', '', '1/0', '1,23', 'x', '--', '9^9^9^9'])('%s is none', (text) => {
    expect(readValue(text)).toBeUndefined()
  })
})
