import type { Table } from './table.ts'

export const namedFunctions: Table = {
  title: 'Error function and rounding',
  check: 'equivalent',
  guide:
    'The error function is written erf and its complement erfc; a second argument of round is the number of decimal places.',
  questions: [
    {
      key: '\\operatorname{erf}(-x)',
      answers: [
        ['-\\operatorname{erf}(x)', 'right', 'the error function is odd'],
        ['\\operatorname{erf}(x)', 'wrong', 'it is not even'],
        ['1-\\operatorname{erf}(x)', 'wrong', 'the complementary error function'],
      ],
    },
    {
      key: '\\frac{d}{dx}\\operatorname{erf}(x)',
      answers: [
        ['\\frac{2}{\\sqrt\\pi}e^{-x^2}', 'right', 'the bell curve'],
        ['\\frac{2}{\\sqrt\\pi}e^{x^2}', 'wrong', 'a sign in the exponent'],
        ['e^{-x^2}', 'wrong', 'without its factor'],
      ],
    },
    {
      key: '1-\\operatorname{erf}(x)',
      answers: [
        ['\\operatorname{erfc}(x)', 'right', 'the complementary error function'],
        ['2-\\operatorname{erfc}(-x)', 'right', 'its reflection'],
        ['\\operatorname{erfc}(-x)', 'wrong', 'of the opposite'],
        ['-\\operatorname{erfc}(x)', 'wrong', 'a sign'],
      ],
    },
    {
      key: '\\frac{d}{dx}\\operatorname{erfc}(x)',
      answers: [
        ['-\\frac{2}{\\sqrt\\pi}e^{-x^2}', 'right', 'the bell curve, downwards'],
        ['\\frac{2}{\\sqrt\\pi}e^{-x^2}', 'wrong', 'that of erf'],
      ],
    },
    {
      key: '\\operatorname{erf}(0)',
      answers: [
        ['0', 'right', 'exactly'],
        ['1', 'wrong', 'its limit'],
      ],
    },
    {
      key: '\\operatorname{round}(3.14159,2)',
      answers: [
        ['3.14', 'right', 'two decimal places'],
        ['3.142', 'wrong', 'three decimal places'],
        ['3', 'wrong', 'no decimal places'],
      ],
    },
    {
      key: '\\operatorname{round}(1235,-1)',
      answers: [
        ['1240', 'right', 'half a unit is rounded up'],
        ['1230', 'wrong', 'cut off'],
      ],
    },
  ],
}
