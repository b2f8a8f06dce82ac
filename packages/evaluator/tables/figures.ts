import type { Table } from './table.ts'

export const threeFigures: Table = {
  title: 'Three significant figures',
  check: 'sig-figs',
  options: { digits: 3, accuracy: 3 },
  guide: 'Figures are counted as they are written: zeros in front never count, zeros behind the point always do.',
  questions: [
    {
      key: '1.234',
      answers: [
        ['1.23', 'right', 'rounded'],
        ['01.23', 'right', 'a zero in front does not count'],
        ['1.23\\times10^0', 'right', 'a power of ten does not count'],
        ['12.3\\times10^{-1}', 'right', 'nor does where the point stands'],
        ['0.00123\\times10^{3}', 'right', 'zeros in front never count'],
        ['1.234', 'wrong', 'four figures'],
        ['1.2', 'wrong', 'two figures'],
        ['1.230', 'wrong', 'the last zero is a figure'],
        ['1.24', 'wrong', 'rounded the wrong way'],
        ['1.22', 'wrong', 'too small'],
        ['-1.23', 'wrong', 'the sign'],
        ['\\frac{123}{100}', 'wrong', 'a fraction has no figures'],
        ['1.2289', 'wrong', 'rounds to it, but has five figures'],
      ],
    },
    {
      key: '0.045678',
      answers: [
        ['0.0457', 'right', 'zeros in front do not count'],
        ['4.57\\times10^{-2}', 'right', 'scientific'],
        ['45.7\\times10^{-3}', 'right', 'by thousands'],
        ['.0457', 'right', 'without the leading zero'],
        ['0.046', 'wrong', 'two figures'],
        ['0.045', 'wrong', 'cut off, and two figures'],
        ['0.0456', 'wrong', 'cut off instead of rounded'],
        ['0.04570', 'wrong', 'four figures'],
        ['0.457', 'wrong', 'the point'],
        ['4.57\\times10^{2}', 'wrong', 'the sign of the exponent'],
      ],
    },
    {
      key: '98765',
      answers: [
        ['98800', 'right', 'zeros before the point may count or not'],
        ['9.88\\times10^4', 'right', 'beyond doubt'],
        ['98.8\\times10^3', 'right', 'by thousands'],
        ['98,800', 'right', 'with a separator'],
        ['98765', 'wrong', 'five figures'],
        ['98.8', 'wrong', 'the power of ten'],
        ['98700', 'wrong', 'cut off instead of rounded'],
        ['99000', 'wrong', 'two figures'],
        ['98800.0', 'wrong', 'the point makes all zeros count'],
      ],
    },
    {
      key: '1',
      answers: [
        ['1.00', 'right', 'zeros are written'],
        ['1.01', 'wrong', 'one unit of the last figure off'],
        ['1.004', 'wrong', 'four figures'],
      ],
    },
    {
      key: '9.996',
      answers: [
        ['10.0', 'right', 'rounding carries over'],
        ['1.00\\times10^1', 'right', 'scientific'],
        ['10', 'wrong', 'two figures'],
        ['10.00', 'wrong', 'four figures'],
        ['9.996', 'wrong', 'four figures'],
      ],
    },
    {
      key: '0.5',
      answers: [
        ['0.500', 'right', 'two zeros behind'],
        ['5.00\\times10^{-1}', 'right', 'scientific'],
        ['0.5', 'wrong', 'one figure'],
        ['0.50', 'wrong', 'two figures'],
        ['\\frac12', 'wrong', 'no figures at all'],
        ['0.5000', 'wrong', 'four figures'],
      ],
    },
    {
      key: '2.5055',
      answers: [
        ['2.51', 'right', 'rounded up'],
        ['2.50', 'wrong', 'cut off'],
        ['2.505', 'wrong', 'four figures'],
        ['2.5', 'wrong', 'two figures'],
      ],
    },
    {
      key: '-0.0012345',
      answers: [
        ['-0.00123', 'right', 'the sign is no figure'],
        ['-1.23\\times10^{-3}', 'right', 'scientific'],
        ['0.00123', 'wrong', 'the sign is lost'],
        ['-0.001', 'wrong', 'one figure'],
        ['-0.0012', 'wrong', 'two figures'],
      ],
    },
  ],
}

