import type { Table } from './table.ts'

export const relativeTolerance: Table = {
  title: 'Within a share of the key',
  check: 'numeric-relative',
  options: { tolerance: 0.05 },
  guide: 'Ends count: five percent of 200 is 10, so 190 and 210 are right.',
  questions: [
    {
      key: '200',
      answers: [
        ['200', 'right', 'the number itself'],
        ['190', 'right', 'the lower end'],
        ['210', 'right', 'the upper end'],
        ['1.9\\times10^2', 'right', 'the lower end in another spelling'],
        ['\\frac{399}{2}', 'right', 'a fraction'],
        ['100\\cdot2.05', 'right', 'worked out'],
        ['189.99999999999999999', 'wrong', 'just below'],
        ['210.00000000000000001', 'wrong', 'just above'],
        ['2000', 'wrong', 'a power of ten'],
        ['-200', 'wrong', 'the sign'],
        ['\\frac{200}{0}', 'invalid', 'no value'],
      ],
    },
    {
      key: '-40',
      answers: [
        ['-42', 'right', 'the far end'],
        ['-38', 'right', 'the near end'],
        ['-42.0001', 'wrong', 'just outside'],
        ['40', 'wrong', 'the sign'],
        ['-37.9999', 'wrong', 'just outside'],
      ],
    },
    {
      key: '0',
      answers: [
        ['0', 'right', 'five percent of nothing is nothing'],
        ['0.0', 'right', 'zero has no places'],
        ['10^{-30}', 'wrong', 'however small'],
        ['0.001', 'wrong', 'not zero'],
      ],
    },
    {
      key: '10^{-20}',
      answers: [
        ['1.05\\times10^{-20}', 'right', 'the upper end'],
        ['0.95\\cdot10^{-20}', 'right', 'the lower end'],
        ['0', 'wrong', 'small is not zero'],
        ['1.06\\times10^{-20}', 'wrong', 'outside'],
        ['10^{-19}', 'wrong', 'ten times as much'],
      ],
    },
    {
      key: '\\sqrt{10}',
      answers: [
        ['3.1623', 'right', 'rounded'],
        ['\\pi', 'right', 'close enough for five percent'],
        ['3', 'wrong', 'a little more than five percent off'],
        ['3.33', 'wrong', 'outside'],
        ['\\sqrt{-10}', 'wrong', 'not real'],
      ],
    },
    {
      key: '6.02\\times10^{23}',
      answers: [
        ['6.022\\times10^{23}', 'right', 'a more exact one'],
        ['602\\times10^{21}', 'right', 'another spelling'],
        ['6.02\\times10^{22}', 'wrong', 'a power of ten'],
        ['6.02\\times10^{-23}', 'wrong', 'the sign of the exponent'],
      ],
    },
  ],
}

export const absoluteTolerance: Table = {
  title: 'Within an amount of the key',
  check: 'numeric-absolute',
  options: { tolerance: 0.01 },
  guide: 'The amount is exact: 0.1+0.2 is three tenths here.',
  questions: [
    {
      key: '0.3',
      answers: [
        ['0.29', 'right', 'the lower end, exactly'],
        ['0.31', 'right', 'the upper end, exactly'],
        ['0.1+0.2', 'right', 'worked out exactly'],
        ['0.2899999999999999999', 'wrong', 'just outside'],
        ['0.3100000000000000001', 'wrong', 'just outside'],
        ['30\\%+1', 'wrong', 'another number'],
        ['30\\%', 'right', 'percent is hundredths'],
      ],
    },
    {
      key: '-5',
      answers: [
        ['-5.01', 'right', 'the lower end'],
        ['-4.99', 'right', 'the upper end'],
        ['-5.011', 'wrong', 'outside'],
        ['5', 'wrong', 'the sign'],
      ],
    },
    {
      key: '1000000',
      answers: [
        ['1000000.01', 'right', 'the upper end'],
        ['1,000,000', 'right', 'with separators'],
        ['1000000.02', 'wrong', 'outside, however small the share'],
        ['999,999', 'wrong', 'one less'],
      ],
    },
    {
      key: '\\pi',
      answers: [
        ['3.14', 'right', 'near enough'],
        ['\\frac{22}{7}', 'right', 'near enough'],
        ['3.13', 'wrong', 'outside'],
        ['3.2', 'wrong', 'outside'],
      ],
    },
    {
      key: 'e',
      answers: [
        ['2.72', 'right', 'near enough'],
        ['2.71', 'right', 'near enough'],
        ['2.7', 'wrong', 'outside'],
        ['3', 'wrong', 'outside'],
      ],
    },
  ],
}

