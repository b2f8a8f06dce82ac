import type { Table } from './table.ts'

export const logarithms: Table = {
  title: 'Logarithms and exponentials',
  check: 'equivalent',
  options: { letters: 'positive' },
  questions: [
    {
      key: '\\ln(xy)',
      answers: [
        ['\\ln x+\\ln y', 'right', 'the logarithm of a product'],
        ['\\ln y-\\ln\\frac1x', 'right', "minus the reciprocal's"],
        ['\\frac12\\ln(x^2y^2)', 'right', "half of the square's"],
        ['\\frac{\\log(xy)}{\\log e}', 'right', 'by another base'],
        ['\\ln x\\cdot\\ln y', 'wrong', 'a product of logarithms'],
        ['\\ln(x+y)', 'wrong', 'the sum inside'],
        ['\\log(xy)', 'wrong', 'base ten is another number'],
        ['\\ln x-\\ln y', 'wrong', "the quotient's"],
        ['x\\ln y', 'wrong', 'read as a power'],
      ],
    },
    {
      key: '\\ln\\frac{a^3}{b}',
      answers: [
        ['3\\ln a-\\ln b', 'right', 'power and quotient'],
        ['\\ln a^3-\\ln b', 'right', 'the power still inside'],
        ['-\\ln\\frac{b}{a^3}', 'right', 'turned over'],
        ['\\frac{3\\ln a}{\\ln b}', 'wrong', 'a quotient of logarithms'],
        ['3\\ln\\frac ab', 'wrong', 'the power reaches only a'],
        ['3(\\ln a-\\ln b)', 'wrong', 'three times too many'],
        ['(\\ln a)^3-\\ln b', 'wrong', 'the logarithm is not cubed'],
      ],
    },
    {
      key: '\\log_2 8z',
      answers: [
        ['3+\\log_2 z', 'right', 'eight is two cubed'],
        ['\\frac{\\ln(8z)}{\\ln2}', 'right', 'change of base'],
        ['\\log_2z+\\log_28', 'right', 'a sum'],
        ['3\\log_2 z', 'wrong', 'multiplied'],
        ['\\log_8 2z', 'wrong', 'base and argument changed places'],
        ['3+\\ln z', 'wrong', 'the base was lost'],
        ['\\frac{\\ln2}{\\ln(8z)}', 'wrong', 'upside down'],
      ],
    },
    {
      key: 'e^{\\ln u+\\ln v}',
      answers: [
        ['uv', 'right', 'the exponential undoes the logarithm'],
        ['e^{\\ln(uv)}', 'right', 'one step'],
        ['u+v', 'wrong', 'sums become products'],
        ['e^{uv}', 'wrong', 'the logarithms were dropped'],
      ],
    },
    {
      key: 'e^{2t}e^{-t}',
      answers: [
        ['e^t', 'right', 'exponents add'],
        ['\\exp(t)', 'right', 'another spelling'],
        ['\\frac{e^{3t}}{e^{2t}}', 'right', 'as a quotient'],
        ['\\frac{1}{e^{-t}}', 'right', 'the reciprocal'],
        ['e^{-2t^2}', 'wrong', 'exponents multiplied'],
        ['e^{3t}', 'wrong', 'the sign was lost'],
        ['2.71828^t', 'wrong', 'a decimal is not e'],
        ['et', 'wrong', 'a product, not a power'],
      ],
    },
    {
      key: 'a^{\\log_a b}',
      answers: [
        ['b', 'right', 'the definition of the logarithm'],
        ['b^{\\log_aa}', 'right', 'the logarithm of the base is one'],
        ['a^b', 'wrong', 'the logarithm was dropped'],
        ['ab', 'wrong', 'a product'],
        ['\\log_ab', 'wrong', 'only the exponent'],
      ],
    },
    {
      key: '10^{2\\log n}',
      answers: [
        ['n^2', 'right', 'log is to base ten'],
        ['100^{\\log n}', 'right', 'the two goes to the base'],
        ['2n', 'wrong', 'the two is an exponent inside'],
        ['20n', 'wrong', 'two times ten'],
        ['n^{20}', 'wrong', 'wrong power'],
      ],
    },
    {
      key: '\\ln\\sqrt{k}',
      answers: [
        ['\\frac12\\ln k', 'right', 'the root is the power one half'],
        ['\\ln k-\\frac12\\ln k', 'right', 'a part taken off'],
        ['\\sqrt{\\ln k}', 'wrong', 'root and logarithm changed places'],
        ['\\frac{1}{2\\ln k}', 'wrong', 'the half slipped under'],
        ['\\ln\\frac k2', 'wrong', 'a half is not a root'],
      ],
    },
    {
      key: '2^{n+3}-2^{n+1}',
      answers: [
        ['6\\cdot2^n', 'right', 'a common factor'],
        ['3\\cdot2^{n+1}', 'right', 'another common factor'],
        ['2^n(8-2)', 'right', 'on the way'],
        ['12\\cdot2^{n-1}', 'right', 'the next lower power'],
        ['2^2', 'wrong', 'exponents subtracted'],
        ['12^n', 'wrong', 'base and factor multiplied'],
        ['6^n', 'wrong', 'not a power of the product'],
      ],
    },
    {
      key: '\\left(e^x\\right)^2',
      answers: [
        ['e^{2x}', 'right', 'exponents multiply'],
        ['\\left(e^2\\right)^x', 'right', 'either way'],
        ['e^{x^2}', 'wrong', 'a power of the exponent'],
        ['e^{x+2}', 'wrong', 'exponents added'],
        ['2e^x', 'wrong', 'doubled'],
      ],
    },
    {
      key: '\\log(1000)',
      answers: [
        ['3', 'right', 'three zeros'],
        ['\\log_{10}1000', 'right', 'the base written out'],
        ['\\frac{\\ln1000}{\\ln10}', 'right', 'change of base'],
        ['6.907755278982137', 'wrong', 'that is the natural logarithm'],
        ['2.9999999999', 'wrong', 'nearly three'],
      ],
    },
    {
      key: '\\ln(1)',
      answers: [
        ['0', 'right', 'the zero of the logarithm'],
        ['1-1', 'right', 'a zero that is worked out'],
        ['1', 'wrong', 'the argument'],
        ['\\ln(0)\\cdot\\frac10', 'invalid', 'no value at all'],
      ],
    },
    {
      key: '5^{\\frac{\\ln w}{\\ln5}}',
      answers: [
        ['w', 'right', 'a logarithm to base five'],
        ['w^{\\ln e}', 'right', 'to the first power'],
        ['w^5', 'wrong', 'a power instead'],
        ['\\frac{w}{5}', 'wrong', 'divided'],
      ],
    },
  ],
}

