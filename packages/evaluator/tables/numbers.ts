import type { Table } from './table.ts'

export const numbersExactly: Table = {
  title: 'Numbers that are exactly equal',
  check: 'equivalent',
  guide: 'Without a tolerance numbers are compared exactly: 0.5 is 1/2, 0.333 is not 1/3.',
  questions: [
    {
      key: '\\frac12',
      answers: [
        ['0.5', 'right', 'a terminating decimal is exact'],
        ['\\frac{17}{34}', 'right', 'not in lowest terms'],
        ['2^{-1}', 'right', 'a negative power'],
        ['50\\%', 'right', 'percent is hundredths'],
        ['\\frac{\\sqrt{2}}{\\sqrt{8}}', 'right', 'roots that cancel'],
        ['\\sin\\frac\\pi6', 'right', 'an exact value'],
        ['1-\\frac13-\\frac16', 'right', 'worked out'],
        ['.5', 'right', 'without the leading zero'],
        ['0.500', 'right', 'zeros behind do not change the value'],
        ['0.49999999999999999999', 'wrong', 'twenty nines are not a half'],
        ['0.5000000000000000000000000001', 'wrong', 'nor is this'],
        ['\\frac{50}{99}', 'wrong', 'near a half'],
        ['-\\frac12', 'wrong', 'the sign'],
        ['2', 'wrong', 'turned over'],
        ['0,5', 'invalid', 'a comma only groups thousands; it is no decimal sign here'],
      ],
    },
    {
      key: '\\frac13',
      answers: [
        ['\\frac{2}{6}', 'right', 'expanded'],
        ['3^{-1}', 'right', 'a power'],
        ['0.333333333', 'wrong', 'a decimal breaks off'],
        ['0.3333333333333333333333333333333333', 'wrong', 'however long'],
        ['33\\%', 'wrong', 'short by a third of a percent'],
      ],
    },
    {
      key: '\\sqrt2',
      answers: [
        ['2^{\\frac12}', 'right', 'a power'],
        ['\\frac{2}{\\sqrt2}', 'right', 'rationalised the other way'],
        ['\\sqrt{3-1}', 'right', 'worked out'],
        ['2\\sin45^{\\circ}', 'right', 'the sign for degrees is honoured'],
        ['\\sqrt{3+2\\sqrt2}-1', 'right', 'a nested root'],
        ['1.4142135623730950488016887242096980785696718753769', 'wrong', 'fifty digits are not the root'],
        ['\\frac{99}{70}', 'wrong', 'a good fraction is still rational'],
        ['-\\sqrt2', 'wrong', 'the sign'],
        ['\\pm\\sqrt2', 'wrong', 'one number is asked for'],
      ],
    },
    {
      key: '\\sqrt{5+2\\sqrt6}',
      answers: [
        ['\\sqrt2+\\sqrt3', 'right', 'denested'],
        ['\\frac{1}{\\sqrt3-\\sqrt2}', 'right', 'its reciprocal'],
        ['\\sqrt5+\\sqrt{2\\sqrt6}', 'wrong', 'a root does not split'],
        ['\\sqrt3-\\sqrt2', 'wrong', 'the sign'],
        ['3.1462643699', 'wrong', 'a decimal'],
      ],
    },
    {
      key: '\\pi',
      answers: [
        ['\\frac{2\\pi}{2}', 'right', 'cancelled'],
        ['4\\arctan1', 'right', 'an exact value'],
        ['16\\arctan\\frac15-4\\arctan\\frac1{239}', 'right', "Machin's formula"],
        ['\\arccos(-1)', 'right', 'half a turn'],
        ['3.14', 'wrong', 'a rounded number'],
        ['\\frac{22}{7}', 'wrong', 'a fraction'],
        ['\\frac{355}{113}', 'wrong', 'a better fraction'],
        ['3.14159265358979323846264338327950288', 'wrong', 'many digits'],
        ['180', 'wrong', 'degrees are not asked for'],
      ],
    },
    {
      key: '2^{100}',
      answers: [
        ['1267650600228229401496703205376', 'right', 'all digits'],
        ['4^{50}', 'right', 'another base'],
        ['2\\cdot2^{99}', 'right', 'one factor split off'],
        ['1267650600228229401496703205377', 'wrong', 'one more'],
        ['1.2676506002282294\\times10^{30}', 'wrong', 'rounded to sixteen digits'],
        ['2\\cdot100', 'wrong', 'a product'],
      ],
    },
    {
      key: '\\frac{7!}{5!}',
      answers: [
        ['42', 'right', 'five factors cancel'],
        ['7\\cdot6', 'right', 'what is left'],
        ['\\binom{7}{2}\\cdot2', 'right', 'by a binomial coefficient'],
        ['1.4!', 'undecided', 'has no agreed value, so a person looks at it'],
        ['2!', 'wrong', 'subtracted'],
      ],
    },
    {
      key: '\\sqrt[3]{7+5\\sqrt2}',
      answers: [
        ['1+\\sqrt2', 'right', 'the cube of it'],
        ['1-\\sqrt2', 'wrong', 'its conjugate'],
        ['2.414213562', 'wrong', 'rounded'],
      ],
    },
    {
      key: 'e^{\\pi\\sqrt{163}}',
      answers: [
        ['\\left(e^{\\pi}\\right)^{\\sqrt{163}}', 'right', 'exponents multiply'],
        ['262537412640768744', 'wrong', 'close to twelve places and still not equal'],
        ['640320^3+744', 'wrong', 'the same near miss'],
      ],
    },
    {
      key: '1.5\\times10^{3}',
      answers: [
        ['1500', 'right', 'written out'],
        ['15\\cdot10^2', 'right', 'another power'],
        ['1.5\\times10^{-3}', 'wrong', 'sign of the exponent'],
        ['1.5^3', 'wrong', 'the ten was lost'],
      ],
    },
    {
      key: '12,345',
      answers: [
        ['12345', 'right', 'a comma groups thousands'],
        ['12.345\\cdot10^3', 'right', 'by a power of ten'],
        ['12.345', 'wrong', 'a point is a decimal point'],
        ['1234.5', 'wrong', 'ten times less'],
      ],
    },
    {
      key: '-3^2',
      answers: [
        ['-9', 'right', 'the square binds closer'],
        ['-(3^2)', 'right', 'brackets that change nothing'],
        ['(-3)^2', 'wrong', 'the sign is squared too'],
        ['9', 'wrong', 'so this is the wrong sign'],
      ],
    },
    {
      key: '\\frac{0}{5}',
      answers: [
        ['0', 'right', 'nothing shared out'],
        ['5-5', 'right', 'zero worked out'],
        ['5', 'wrong', 'not shared out'],
        ['\\frac{5}{0}', 'invalid', 'divides by zero'],
        ['0^{-1}', 'invalid', 'divides by zero in disguise'],
        ['\\frac{1}{2-\\sqrt4}', 'invalid', 'zero after working it out'],
      ],
    },
    {
      key: '|-7|',
      answers: [
        ['7', 'right', 'the distance from zero'],
        ['\\sqrt{49}', 'right', 'by a square'],
        ['-7', 'wrong', 'the bars were dropped'],
      ],
    },
    {
      key: '\\left\\lfloor-2.5\\right\\rfloor',
      answers: [
        ['-3', 'right', 'rounding down goes away from zero here'],
        ['-\\left\\lceil2.5\\right\\rceil', 'right', 'by the ceiling'],
        ['-2', 'wrong', 'cut off'],
        ['-2.5', 'wrong', 'not rounded'],
      ],
    },
  ],
}

