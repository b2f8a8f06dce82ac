import type { Table } from './table.ts'

export const events: Table = {
  title: 'Events and their probabilities',
  check: 'equivalent',
  guide:
    'P before brackets with an event is a probability. Formulas are the same where they agree however likely every outcome is; what holds only for independent or disjoint events goes to a person.',
  questions: [
    {
      key: 'P(A\\cup B)',
      answers: [
        ['P(B\\cup A)', 'right', 'order'],
        ['P(A)+P(B)-P(A\\cap B)', 'right', 'what is in both counts once'],
        ['1-P(\\overline A\\cap\\overline B)', 'right', 'by the complement'],
        ['P(A\\cap B)', 'wrong', 'both at once'],
        ['P(A)-P(B)', 'wrong', 'a difference'],
        ['P(A)+P(B)', 'undecided', 'the same where A and B exclude one another'],
      ],
    },
    {
      key: 'P(X\\le3)',
      answers: [
        ['1-P(X>3)', 'right', 'by the complement'],
        ['P(3\\ge X)', 'right', 'turned'],
        ['P(X\\ge3)', 'wrong', 'the other side'],
        ['P(X>3)', 'wrong', 'the complement'],
        ['P(X<3)', 'undecided', 'the same where X has a density'],
        ['1-P(X\\ge4)', 'undecided', 'the same where X counts'],
      ],
    },
    {
      key: 'P(A|B)',
      answers: [
        ['\\frac{P(A\\cap B)}{P(B)}', 'right', 'what it means'],
        ['\\frac{P(B|A)P(A)}{P(B)}', 'right', 'by Bayes'],
        ['1-P(\\overline A|B)', 'right', 'by the complement'],
        ['P(B|A)', 'wrong', 'the other way round'],
        ['P(A\\cap B)', 'wrong', 'both at once'],
        ['P(A)', 'undecided', 'the same where A and B are independent'],
      ],
    },
    {
      key: '1-P(A)',
      answers: [
        ['P(\\overline A)', 'right', 'by the complement'],
        ['P(A^c)', 'right', 'with a c'],
        ["P(A')", 'right', 'with a prime'],
        ['P(A)', 'wrong', 'the event itself'],
      ],
    },
    {
      key: 'P(a<X\\le b)',
      answers: [
        ['P(X\\le b)-P(X\\le a)', 'right', 'as a difference'],
        ['P(X\\le a)-P(X\\le b)', 'wrong', 'the sign'],
        ['F(b)-F(a)', 'undecided', 'the same where F is the distribution function'],
        ['F(a)-F(b)', 'wrong', 'turned round'],
      ],
    },
    {
      key: 'P(X\\mid Y\\left|Z\\right|W)',
      answers: [['P(X|Y|Z|W)', 'asked', 'given behind the first bar or behind the last']],
    },
    {
      key: 'P(X\\le2)',
      answers: [
        ['P(X=0)+P(X=1)+P(X=2)', 'undecided', 'the same where X counts from zero'],
        ['P(X=1)+P(X=2)', 'undecided', 'the same where X counts from one'],
        ['P(X=0)+P(X=1)', 'wrong', 'one value is missing'],
      ],
    },
    {
      key: 'P(X\\ge1)',
      answers: [
        ['1-P(X=0)', 'undecided', 'the same where X counts from zero'],
        ['1-P(X=1)', 'wrong', 'another value'],
        ['P(X=0)', 'wrong', 'what is left'],
      ],
    },
    {
      key: 'P(-1<Z<1)',
      answers: [
        ['2P(Z<1)-1', 'undecided', 'the same where Z is symmetric about zero'],
        ['1-2P(Z>1)', 'undecided', 'the same, from the tails'],
        ['P(Z<1)-1', 'wrong', 'one side only'],
      ],
    },
    { key: 'P(A)P(B)', answers: [['P(A\\cap B)', 'undecided', 'the same where A and B are independent']] },
  ],
}

export const concentrations: Table = {
  title: 'Concentrations in square brackets',
  check: 'equivalent',
  guide: 'Square brackets around one thing are brackets wherever it is calculated with.',
  questions: [
    {
      key: '\\frac{[C]^2}{[A][B]^3}',
      answers: [
        ['[C]^2[A]^{-1}[B]^{-3}', 'right', 'with negative exponents'],
        ['\\frac{[A][B]^3}{[C]^2}', 'wrong', 'upside down'],
        ['\\frac{[C]}{[A][B]}', 'wrong', 'without exponents'],
      ],
    },
    {
      key: '\\frac{d[A]}{dt}',
      answers: [
        ['\\frac{d}{dt}[A]', 'right', 'behind the sign'],
        ['-\\frac{d[A]}{dt}', 'wrong', 'a sign'],
      ],
    },
  ],
}

export const setsOfLetters: Table = {
  title: 'Sets that letters stand for',
  check: 'equivalent',
  guide: 'A bar, a prime and an exponent c all mean what is not in the set.',
  questions: [
    {
      key: 'A\\cap(B\\cup C)',
      answers: [
        ['(A\\cap B)\\cup(A\\cap C)', 'right', 'multiplied out'],
        ['(B\\cup C)\\cap A', 'right', 'order'],
        ['(A\\cap B)\\cup C', 'wrong', 'the brackets'],
        ['A\\cup(B\\cap C)', 'wrong', 'the signs exchanged'],
      ],
    },
    {
      key: '\\overline{A\\cup B}',
      answers: [
        ['\\overline A\\cap\\overline B', 'right', 'by De Morgan'],
        ['(A\\cup B)^c', 'right', 'with a c'],
        ['\\overline A\\cup\\overline B', 'wrong', 'the sign stays'],
      ],
    },
    {
      key: 'A\\setminus B',
      answers: [
        ['A\\cap B^c', 'right', 'what is not in B'],
        ['B\\setminus A', 'wrong', 'the other way round'],
      ],
    },
  ],
}

export const switching: Table = {
  title: 'Formulas of circuits',
  check: 'equivalent',
  guide:
    'Beside a sign of logic a bar means "not", a product "and", a sum "or". Without one a bar may be an accent, and what is the same as logic only goes to a person.',
  questions: [
    {
      key: 'A\\oplus B',
      answers: [
        ['A\\overline B+\\overline A B', 'right', 'as a sum of products'],
        ['(A+B)\\overline{AB}', 'right', 'one of them and not both'],
        ['A+B', 'wrong', 'true for both as well'],
        ['AB', 'wrong', 'and'],
      ],
    },
    {
      key: '\\overline{A}B+A\\overline{B}',
      answers: [
        ['B\\overline{A}+\\overline{B}A', 'right', 'order'],
        ['A\\oplus B', 'right', 'with the sign of logic'],
        ['AB', 'wrong', 'without bars'],
        ['(A+B)(\\overline A+\\overline B)', 'undecided', 'the same as logic'],
      ],
    },
  ],
}
