import type { Table } from './table.ts'

export const multiplyingOut: Table = {
  title: 'Multiplying out and collecting',
  check: 'equivalent',
  guide: 'An expression counts when it is equal to the key for every value of the letters, however it is arranged.',
  questions: [
    {
      key: '(2a-3b)^2',
      answers: [
        ['4a^2-12ab+9b^2', 'right', 'the square of a difference'],
        ['(3b-2a)^2', 'right', 'both signs turned inside a square'],
        ['9b^2+4a(a-3b)', 'right', 'partly factored'],
        ['(2a-3b)(2a-3b)', 'right', 'the square written as a product'],
        ['(2a+3b)^2-24ab', 'right', 'another way to complete it'],
        ['4a^2+9b^2', 'wrong', 'the middle term is missing'],
        ['4a^2-6ab+9b^2', 'wrong', 'the middle term is halved'],
        ['4a^2-12ab-9b^2', 'wrong', 'the last sign is wrong'],
        ['2a^2-12ab+3b^2', 'wrong', 'the coefficients are not squared'],
        ['(2a-3b)2', 'wrong', 'doubled instead of squared'],
        ['4A^2-12AB+9B^2', 'wrong', 'capital letters are other letters'],
      ],
    },
    {
      key: '(p+q)(p-q)+q^2',
      answers: [
        ['p^2', 'right', 'what remains'],
        ['p\\cdot p', 'right', 'a product of equal factors'],
        ['(-p)^2', 'right', 'the sign vanishes in the square'],
        ['-p^2', 'wrong', 'the square binds closer than the minus'],
        ['p^2-2q^2', 'wrong', 'the sign of the second square'],
        ['2p', 'wrong', 'doubled instead of squared'],
      ],
    },
    {
      key: '(t+1)^3',
      answers: [
        ['t^3+3t^2+3t+1', 'right', 'the binomial coefficients'],
        ['(t^2+2t+1)(t+1)', 'right', 'one factor split off'],
        ['1+t(3+t(3+t))', 'right', 'nested'],
        ['t^3+1+3t(t+1)', 'right', 'middle terms together'],
        ['t^3+1', 'wrong', 'a power is not shared out over a sum'],
        ['t^3+3t^2+t+1', 'wrong', 'one coefficient forgotten'],
        ['t^3+2t^2+2t+1', 'wrong', 'wrong coefficients'],
      ],
    },
    {
      key: '3(2u-5)-4(u-7)',
      answers: [
        ['2u+13', 'right', 'collected'],
        ['2(u+6.5)', 'right', 'a decimal coefficient is exact'],
        ['13+u+u', 'right', 'not collected is still equal'],
        ['2u-43', 'wrong', 'the second bracket kept its sign'],
        ['2u+12.999', 'wrong', 'nearly is not equal'],
        ['10u+13', 'wrong', 'the second bracket was added'],
        ['2u+13v', 'wrong', 'a letter too many'],
      ],
    },
    {
      key: 'x(y+z)',
      answers: [
        ['xy+xz', 'right', 'the distributive law'],
        ['(z+y)x', 'right', 'both orders turned'],
        ['yx+zx', 'right', 'factors in another order'],
        ['xy+z', 'wrong', 'only the first term was multiplied'],
        ['x+y+z', 'wrong', 'the product read as a sum'],
      ],
    },
    {
      key: 'a-(b-c)',
      answers: [
        ['a-b+c', 'right', 'a minus before a bracket turns every sign'],
        ['a+c-b', 'right', 'order of terms'],
        ['-(b-a-c)', 'right', 'a common minus'],
        ['a-b-c', 'wrong', 'only the first sign was turned'],
        ['(a-b)-c', 'wrong', 'brackets from the left'],
      ],
    },
    {
      key: '(m^2+m+1)(m-1)',
      answers: [
        ['m^3-1', 'right', 'the terms cancel'],
        ['(m-1)(m^2+m)+m-1', 'right', 'one part multiplied'],
        ['-(1-m^3)', 'right', 'sign taken out'],
        ['m^3+1', 'wrong', 'the sum formula'],
        ['(m-1)^3', 'wrong', 'not a cube of a difference'],
      ],
    },
    {
      key: '(x-1)(x-2)(x-3)(x-4)',
      answers: [
        ['x^4-10x^3+35x^2-50x+24', 'right', 'all products'],
        ['(x^2-5x+4)(x^2-5x+6)', 'right', 'in pairs'],
        ['(x^2-5x+5)^2-1', 'right', 'the product of neighbours is one less than a square'],
        ['x^4-10x^3+35x^2-50x-24', 'wrong', 'sign of the last term'],
        ['x^4-10x^3+35x^2-49x+24', 'wrong', 'one coefficient off by one'],
        ['(x^2-5x+5)^2+1', 'wrong', 'one too much in place of one too little'],
      ],
    },
  ],
}

