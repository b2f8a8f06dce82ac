import type { Table } from './table.ts'

export const powersAndRoots: Table = {
  title: 'Powers and roots',
  check: 'equivalent',
  options: { letters: 'positive' },
  guide: 'Where the author says that letters stand for positive numbers, roots and powers may be pulled apart.',
  questions: [
    {
      key: '\\sqrt{a}\\sqrt{b}',
      answers: [
        ['\\sqrt{ab}', 'right', 'the root of the product'],
        ['(ab)^{\\frac12}', 'right', 'a broken exponent'],
        ['a^{0.5}b^{0.5}', 'right', 'decimal exponents are exact'],
        ['\\sqrt{a+b}', 'wrong', 'the root of the sum'],
        ['ab', 'wrong', 'without the root'],
        ['\\sqrt{a}+\\sqrt{b}', 'wrong', 'a sum'],
      ],
    },
    {
      key: '\\sqrt{x^2}',
      answers: [
        ['x', 'right', 'positive letters need no bars'],
        ['|x|', 'right', 'bars do no harm'],
        ['x^2', 'wrong', 'the root is forgotten'],
        ['-x', 'wrong', 'the negative square root'],
      ],
    },
    {
      key: '\\left(y^3\\right)^4',
      answers: [
        ['y^{12}', 'right', 'exponents multiply'],
        ['(y^4)^3', 'right', 'in another order'],
        ['\\left(y^6\\right)^2', 'right', 'other exponents with the same product'],
        ['y^7', 'wrong', 'exponents were added'],
        ['y^{81}', 'wrong', 'the exponent was raised'],
        ['y^{3^4}', 'wrong', 'a tower is another thing'],
      ],
    },
    {
      key: '\\frac{z^5}{z^{-2}}',
      answers: [
        ['z^7', 'right', 'minus and minus'],
        ['z^5z^2', 'right', 'the power brought up'],
        ['z^3', 'wrong', 'the sign of the exponent was lost'],
        ['z^{-10}', 'wrong', 'exponents multiplied'],
      ],
    },
    {
      key: '\\sqrt[3]{c^6}',
      answers: [
        ['c^2', 'right', 'a third of the exponent'],
        ['(c^6)^{\\frac13}', 'right', 'as a power'],
        ['\\sqrt[6]{c^{12}}', 'right', 'another root'],
        ['c^3', 'wrong', 'a half of the exponent'],
        ['c^{18}', 'wrong', 'multiplied'],
      ],
    },
    {
      key: '\\frac{1}{\\sqrt{d}}',
      answers: [
        ['\\frac{\\sqrt{d}}{d}', 'right', 'rationalised'],
        ['d^{-\\frac12}', 'right', 'a negative broken power'],
        ['\\sqrt{\\frac1d}', 'right', 'the root of the reciprocal'],
        ['-\\sqrt{d}', 'wrong', 'a negative exponent is no negative number'],
        ['d^{-2}', 'wrong', 'a square instead of a root'],
      ],
    },
    {
      key: '\\sqrt{50w^3}',
      answers: [
        ['5w\\sqrt{2w}', 'right', 'squares taken out'],
        ['5\\sqrt2w^{\\frac32}', 'right', 'as a power'],
        ['\\sqrt{25w^2}\\sqrt{2w}', 'right', 'on the way'],
        ['5w^2\\sqrt{2w}', 'wrong', 'one power too many'],
        ['25w\\sqrt{2w}', 'wrong', 'the root of 25 is 5'],
        ['5\\sqrt{2}w', 'wrong', 'one power too few'],
      ],
    },
    {
      key: '\\left(\\frac{s}{t}\\right)^{-2}',
      answers: [
        ['\\frac{t^2}{s^2}', 'right', 'turned over'],
        ['\\left(\\frac{t}{s}\\right)^2', 'right', 'turned over and squared'],
        ['s^{-2}t^2', 'right', 'factor by factor'],
        ['\\frac{s^2}{t^2}', 'wrong', 'not turned over'],
        ['-\\frac{s^2}{t^2}', 'wrong', 'the exponent does not change the sign'],
      ],
    },
    {
      key: '\\sqrt{p+q}',
      answers: [
        ['(p+q)^{1/2}', 'right', 'a broken exponent in a line'],
        ['\\sqrt{q+p}', 'right', 'order of the terms'],
        ['\\sqrt{p}+\\sqrt{q}', 'wrong', 'a root is not shared out over a sum'],
        ['\\frac{p+q}{2}', 'wrong', 'a half instead of a root'],
      ],
    },
  ],
}

