import { numeric } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

const format = (numberFormatType: NonNullable<Parameters<typeof numeric>[1]>['numberFormatType']) =>
  numberFormatType === undefined ? {} : { numberFormatType }

export const formatsTables: readonly MarkingTable[] = [
  {
    title: 'A percentage is asked for',
    question: numeric('0.125', format('Percentage')),
    rows: [
      ['12.5\\%', 100, 'as asked'],
      ['12.50\\%', 100, 'a zero behind'],
      ['0.125', 0, 'the decimal'],
      ['\\frac18', 0, 'the fraction'],
      ['12.5', 0, 'the sign is missing'],
      ['1.25\\%', 0, 'the point'],
    ],
  },
  {
    title: 'A fraction is asked for',
    question: numeric('0.75', format('Fraction')),
    rows: [
      ['\\frac34', 100, 'as asked'],
      ['\\frac{6}{8}', 100, 'reduced or not is another question'],
      ['3/4', 100, 'in a line'],
      ['0.75', 0, 'the decimal'],
      ['75\\%', 0, 'the percentage'],
      ['\\frac43', 0, 'turned over'],
      ['\\frac{-3}{-4}', 100, 'two signs'],
      ['(-3)/(-4)', 100, 'two signs in brackets'],
    ],
  },
  {
    title: 'Scientific notation is asked for',
    question: numeric('45600', format('SciNotation')),
    rows: [
      ['4.56\\times10^{4}', 100, 'as asked'],
      ['4.56\\cdot10^{4}', 100, 'with a dot'],
      ['45600', 0, 'written out'],
      ['4.56\\times10^{5}', 0, 'the exponent'],
      ['456\\times10^{2}', 0, 'the mantissa has one digit before the point'],
      ['0.456\\times10^{5}', 0, 'and it is not zero'],
    ],
  },
  {
    title: 'E notation is asked for',
    question: numeric('0.00012', format('ENotation')),
    rows: [
      ['1.2E-4', 100, 'as asked'],
      ['1.2e-4', 100, 'a small e'],
      ['0.00012', 0, 'written out'],
      ['1.2\\times10^{-4}', 0, 'a power of ten'],
      ['1.2E4', 0, 'the sign'],
    ],
  },
  {
    title: 'Separators are asked for',
    question: numeric('1234567', format('NumberWithSeparators')),
    rows: [
      ['1,234,567', 100, 'as asked'],
      ['1234567', 0, 'none'],
      ['1,234,568', 0, 'the last digit'],
      ['1,23,4567', '?', 'groups of two and four'],
    ],
  },
  {
    title: 'Dollars are asked for',
    question: numeric('1234.5', format('USDollar')),
    rows: [
      ['\\$1,234.50', 100, 'as asked'],
      ['\\$1234.50', 100, 'separators are not needed'],
      ['1234.5', 0, 'no currency'],
      ['\\$1,234.05', 0, 'the cents'],
    ],
  },
  {
    title: 'A plain number is asked for',
    question: numeric('2.5', format('Number')),
    rows: [
      ['2.5', 100, 'as asked'],
      ['2.50', 100, 'a zero behind'],
      ['2.5\\cdot1', 0, 'a product'],
      ['\\frac52', 0, 'a fraction'],
      ['250\\%', 0, 'a percentage'],
    ],
  },
  {
    title: 'Any way to write 1 500',
    question: numeric('1500'),
    rows: [
      ['1500', 100, 'plain'],
      ['1,500', 100, 'with a separator'],
      ['1.5\\times10^{3}', 100, 'scientific'],
      ['1.5E3', 100, 'E notation'],
      ['\\frac{3000}{2}', 100, 'a fraction'],
      ['150000\\%', 100, 'a percentage'],
      ['1500.00', 100, 'zeros behind'],
      ['1.500', 0, 'a point is a decimal point'],
      ['1,50', '?', 'a comma groups three digits'],
      ['1.500,00', '?', "another country's separators"],
    ],
  },
  {
    title: 'Two numbers by one sign',
    question: numeric('2\\pm\\sqrt3'),
    rows: [
      ['2\\pm\\sqrt3', 100, 'as the key has it'],
      ['2\\mp\\sqrt3', 100, 'the same two'],
      ['2+\\sqrt3;2-\\sqrt3', 100, 'one by one'],
      ['2+\\sqrt3', 0, 'one of two'],
    ],
  },
  {
    title: 'One number',
    question: numeric('5'),
    rows: [
      ['\\pm5', 0, 'two numbers'],
      ['5\\pm0', 100, 'one number after all'],
    ],
  },
  {
    title: 'A mixed number',
    question: numeric('\\frac{11}{4}'),
    rows: [
      ['2\\frac34', 100, 'two and three quarters'],
      ['\\frac{11}{4}', 100, 'improper'],
      ['2.75', 100, 'the decimal'],
      ['1\\frac74', 100, 'not normal, but the same'],
      ['\\frac{6}{4}', 0, 'read as a product by whoever typed this'],
      ['3\\frac24', 0, 'exchanged'],
    ],
  },
  {
    title: 'Rectangular with i',
    question: numeric('2+b i', format('ComplexRectangularI')),
    rows: [
      ['2-4i', 100, 'as asked'],
      ['-4i+2', 100, 'the other way round'],
      ['2-4\\cdot i', 100, 'with a dot'],
      ['2-i4', 100, 'i first'],
      ['2+4i', 0, 'the conjugate'],
      ['4-2i', 0, 'parts exchanged'],
      ['\\sqrt{20}e^{-1.107i}', 0, 'polar'],
      ['2-4', 0, 'the i is lost'],
    ],
  },
  {
    title: 'Rectangular with j',
    question: numeric('2+b i', format('ComplexRectangularJ')),
    rows: [
      ['2-4j', 100, 'as asked'],
      ['-4j+2', 100, 'the other way round'],
      ['2+4j', 0, 'the conjugate'],
    ],
  },
  {
    title: 'Polar in radians',
    question: numeric('2e^{\\frac{\\pi}{3}i}', {
      ...format('ComplexPolarRadian'),
      tolerance: { kind: 'Unit', value: '0.01' },
    }),
    rows: [
      ['2e^{\\frac{\\pi}{3}i}', 100, 'exactly'],
      ['2e^{1.047i}', 100, 'rounded'],
      ['2\\angle1.047', 100, 'with the sign for angles'],
      ['2e^{j1.047}', 100, 'with the j of engineers'],
      ['2\\angle60^{\\circ}', 0, 'the angle in degrees'],
      ['1+1.732i', 0, 'rectangular'],
      ['2e^{-1.047i}', 0, 'the conjugate'],
      ['2e^{60i}', 0, 'degrees'],
    ],
  },
  {
    title: 'Polar in degrees',
    question: numeric('2e^{\\frac{\\pi}{3}i}', {
      ...format('ComplexPolarDegree'),
      tolerance: { kind: 'Unit', value: '0.01' },
    }),
    rows: [
      ['2\\angle60^{\\circ}', 100, 'as asked'],
      ['2e^{60^{\\circ}i}', 100, 'the exponent in degrees'],
      ['2\\angle1.047', 0, 'the angle in radians, read in degrees'],
      ['2e^{1.047i}', 0, 'radians again'],
      ['2\\angle60', 100, 'without the sign: degrees are asked for, and the field says so'],
      ['2\\left(\\cos\\left(60^{\\circ}\\right)+j\\sin\\left(60^{\\circ}\\right)\\right)', 100, 'by cosine and sine'],
      ['2\\left(\\cos\\left(60^{\\circ}\\right)+j\\sin\\left(30^{\\circ}\\right)\\right)', 0, 'of two angles'],
      ['2\\angle-60^{\\circ}', 0, 'the conjugate'],
      ['1+\\sqrt3i', 0, 'rectangular'],
    ],
  },
  {
    title: 'A key with the j of engineers',
    question: numeric('5e^{j\\frac{\\pi}{6}}', {
      ...format('ComplexPolarDegree'),
      tolerance: { kind: 'Percentage', value: '1' },
    }),
    rows: [
      ['5\\angle30^{\\circ}', 100, 'as asked'],
      ['5e^{j30^{\\circ}}', 100, 'as an exponential'],
      ['5\\angle-30^{\\circ}', 0, 'the conjugate'],
    ],
  },
  {
    title: 'Complex, however written',
    question: numeric('a+b i', { tolerance: { kind: 'Percentage', value: '1' } }),
    rows: [
      ['3-4i', 100, 'rectangular'],
      ['3-4j', 100, 'with the j of engineers'],
      ['3-j4', 100, 'j before its number'],
      ['5e^{-0.927i}', 100, 'exponential'],
      ['5\\angle-53.13^{\\circ}', 100, 'in degrees'],
      ['(2-i)^2', 100, 'worked out'],
      ['\\frac{25}{3+4i}', 100, 'by the conjugate'],
      ['5', 0, 'its size'],
      ['3+4i', 0, 'the conjugate'],
      ['5e^{0.927i}', 0, 'the conjugate again'],
    ],
  },
]
