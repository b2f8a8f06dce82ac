import type { Table } from './table.ts'

export const rationalisedForm: Table = {
  title: 'Rational denominators',
  check: 'form:rational-denominator',
  guide: 'No root is left below a fraction bar, and no fraction below a root.',
  questions: [
    {
      key: '\\frac{1}{\\sqrt3}',
      answers: [
        ['\\frac{\\sqrt3}{3}', 'right', 'rationalised'],
        ['\\frac13\\sqrt3', 'right', 'a third of the root'],
        ['\\frac{1}{\\sqrt3}', 'wrong form', 'a root below'],
        ['\\sqrt{\\frac13}', 'wrong form', 'the root of a fraction is a root below as well'],
        [
          '\\frac{\\sqrt{12}}{2\\sqrt9\\cdot\\sqrt{1}\\sqrt{1}}\\cdot\\frac{\\sqrt5}{\\sqrt5}',
          'wrong form',
          'a root below again',
        ],
        ['\\frac{\\sqrt3}{9}', 'wrong', 'divided once too often'],
        ['\\sqrt3', 'wrong', 'the three is lost'],
      ],
    },
    {
      key: '\\frac{2}{3-\\sqrt5}',
      answers: [
        ['\\frac{3+\\sqrt5}{2}', 'right', 'by the conjugate'],
        ['\\frac{6+2\\sqrt5}{4}', 'right', 'not reduced'],
        ['\\frac{2}{3-\\sqrt5}', 'wrong form', 'a root below'],
        ['\\frac{3-\\sqrt5}{2}', 'wrong', "the conjugate's sign"],
      ],
    },
    {
      key: '\\frac{1}{\\sqrt[3]2}',
      answers: [
        ['\\frac{\\sqrt[3]{4}}{2}', 'right', 'a cube below is no root'],
        ['\\frac{1}{\\sqrt[3]{2}}', 'wrong form', 'a cube root below'],
        ['\\frac{\\sqrt[3]{2}}{2}', 'wrong', 'the square is missing'],
      ],
    },
  ],
}

export const partialFractionsForm: Table = {
  title: 'Partial fractions',
  check: 'form:partial-fractions',
  options: { variable: 'x' },
  guide: 'Partial fractions: a sum over powers of single factors, each numerator of smaller degree.',
  questions: [
    {
      key: '\\frac{1}{x^2-1}',
      answers: [
        ['\\frac{1}{2(x-1)}-\\frac{1}{2(x+1)}', 'right', 'two parts'],
        ['\\frac{\\frac12}{x-1}-\\frac{\\frac12}{x+1}', 'right', 'halves above'],
        ['\\frac12\\cdot\\frac{1}{x-1}-\\frac12\\cdot\\frac{1}{x+1}', 'right', 'halves in front'],
        ['\\frac{1}{(x-1)(x+1)}', 'wrong form', 'not split'],
        ['\\frac{1}{2(x-1)}+\\frac{1}{2(x+1)}', 'wrong', 'a sign'],
        ['\\frac{1}{x-1}-\\frac{1}{x+1}', 'wrong', 'twice as much'],
      ],
    },
    {
      key: '\\frac{x+3}{x^2+x}',
      answers: [
        ['\\frac3x-\\frac{2}{x+1}', 'right', 'two parts'],
        ['-\\frac{2}{x+1}+\\frac3x', 'right', 'in the other order'],
        ['\\frac{x+3}{x(x+1)}', 'wrong form', 'not split'],
        ['\\frac3x+\\frac{2}{x+1}', 'wrong', 'a sign'],
      ],
    },
    {
      key: '\\frac{2x+1}{(x-1)^2}',
      answers: [
        ['\\frac{2}{x-1}+\\frac{3}{(x-1)^2}', 'right', 'one part for each power'],
        ['\\frac{2x+1}{(x-1)^2}', 'wrong form', 'the numerator is not of smaller degree than the factor'],
        ['\\frac{2}{x-1}+\\frac{1}{(x-1)^2}', 'wrong', 'a slip'],
      ],
    },
    {
      key: '\\frac{1}{x(x^2+1)}',
      answers: [
        ['\\frac1x-\\frac{x}{x^2+1}', 'right', 'a factor of degree two'],
        ['\\frac{1}{x^3+x}', 'wrong form', 'not split'],
        ['\\frac1x-\\frac{1}{x^2+1}', 'wrong', 'the numerator'],
      ],
    },
  ],
}

export const completedSquareForm: Table = {
  title: 'Completed square',
  check: 'form:completed-square',
  options: { variable: 'x' },
  guide: 'Completed square: the variable occurs only inside one square.',
  questions: [
    {
      key: 'x^2+6x+5',
      answers: [
        ['(x+3)^2-4', 'right', 'completed'],
        ['-4+(x+3)^2', 'right', 'terms in the other order'],
        ['(3+x)^2-2^2', 'right', 'the number as a square'],
        ['x^2+6x+5', 'wrong form', 'not completed'],
        ['(x+1)(x+5)', 'wrong form', 'factored'],
        ['x(x+6)+5', 'wrong form', 'partly factored'],
        ['(x+3)^2+4', 'wrong', 'a sign'],
        ['(x-3)^2-4', 'wrong', 'the other sign'],
        ['(x+6)^2-31', 'wrong', 'not halved'],
      ],
    },
    {
      key: '2x^2-8x+1',
      answers: [
        ['2(x-2)^2-7', 'right', 'with a factor'],
        ['2(x^2-4x)+1', 'wrong form', 'taken out only'],
        ['2x(x-4)+1', 'wrong form', 'taken out only'],
        ['2(x-2)^2+1', 'wrong', 'the added square was not taken off'],
        ['(x-2)^2-7', 'wrong', 'the factor is lost'],
      ],
    },
    {
      key: '-x^2+4x',
      answers: [
        ['-(x-2)^2+4', 'right', 'a negative factor'],
        ['4-(x-2)^2', 'right', 'terms in the other order'],
        ['4-(2-x)^2', 'right', 'turned inside the square'],
        ['(x-2)^2+4', 'wrong', 'the sign of the square'],
        ['-(x+2)^2+4', 'wrong', 'the sign inside'],
      ],
    },
  ],
}
