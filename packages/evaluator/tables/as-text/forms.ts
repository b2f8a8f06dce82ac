import type { Table } from '../table.ts'

export const formsAsText: readonly Table[] = [
  {
    title: 'Form expanded, typed as text',
    check: 'form:expanded',
    options: { mode: 'text' },
    questions: [
      {
        key: '(x+1)^2',
        answers: [
          ['x^2+2x+1', 'right', 'no brackets left'],
          ['(x+1)^2', 'wrong form', 'a square of a sum'],
          ['x(x+2)+1', 'wrong form', 'a product with a sum'],
          ['x^2+1', 'wrong', 'another value'],
        ],
      },
      {
        key: '',
        answers: [
          ['x-(y+1)', 'wrong form', 'a minus before brackets'],
          ['x-y-1', 'right', 'brackets taken off'],
          ['(x+1)/2', 'wrong form', 'a sum over a number'],
          ['x/2+1/2', 'right', 'every term divided'],
          ['2sqrt(3)+3', 'right', 'a root is no bracket'],
          ['sin(x+1)', 'right', 'the argument of a function is not multiplied out'],
          ['(xy)^2', 'wrong form', 'a power of a product'],
        ],
      },
    ],
  },
  {
    title: 'Form factored, typed as text',
    check: 'form:factored',
    options: { mode: 'text' },
    questions: [
      {
        key: 'x^2-1',
        answers: [
          ['(x-1)(x+1)', 'right', 'two linear factors'],
          ['x^2-1', 'wrong form', 'not a product'],
          ['(1-x)(-x-1)', 'right', 'signs may be shared out'],
          ['-(1-x)(1+x)', 'right', 'a sign in front'],
          ['(x-1)(x-1)', 'wrong', 'another value'],
        ],
      },
      {
        key: 'x^4-1',
        answers: [
          ['(x^2-1)(x^2+1)', 'wrong form', 'one factor can be taken apart'],
          ['(x-1)(x+1)(x^2+1)', 'right', 'x²+1 has no rational factors'],
        ],
      },
      {
        key: 'x^8-1',
        answers: [
          ['(x-1)(x+1)(x^2+1)(x^4+1)', 'right', 'degree eight'],
          ['(x^4-1)(x^4+1)', 'wrong form', 'degree eight, not far enough'],
        ],
      },
      {
        key: 'x^8+x^4+1',
        answers: [
          ['(x^2+x+1)(x^2-x+1)(x^4-x^2+1)', 'right', 'cyclotomic'],
          ['(x^4+x^2+1)(x^4-x^2+1)', 'wrong form', 'cyclotomic, not far enough'],
        ],
      },
      {
        key: 'x^4+4',
        answers: [
          ['x^4+4', 'wrong form', 'factors although it has no real roots'],
          ['(x^2+2x+2)(x^2-2x+2)', 'right', 'Sophie Germain'],
        ],
      },
      { key: 'x^2+1', answers: [['x^2+1', 'right', 'irreducible over the rationals']] },
      { key: 'x^2-2', answers: [['x^2-2', 'right', 'irreducible over the rationals']] },
      {
        key: '2x^2-6x',
        answers: [
          ['2x(x-3)', 'right', 'number and letter in front'],
          ['x(2x-6)', 'wrong form', 'a number is left inside'],
          ['2(x^2-3x)', 'wrong form', 'a letter is left inside'],
        ],
      },
      {
        key: 'x^2+2x+1',
        answers: [
          ['(x+1)^2', 'right', 'a power'],
          ['(x+1)(x+1)', 'right', 'a repeated factor'],
        ],
      },
      { key: 'x^2-y^2', answers: [['(x-y)(x+y)', 'right', 'two letters']] },
      { key: 'x^3-y^3', answers: [['(x-y)(x^2+xy+y^2)', 'right', 'two letters']] },
      {
        key: 'ab+ac',
        answers: [
          ['a(b+c)', 'right', 'a common letter'],
          ['ab+ac', 'wrong form', 'a common letter'],
        ],
      },
      {
        key: 'xy+x+y+1',
        answers: [
          ['(x+1)(y+1)', 'right', 'by grouping'],
          ['x(y+1)+y+1', 'wrong form', 'half way'],
        ],
      },
      { key: '12', answers: [['12', 'right', 'a number']] },
      { key: 'x-1/4', answers: [['x-1/4', 'right', 'a linear factor']] },
      { key: '24x-6', answers: [['24(x-1/4)', 'right', 'a monic factor']] },
    ],
  },
  {
    title: 'Form single-fraction, typed as text',
    check: 'form:single-fraction',
    options: { mode: 'text' },
    questions: [
      {
        key: '1/a+1/b',
        answers: [
          ['(a+b)/(ab)', 'right', 'one fraction line'],
          ['1/a+1/b', 'wrong form', 'two fractions'],
          ['(1+a/b)/a', 'wrong form', 'a fraction above the line'],
          ['2/(a+b)', 'wrong', 'added wrongly'],
        ],
      },
      { key: 'x-1', answers: [['x-1', 'right', 'no fraction at all']] },
      { key: '-(1/x)', answers: [['-1/x', 'right', 'a sign in front']] },
    ],
  },
  {
    title: 'Form lowest-terms, typed as text',
    check: 'form:lowest-terms',
    options: { mode: 'text' },
    questions: [
      {
        key: '1/2',
        answers: [
          ['1/2', 'right', 'nothing to cancel'],
          ['2/4', 'wrong form', 'two cancels'],
        ],
      },
      { key: '-1/2', answers: [['1/(-2)', 'right', 'a minus below the line']] },
      { key: '3', answers: [['3/1', 'wrong form', 'nothing is divided']] },
      {
        key: '',
        answers: [
          ['x^(2/4)', 'wrong form', 'in an exponent too'],
          ['x/2+1/3', 'right', 'every fraction'],
        ],
      },
      {
        key: '1/sqrt(2)',
        answers: [
          ['1/sqrt(2)', 'wrong form', 'a root below the line'],
          ['sqrt(2)/2', 'right', 'rationalised'],
        ],
      },
    ],
  },
  {
    title: 'Form rational-denominator, typed as text',
    check: 'form:rational-denominator',
    options: { mode: 'text' },
    questions: [
      {
        key: '1/sqrt(3)',
        answers: [
          ['sqrt(3)/3', 'right', 'no root below the line'],
          ['1/sqrt(3)', 'wrong form', 'a root below the line'],
          ['3^(1/2)/3', 'right', 'a root above the line'],
        ],
      },
      { key: '1/(1+sqrt(2))', answers: [['sqrt(2)-1', 'right', 'no line at all']] },
    ],
  },
  {
    title: 'Form partial-fractions, typed as text',
    check: 'form:partial-fractions',
    options: { mode: 'text' },
    questions: [
      {
        key: '1/(x(x+1))',
        answers: [
          ['1/x-1/(x+1)', 'right', 'two simple fractions'],
          ['1/(x(x+1))', 'wrong form', 'one fraction'],
          ['1/x+1/(x+1)', 'wrong', 'sign'],
        ],
      },
      {
        key: 'x^2/(x+1)',
        answers: [
          ['x-1+1/(x+1)', 'right', 'a polynomial and a proper fraction'],
          ['x^2/(x+1)', 'wrong form', 'an improper fraction'],
        ],
      },
      {
        key: 'x/(x-1)^2',
        answers: [
          ['1/(x-1)+1/(x-1)^2', 'right', 'a repeated factor'],
          ['x/(x-1)^2', 'wrong form', 'a numerator of too high degree'],
        ],
      },
      { key: '1/(x(x^2+1))', answers: [['1/x-x/(x^2+1)', 'right', 'an irreducible quadratic']] },
      { key: '2/(x^2-1)', answers: [['1/(x-1)-1/(x+1)', 'right', 'a factored denominator']] },
    ],
  },
  {
    title: 'Form partial-fractions, typed as text: variable n',
    check: 'form:partial-fractions',
    options: { mode: 'text', variable: 'n' },
    questions: [{ key: '1/(n(n+2))', answers: [['1/(2n)-1/(2(n+2))', 'right', 'numbers below the line']] }],
  },
  {
    title: 'Form completed-square, typed as text',
    check: 'form:completed-square',
    options: { mode: 'text' },
    questions: [
      {
        key: 'x^2-2x+3',
        answers: [
          ['(x-1)^2+2', 'right', 'a square and a number'],
          ['x^2-2x+3', 'wrong form', 'the letter in two terms'],
          ['(x-1)^2+3', 'wrong', 'another number'],
          ['2+(1-x)^2', 'right', 'order and sign'],
        ],
      },
      { key: '2x^2+4x', answers: [['2(x+1)^2-2', 'right', 'a number in front']] },
      { key: 'x^2+5', answers: [['x^2+5', 'right', 'nothing to complete']] },
    ],
  },
  {
    title: 'Form completed-square, typed as text: variable y',
    check: 'form:completed-square',
    options: { mode: 'text', variable: 'y' },
    questions: [{ key: 'y^2+2y', answers: [['(y+1)^2-1', 'right', 'another letter']] }],
  },
]
