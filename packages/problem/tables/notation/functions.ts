import { symbolic } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Functions that nobody has declared, in integrals and with exponents, and matrices without an inverse. */
export const functionNotationTables: readonly MarkingTable[] = [
  {
    title: 'An integral of a function at another place',
    question: symbolic('\\int_0^1f(2x)\\,dx'),
    rows: [
      ['\\int_0^1f(2t)\\,dt', 100, 'another letter'],
      ['\\int_0^12f(x)\\,dx', 'person', 'right only if f is a factor'],
    ],
  },
  {
    title: 'The square of a function',
    question: symbolic('\\pi\\int_c^df(x)^2\\,dx'),
    rows: [
      ['\\int_c^d\\pi f(x)^2\\,dx', 100, 'a number moved in'],
      ['\\pi\\int_c^d(f(x))^2\\,dx', 'person', 'the same if f is a function'],
      ['\\pi\\int_c^df(x^2)\\,dx', 'person', 'the same if f is a factor'],
    ],
  },
  {
    title: 'Least squares',
    question: symbolic('(X^TX)^{-1}X^Ty'),
    rows: [
      ['(X^TX)^{-1}(X^Ty)', 100, 'the same products'],
      ['X^{-1}y', 'person', 'the same where X is square'],
      ['(X^TX)^{-1}y', 0, 'a factor is missing'],
    ],
  },
  {
    title: 'A measured value',
    question: symbolic('12.3\\pm0.4'),
    rows: [
      ['12.3\\pm0.40', 100, 'the same ends'],
      ['12.3(4)', 'person', 'the same where the brackets hold the uncertainty of the last digit'],
    ],
  },
]
