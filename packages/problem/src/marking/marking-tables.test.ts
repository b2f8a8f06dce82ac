/**
 * What counts as right, as tables: the answer as typed, the percent it earns (`?`: cannot be read, no attempt is spent),
 * and why. They are the list that the authors' guide shows.
 */

import { describe, expect, it } from 'vitest'
import type { Question } from '../content/question.ts'
import { compile, draw, numeric, numberSet, symbolic, symbolicForm } from '../problem.fixtures.ts'
import { markAnswer } from './mark-answer.ts'

type Row = readonly [answer: string, percent: number | '?', remark: string]

function outcome(question: Question, value: string): number | string {
  const compiled = compile({ variables: [numberSet(1, 'a', '3')], ask: [question] })
  const { verdict, percent } = markAnswer(compiled, draw(compiled), { questionKey: 1, value })
  return verdict === 'unreadable' ? '?' : verdict === 'needsPerson' ? 'person' : percent
}

function table(name: string, question: Question, rows: readonly Row[]): void {
  describe.each([name])('%s', () => {
    it.each(rows)('%s → %s: %s', (answer, percent) => {
      expect(outcome(question, answer)).toBe(percent)
    })
  })
}

table('1250, however it is written', numeric('1250'), [
  ['1250', 100, 'plain'],
  ['1,250', 100, 'with a separator'],
  ['1{,}250', 100, 'with a separator as LaTeX sets it'],
  ['1250.0', 100, 'a zero behind the point'],
  ['1250.', 100, 'a point without decimals'],
  ['+1250', 100, 'a plus sign'],
  ['01250', 100, 'a leading zero'],
  ['1.25\\times10^3', 100, 'a power of ten'],
  ['1.25\\cdot10^{3}', 100, 'a power of ten with a dot'],
  ['12.5\\times10^{2}', 100, 'a power of ten that is not normalised'],
  ['1.25E3', 100, 'E notation'],
  ['125000\\%', 100, 'a percentage'],
  ['\\frac{2500}{2}', 100, 'a fraction'],
  ['\\frac{5000}4', 100, 'a fraction with one brace left out'],
  ['5\\cdot250', 100, 'a product'],
  ['\\sqrt{1562500}', 100, 'a root'],
  ['50^2\\cdot\\frac12', 100, 'a power times a fraction'],
  ['1000+250', 100, 'a sum'],
  ['\\left(1250\\right)', 100, 'in brackets'],
  ['x=1250', 100, 'named'],
  ['1250=x', '?', 'named the wrong way round is an equation, not a number'],
  ['1.250', 0, 'the point is a decimal point'],
  ['12,50', '?', 'a comma only groups thousands'],
  ['1250,5', '?', 'a comma is no decimal point'],
  ['-1250', 0, 'the other sign'],
  ['1251', 0, 'close is not equal'],
  ['1250x', '?', 'a letter'],
  ['1250\\,\\mathrm{m}', '?', 'a unit that nobody asked for'],
  ['\\text{twelve}', '?', 'words'],
  ['1250\\ne1', '?', 'a statement'],
  ['\\infty', '?', 'no number at all'],
])

table('−3', numeric('-a'), [
  ['-3', 100, 'with a hyphen'],
  ['−3', 100, 'with a minus sign'],
  ['\\left(-3\\right)', 100, 'in brackets'],
  ['-3.0', 100, 'as a decimal'],
  ['\\frac{-6}{2}', 100, 'the sign above'],
  ['\\frac{6}{-2}', 100, 'the sign below'],
  ['-\\frac{6}{2}', 100, 'the sign before'],
  ['-1\\cdot3', 100, 'as a product'],
  ['3-6', 100, 'as a difference'],
  ['3', 0, 'without the sign'],
  ['\\left|-3\\right|', 0, 'its size'],
  ['\\sqrt{9}', 0, 'a root is never negative'],
  ['-\\sqrt{9}', 100, 'the negative root'],
  ['\\sqrt[3]{-27}', 100, 'an odd root of a negative number'],
  ['\\pm3', 0, 'both signs are two numbers'],
])

table('7/3, exactly', numeric('\\frac{7}{3}'), [
  ['\\frac73', 100, 'as keyboards write it'],
  ['7/3', 100, 'in a line'],
  ['7\\div3', 100, 'with a division sign'],
  ['\\frac{14}{6}', 100, 'not reduced'],
  ['2\\frac{1}{3}', 100, 'a mixed number'],
  ['2+\\frac13', 100, 'a sum'],
  ['\\frac{7/2}{3/2}', 100, 'a double fraction'],
  ['2.333333', 0, 'decimals that end are not thirds'],
  ['2.3', 0, 'rounded'],
  ['\\frac{3}{7}', 0, 'upside down'],
])

