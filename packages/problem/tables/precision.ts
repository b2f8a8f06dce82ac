import { numeric } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

const tolerance = (kind: 'Unit' | 'Percentage', value: string) => ({ tolerance: { kind, value } }) as const
const figures = (digits: number, rule: 'exactly' | 'atLeast' = 'exactly') =>
  ({ precision: { kind: 'significantFigures', digits, rule } }) as const
const places = (digits: number, rule: 'exactly' | 'atLeast' = 'exactly') =>
  ({ precision: { kind: 'decimalPlaces', digits, rule } }) as const

export const precisionTables: readonly MarkingTable[] = [
  {
    title: 'A third',
    question: numeric('\\frac13'),
    rows: [
      ['0.\\overline{3}', 100, 'a recurring decimal is exact'],
      ['0.\\dot3', 100, 'with a dot'],
      ['0.\\overline{33}', 100, 'two digits that recur'],
      ['0.3\\overline{3}', 100, 'later'],
      ['0.333', 0, 'a decimal breaks off'],
      ['0.1\\overline{3}', 0, 'another number'],
    ],
  },
  {
    title: 'A third to two decimal places',
    question: numeric('\\frac13', places(2)),
    rows: [
      ['0.33', 100, 'rounded'],
      ['0.\\overline{3}', 0, 'it has no last place'],
    ],
  },
  {
    title: '1235 to three figures',
    question: numeric('1235', figures(3)),
    rows: [
      ['1240', 100, 'half a unit is rounded up'],
      ['1230', 0, 'cut off'],
      ['1.24\\times10^3', 100, 'scientific'],
    ],
  },
  {
    title: '9.996 to three figures',
    question: numeric('9.996', figures(3)),
    rows: [
      ['10.0', 100, 'rounding carries over'],
      ['1.00\\times10^{1}', 100, 'beyond doubt'],
      ['9.99', 0, 'cut off'],
      ['9.996', 0, 'four figures'],
      ['10.00', 0, 'four figures'],
      ['10.1', 0, 'the last figure'],
    ],
  },
  {
    title: '1 to three figures',
    question: numeric('1', figures(3)),
    rows: [
      ['1.00', 100, 'zeros are written'],
      ['1.00\\times10^{0}', 100, 'scientific'],
      ['100\\times10^{-2}', 100, 'by hundredths'],
      ['0.996', 0, 'within half a unit of 1.00, but another number'],
      ['1', 0, 'one figure'],
      ['1.0', 0, 'two figures'],
      ['1.004', 0, 'four figures'],
      ['1.01', 0, 'the last figure'],
    ],
  },
  {
    title: '0.020406 to two figures',
    question: numeric('0.020406', figures(2)),
    rows: [
      ['0.020', 100, 'the last zero is a figure'],
      ['2.0\\times10^{-2}', 100, 'scientific'],
      ['.020', 100, 'without the leading zero'],
      ['0.02', 0, 'one figure'],
      ['0.0204', 0, 'three figures'],
      ['0.021', 0, 'the last figure'],
      ['2.0\\times10^{2}', 0, 'the sign of the exponent'],
    ],
  },
  {
    title: '149 960 to four figures',
    question: numeric('149960', figures(4)),
    rows: [
      ['150000', 100, 'rounding carries over; the zeros may count'],
      ['1.500\\times10^{5}', 100, 'beyond doubt'],
      ['150,000', 100, 'with a separator'],
      ['149900', 0, 'cut off'],
      ['149960', 0, 'five figures'],
      ['1.5\\times10^{5}', 0, 'two figures'],
    ],
  },
  {
    title: 'At least three figures of √2',
    question: numeric('\\sqrt{2}', figures(3, 'atLeast')),
    rows: [
      ['1.41', 100, 'as few as allowed'],
      ['1.4142', 100, 'more, and right'],
      ['1.414213562', 100, 'many, and right'],
      ['1.4', 0, 'too few'],
      ['1.42', 0, 'wrong'],
      ['1.4143', 0, 'the last figure is wrong'],
    ],
  },
  {
    title: 'Two places of 2/3',
    question: numeric('\\frac{2}{3}', places(2)),
    rows: [
      ['0.67', 100, 'rounded'],
      ['.67', 100, 'without the leading zero'],
      ['0.66', 0, 'cut off'],
      ['0.667', 0, 'three places'],
      ['0.7', 0, 'one place'],
      ['\\frac23', 0, 'no places at all'],
      ['67\\%', 0, 'a percentage has no places of its own'],
    ],
  },
  {
    title: 'Whole dollars',
    question: numeric('1234.5', { ...places(0), ...tolerance('Unit', '0.5') }),
    rows: [
      ['1235', 100, 'half away from zero'],
      ['1234', 100, 'within the half that is allowed'],
      ['1,235', 100, 'with a separator'],
      ['1234.5', 0, 'a place too many'],
      ['1236', 0, 'outside'],
    ],
  },
  {
    title: 'Ten percent of 50',
    question: numeric('50', tolerance('Percentage', '10')),
    rows: [
      ['45', 100, 'the lower end'],
      ['55', 100, 'the upper end'],
      ['\\frac{110}{2}', 100, 'worked out'],
      ['5.5\\times10^{1}', 100, 'scientific'],
      ['44.9999999999999999999', 0, 'just below'],
      ['55.0000000000000000001', 0, 'just above'],
      ['-50', 0, 'the sign'],
      ['\\frac{50}{0}', '?', 'no value'],
      ['5..0', '?', 'two points'],
      ['fifty', '?', 'words are no number here'],
    ],
  },
  {
    title: 'A negative key and a percentage',
    question: numeric('-0.2', tolerance('Percentage', '5')),
    rows: [
      ['-0.21', 100, 'the far end'],
      ['-0.19', 100, 'the near end'],
      ['-\\frac{1}{5}', 100, 'the fraction'],
      ['-0.2101', 0, 'outside'],
      ['0.2', 0, 'the sign'],
    ],
  },
  {
    title: 'Half a unit about π',
    question: numeric('\\pi', tolerance('Unit', '0.005')),
    rows: [
      ['3.14', 100, 'near enough'],
      ['\\pi', 100, 'exactly'],
      ['\\frac{22}{7}', 100, 'near enough'],
      ['3.1415926535', 100, 'more than enough'],
      ['3.13', 0, 'too small'],
      ['3.15', 0, 'too large'],
      ['-3.14', 0, 'the sign'],
    ],
  },
  {
    title: 'No tolerance at all',
    question: numeric('\\frac{1}{3}'),
    rows: [
      ['\\frac13', 100, 'the fraction'],
      ['\\frac{4}{12}', 100, 'not reduced'],
      ['3^{-1}', 100, 'a power'],
      ['0.333333', 0, 'a decimal that breaks off'],
      ['33.3\\%', 0, 'so does this'],
      ['\\frac{333}{1000}', 0, 'so does this'],
    ],
  },
  {
    title: 'A sum that doubles miss',
    question: numeric('0.3'),
    rows: [
      ['0.1+0.2', 100, 'exactly three tenths'],
      ['0.30', 100, 'a zero behind'],
      ['30\\%', 100, 'percent is hundredths'],
      ['\\frac{3}{10}', 100, 'the fraction'],
      ['3\\cdot10^{-1}', 100, 'a power of ten'],
      ['3E-1', 100, 'E notation'],
      ['0.30000000000000004', 0, 'what doubles make of it'],
      ['0.3000001', 0, 'near'],
    ],
  },
  {
    title: 'A large number',
    question: numeric('6022\\cdot10^{20}', tolerance('Percentage', '0.1')),
    rows: [
      ['6.022\\times10^{23}', 100, 'scientific'],
      ['6.022E23', 100, 'E notation'],
      ['6.022e23', 100, 'a small e followed by a number'],
      ['602200000000000000000000', 100, 'written out'],
      ['6.022\\times10^{22}', 0, 'one power too low'],
      ['6.022\\times10^{-23}', 0, 'the sign'],
      ['6.022^{23}', 0, 'a power'],
    ],
  },
]