export const upToPowerOfTen: Table = {
  title: 'Right up to a power of ten',
  check: 'power-of-ten',
  options: { digits: 3 },
  questions: [
    {
      key: '4.56\\times10^7',
      answers: [
        ['4.56', 'right', 'the digits alone'],
        ['45600', 'right', 'another power'],
        ['0.00456', 'right', 'and another'],
        ['4.57', 'wrong', 'a digit'],
        ['-4.56', 'wrong', 'the sign'],
        ['4.5', 'wrong', 'too few digits'],
      ],
    },
    {
      key: '299792458',
      answers: [
        ['2.998\\times10^8', 'right', 'rounded to more'],
        ['2.99\\times10^5', 'right', 'the first three digits'],
        ['2.89\\times10^8', 'wrong', 'a digit'],
        ['3.1\\times10^8', 'wrong', 'wrong'],
      ],
    },
  ],
}

export const comparisons: Table = {
  title: 'Greater than a bound',
  check: 'greater-than',
  questions: [
    {
      key: '10',
      answers: [
        ['10.0001', 'right', 'a little more'],
        ['11', 'right', 'more'],
        ['\\frac{101}{10}', 'right', 'a fraction'],
        ['10', 'wrong', 'not greater'],
        ['9.99', 'wrong', 'less'],
        ['-11', 'wrong', 'a sign'],
      ],
    },
    {
      key: '\\sqrt2',
      answers: [
        ['1.4142136', 'right', 'just above'],
        ['1.4142135', 'wrong', 'just below'],
        ['\\sqrt2', 'wrong', 'the same'],
        ['1.5', 'right', 'above'],
      ],
    },
  ],
}

export const atLeast: Table = {
  title: 'At least a bound',
  check: 'greater-or-equal',
  questions: [
    {
      key: '\\frac13',
      answers: [
        ['\\frac13', 'right', 'the same'],
        ['0.34', 'right', 'more'],
        ['0.333', 'wrong', 'a decimal that breaks off is less'],
        ['0', 'wrong', 'less'],
      ],
    },
  ],
}

export const simplifiedNumbers: Table = {
  title: 'Numbers in their simplest form',
  check: 'numeric-form',
  options: { simplify: 'required' },
  guide: 'Where simplest form is required, 3/4 is right and 6/8 is not.',
  questions: [
    {
      key: '0.75',
      answers: [
        ['\\frac34', 'right', 'in lowest terms'],
        ['0.75', 'right', 'a decimal'],
        ['\\frac{6}{8}', 'wrong', 'not in lowest terms'],
        ['\\frac{75}{100}', 'wrong', 'not in lowest terms'],
        ['\\frac{4}{3}', 'wrong', 'turned over'],
        ['\\frac{-3}{4}', 'wrong', 'the sign'],
      ],
    },
    {
      key: '-\\frac{5}{2}',
      answers: [
        ['-\\frac52', 'right', 'the sign in front'],
        ['\\frac{-5}{2}', 'right', 'the sign above'],
        ['-2.5', 'right', 'a decimal'],
        ['\\frac{10}{-4}', 'wrong', 'not in lowest terms'],
        ['\\frac52', 'wrong', 'the sign is lost'],
      ],
    },
  ],
}