table('√8, exactly', numeric('\\sqrt{8}'), [
  ['\\sqrt{8}', 100, 'the root'],
  ['2\\sqrt{2}', 100, 'simplified'],
  ['8^{1/2}', 100, 'a power'],
  ['8^{0.5}', 100, 'a power with a decimal'],
  ['\\frac{4}{\\sqrt{2}}', 100, 'a root below'],
  ['\\sqrt{2}+\\sqrt{2}', 100, 'a sum of roots'],
  ['2.8284271247461903', 0, 'sixteen digits are not all'],
  ['\\sqrt{7.9999999999999999999999}', 0, 'next to it'],
])

table('a percentage', numeric('0.125', { numberFormatType: 'Percentage' }), [
  ['12.5\\%', 100, 'as asked'],
  ['12.50\\%', 100, 'with a zero'],
  ['0.125', 0, 'the number without the sign'],
  ['12.5', 0, 'the sign makes it a percentage'],
  ['\\frac{25}{2}\\%', 0, 'a fraction'],
])

table('a number with separators', numeric('1234567.5', { numberFormatType: 'NumberWithSeparators' }), [
  ['1,234,567.5', 100, 'as asked'],
  ['1{,}234{,}567.5', 100, 'as LaTeX sets it'],
  ['1234567.5', 0, 'without separators'],
  ['1234,567.5', '?', 'a separator missing'],
])

table('scientific notation', numeric('1500', { numberFormatType: 'SciNotation' }), [
  ['1.5\\times10^3', 100, 'as asked'],
  ['1.5\\times10^{3}', 100, 'with braces'],
  ['1.5\\cdot10^{3}', 100, 'with a dot'],
  ['1.50\\times10^{3}', 100, 'with a zero'],
  ['15\\times10^{2}', 0, 'the mantissa is below ten'],
  ['0.15\\times10^{4}', 0, 'the mantissa is not below one'],
  ['1500', 0, 'plain'],
  ['1.5E3', 0, 'E notation is another format'],
])

table('E notation', numeric('0.00025', { numberFormatType: 'ENotation' }), [
  ['2.5E-4', 100, 'as asked'],
  ['2.5e-4', 100, 'with a small e'],
  ['2.5\\mathrm{E}-4', 100, 'with an upright E'],
  ['0.00025', 0, 'plain'],
])

table('dollars', numeric('1250.5', { numberFormatType: 'USDollar' }), [
  ['\\$1250.5', 100, 'plain'],
  ['\\$1,250.50', 100, 'with a separator and cents'],
  ['1250.50', 0, 'without the sign'],
  ['\\$1250', 0, 'without the cents'],
])

const figures = (digits: number, rule: 'exactly' | 'atLeast' = 'exactly') =>
  ({ precision: { kind: 'significantFigures', digits, rule } }) as const

table('0.0048372 to 3 figures', numeric('0.0048372', figures(3)), [
  ['0.00484', 100, 'leading zeros do not count'],
  ['4.84\\times10^{-3}', 100, 'with a power of ten'],
  ['0.484\\%', 100, 'as a percentage'],
  ['0.004840', 0, 'four figures'],
  ['0.0048', 0, 'two figures'],
  ['0.00483', 0, 'cut off, not rounded'],
  ['0.005', 0, 'one figure'],
])

table('12.996 to 4 figures', numeric('12.996', figures(4)), [
  ['13.00', 100, 'the zeros are figures'],
  ['13', 0, 'two figures'],
  ['13.0', 0, 'three figures'],
  ['12.99', 0, 'cut off'],
  ['1.300\\times10^{1}', 100, 'with a power of ten'],
])

table('98765 to 2 figures', numeric('98765', figures(2)), [
  ['99000', 100, 'the zeros only hold places'],
  ['9.9\\times10^{4}', 100, 'beyond doubt'],
  ['98000', 0, 'cut off'],
  ['98765', 0, 'all figures'],
  ['99,000', 100, 'with a separator'],
])

table('2.5 to 1 figure', numeric('2.5', figures(1)), [
  ['3', 100, 'half away from zero'],
  ['2', 100, 'half to even'],
  ['2.5', 0, 'two figures'],
  ['4', 0, 'wrong'],
])

table('−1.005 to 2 places', numeric('-1.005', { precision: { kind: 'decimalPlaces', digits: 2, rule: 'exactly' } }), [
  ['-1.01', 100, 'half away from zero'],
  ['-1.00', 100, 'half to even'],
  ['-1', 0, 'no places'],
  ['-1.005', 0, 'three places'],
  ['1.01', 0, 'the other sign'],
])