export const fractionsOfLetters: Table = {
  title: 'Fractions and cancelling',
  check: 'equivalent',
  guide: 'Fractions may be cancelled, split or brought together; the places where a denominator vanishes do not count.',
  questions: [
    {
      key: '\\frac{x^2-9}{x-3}',
      answers: [
        ['x+3', 'right', 'cancelled'],
        ['\\frac{(x-3)(x+3)}{x-3}', 'right', 'not yet cancelled'],
        ['\\frac{9-x^2}{3-x}', 'right', 'both signs turned'],
        ['\\frac{2x+6}{2}', 'right', 'cancelled another way'],
        ['x-3', 'wrong', 'the wrong factor was cancelled'],
        ['\\frac{x^2-9}{3-x}', 'wrong', 'one sign turned'],
        ['x^2-3', 'wrong', 'numbers cancelled inside a difference'],
        ['2x+6', 'wrong', 'twice as much'],
      ],
    },
    {
      key: '\\frac{1}{a}+\\frac{1}{b}',
      answers: [
        ['\\frac{a+b}{ab}', 'right', 'a common denominator'],
        ['\\frac{b+a}{ba}', 'right', 'order of the letters'],
        ['a^{-1}+b^{-1}', 'right', 'negative powers'],
        ['\\frac{1}{\\frac{ab}{a+b}}', 'right', 'a double fraction'],
        ['\\frac{2}{a+b}', 'wrong', 'numerators and denominators added'],
        ['\\frac{1}{a+b}', 'wrong', 'denominators added'],
        ['\\frac{a+b}{2ab}', 'wrong', 'half of it'],
        ['\\frac{1}{ab}', 'wrong', 'only the denominators multiplied'],
      ],
    },
    {
      key: '\\frac{\\frac{x}{y}}{\\frac{z}{w}}',
      answers: [
        ['\\frac{xw}{yz}', 'right', 'multiplied by the reciprocal'],
        ['\\frac{x}{y}\\cdot\\frac{w}{z}', 'right', 'as a product'],
        ['x/y/z\\cdot w', 'right', 'from left to right'],
        ['\\frac{xz}{yw}', 'wrong', 'multiplied instead of divided'],
        ['x/y/z/w', 'wrong', 'divided by w instead of multiplied'],
      ],
    },
    {
      key: '\\frac{3}{k-1}-\\frac{2}{k}',
      answers: [
        ['\\frac{k+2}{k(k-1)}', 'right', 'over a common denominator'],
        ['\\frac{k+2}{k^2-k}', 'right', 'the denominator multiplied out'],
        ['\\frac{3k-2(k-1)}{k^2-k}', 'right', 'not collected'],
        ['\\frac{k-2}{k(k-1)}', 'wrong', 'the minus did not reach the second term'],
        ['\\frac{1}{k-1-k}', 'wrong', 'subtracted side by side'],
      ],
    },
    {
      key: '\\frac{x+1}{2}',
      answers: [
        ['\\frac12(x+1)', 'right', 'the half in front'],
        ['\\frac{x}{2}+\\frac12', 'right', 'split up'],
        ['0.5x+0.5', 'right', 'as decimals'],
        ['\\frac{-x-1}{-2}', 'right', 'expanded by minus one'],
        ['\\frac{x}{2}+1', 'wrong', 'only the first term was divided'],
        ['x+\\frac12', 'wrong', 'only the second term was divided'],
        ['x+1/2', 'wrong', 'a fraction in a line divides only what stands before it'],
      ],
    },
    {
      key: '\\frac{a^3-b^3}{a-b}',
      answers: [
        ['a^2+ab+b^2', 'right', 'divided'],
        ['(a+b)^2-ab', 'right', 'another way to write it'],
        ['a^2-ab+b^2', 'wrong', 'the formula for the sum'],
        ['a^2+b^2', 'wrong', 'the middle term is missing'],
        ['(a-b)^2', 'wrong', 'cubes do not cancel term by term'],
      ],
    },
    {
      key: '1-\\frac{1}{1+\\frac{1}{n}}',
      answers: [
        ['\\frac{1}{n+1}', 'right', 'the double fraction resolved'],
        ['1-\\frac{n}{n+1}', 'right', 'one step on the way'],
        ['\\frac{n}{n+1}', 'wrong', 'the subtraction forgotten'],
        ['\\frac{1}{n-1}', 'wrong', 'a sign'],
        ['-\\frac1n', 'wrong', 'only the inner fraction was turned over'],
        ['\\frac{1}{n-n}', 'invalid', 'divides by zero whatever n is'],
      ],
    },
  ],
}

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
