import type { Table } from './table.ts'

export const derivatives: Table = {
  title: 'Derivatives',
  check: 'derivative',
  guide: 'A derivative counts in any form; the key is the derivative itself.',
  questions: [
    {
      key: '3x^2\\sin x+x^3\\cos x',
      answers: [
        ['x^2(3\\sin x+x\\cos x)', 'right', 'the product rule, factored'],
        ['\\frac{d}{dx}\\left(x^3\\sin x\\right)', 'right', 'the derivative asked of the machine has the same value'],
        ['3x^2\\cos x', 'wrong', 'the product of the derivatives'],
        ['x^3\\sin x', 'wrong', 'not differentiated'],
        ['3x^2\\sin x-x^3\\cos x', 'wrong', "the cosine's sign"],
        ['3x^2\\sin x+x^3\\cos x+C', 'wrong', 'a derivative takes no constant'],
      ],
    },
    {
      key: '2xe^{x^2}',
      answers: [
        ['2e^{x^2}x', 'right', 'the chain rule'],
        ['e^{x^2}(x+x)', 'right', 'not collected'],
        ['e^{x^2}', 'wrong', 'the inner derivative is missing'],
        ['2xe^{2x}', 'wrong', 'the exponent was differentiated too'],
        ['x^2e^{x^2-1}', 'wrong', 'the power rule in the wrong place'],
      ],
    },
    {
      key: '\\frac{1}{x\\ln x}',
      answers: [
        ['\\frac{1}{\\ln x^x}', 'right', 'the factor as an exponent'],
        ['(x\\ln x)^{-1}', 'right', 'a negative power'],
        ['\\frac{1}{\\ln x}', 'wrong', 'the inner derivative is missing'],
        ['\\ln(\\ln x)', 'wrong', 'not differentiated'],
      ],
    },
    {
      key: '\\frac{1-x^2}{(x^2+1)^2}',
      answers: [
        ['\\frac{1}{x^2+1}-\\frac{2x^2}{(x^2+1)^2}', 'right', 'the quotient rule, split'],
        ['\\frac{x^2+1-x\\cdot2x}{(x^2+1)^2}', 'right', 'not collected'],
        ['\\frac{1}{2x}', 'wrong', 'the quotient of the derivatives'],
        ['\\frac{x^2-1}{(x^2+1)^2}', 'wrong', 'the numerator turned round'],
        ['\\frac{1-x^2}{x^2+1}', 'wrong', 'the denominator is not squared'],
      ],
    },
  ],
}

export const antiderivatives: Table = {
  title: 'Antiderivatives with their constant',
  check: 'antiderivative',
  options: { variable: 'x', constant: 'required' },
  guide: 'An antiderivative needs its constant, under any name.',
  questions: [
    {
      key: '\\frac{x^4}{4}',
      answers: [
        ['\\frac{x^4}{4}+C', 'right', 'with a constant'],
        ['\\frac14x^4+c', 'right', 'another name for it'],
        ['\\frac{x^4+K}{4}', 'right', 'the constant inside the fraction'],
        ['\\frac{x^4}{4}-C', 'right', 'with another sign it is still any number'],
        ['\\frac{x^4}{4}+2C', 'right', 'twice any number is any number'],
        ['\\frac{x^4}{4}', 'wrong', 'the constant is missing'],
        ['\\frac{x^4}{4}+1', 'wrong', 'one number is not every number'],
        ['x^4+C', 'wrong', 'the factor is missing'],
        ['3x^2+C', 'wrong', 'differentiated'],
        ['\\frac{x^4}{4}+x+C', 'wrong', 'a term too many'],
        ['\\frac{x^4}{4}+Cx', 'wrong', 'the constant is no factor of x'],
      ],
    },
    {
      key: '\\ln|x|',
      answers: [
        ['\\ln|x|+C', 'right', 'with bars'],
        ['\\ln|-x|+C', 'right', 'the sign inside the bars does not matter'],
        ['\\frac12\\ln x^2+C', 'right', 'by a square'],
        ['\\ln|5x|+C', 'right', 'a factor inside is a constant outside'],
        ['-\\frac{1}{x^2}+C', 'wrong', 'differentiated'],
        ['\\ln|x|', 'wrong', 'the constant is missing'],
        ['\\ln|x|^2+C', 'wrong', 'twice as much'],
      ],
    },
    {
      key: '\\sin x\\cos x',
      answers: [
        ['\\frac12\\sin2x+C', 'right', 'by the double angle'],
        ['\\cos x\\sin x+C', 'right', 'order'],
        ['\\sin^2x+C', 'wrong', 'another function'],
        ['\\cos2x+C', 'wrong', 'its derivative'],
      ],
    },
    {
      key: 'e^{3x}',
      answers: [
        ['e^{3x}+C', 'right', 'as the key'],
        ['(e^x)^3+C', 'right', 'another spelling'],
        ['3e^{3x}+C', 'wrong', 'differentiated'],
        ['e^{3x}\\cdot C', 'wrong', 'the constant is added, not multiplied'],
      ],
    },
    {
      key: '-\\cos x',
      answers: [
        ['-\\cos x+C', 'right', 'as the key'],
        ['1-\\cos x+C', 'right', 'one more constant'],
        ['2\\sin^2\\frac x2+C', 'right', 'by the half angle, a constant away'],
        ['\\cos x+C', 'wrong', 'the sign'],
        ['-\\sin x+C', 'wrong', 'another function'],
      ],
    },
  ],
}