export const factorials: Table = {
  title: 'Factorials, binomial coefficients and sums',
  check: 'equivalent',
  options: { letters: 'integer' },
  questions: [
    {
      key: '\\frac{(n+1)!}{n!}',
      answers: [
        ['n+1', 'right', 'one factor remains'],
        ['\\frac{(n+1)n!}{n!}', 'right', 'on the way'],
        ['n', 'wrong', 'one too small'],
        ['1!', 'wrong', 'the letters do not cancel'],
      ],
    },
    {
      key: '\\binom{n}{2}',
      answers: [
        ['\\frac{n(n-1)}{2}', 'right', 'written out'],
        ['\\binom{n}{n-2}', 'right', 'symmetric'],
        ['\\frac{n^2-n}{2}', 'right', 'multiplied out'],
        ['\\frac{n!}{2(n-2)!}', 'right', 'by factorials'],
        ['\\frac{n(n+1)}{2}', 'wrong', 'the triangular number'],
        ['\\frac n2', 'wrong', 'a fraction'],
        ['n(n-1)', 'wrong', 'ordered pairs'],
      ],
    },
    {
      key: 'n\\cdot(n-1)!',
      answers: [
        ['n!', 'right', "the factorial's law"],
        ['\\frac{(n+1)!}{n+1}', 'right', 'one factor taken off'],
        ['(n^2-n)!', 'wrong', 'multiplied inside'],
        ['(n-1)!', 'wrong', 'the factor was lost'],
      ],
    },
    {
      key: '\\sum_{k=1}^{n}k',
      answers: [
        ['\\frac{n(n+1)}{2}', 'right', 'the young Gauss'],
        ['\\binom{n+1}{2}', 'right', 'as a binomial coefficient'],
        ['\\sum_{j=1}^{n}j', 'right', 'the index has no name outside'],
        ['\\sum_{k=0}^{n}(n-k)', 'right', 'counted backwards'],
        ['\\frac{n(n-1)}{2}', 'wrong', 'one term short'],
        ['\\sum_{k=1}^{n}n', 'wrong', 'the letter of the bound was summed'],
        ['\\frac{n^2}{2}', 'wrong', 'roughly'],
      ],
    },
    {
      key: '\\sum_{k=0}^{4}2^k',
      answers: [
        ['31', 'right', 'one less than the next power'],
        ['2^5-1', 'right', 'so'],
        ['1+2+4+8+16', 'right', 'term by term'],
        ['32', 'wrong', 'the next power'],
        ['30', 'wrong', 'without the first term'],
        ['2^{10}', 'wrong', 'exponents added'],
      ],
    },
    {
      key: '\\prod_{k=1}^{4}k',
      answers: [
        ['24', 'right', 'four factorial'],
        ['4!', 'right', 'by its sign'],
        ['10', 'wrong', 'the sum'],
        ['4^4', 'wrong', 'all factors the same'],
      ],
    },
    {
      key: '\\sum_{k=1}^{3}x^k',
      answers: [
        ['x+x^2+x^3', 'right', 'written out'],
        ['x(1+x(1+x))', 'right', 'nested'],
        ['x^6', 'wrong', 'exponents added'],
        ['3x^k', 'wrong', 'the index is outside'],
      ],
    },
    {
      key: '(-1)^{2n}',
      answers: [
        ['1', 'right', 'even powers for whole n'],
        ['(-1)^{4n}', 'right', 'even too'],
        ['-1', 'wrong', 'odd'],
        ['(-1)^n', 'wrong', 'half the exponent'],
      ],
    },
    {
      key: '(-1)^{n+1}',
      answers: [
        ['-(-1)^n', 'right', 'the sign turns'],
        ['(-1)^{n-1}', 'right', 'two less changes nothing'],
        ['\\cos(\\pi(n+1))', 'right', 'the cosine at whole turns'],
        ['(-1)^n', 'wrong', 'one power short'],
        ['-1^{n+1}', 'wrong', 'the power binds closer than the minus'],
      ],
    },
  ],
}