table('0 to 2 places', numeric('a-3', { precision: { kind: 'decimalPlaces', digits: 2, rule: 'exactly' } }), [
  ['0.00', 100, 'as asked'],
  ['0', 0, 'no places'],
  ['0.01', 0, 'not zero'],
  ['-0.00', 100, 'zero has no sign'],
])

const unit = (name: string, acceptsConversion = true) =>
  ({ unit: { unit: name, acceptsConversion, isOptional: false } }) as const

table('12 N', numeric('12', unit('N')), [
  ['12\\,\\mathrm{N}', 100, 'upright'],
  ['12N', 100, 'in italics'],
  ['12\\text{ N}', 100, 'as text'],
  ['12\\,\\mathrm{kg}\\cdot\\mathrm{m}/\\mathrm{s}^2', 100, 'in base units'],
  ['12\\,\\mathrm{kg}\\,\\mathrm{m}\\,\\mathrm{s}^{-2}', 100, 'with a negative power'],
  ['12\\frac{\\mathrm{kg}\\cdot\\mathrm{m}}{\\mathrm{s}^2}', 100, 'as a fraction'],
  ['0.012\\,\\mathrm{kN}', 100, 'with a prefix'],
  ['12000\\,\\mathrm{mN}', 100, 'with a small prefix'],
  ['12\\,\\mathrm{J}/\\mathrm{m}', 100, 'energy over length'],
  ['1.2\\times10^{1}\\,\\mathrm{N}', 100, 'with a power of ten'],
  ['\\frac{24}{2}\\,\\mathrm{N}', 100, 'with a fraction'],
  ['F=12\\,\\mathrm{N}', 100, 'named'],
  ['12\\,\\mathrm{J}', 0, 'an energy'],
  ['12\\,\\mathrm{kg}', 0, 'a mass'],
  ['12\\,\\mathrm{kN}', 0, 'a thousand times too much'],
  ['-12\\,\\mathrm{N}', 0, 'the other direction'],
  ['12', 0, 'no unit'],
  ['\\mathrm{N}', '?', 'no number'],
])

table('0 m has a unit', numeric('a-3', unit('m')), [
  ['0\\,\\mathrm{m}', 100, 'with its unit'],
  ['0\\,\\mathrm{km}', 100, 'converted'],
  ['0', 0, 'without'],
  ['0\\,\\mathrm{V}\\cdot\\mathrm{m}/\\mathrm{A}', 0, 'zero of something else'],
])

table('25 °C', numeric('25', unit('°C')), [
  ['25^{\\circ}\\mathrm{C}', 100, 'degrees Celsius'],
  ['298.15\\,\\mathrm{K}', 100, 'kelvins'],
  ['77^{\\circ}\\mathrm{F}', 100, 'degrees Fahrenheit'],
  ['25\\,\\mathrm{K}', 0, 'a cold day'],
])

table('2 L', numeric('2', unit('L')), [
  ['2\\,\\mathrm{L}', 100, 'litres'],
  ['2000\\,\\mathrm{mL}', 100, 'millilitres'],
  ['2\\,\\mathrm{dm}^3', 100, 'cubic decimetres'],
  ['0.002\\,\\mathrm{m}^3', 100, 'cubic metres: the prefix is cubed too'],
  ['2\\,\\mathrm{m}^3', 0, 'a thousand times too much'],
  ['2\\,\\mathrm{dm}^2', 0, 'an area'],
])

table('90 km/h and no other unit', numeric('90', unit('km/h', false)), [
  ['90\\,\\mathrm{km}/\\mathrm{h}', 100, 'as asked'],
  ['90\\operatorname{\\mathrm{km}}/h', 100, 'as MathLive writes what is typed letter by letter'],
  ['90\\,\\mathrm{km}\\,\\mathrm{h}^{-1}', 100, 'the same unit, written otherwise'],
  ['25\\,\\mathrm{m}/\\mathrm{s}', 0, 'equal, but not the unit asked for'],
])

table('3 − 4i in rectangular form', numeric('a-4i', { numberFormatType: 'ComplexRectangularI' }), [
  ['3-4i', 100, 'as asked'],
  ['3-4\\cdot i', 100, 'with a dot'],
  ['3-i4', 100, 'i first'],
  ['-4i+3', 100, 'imaginary part first'],
  ['3+\\left(-4\\right)i', 100, 'a negative imaginary part in brackets'],
  ['3-4j', '?', 'j is another letter here'],
  ['4i-3', 0, 'signs exchanged'],
  ['3', 0, 'the real part alone'],
  ['\\left(2-i\\right)^2', 0, 'equal, but not in the form'],
])

table('3 + 4j with j', numeric('a+4i', { numberFormatType: 'ComplexRectangularJ' }), [
  ['3+4j', 100, 'as asked'],
  ['3+j4', 100, 'j first'],
  ['3+4i', '?', 'i is another letter here'],
])

