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
