import type { Table } from '../table.ts'

/** Forms that are compared with the key as it is typed. */
export const formsOfKeysAsText: readonly Table[] = [
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