export const atLeastFigures: Table = {
  title: 'More figures than asked for',
  check: 'sig-figs',
  options: { digits: 2, accuracy: 2, moreDigits: 'condoned' },
  guide: 'Where more figures are condoned they must be right ones.',
  questions: [
    {
      key: '3.14159',
      answers: [
        ['3.1', 'right', 'as asked'],
        ['3.14', 'right', 'one more'],
        ['3.1416', 'right', 'more'],
        ['3.14159', 'right', 'all of them'],
        ['3', 'wrong', 'too few'],
        ['3.2', 'wrong', 'wrong'],
        ['4.14', 'wrong', 'wrong'],
      ],
    },
    {
      key: '0.0667',
      answers: [
        ['0.067', 'right', 'as asked'],
        ['0.0667', 'right', 'all of them'],
        ['0.07', 'wrong', 'too few'],
        ['0.06', 'wrong', 'too few and cut off'],
        ['0.66', 'wrong', 'the point'],
      ],
    },
  ],
}

export const strictFigures: Table = {
  title: 'Figures beyond doubt',
  check: 'sig-figs-strict',
  options: { digits: 2 },
  questions: [
    {
      key: '',
      answers: [
        ['1.5', 'right', 'two'],
        ['0.015', 'right', 'zeros in front do not count'],
        ['1.5\\times10^3', 'right', 'beyond doubt'],
        ['10.', 'right', 'a point behind makes the zero count'],
        ['25', 'right', 'no zero at all'],
        ['1500', 'right', 'the zeros are in doubt and do not count'],
        ['15.0', 'wrong', 'three'],
        ['100', 'wrong', 'one beyond doubt'],
        ['0.5', 'wrong', 'one'],
        ['10', 'wrong', 'one beyond doubt'],
        ['1.50\\times10^3', 'wrong', 'three'],
      ],
    },
  ],
}

export const twoPlaces: Table = {
  title: 'Two decimal places',
  check: 'decimal-places',
  options: { places: 2 },
  guide: 'Places are counted as written; both numbers are rounded to them, half away from zero.',
  questions: [
    {
      key: '3.14159',
      answers: [
        ['3.14', 'right', 'rounded'],
        ['3.1', 'wrong', 'one place'],
        ['3.142', 'wrong', 'three places'],
        ['3.15', 'wrong', 'wrong'],
        ['3.140', 'wrong', 'three places'],
        ['314\\times10^{-2}', 'wrong', 'no places as written'],
        ['\\frac{157}{50}', 'wrong', 'a fraction has no places'],
      ],
    },
    {
      key: '2.675',
      answers: [
        ['2.68', 'right', 'half away from zero, exactly'],
        ['2.67', 'wrong', 'a binary rounding error is no excuse'],
        ['2.675', 'wrong', 'three places'],
      ],
    },
    {
      key: '-0.125',
      answers: [
        ['-0.13', 'right', 'half away from zero'],
        ['-0.12', 'wrong', 'to even'],
        ['0.13', 'wrong', 'the sign'],
      ],
    },
    {
      key: '5',
      answers: [
        ['5.00', 'right', 'places asked for are written'],
        ['5', 'wrong', 'no places'],
        ['5.0', 'wrong', 'one place'],
        ['5.01', 'wrong', 'another number'],
      ],
    },
    {
      key: '0.004',
      answers: [
        ['0.00', 'right', 'rounds to nothing'],
        ['0.01', 'wrong', 'rounded up'],
        ['0', 'wrong', 'no places'],
      ],
    },
    {
      key: '99.995',
      answers: [
        ['100.00', 'right', 'carries over'],
        ['99.99', 'wrong', 'cut off'],
        ['100.0', 'wrong', 'one place'],
      ],
    },
    {
      key: '1234.5',
      answers: [
        ['1234.50', 'right', 'a zero is written'],
        ['1,234.50', 'right', 'with a separator'],
        ['1234.5', 'wrong', 'one place'],
        ['1.23\\times10^3', 'wrong', 'another number'],
      ],
    },
  ],
}

export const optionalZeros: Table = {
  title: 'Places with optional zeros',
  check: 'decimal-places',
  options: { places: 3, trailingZeros: 'condoned' },
  questions: [
    {
      key: '0.25',
      answers: [
        ['0.25', 'right', 'zeros behind may be left out'],
        ['0.250', 'right', 'or written'],
        ['0.2500', 'wrong', 'four places are more than asked for'],
        ['0.2', 'wrong', 'cut off'],
        ['0.251', 'wrong', 'another number'],
      ],
    },
    {
      key: '\\frac13',
      answers: [
        ['0.333', 'right', 'rounded'],
        ['0.33', 'wrong', 'too few'],
        ['0.334', 'wrong', 'wrong'],
        ['0.3333', 'wrong', 'four places'],
      ],
    },
  ],
}

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