export const powersWithLetters: Table = {
  title: 'Powers with letters as exponents',
  check: 'equivalent',
  guide: 'A negative number has powers with whole exponents only; for them formulas must agree too.',
  questions: [
    {
      key: '|x|^n',
      answers: [
        ['|x^n|', 'right', 'the size of the power'],
        ['x^n', 'wrong', 'for odd n and negative x'],
      ],
    },
    {
      key: '\\sqrt{x^{2n}}',
      answers: [
        ['|x|^n', 'right', 'a root is never negative'],
        ['x^n', 'wrong', 'for odd n and negative x'],
      ],
    },
    {
      key: '(xy)^n',
      answers: [
        ['x^ny^n', 'right', 'wherever all powers are real'],
        ['y^nx^n', 'right', 'in another order'],
        ['xy^n', 'wrong', 'one factor is not raised'],
        ['x^n+y^n', 'wrong', 'a sum'],
      ],
    },
    {
      key: '(-x)^n',
      answers: [
        ['(-1)^nx^n', 'right', 'n is whole where x is positive'],
        ['-x^n', 'wrong', 'for even n'],
        ['x^n', 'wrong', 'for odd n'],
      ],
    },
    {
      key: 'a^{bc}',
      answers: [
        ['a^{cb}', 'right', 'order'],
        ['\\left(a^b\\right)^c', 'wrong', 'for a = −1, b = 2 and c = 1/2 it is 1 and not −1'],
        ['a^{b+c}', 'wrong', 'the exponents are added'],
      ],
    },
    {
      key: 'x^{m+n}',
      answers: [
        ['x^mx^n', 'right', 'powers of one base'],
        ['x^{mn}', 'wrong', 'the exponents are multiplied'],
      ],
    },
    { key: '\\sqrt{x-1}\\sqrt{x+1}', answers: [['\\sqrt{x^2-1}', 'right', 'wherever both roots are real']] },
  ],
}

export const rootsOfAnySign: Table = {
  title: 'Roots where letters may be negative',
  check: 'equivalent',
  guide: 'Without a word about the letters they may be negative: √(x²) is |x| then, not x.',
  questions: [
    {
      key: '\\sqrt{x^2}',
      answers: [
        ['|x|', 'right', 'the root is never negative'],
        ['\\left|-x\\right|', 'right', 'the sign inside the bars does not matter'],
        ['\\sqrt{(-x)^2}', 'right', 'a square forgets the sign'],
        ['x', 'wrong', 'wrong for negative x'],
        ['-x', 'wrong', 'wrong for positive x'],
        ['\\pm x', 'wrong', 'a root is one number'],
      ],
    },
    {
      key: '\\sqrt{(a-b)^2}',
      answers: [
        ['|a-b|', 'right', 'the distance'],
        ['|b-a|', 'right', 'the distance the other way round'],
        ['a-b', 'wrong', 'wrong where b is larger'],
        ['|a|-|b|', 'wrong', 'bars do not split over a difference'],
      ],
    },
    {
      key: '\\sqrt[4]{y^8}',
      answers: [
        ['y^2', 'right', 'a square is never negative'],
        ['y^4', 'wrong', 'the square root was drawn'],
        ['|y|', 'wrong', 'one power too few'],
      ],
    },
    {
      key: '\\left(\\sqrt{z}\\right)^2',
      answers: [
        ['z', 'right', 'equal wherever the root is real'],
        ['z^2', 'wrong', 'the root is forgotten'],
      ],
    },
    {
      key: '\\left|uv\\right|',
      answers: [
        ['|u||v|', 'right', 'bars split over a product'],
        ['|u|\\cdot|-v|', 'right', 'signs do not matter'],
        ['\\sqrt{u^2v^2}', 'right', 'by squares'],
        ['uv', 'wrong', 'wrong for different signs'],
        ['u|v|', 'wrong', 'wrong for negative u'],
      ],
    },
    {
      key: '\\frac{|n|}{n}',
      answers: [
        ['\\frac{n}{|n|}', 'right', 'the sign of n either way'],
        ['\\frac{|n|n}{n^2}', 'right', 'expanded by n'],
        ['1', 'wrong', 'wrong for negative n'],
        ['n', 'wrong', 'not a sign'],
        ['|n|', 'wrong', 'not a sign either'],
      ],
    },
    {
      key: '|2-h|+|h-2|',
      answers: [
        ['2|h-2|', 'right', 'both bars are the same'],
        ['|4-2h|', 'right', 'the two goes in'],
        ['0', 'wrong', 'the bars were dropped'],
        ['2(h-2)', 'wrong', 'wrong below two'],
        ['|2h|-4', 'wrong', 'bars do not split over a difference'],
      ],
    },
    {
      key: '\\max(a,b)',
      answers: [
        ['\\frac{a+b+|a-b|}{2}', 'right', 'the larger one by bars'],
        ['\\max(b,a)', 'right', 'order does not matter'],
        ['\\min(a,b)', 'wrong', 'the smaller one'],
        ['\\frac{a+b}{2}', 'wrong', 'the mean'],
        ['a+b-\\max(a,b)', 'wrong', 'that is the smaller one'],
      ],
    },
  ],
}