table(
  '2 at an angle of 90°',
  numeric('2i', { numberFormatType: 'ComplexPolarDegree', tolerance: { kind: 'Percentage', value: '1' } }),
  [
    ['2\\angle90^{\\circ}', 100, 'as asked'],
    ['2\\angle-270^{\\circ}', 100, 'the same direction'],
    ['2i', 0, 'rectangular'],
    ['2\\angle45^{\\circ}', 0, 'another direction'],
  ],
)

table('the roots of x² = 4', numeric('[2;-2]'), [
  ['[2;-2]', 100, 'a list'],
  ['[-2;2]', 100, 'in any order'],
  ['2;-2', 100, 'without brackets'],
  ['\\left\\{2;-2\\right\\}', 100, 'a set'],
  ['\\pm2', 100, 'both signs at once'],
  ['x=\\pm2', 100, 'named'],
  ['x=2\\text{ or }x=-2', 100, 'in words'],
  ['[2]', 0, 'one is missing'],
  ['2', 0, 'one is missing'],
  ['[2;2]', 0, 'one twice'],
  ['[2;-2;0]', 0, 'one too many'],
])

table('2x + 6', symbolic('2\\left(x+a\\right)'), [
  ['2x+6', 100, 'multiplied out'],
  ['6+2x', 100, 'in another order'],
  ['2\\left(x+3\\right)', 100, 'factored'],
  ['x+3+x+3', 100, 'not collected'],
  ['\\frac{4x+12}{2}', 100, 'as a fraction'],
  ['2.0x+6.0', 100, 'with decimals'],
  ['\\frac{2x^2+6x}{x}', 100, 'the same wherever both have a value'],
  ['2\\left(x+3\\right', '?', 'a bracket is open'],
  ['2X+6', 0, 'another letter'],
  ['2x-6', 0, 'a wrong sign'],
  ['2x+6+C', 0, 'a constant too many'],
  ['12', 0, 'one value'],
])

table('sin 2x', symbolic('\\sin\\left(2x\\right)'), [
  ['\\sin2x', 100, 'without brackets'],
  ['2\\sin x\\cos x', 100, 'the double angle'],
  ['2\\sin\\left(x\\right)\\cos\\left(x\\right)', 100, 'with brackets'],
  ['\\cos\\left(\\frac{\\pi}{2}-2x\\right)', 100, 'shifted'],
  ['2\\sin x', 0, 'not the same'],
  ['\\sin^2x', 0, 'a square'],
])

table('|x|', symbolic('\\left|x\\right|'), [
  ['\\sqrt{x^2}', 100, 'the root of a square'],
  ['x', 0, 'only for positive numbers'],
])

table('|x| where letters are positive', symbolic('\\left|x\\right|', { assumptions: { letters: 'positive' } }), [
  ['x', 100, 'letters are positive'],
  ['-x', 0, 'never'],
])

table('an equation', symbolic('y=2x+1'), [
  ['y=2x+1', 100, 'as it is'],
  ['2x+1=y', 100, 'the other way round'],
  ['y-2x=1', 100, 'rearranged'],
  ['2y=4x+2', 100, 'doubled'],
  ['y=2x-1', 0, 'another line'],
  ['2x+1', 0, 'no equation'],
])

table('an inequality', symbolic('x>3'), [
  ['x>3', 100, 'as it is'],
  ['3<x', 100, 'the other way round'],
  ['2x>6', 100, 'doubled'],
  ['-x<-3', 100, 'turned round'],
  ['x\\ge3', 0, 'with the end'],
  ['x<3', 0, 'the other side'],
])

table('x² − 1 in factors', symbolicForm('x^2-1', { form: 'factored' }), [
  ['\\left(x-1\\right)\\left(x+1\\right)', 100, 'two factors'],
  ['\\left(x+1\\right)\\left(x-1\\right)', 100, 'in another order'],
  ['-\\left(1-x\\right)\\left(1+x\\right)', 100, 'with a sign outside'],
  ['x^2-1', 0, 'not factored'],
  ['\\left(x-1\\right)^2', 0, 'another value'],
])

table('(x + 1)² multiplied out', symbolicForm('x^2+2x+1', { form: 'expanded' }), [
  ['x^2+2x+1', 100, 'multiplied out'],
  ['1+2x+x^2', 100, 'in another order'],
  ['\\left(x+1\\right)^2', 0, 'not multiplied out'],
])

table('a fraction in lowest terms', symbolicForm('\\frac{3}{4}', { form: 'lowestTerms' }), [
  ['\\frac{3}{4}', 100, 'reduced'],
  ['\\frac{6}{8}', 0, 'not reduced'],
  ['\\frac{-3}{-4}', 0, 'signs to cancel'],
])
