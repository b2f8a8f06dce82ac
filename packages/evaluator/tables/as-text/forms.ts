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
      { key: '-1/2', answers: [['1/(-2)', 'wrong form', 'a minus below the line']] },
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
  {
    title: 'Form identical, typed as text',
    check: 'form:identical',
    options: { mode: 'text' },
    questions: [
      {
        key: 'x+1',
        answers: [
          ['x+1', 'right', 'the same'],
          ['1+x', 'wrong form', 'order'],
        ],
      },
      { key: '2*x', answers: [['2x', 'right', 'the sign for multiplication may be left out']] },
      { key: 'x^2', answers: [['x*x', 'wrong form', 'a power is not a product']] },
      { key: '1/2', answers: [['0.5', 'wrong form', 'a fraction is not a decimal']] },
    ],
  },
  {
    title: 'Form same-up-to-order, typed as text',
    check: 'form:same-up-to-order',
    options: { mode: 'text' },
    questions: [
      { key: 'x+1', answers: [['1+x', 'right', 'order of terms']] },
      { key: '2x(y+1)', answers: [['(1+y)*x*2', 'right', 'order of factors']] },
      { key: 'a+(b+c)', answers: [['(a+b)+c', 'right', 'grouping']] },
      { key: 'x+x', answers: [['2x', 'wrong form', 'nothing is added up']] },
      { key: '1*x', answers: [['x', 'wrong form', 'not even a factor one']] },
      { key: 'x-y', answers: [['-y+x', 'right', 'signs go with their terms']] },
      { key: 'x=y+1', answers: [['1+y=x', 'right', 'sides of an equation']] },
      { key: 'x<y', answers: [['y>x', 'right', 'sides of an inequality']] },
      { key: '{1,2}', answers: [['{2,1}', 'right', 'elements of a set']] },
      { key: '(-x)*(-x)', answers: [['x*x', 'wrong form', 'signs are not multiplied']] },
      { key: 'x*(-y)', answers: [['-(xy)', 'right', 'a sign moves out of a product']] },
    ],
  },
  {
    title: 'Form same-up-to-sign, typed as text',
    check: 'form:same-up-to-sign',
    options: { mode: 'text' },
    questions: [
      {
        key: '(6x+1)(x-1)',
        answers: [
          ['(1-x)(-6x-1)', 'right', 'signs of two factors'],
          ['6x^2-5x-1', 'wrong form', 'multiplied out'],
          ['(6x-1)(x-1)', 'wrong', 'another value'],
        ],
      },
    ],
  },
  {
    title: 'Form rules, typed as text: rules zeroAdd',
    check: 'form:rules',
    options: { mode: 'text', rules: ['zeroAdd'] },
    questions: [
      {
        key: 'a',
        answers: [
          ['0+a', 'right', 'adding zero'],
          ['1*a', 'wrong form', 'multiplying by one was not allowed'],
        ],
      },
    ],
  },
  {
    title: 'Form rules, typed as text: rules zeroAdd and oneMul',
    check: 'form:rules',
    options: { mode: 'text', rules: ['zeroAdd', 'oneMul'] },
    questions: [{ key: 'a', answers: [['1*a+0', 'right', 'both']] }],
  },
  {
    title: 'Form rules, typed as text: rules negNeg',
    check: 'form:rules',
    options: { mode: 'text', rules: ['negNeg'] },
    questions: [{ key: 'a', answers: [['-(-a)', 'right', 'two signs']] }],
  },
  {
    title: 'Form rules, typed as text: rules negDiv',
    check: 'form:rules',
    options: { mode: 'text', rules: ['negDiv'] },
    questions: [{ key: '-(a/b)', answers: [['a/(-b)', 'right', 'a sign from below the line']] }],
  },
  {
    title: 'Form rules, typed as text: rules negOrd',
    check: 'form:rules',
    options: { mode: 'text', rules: ['negOrd'] },
    questions: [{ key: 'y-x', answers: [['-(x-y)', 'right', 'a sign turned into the bracket']] }],
  },
  {
    title: 'Form rules, typed as text: rules intPow',
    check: 'form:rules',
    options: { mode: 'text', rules: ['intPow'] },
    questions: [{ key: '8', answers: [['2^3', 'right', 'a power of whole numbers']] }],
  },
  {
    title: 'Form rules, typed as text: rules intMul',
    check: 'form:rules',
    options: { mode: 'text', rules: ['intMul'] },
    questions: [
      { key: '8', answers: [['2^3', 'wrong form', 'not without the rule']] },
      { key: '6a', answers: [['2*a*3', 'right', 'numbers gathered']] },
    ],
  },
  {
    title: 'Form rules, typed as text: rules intAdd',
    check: 'form:rules',
    options: { mode: 'text', rules: ['intAdd'] },
    questions: [{ key: '7', answers: [['3+4', 'right', 'numbers added']] }],
  },
  {
    title: 'Form rules, typed as text: rules ratLow',
    check: 'form:rules',
    options: { mode: 'text', rules: ['ratLow'] },
    questions: [{ key: '1/2', answers: [['2/4', 'right', 'lowest terms']] }],
  },
  {
    title: 'Form rules, typed as text: rules sqrtRem',
    check: 'form:rules',
    options: { mode: 'text', rules: ['sqrtRem'] },
    questions: [{ key: '3^(1/2)', answers: [['sqrt(3)', 'right', 'a root as a power']] }],
  },
  {
    title: 'Form rules, typed as text: rules divDiv',
    check: 'form:rules',
    options: { mode: 'text', rules: ['divDiv'] },
    questions: [{ key: 'ac/b', answers: [['a/(b/c)', 'right', 'a fraction in a fraction']] }],
  },
  {
    title: 'Form rules, typed as text: rules noncomMul',
    check: 'form:rules',
    options: { mode: 'text', rules: ['noncomMul'] },
    questions: [{ key: 'ba', answers: [['ab', 'wrong form', 'where factors keep their order']] }],
  },
  {
    title: 'Form rules, typed as text: rules ID_TRANS',
    check: 'form:rules',
    options: { mode: 'text', rules: ['ID_TRANS'] },
    questions: [{ key: 'x', answers: [['x^1+0', 'right', 'a group of rules']] }],
  },
]
