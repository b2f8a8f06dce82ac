import type { Table } from '../table.ts'

export const moreAntiderivatives: readonly Table[] = [
  {
    title: 'Antiderivatives, more of them',
    check: 'antiderivative',
    options: { variable: 'x' },
    questions: [
      {
        key: 'x^{3}/3',
        answers: [
          ['x^{3}/3+C', 'right', 'with its constant'],
          ['x^{3}/3', 'wrong', 'the constant is missing'],
          ['x^{3}/3+5', 'wrong', 'a number is no constant of integration'],
          ['x^{3}/3-C', 'right', 'any value is taken'],
          ['x^{3}/3+2C', 'right', 'any value is taken'],
          ['x^{3}/3+C^{2}', 'wrong', 'a square is never negative'],
          ['x^{3}/3+e^{C}', 'wrong', 'an exponential is never negative'],
          ['x^{3}/3+C+k', 'wrong', 'one constant is enough'],
          ['x^{3}/3\\cdot C', 'wrong', 'the constant is added'],
          ['2x+C', 'wrong', 'differentiated by mistake'],
          ['500+C', 'wrong', 'the derivative must be right'],
        ],
      },
      {
        key: '\\ln\\left(\\left|x\\right|\\right)',
        answers: [
          ['\\ln\\left(\\left|x\\right|\\right)+C', 'right', 'with absolute value'],
          ['\\ln\\left(x\\right)+C', 'wrong', 'negative x are lost'],
          ['\\ln\\left(\\left|k\\cdot x\\right|\\right)', 'right', 'the constant inside the logarithm'],
        ],
      },
      { key: '\\ln\\left(x\\right)', answers: [['\\ln\\left(\\left|x\\right|\\right)+C', 'right', 'more general']] },
      {
        key: '\\sin\\left(x\\right)^{2}/2',
        answers: [
          ['-\\cos\\left(x\\right)^{2}/2+C', 'right', 'the difference is a constant'],
          ['-\\cos\\left(2x\\right)/4+C', 'right', 'the difference is a constant'],
        ],
      },
      { key: '\\arctan\\left(x\\right)', answers: [['-\\arctan\\left(1/x\\right)+C', 'right', 'the same derivative']] },
      { key: '\\arcsin\\left(x\\right)', answers: [['-\\arccos\\left(x\\right)+C', 'right', 'complementary']] },
      {
        key: 'a\\cdot x^{2}/2',
        answers: [
          ['a\\cdot x^{2}/2+C', 'right', 'a parameter is no constant of integration'],
          ['a\\cdot x^{2}/2', 'wrong', 'a parameter is no constant of integration'],
        ],
      },
    ],
  },
  {
    title: 'Antiderivatives, more of them: constant not-needed',
    check: 'antiderivative',
    options: { variable: 'x', constant: 'not-needed' },
    questions: [{ key: 'x^{3}/3', answers: [['x^{3}/3', 'right', 'where the constant is not needed']] }],
  },
  {
    title: 'Antiderivatives, more of them: variable t',
    check: 'antiderivative',
    options: { variable: 't' },
    questions: [{ key: 't^{2}/2', answers: [['t^{2}/2+C', 'right', 'another variable']] }],
  },
]
