import type { Table } from './table.ts'

export const expandedForm: Table = {
  title: 'Multiplied out',
  check: 'form:expanded',
  guide: 'Multiplied out: no product of sums and no power of a sum is left.',
  questions: [
    {
      key: '(x+2)(x-5)',
      answers: [
        ['x^2-3x-10', 'right', 'multiplied out'],
        ['-10-3x+x^2', 'right', 'terms in another order'],
        ['x^2+2x-5x-10', 'right', 'like terms may still stand apart'],
        ['x(x-3)-10', 'wrong form', 'a product with a sum is left'],
        ['(x+2)(x-5)', 'wrong form', 'not multiplied out'],
        ['(x-1.5)^2-12.25', 'wrong form', 'a square of a sum is left'],
        ['x^2-3x+10', 'wrong', 'a sign'],
        ['x^2+3x-10', 'wrong', 'the other sign'],
      ],
    },
    {
      key: '3(a+b)^2',
      answers: [
        ['3a^2+6ab+3b^2', 'right', 'multiplied out'],
        ['3(a^2+2ab+b^2)', 'wrong form', 'the factor still stands outside'],
        ['3(a+b)(a+b)', 'wrong form', 'not yet'],
        ['3a^2+3b^2', 'wrong', 'the middle term is missing'],
      ],
    },
    {
      key: '(1-\\sqrt2)^2',
      answers: [
        ['3-2\\sqrt2', 'right', 'multiplied out'],
        ['1-2\\sqrt2+2', 'right', 'not collected'],
        ['(1-\\sqrt2)(1-\\sqrt2)', 'wrong form', 'a product of sums'],
        ['-1', 'wrong', 'squared term by term'],
      ],
    },
    {
      key: 'x(x+1)(x+2)',
      answers: [
        ['x^3+3x^2+2x', 'right', 'multiplied out'],
        ['x(x^2+3x+2)', 'wrong form', 'one product is left'],
        ['x^2(x+1)+2x(x+1)', 'wrong form', 'two products are left'],
      ],
    },
  ],
}

export const factoredForm: Table = {
  title: 'Factored',
  check: 'form:factored',
  options: { variable: 'x' },
  guide: 'Factored: a product that cannot be split further over the rational numbers.',
  questions: [
    {
      key: 'x^2-x-12',
      answers: [
        ['(x-4)(x+3)', 'right', 'two factors'],
        ['(3+x)(-4+x)', 'right', 'orders'],
        ['-(4-x)(x+3)', 'right', 'a sign in front'],
        ['\\left(x-4\\right)\\cdot\\left(x+3\\right)', 'right', 'a product sign'],
        ['x^2-x-12', 'wrong form', 'a sum'],
        ['x(x-1)-12', 'wrong form', 'a sum with a product in it'],
        ['(x-4)(x+3)+0', 'wrong form', 'a sum on the outside'],
        ['(x+4)(x-3)', 'wrong', 'both signs'],
        ['(x-6)(x+2)', 'wrong', 'other factors of twelve'],
      ],
    },
    {
      key: '2x^2-8',
      answers: [
        ['2(x-2)(x+2)', 'right', 'with the number in front'],
        ['(2x-4)(x+2)', 'wrong form', 'a number can still be taken out of the first factor'],
        ['2(x^2-4)', 'wrong form', 'a factor can be split'],
        ['(x-2)(2x+4)+0x', 'wrong form', 'a sum on the outside'],
        ['(x-2)(x+2)', 'wrong', 'the two is lost'],
      ],
    },
    {
      key: 'x^3-3x^2+3x-1',
      answers: [
        ['(x-1)^3', 'right', 'a cube'],
        ['(x-1)(x-1)^2', 'right', 'split'],
        ['(x-1)(x-1)(x-1)', 'right', 'three times the same'],
        ['(x-1)(x^2-2x+1)', 'wrong form', 'a square is left'],
        ['(x+1)^3', 'wrong', 'the sign'],
      ],
    },
    {
      key: 'x^2+4',
      answers: [
        ['x^2+4', 'right', 'cannot be split over the real numbers'],
        ['(x+2)^2', 'wrong', 'a square is more'],
        ['(x-2)(x+2)', 'wrong', 'a difference of squares'],
      ],
    },
    {
      key: 'x^4-1',
      answers: [
        ['(x-1)(x+1)(x^2+1)', 'right', 'three factors'],
        ['(1-x)(-1-x)(x^2+1)', 'right', 'signs turned twice'],
        ['(x^2-1)(x^2+1)', 'wrong form', 'a factor can be split'],
        ['(x-1)(x^3+x^2+x+1)', 'wrong form', 'a factor can be split'],
        ['(x-1)^2(x^2+1)', 'wrong', 'a sign'],
      ],
    },
    {
      key: '6x^2+5x-6',
      answers: [
        ['(2x+3)(3x-2)', 'right', 'two factors'],
        ['6\\left(x+\\frac32\\right)\\left(x-\\frac23\\right)', 'right', 'by the zeros'],
        ['(2x-3)(3x+2)', 'wrong', 'both signs'],
        ['(6x+5)(x-6)', 'wrong', 'read off the coefficients'],
        ['(2x+3)3\\left(x-1+\\frac13\\right)+0', 'wrong form', 'a sum on the outside'],
      ],
    },
    {
      key: 'x^8-1',
      answers: [
        ['(x-1)(x+1)(x^2+1)(x^4+1)', 'right', 'down to the last'],
        ['(x^4-1)(x^4+1)', 'wrong form', 'half way'],
        ['(x-1)(x+1)(x^6+x^4+x^2+1)', 'wrong form', 'the last factor can be split'],
      ],
    },
    {
      key: 'x^3+8',
      answers: [
        ['(x+2)(x^2-2x+4)', 'right', 'sum of cubes'],
        ['(x+2)^3', 'wrong', 'not a cube'],
        ['(x+2)(x^2+2x+4)', 'wrong', 'a sign'],
        ['x^3+8', 'wrong form', 'a sum'],
      ],
    },
    {
      key: 'x^{12}-y^{12}',
      answers: [
        ['(x-y)(x+y)(x^2+y^2)(x^2+xy+y^2)(x^2-xy+y^2)(x^4-x^2y^2+y^4)', 'right', 'six factors'],
        ['(x^6-y^6)(x^6+y^6)', 'wrong form', 'both split further'],
      ],
    },
  ],
}

