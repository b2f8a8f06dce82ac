import type { Table } from './table.ts'

export const howItIsRead: Table = {
  title: 'How an answer is read',
  check: 'equivalent',
  guide: 'What is typed without a sign multiplies; a fraction bar takes what stands above and below it.',
  questions: [
    {
      key: '2x',
      answers: [
        ['2\\cdot x', 'right', 'a dot'],
        ['2\\times x', 'right', 'a cross'],
        ['2\\left(x\\right)', 'right', 'a bracket'],
        ['x2', 'asked', 'a number behind its letter may be an index: x₂ or x·2'],
        ['(2)(x)', 'right', 'two brackets'],
        ['x^2', 'wrong', 'a power'],
        ['2+x', 'wrong', 'a sum'],
        ['2_x', 'invalid', 'a number has no index'],
      ],
    },
    {
      key: '\\frac12x',
      answers: [
        ['\\frac{1}{2}x', 'right', 'braces'],
        ['\\frac x2', 'right', 'above the bar'],
        ['x/2', 'right', 'in a line'],
        ['1/2x', 'right', 'from left to right, so half of x', '1/2x'],
        ['\\frac1 2 x', 'right', 'spaces do not matter'],
        ['\\frac{1}{2x}', 'wrong', 'the letter below'],
      ],
    },
    {
      key: 'x^{23}',
      answers: [
        ['x^{20}x^3', 'right', 'exponents add'],
        ['x^23', 'wrong', 'without braces only one digit is an exponent', 'x^{2}\\cdot 3'],
      ],
    },
    {
      key: '\\sin^2x',
      answers: [
        ['\\sin(x)^2', 'right', 'the square of the value'],
        ['\\left(\\sin x\\right)^2', 'right', 'in brackets'],
        ['{\\sin x}^2', 'right', 'in braces'],
        ['\\sin(x^2)', 'wrong', 'of the square'],
      ],
    },
    {
      key: '\\sin2x',
      answers: [
        ['\\sin(2x)', 'right', 'the product belongs to the function'],
        ['\\sin2\\cdot x\\cdot1+\\sin(2x)-\\sin2\\cdot x', 'right', 'nothing added'],
        ['\\sin(2)x', 'wrong', 'brackets end the argument'],
        ['2\\sin x', 'wrong', 'outside'],
      ],
    },
    {
      key: '\\ln xy',
      answers: [
        ['\\ln(xy)', 'right', 'the product belongs to the function'],
        ['\\ln(x)y', 'wrong', 'brackets end the argument'],
      ],
    },
    {
      key: '-x^2',
      answers: [
        ['-(x^2)', 'right', 'the power binds closer'],
        ['0-x^2', 'right', 'taken from nothing'],
        ['(-x)^2', 'wrong', 'the sign inside'],
      ],
    },
    {
      key: '2^{3^2}',
      answers: [
        ['2^9', 'right', 'powers from above'],
        ['512', 'right', 'worked out'],
        ['(2^3)^2', 'wrong', 'powers from below'],
        ['64', 'wrong', 'that gives this'],
      ],
    },
    {
      key: '6/2(1+2)',
      answers: [
        ['9', 'right', 'from left to right'],
        ['3(1+2)', 'right', 'one step'],
        ['1', 'wrong', 'the product does not bind closer'],
      ],
    },
    {
      key: '\\sqrt[3]{8}',
      answers: [
        ['2', 'right', 'the cube root'],
        ['8^{1/3}', 'right', 'as a power'],
        ['3\\sqrt8', 'wrong', 'a factor'],
      ],
    },
    {
      key: '|x|',
      answers: [
        ['\\left|x\\right|', 'right', 'bars that grow'],
        ['\\lvert x\\rvert', 'right', 'named bars'],
        ['\\operatorname{abs}(x)', 'right', "the function's name"],
        ['x', 'wrong', 'no bars'],
      ],
    },
    {
      key: 'f(x+1)',
      answers: [
        ['fx+f', 'right', 'f is a letter here'],
        ['f\\cdot(x+1)', 'right', 'a product'],
        ['fx+1', 'wrong', 'a bracket is missing'],
      ],
    },
    {
      key: 'a_1+a_2',
      answers: [
        ['a_{1}+a_{2}', 'right', 'braces around the index'],
        ['a_2+a_1', 'right', 'order'],
        ['3a', 'wrong', 'indices are not factors'],
        ['a1+a2', 'asked', 'numbers behind are indices or factors'],
      ],
    },
    {
      key: '\\pi r^2',
      answers: [
        ['r^2\\pi', 'right', 'order'],
        ['πr^2', 'right', 'the letter itself'],
        ['pr^2', 'wrong', 'another letter'],
        ['(\\pi r)^2', 'wrong', 'the power binds closer'],
      ],
    },
    {
      key: 'e^x',
      answers: [
        ['\\exp x', 'right', 'by its name'],
        ['\\mathrm{e}^x', 'right', 'an upright e'],
        ['\\exponentialE^x', 'right', 'as keyboards write it'],
        ['E^x', 'wrong', 'a capital is a letter'],
      ],
    },
    {
      key: '\\log_28',
      answers: [
        ['3', 'right', 'the base is two'],
        ['\\log_2(8)', 'right', 'brackets'],
        ['\\log28', 'wrong', 'base ten of twenty-eight'],
      ],
    },
    {
      key: '\\frac{d}{dx}x^2',
      answers: [
        ['2x', 'right', 'a derivative'],
        ['\\frac{1}{x}x^2', 'wrong', 'not cancelled letters'],
      ],
    },
    {
      key: 'x\\times10^3',
      answers: [
        ['1000x', 'right', 'a cross is a product'],
        ['x\\cdot10^{3}', 'right', 'a dot'],
        ['x10^{-3}', 'wrong', 'the sign'],
      ],
    },
    {
      key: '\\frac23x',
      answers: [
        ['2\\cdot\\frac13x', 'right', 'a product'],
        ['2\\frac13x', 'asked', 'a whole number before a fraction may be a mixed number'],
        ['\\frac73x', 'wrong', 'two and a third'],
      ],
    },
    {
      key: '1',
      answers: [
        ['7\\bmod3', 'right', 'the remainder'],
        ['22\\bmod7', 'right', 'another remainder of 1'],
        ['8\\bmod3', 'wrong', 'the remainder is 2'],
      ],
    },
    {
      key: '24',
      answers: [
        ['\\Gamma(5)', 'right', 'the gamma function is the factorial of the number before'],
        ['\\Gamma\\left(4\\right)\\cdot4', 'right', 'by its recurrence'],
        ['\\Gamma(4)', 'wrong', 'the factorial of 3'],
        ['24\\Gamma', 'wrong', 'without a bracket it is a letter'],
      ],
    },
  ],
}

