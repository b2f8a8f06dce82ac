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
