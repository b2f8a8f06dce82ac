import type { Table } from './table.ts'

export const indexedLetters: Table = {
  title: 'Letters with an index',
  check: 'equivalent',
  guide:
    'In a sum or product over i, x_i is another number for each i, and i may have any name. A bar over x means the mean of the values that are added.',
  questions: [
    {
      key: '\\sum_{i=1}^nx_i',
      answers: [
        ['\\sum_{k=1}^nx_k', 'right', 'another index'],
        ['x_n+\\sum_{i=1}^{n-1}x_i', 'right', 'the last one by itself'],
        ['\\sum_{i=0}^{n-1}x_{i+1}', 'right', 'counted from 0'],
        ['n\\bar x', 'right', 'by the mean'],
        ['nx_i', 'wrong', 'one value as often as there are values'],
        ['\\sum_{i=0}^nx_i', 'wrong', 'one too many'],
      ],
    },
    {
      key: '\\frac{1}{n-1}\\sum_{i=1}^n(x_i-\\bar x)^2',
      answers: [
        ['\\frac{1}{n-1}\\left(\\sum_{i=1}^nx_i^2-n\\bar x^2\\right)', 'right', 'multiplied out'],
        ['\\frac{1}{n}\\sum_{i=1}^n(x_i-\\bar x)^2', 'wrong', 'divided by n'],
        ['\\frac{1}{n-1}\\sum_{i=1}^n(x_i-\\mu)^2', 'wrong', 'another mean'],
      ],
    },
    {
      key: '\\sum_{i=1}^nx_iy_i',
      answers: [
        ['\\sum_{j=1}^ny_jx_j', 'right', 'order'],
        ['\\sum_{i=1}^nx_i\\cdot\\sum_{i=1}^ny_i', 'wrong', 'a product of sums'],
      ],
    },
    {
      key: '\\prod_{i=1}^np_i',
      answers: [
        ['\\prod_{j=1}^np_j', 'right', 'another index'],
        ['p_i^n', 'wrong', 'one factor as often as there are factors'],
      ],
    },
    {
      key: '\\sum_{i=1}^n\\sum_{j=1}^ma_{ij}',
      answers: [
        ['\\sum_{j=1}^m\\sum_{i=1}^na_{ij}', 'right', 'in the other order'],
        ['\\sum_{i=1}^n\\sum_{j=1}^ma_{ji}', 'wrong', 'the indices exchanged'],
      ],
    },
    { key: 'a_1+a_2+a_3', answers: [['\\sum_{i=1}^3a_i', 'right', 'as a sum']] },
  ],
}