export const declaredFunctions: Table = {
  title: 'Letters that are functions',
  check: 'equivalent',
  options: { functions: ['f'] },
  questions: [
    {
      key: 'f(x+1)',
      answers: [
        ['f(1+x)', 'right', 'the argument may be rearranged'],
        ['f\\left(x+1\\right)', 'right', 'brackets that grow'],
        ['f(x)+f(1)', 'wrong', 'nothing is known about f'],
        ['fx+f', 'wrong', 'not a product'],
        ['f(x)+1', 'wrong', 'inside is not outside'],
      ],
    },
    {
      key: 'f(x)^2',
      answers: [
        ['f(x)f(x)', 'right', 'a product of values'],
        ['f(x^2)', 'wrong', 'of the square'],
        ['f(f(x))', 'wrong', 'applied twice'],
      ],
    },
  ],
}

export const mixedNumbers: Table = {
  title: 'Mixed numbers',
  check: 'equivalent',
  options: { mixedNumbers: true },
  questions: [
    {
      key: '\\frac73',
      answers: [
        ['2\\frac13', 'right', 'two and a third'],
        ['2\\frac{2}{6}', 'right', 'not in lowest terms'],
        ['1\\frac43', 'right', 'not normal, but the same number'],
        ['\\frac23', 'wrong', 'a product'],
        ['3\\frac12', 'wrong', 'exchanged'],
      ],
    },
    {
      key: '-\\frac{11}{4}',
      answers: [
        ['-2\\frac34', 'right', 'the sign is before the whole'],
        ['-2+\\frac34', 'wrong', 'the sign takes both'],
        ['2\\frac34', 'wrong', 'the sign is lost'],
      ],
    },
  ],
}