export const singleFractionForm: Table = {
  title: 'One fraction',
  check: 'form:single-fraction',
  guide: 'One fraction: one numerator over one denominator, nothing added outside.',
  questions: [
    {
      key: '\\frac{1}{x}+\\frac{1}{x+1}',
      answers: [
        ['\\frac{2x+1}{x(x+1)}', 'right', 'one fraction'],
        ['\\frac{2x+1}{x^2+x}', 'right', 'the denominator multiplied out'],
        ['\\frac{x+(x+1)}{x(x+1)}', 'right', 'the numerator not collected'],
        ['\\frac{1}{x}+\\frac{1}{x+1}', 'wrong form', 'two fractions'],
        ['\\frac{2}{x+1}+\\frac{1}{x(x+1)}', 'wrong form', 'two other fractions'],
        ['\\frac{2}{2x+1}', 'wrong', 'added side by side'],
        ['\\frac{2x+1}{x(x-1)}', 'wrong', 'a sign'],
      ],
    },
    {
      key: '2+\\frac{3}{y}',
      answers: [
        ['\\frac{2y+3}{y}', 'right', 'one fraction'],
        ['2+\\frac3y', 'wrong form', 'a sum'],
        ['\\frac{2+\\frac{5}{y}-\\frac2y}{1}', 'wrong form', 'fractions inside'],
        ['\\frac5y', 'wrong', 'added side by side'],
      ],
    },
    {
      key: '\\frac{a}{b}\\cdot\\frac{c}{d}',
      answers: [
        ['\\frac{ac}{bd}', 'right', 'one fraction'],
        ['\\frac{a}{b}\\cdot\\frac{c}{d}', 'wrong form', 'two fractions'],
        ['\\frac{\\frac{a}{b}c}{d}', 'wrong form', 'a fraction inside'],
        ['\\frac{ad}{bc}', 'wrong', 'divided'],
      ],
    },
  ],
}

export const lowestTermsForm: Table = {
  title: 'Lowest terms',
  check: 'form:lowest-terms',
  guide: 'Lowest terms: numerator and denominator have no common factor.',
  questions: [
    {
      key: '\\frac{18}{24}',
      answers: [
        ['\\frac34', 'right', 'reduced'],
        ['\\frac{18}{24}', 'wrong form', 'not reduced'],
        ['\\frac68', 'wrong form', 'not reduced enough'],
        ['\\frac{9}{12}', 'wrong form', 'three is left'],
        ['1\\cdot\\frac{6}{8}', 'wrong form', 'a factor one does not help'],
        ['\\frac{1.5}{2}', 'wrong form', 'a decimal above the line'],
        ['\\frac{0.75}{1}', 'wrong form', 'a decimal over one'],
        ['\\frac43', 'wrong', 'turned over'],
        ['\\frac{8}{14}', 'wrong', 'ten taken off both'],
      ],
    },
    {
      key: '-\\frac{10}{15}',
      answers: [
        ['-\\frac23', 'right', 'the sign in front'],
        ['\\frac{-2}{3}', 'right', 'the sign above'],
        ['-\\frac{10}{15}', 'wrong form', 'not reduced'],
        ['\\frac23', 'wrong', 'the sign is lost'],
      ],
    },
    {
      key: '\\frac{21}{7}',
      answers: [
        ['3', 'right', 'a whole number'],
        ['\\frac{6}{2}', 'wrong form', 'not reduced'],
        ['\\frac{1}{3}', 'wrong', 'turned over'],
      ],
    },
  ],
}