export const upToConstant: Table = {
  title: 'Antiderivatives up to a constant',
  check: 'antiderivative-up-to-constant',
  options: { variable: 'x' },
  guide: 'Where the constant is not asked for, answers may differ by any number.',
  questions: [
    {
      key: 'x^2',
      answers: [
        ['x^2+7', 'right', 'a number more'],
        ['x^2+C', 'right', 'a constant with a name'],
        ['(x-1)(x+1)', 'right', 'one less'],
        ['x^2+x', 'wrong', 'not a constant'],
        ['2x^2', 'wrong', 'twice as much'],
        ['x^3', 'wrong', 'another power'],
      ],
    },
    {
      key: '\\arctan x',
      answers: [
        ['-\\arctan\\frac1x+\\frac\\pi2', 'right', 'on each side of zero a constant away'],
        ['\\arctan x+\\pi', 'right', 'a constant more'],
        ['\\arctan(-x)', 'wrong', 'the sign'],
        ['\\tan x', 'wrong', 'the inverse'],
      ],
    },
    {
      key: '\\sin^2x',
      answers: [
        ['-\\cos^2x', 'right', 'one less'],
        ['-\\frac12\\cos2x', 'right', 'a half less'],
        ['\\cos^2x', 'wrong', 'the sign of the change'],
        ['\\sin2x', 'wrong', 'its derivative'],
      ],
    },
    {
      key: '\\ln\\frac{x-1}{x+1}',
      answers: [
        ['\\ln(x-1)-\\ln(x+1)', 'right', 'as a difference'],
        ['\\ln\\frac{3x-3}{x+1}', 'right', 'a constant inside'],
        ['\\ln(x-1)+\\ln(x+1)', 'wrong', 'a sum'],
        ['\\frac{\\ln(x-1)}{\\ln(x+1)}', 'wrong', 'a quotient of logarithms'],
      ],
    },
  ],
}

export const calculusNotation: Table = {
  title: 'Calculus as it is written',
  check: 'equivalent',
  questions: [
    {
      key: '\\frac{d}{dx}x^3',
      answers: [
        ['3x^2', 'right', 'worked out'],
        ['\\frac{d}{dx}\\left(x^3+5\\right)', 'right', 'a number more does not matter'],
        ['x^2', 'wrong', 'the factor is missing'],
        ['\\frac{d}{dx}x^2', 'wrong', 'another power'],
        ['3x', 'wrong', 'another power'],
      ],
    },
    {
      key: '\\int_0^1e^{x^2}dx',
      answers: [
        ['\\int_0^1e^{x^2}dx', 'right', 'the very integral'],
        ['1.4626517459', 'undecided', 'it has no elementary antiderivative, so a person looks at it'],
        ['\\frac12', 'undecided', 'the same, though it is wrong'],
      ],
    },
    {
      key: '\\frac{x^3}{3}',
      answers: [
        ['\\int x^2dx', 'undecided', 'an integral without bounds is many functions, so a person looks at it'],
        ['\\frac12\\int x^2dx', 'undecided', 'the same, though it is wrong'],
        ['1+\\int x^2dx', 'undecided', 'the same'],
      ],
    },
    {
      key: '\\lim_{h\\to0}\\frac{\\sin h}{h}',
      answers: [
        ['\\lim_{h\\to0}\\frac{\\sin h}{h}', 'right', 'the very limit'],
        ['1', 'undecided', 'limits are not worked out, so a person looks at it'],
        ['0', 'undecided', 'the same, though it is wrong'],
      ],
    },
    {
      key: '\\frac{d^2}{dx^2}\\sin x',
      answers: [
        ['-\\sin x', 'right', 'twice'],
        ['\\cos x', 'wrong', 'once'],
        ['\\sin x', 'wrong', 'the sign'],
      ],
    },
    {
      key: '\\frac{d}{dx}\\left(x\\ln x-x\\right)',
      answers: [
        ['\\ln x', 'right', "the logarithm's antiderivative"],
        ['\\ln x-1', 'wrong', 'one too little'],
        ['\\frac1x-1', 'wrong', 'the product rule is missing'],
      ],
    },
    {
      key: '\\int_0^1x^2dx',
      answers: [
        ['\\frac13', 'right', 'worked out'],
        ['\\frac12\\int_{-1}^1x^2dx', 'right', 'half of twice'],
        ['0.33', 'wrong', 'rounded'],
        ['\\frac{x^3}{3}', 'wrong', 'the bounds were not put in'],
      ],
    },
    {
      key: '\\int_0^\\pi\\sin x\\,dx',
      answers: [
        ['2', 'right', 'worked out'],
        ['\\cos0-\\cos\\pi', 'right', 'the antiderivative at the bounds'],
        ['0', 'wrong', 'over a whole period it would be'],
      ],
    },
    {
      key: '\\int_a^b2x\\,dx',
      answers: [
        ['b^2-a^2', 'right', 'for any bounds'],
        ['(b-a)(b+a)', 'right', 'factored'],
        ['a^2-b^2', 'wrong', 'the bounds exchanged'],
      ],
    },
  ],
}

export const integrationConstants: Table = {
  title: 'Is there a constant at all',
  check: 'integration-constant',
  options: { variable: 'x' },
  questions: [
    {
      key: '',
      answers: [
        ['x^2+C', 'right', 'a constant added'],
        ['\\frac{x^3}{3}+c_1', 'right', 'with a subscript'],
        ['\\sin x-K', 'wrong', 'taken away instead of added'],
        ['x^2', 'wrong', 'none'],
        ['x^2+5', 'wrong', 'a number is not any number'],
        ['Cx^2', 'wrong', 'a factor is no constant of integration'],
        ['x+C+D', 'wrong', 'two where one is enough'],
      ],
    },
  ],
}
