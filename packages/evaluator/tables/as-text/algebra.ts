import type { Table } from '../table.ts'

export const algebraAsText: readonly Table[] = [
  {
    title: 'Algebra, typed as text',
    check: 'equivalent',
    options: { mode: 'text' },
    questions: [
      {
        key: '(x+1)^2',
        answers: [
          ['x^2+2x+1', 'right', 'a square multiplied out'],
          ['x^2+1', 'wrong', 'the middle term is missing'],
        ],
      },
      { key: '(x-1)^2', answers: [['(1-x)^2', 'right', 'an even power does not see the sign']] },
      { key: '(x-1)^3', answers: [['(1-x)^3', 'wrong', 'an odd power does']] },
      {
        key: '(a+b)^3',
        answers: [
          ['a^3+3a^2b+3ab^2+b^3', 'right', 'binomial theorem'],
          ['a^3+b^3', 'wrong', 'the freshman’s dream'],
        ],
      },
      { key: 'a^3+b^3', answers: [['(a+b)(a^2-ab+b^2)', 'right', 'sum of cubes']] },
      { key: 'a^3-b^3', answers: [['(a-b)(a^2-ab+b^2)', 'wrong', 'sign in the second factor']] },
      { key: 'a^2-b^2', answers: [['(a-b)(a+b)', 'right', 'difference of squares']] },
      { key: 'x^4+4', answers: [['(x^2+2x+2)(x^2-2x+2)', 'right', 'Sophie Germain']] },
      { key: '2(x+3)', answers: [['2x+3', 'wrong', 'only one term was multiplied']] },
      {
        key: '-(x-3)',
        answers: [
          ['-x-3', 'wrong', 'the minus reaches both terms'],
          ['3-x', 'right', 'the minus reaches both terms'],
        ],
      },
      {
        key: 'a-(b-c)',
        answers: [
          ['a-b+c', 'right', 'brackets after a minus'],
          ['a-b-c', 'wrong', 'brackets after a minus'],
        ],
      },
      {
        key: '-x^2',
        answers: [
          ['(-x)^2', 'wrong', 'a power binds tighter than the sign'],
          ['-(x^2)', 'right', 'a power binds tighter than the sign'],
        ],
      },
      { key: 'x/2', answers: [['0.5x', 'right', 'one half as a decimal is exact']] },
      {
        key: 'x/3',
        answers: [
          ['0.333x', 'wrong', 'a third is not 0.333'],
          ['0.333333333333333333333333x', 'wrong', 'however many threes'],
        ],
      },
      { key: '1/(x+1)', answers: [['1/x+1', 'wrong', 'the fraction bar groups']] },
      { key: '1/(1/x)', answers: [['x', 'right', 'the same wherever both are defined']] },
      { key: '(x^2-1)/(x-1)', answers: [['x+1', 'right', 'the same wherever both are defined']] },
      { key: '(x^2-1)/(x+1)', answers: [['x+1', 'wrong', 'cancelled the wrong factor']] },
      { key: '(x+y)/(x+z)', answers: [['y/z', 'wrong', 'terms do not cancel']] },
      {
        key: '(2x+4)/2',
        answers: [
          ['x+2', 'right', 'every term is divided'],
          ['x+4', 'wrong', 'only one term was divided'],
        ],
      },
      {
        key: '1/a+1/b',
        answers: [
          ['(a+b)/(ab)', 'right', 'common denominator'],
          ['2/(a+b)', 'wrong', 'fractions are not added so'],
          ['1/(a+b)', 'wrong', 'fractions are not added so'],
        ],
      },
      { key: 'a/b/c', answers: [['a/(bc)', 'right', 'divided twice']] },
      {
        key: 'a/(b/c)',
        answers: [
          ['ac/b', 'right', 'division by a fraction'],
          ['a/(bc)', 'wrong', 'division by a fraction'],
        ],
      },
      {
        key: 'x^2*x^3',
        answers: [
          ['x^5', 'right', 'exponents are added'],
          ['x^6', 'wrong', 'exponents are not multiplied'],
        ],
      },
      {
        key: '(x^2)^3',
        answers: [
          ['x^6', 'right', 'exponents are multiplied'],
          ['x^5', 'wrong', 'exponents are not added'],
        ],
      },
      {
        key: 'x^(-2)',
        answers: [
          ['1/x^2', 'right', 'negative exponent'],
          ['-x^2', 'wrong', 'a negative exponent is not a sign'],
        ],
      },
      { key: 'x^0', answers: [['1', 'right', 'power zero']] },
      {
        key: '(2x)^3',
        answers: [
          ['2x^3', 'wrong', 'the power reaches the coefficient'],
          ['8x^3', 'right', 'the power reaches the coefficient'],
        ],
      },
      {
        key: '2^(n+1)',
        answers: [
          ['2*2^n', 'right', 'one more factor two'],
          ['2^n+2', 'wrong', 'one more factor, not one more term'],
        ],
      },
      { key: '2^(2n)', answers: [['4^n', 'right', 'power of a power']] },
      { key: '3^n/3', answers: [['3^(n-1)', 'right', 'one factor less']] },
      {
        key: '(x-2)(x-3)',
        answers: [
          ['x^2-5x+6', 'right', 'product and sum of the roots'],
          ['x^2-6x+5', 'wrong', 'product and sum exchanged'],
        ],
      },
      { key: 'x(x-1)(x+1)', answers: [['x^3-x', 'right', 'three factors']] },
      {
        key: '(x+y+z)^2',
        answers: [
          ['x^2+y^2+z^2+2xy+2yz+2zx', 'right', 'square of a trinomial'],
          ['x^2+y^2+z^2', 'wrong', 'mixed terms are missing'],
        ],
      },
      {
        key: '(x-a)^6000',
        answers: [
          ['(a-x)^6000', 'right', 'decided without multiplying out'],
          ['(x+a)^6000', 'wrong', 'decided without multiplying out'],
        ],
      },
      { key: '(x-a)^5999', answers: [['(a-x)^5999', 'wrong', 'an odd power, however high']] },
      { key: '(x+1)^20', answers: [['(x+1)^10*(x+1)^10', 'right', 'powers of one base']] },
      {
        key: '1/(n(n+1))',
        answers: [
          ['1/n-1/(n+1)', 'right', 'telescoping'],
          ['1/n+1/(n+1)', 'wrong', 'telescoping needs the minus'],
        ],
      },
      { key: '(a/b+b/a)', answers: [['(a^2+b^2)/(ab)', 'right', 'common denominator']] },
      { key: 'a b', answers: [['b a', 'right', 'order of factors']] },
      { key: 'a-b', answers: [['b-a', 'wrong', 'order of a difference']] },
      { key: 'a/b', answers: [['b/a', 'wrong', 'order of a quotient']] },
      {
        key: 'x',
        answers: [
          ['X', 'wrong', 'case matters'],
          ['x/1', 'right', 'division by one'],
        ],
      },
      { key: 'v_0*t', answers: [['t*v_0', 'right', 'a subscript belongs to the name']] },
      { key: 'v_0', answers: [['v_1', 'wrong', 'another subscript, another letter']] },
      { key: '0*x', answers: [['0', 'right', 'nothing of it']] },
      { key: 'x-x', answers: [['0', 'right', 'a letter may cancel altogether']] },
      { key: 'x+1-1', answers: [['x', 'right', 'numbers may cancel']] },
      { key: '50%*x', answers: [['x/2', 'right', 'percent is a hundredth']] },
      { key: 'x^2+y^2', answers: [['(x+y)^2-2xy', 'right', 'completing the square in two letters']] },
      { key: '1-a-2b', answers: [['1-(a-2b)', 'wrong', 'the bracket turns both signs']] },
      { key: '10^6x', answers: [['1000000x', 'right', 'a power of ten written out']] },
      { key: 'x+10^(-40)', answers: [['x', 'wrong', 'a tiny difference is a difference']] },
      {
        key: '(x/y)^2',
        answers: [
          ['x^2/y^2', 'right', 'power of a quotient'],
          ['x^2/y', 'wrong', 'the power reaches the denominator'],
        ],
      },
      { key: '2/(3/x)', answers: [['2x/3', 'right', 'division by a fraction']] },
      { key: '(1/2)*1/x', answers: [['1/(2x)', 'right', 'two factors below the line']] },
      { key: '1/2x', answers: [['x/2', 'right', 'in a row, division and implied product are read from the left']] },
    ],
  },
  {
    title: 'Algebra, typed as text: letters integer',
    check: 'equivalent',
    options: { mode: 'text', letters: 'integer' },
    questions: [
      { key: '(-1)^(2n)', answers: [['1', 'right', 'an even number of signs']] },
      { key: '(-1)^n', answers: [['1', 'wrong', 'not for odd n']] },
    ],
  },
]
