import { numeric, symbolic, symbolicForm } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Other ways to write numbers: angles with minutes, ratios, and numbers with a base. */
export const numberNotationTables: readonly MarkingTable[] = [
  {
    title: 'An angle with minutes and seconds',
    question: symbolic("12^\\circ30'15''"),
    rows: [
      ['12^{\\circ}30^{\\prime}15^{\\prime\\prime}', 100, 'raised primes'],
      ['12°30′15″', 100, 'the signs themselves'],
      ['12^\\circ30\'15"', 100, 'a quotation mark'],
      ['12.5041\\overline{6}^\\circ', 100, 'as a number of degrees'],
      ["12^\\circ30'", 0, 'without the seconds'],
      ["12^\\circ30'16''", 0, 'other seconds'],
      ["12^\\circ30'15", 'asked', 'seconds, or fifteen times the angle'],
      ["12^\\circ30'75", 0, 'no number of seconds'],
    ],
  },
  {
    title: 'An angle with minutes',
    question: numeric("12^\\circ30'", { unit: { unit: '°', acceptsConversion: true, isOptional: false } }),
    rows: [
      ['12.5^\\circ', 100, 'as a number of degrees'],
      ['12^\\circ30', 'asked', 'minutes, or thirty times the angle'],
      ['12^\\circ\\cdot30', 0, 'thirty times the angle'],
    ],
  },
  {
    title: 'A number of degrees with minutes and seconds',
    question: numeric('12.5', { unit: { unit: '°', acceptsConversion: true, isOptional: false } }),
    rows: [
      ["12^\\circ30'", 100, 'half a degree is 30 minutes'],
      ["-12^\\circ30'", 0, 'the sign is one of the whole angle'],
      ["12^\\circ31'", 0, 'another minute'],
      ["12^\\circ30'1''", 0, 'a second more'],
    ],
  },
  {
    title: 'A ratio',
    question: symbolic('2:3'),
    rows: [
      ['4:6', 100, 'a multiple'],
      ['\\frac12:\\frac34', 100, 'a multiple with fractions'],
      ['2∶3', 100, 'the sign for ratios'],
      ['3:2', 0, 'turned'],
      ['0:0', 0, 'nothing in ratio to nothing'],
      ['\\frac23', 'person', 'the value of the quotient'],
      ['2:3+1', '?', 'what belongs to the ratio?'],
    ],
  },
  {
    title: 'A ratio in lowest terms',
    question: symbolicForm('2:3', { form: 'lowestTerms' }),
    rows: [
      ['2:3', 100, 'no common factor'],
      ['4:6', 0, 'a common factor'],
      ['0.2:0.3', 0, 'no whole numbers'],
    ],
  },
  {
    title: 'A ratio of three parts',
    question: symbolic('1:2:3'),
    rows: [
      ['2:4:6', 100, 'a multiple'],
      ['1:3:2', 0, 'in another order'],
      ['1:2', 0, 'a part is missing'],
    ],
  },
  {
    title: 'A proportion',
    question: symbolic('x:y=2:3'),
    rows: [
      ['x:y=4:6', 100, 'a multiple'],
      ['3x=2y', 100, 'as an equation'],
      ['x:y=3:2', 0, 'turned'],
    ],
  },
  {
    title: 'A number',
    question: symbolic('3'),
    rows: [
      ['12:4', 'person', 'a ratio, or a division where a colon divides'],
      ['12:5', 0, 'another value'],
    ],
  },
  {
    title: 'A number with its base',
    question: symbolic('101_2'),
    rows: [
      ['(101)_{2}', 100, 'in brackets'],
      ['0101_2', 100, 'with a zero before it'],
      ['110_2', 0, 'another number'],
      ['5', 'person', 'the same number in the decimal system'],
      ['101', 'person', 'without the base'],
      ['110', 0, 'other digits'],
      ['12_3', 'person', 'the same number with another base'],
      ['102_2', '?', 'there is no digit 2'],
      ['101)_2', '?', 'half of the brackets'],
    ],
  },
  {
    title: 'A hexadecimal number',
    question: symbolic('2AF_{16}'),
    rows: [
      ['\\mathrm{2AF}_{16}', 100, 'in upright letters'],
      ['2FA_{16}', 0, 'other digits'],
      ['687', 'person', 'the same number in the decimal system'],
    ],
  },
  {
    title: 'A number for which one with a base is typed',
    question: symbolic('13'),
    rows: [
      ['1101_2', 'person', 'the same number, perhaps only copied from the question'],
      ['1011_2', 0, 'another number'],
    ],
  },
]
