import type { Table } from './table.ts'

export const identicalForm: Table = {
  title: 'Exactly as typed',
  check: 'form:identical',
  guide: 'Exactly the key, nothing rearranged. Whether the value is right is asked apart.',
  questions: [
    {
      key: 'x^2+2x+1',
      answers: [
        ['x^{2}+2x+1', 'right', 'braces around one digit are not seen'],
        ['x^2+2x+1.0', 'right', 'a number is compared by its value'],
        ['2x+x^2+1', 'wrong form', 'terms in another order'],
        ['(x+1)^2', 'wrong form', 'factored'],
        ['x^2+x+x+1', 'wrong form', 'not collected'],
        ['x^2+2\\cdot x+\\frac22', 'wrong form', 'a number worked out'],
        ['x^2+2x-1', 'wrong form', 'another value'],
      ],
    },
    {
      key: '3\\cdot4',
      answers: [
        ['3\\times4', 'right', 'another sign for the product'],
        ['12', 'wrong form', 'worked out'],
        ['4\\cdot3', 'wrong form', 'another order'],
        ['4+4+4', 'wrong form', 'a sum'],
        ['3+4', 'wrong form', 'another operation'],
      ],
    },
    {
      key: '\\frac{a}{b}',
      answers: [
        ['\\frac ab', 'right', 'short for the same'],
        ['ab^{-1}', 'wrong form', 'a negative power'],
        ['\\frac{1}{b}a', 'wrong form', 'a product'],
        ['\\frac ba', 'wrong form', 'turned over'],
      ],
    },
  ],
}

export const upToOrder: Table = {
  title: 'The same up to order',
  check: 'form:same-up-to-order',
  guide: 'The same expression with terms and factors in any order; nothing is worked out.',
  questions: [
    {
      key: '(x-2)(x+3)',
      answers: [
        ['(x+3)(x-2)', 'right', 'factors exchanged'],
        ['(-2+x)(3+x)', 'right', 'terms exchanged'],
        ['\\left(x+3\\right)\\cdot\\left(x-2\\right)', 'right', 'a product sign'],
        ['x^2+x-6', 'wrong form', 'multiplied out'],
        ['(2-x)(-x-3)', 'wrong form', 'signs turned'],
        ['(x+2)(x-3)', 'wrong form', 'another value'],
      ],
    },
    {
      key: '2a+3b+a',
      answers: [
        ['a+2a+3b', 'right', 'terms in another order'],
        ['3b+a+2a', 'right', 'again'],
        ['3a+3b', 'wrong form', 'collected'],
        ['3(a+b)', 'wrong form', 'factored'],
        ['2a+3b-a', 'wrong form', 'a sign'],
      ],
    },
    {
      key: '\\frac{x+1}{y}',
      answers: [
        ['\\frac{1+x}{y}', 'right', 'terms exchanged'],
        ['\\frac{x}{y}+\\frac1y', 'wrong form', 'split'],
        ['(x+1)y^{-1}', 'wrong form', 'a negative power'],
        ['(x+1)\\cdot\\frac1y', 'wrong form', 'the fraction in front'],
        ['\\frac{y}{x+1}', 'wrong form', 'turned over'],
      ],
    },
    {
      key: '5\\cdot7+2',
      answers: [
        ['2+7\\cdot5', 'right', 'both orders'],
        ['37', 'wrong form', 'worked out'],
        ['35+2', 'wrong form', 'partly worked out'],
        ['5\\cdot2+7', 'wrong form', 'numbers exchanged'],
      ],
    },
    {
      key: 'a-b-c',
      answers: [
        ['a-c-b', 'right', 'terms with their signs'],
        ['-b-c+a', 'right', 'again'],
        ['-b+a-c', 'right', 'again'],
        ['a-(b+c)', 'wrong form', 'a bracket'],
        ['b-a-c', 'wrong form', 'the signs stay behind'],
      ],
    },
    {
      key: '\\sin(x+y)',
      answers: [
        ['\\sin(y+x)', 'right', 'inside a function too'],
        ['\\sin x\\cos y+\\cos x\\sin y', 'wrong form', 'another form'],
        ['\\sin(x-y)', 'wrong form', 'a sign'],
      ],
    },
  ],
}

export const upToSign: Table = {
  title: 'The same up to order and signs',
  check: 'form:same-up-to-sign',
  questions: [
    {
      key: '(x-2)(3-x)',
      answers: [
        ['(3-x)(x-2)', 'right', 'factors exchanged'],
        ['-(x-2)(x-3)', 'right', 'a sign taken out'],
        ['(2-x)(x-3)', 'right', 'both signs turned'],
        ['-x^2+5x-6', 'wrong form', 'multiplied out'],
        ['(x-2)(x-3)', 'wrong', 'one sign turned'],
      ],
    },
    {
      key: '\\frac{a-b}{c}',
      answers: [
        ['-\\frac{b-a}{c}', 'right', 'a sign in front'],
        ['\\frac ac-\\frac bc', 'wrong form', 'split'],
        ['\\frac{b-a}{c}', 'wrong', 'one sign turned'],
      ],
    },
    {
      key: 'x(1-x)',
      answers: [
        ['(1-x)x', 'right', 'factors exchanged'],
        ['-x(x-1)', 'right', 'a sign taken out'],
        ['x-x^2', 'wrong form', 'multiplied out'],
        ['x(x-1)', 'wrong', 'one sign turned'],
      ],
    },
  ],
}
