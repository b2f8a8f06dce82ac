import type { Table } from './table.ts'

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