export const logarithmsOfAnySign: Table = {
  title: 'Logarithms where letters may be negative',
  check: 'equivalent',
  questions: [
    {
      key: '\\ln x^2',
      answers: [
        ['2\\ln|x|', 'right', 'bars keep both halves'],
        ['\\ln|x|+\\ln|x|', 'right', 'as a sum'],
        ['\\ln(x^2)', 'right', 'brackets do not matter'],
        ['(\\ln x)^2', 'wrong', 'the logarithm is not squared'],
        ['\\ln2x', 'wrong', 'doubled inside'],
      ],
    },
    {
      key: '\\ln|ab|',
      answers: [
        ['\\ln|a|+\\ln|b|', 'right', 'with bars each'],
        ['\\frac12\\ln(a^2b^2)', 'right', 'squares in place of bars'],
        ['\\ln|a|\\ln|b|', 'wrong', 'a product'],
        ['\\ln(|a|+|b|)', 'wrong', 'a sum inside'],
      ],
    },
    {
      key: '\\frac{e^{x}+e^{-x}}{2}',
      answers: [
        ['\\cosh x', 'right', 'the definition'],
        ['\\cosh(-x)', 'right', 'an even function'],
        ['\\frac{e^{2x}+1}{2e^x}', 'right', 'over one denominator'],
        ['\\sinh x', 'wrong', 'the odd part'],
        ['\\cos x', 'wrong', 'not the trigonometric one'],
        ['\\frac{e^{x}+e^{x}}{2}', 'wrong', 'both exponents positive'],
      ],
    },
    {
      key: '\\ln\\left(e^{x^2}\\right)',
      answers: [
        ['x^2', 'right', 'undone'],
        ['2x', 'wrong', 'a derivative was taken'],
        ['x^{2e}', 'wrong', 'the base is no factor'],
      ],
    },
    {
      key: 'e^{-y}',
      answers: [
        ['\\frac{1}{e^y}', 'right', 'the reciprocal'],
        ['\\left(\\frac1e\\right)^y', 'right', 'the reciprocal base'],
        ['-e^y', 'wrong', 'a negative exponent is no negative number'],
        ['e^{\\frac1y}', 'wrong', 'the exponent is not turned over'],
      ],
    },
  ],
}
