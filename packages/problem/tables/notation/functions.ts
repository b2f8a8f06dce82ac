import { symbolic } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Functions that nobody has declared, in integrals and with exponents, and matrices without an inverse. */
export const functionNotationTables: readonly MarkingTable[] = [
  {
    title: 'An integral of a function at another place',
    question: symbolic('\\int_0^1f(2x)\\,dx'),
    rows: [
      ['\\int_0^1f(2t)\\,dt', 100, 'another letter'],
      ['\\int_0^12f(x)\\,dx', 'person', 'right only if f is a factor'],
    ],
  },
  {
    title: 'The square of a function',
    question: symbolic('\\pi\\int_c^df(x)^2\\,dx'),
    rows: [
      ['\\int_c^d\\pi f(x)^2\\,dx', 100, 'a number moved in'],
      ['\\pi\\int_c^d(f(x))^2\\,dx', 'person', 'the same if f is a function'],
      ['\\pi\\int_c^df(x^2)\\,dx', 'person', 'the same if f is a factor'],
    ],
  },
  {
    title: 'Least squares',
    question: symbolic('(X^TX)^{-1}X^Ty'),
    rows: [
      ['(X^TX)^{-1}(X^Ty)', 100, 'the same products'],
      ['X^{-1}y', 'person', 'the same where X is square'],
      ['(X^TX)^{-1}y', 0, 'a factor is missing'],
    ],
  },
  {
    title: 'A convolution',
    question: symbolic('f*g'),
    rows: [
      ['g*f', 100, 'the other way round'],
      ['\\int_0^tf(\\tau)g(t-\\tau)\\,d\\tau', 'person', 'the integral that the star is for'],
      ['(f*g)(t)', 'person', 'at a place'],
      ['fg', 'person', 'the same where the star multiplies'],
      ['f+g', 0, 'a sum'],
    ],
  },
  {
    title: 'The integral of a convolution',
    question: symbolic('\\int_0^tf(\\tau)g(t-\\tau)\\,d\\tau'),
    rows: [
      ['f*g', 'person', 'with a star'],
      ['\\int_0^tf(\\tau)g(\\tau)\\,d\\tau', 0, 'no convolution'],
    ],
  },
  {
    title: 'An impulse',
    question: symbolic('\\delta(2t)'),
    rows: [
      ['\\frac12\\delta(t)', 'person', 'the same for an impulse'],
      ['\\delta(-2t)', 'person', 'the same for an impulse'],
      ['\\delta(2t-1)', 0, 'another place'],
    ],
  },
  {
    title: 'A value of a function that nobody has explained',
    question: symbolic('\\varphi(12)'),
    rows: [
      ['4', 'person', 'who knows φ can tell'],
      ['12\\varphi', 'person', 'the same if φ is a factor'],
    ],
  },
  {
    title: 'A value with a name',
    question: symbolic('\\frac{mv^2}{r}'),
    rows: [
      ['F=\\frac{mv^2}{r}', 'person', 'the value with a name before it'],
      ['F(r)=\\frac{mv^2}{r}', 100, 'the term of a function'],
      ['F=\\frac{mv^2}{2r}', 0, 'another value'],
    ],
  },
  {
    title: 'A number with a name',
    question: symbolic('4'),
    rows: [
      ['x=4', 'person', 'the value with a name before it'],
      ['\\varphi(12)=4', 'person', 'the value of a function'],
      ['2+2=4', 'person', 'with its calculation'],
      ['\\varphi(12)=6', 0, 'another value'],
      ['3+2=4', 0, 'a wrong calculation'],
    ],
  },
  {
    title: 'A change without its name',
    question: symbolic('\\Delta S=\\frac{Q}{T}'),
    rows: [
      ['\\frac QT', 'person', 'the value alone'],
      ['\\Delta S=QT', 0, 'another value'],
    ],
  },
  {
    title: 'A change written out',
    question: symbolic('mc\\Delta T'),
    rows: [
      ['mc(T_2-T_1)', 'person', 'the same if Δ is from the first to the second'],
      ['mc(T_f-T_i)', 'person', 'the same if Δ is from the start to the end'],
      ['mc(T_1-T_2)', 0, 'turned'],
    ],
  },
  {
    title: 'A probability with the opposite event',
    question: symbolic('1-(1-p)^n'),
    rows: [
      ['1-q^n', 'person', 'the same if q is 1 − p'],
      ['q^n', 0, 'the opposite'],
    ],
  },
  {
    title: 'A scalar product by its angle',
    question: symbolic('\\vec a\\cdot\\vec b'),
    rows: [
      ['|\\vec a||\\vec b|\\cos\\theta', 'person', 'the same if θ is between the vectors'],
      ['|\\vec a||\\vec b|\\sin\\theta', 0, 'another product'],
    ],
  },
  {
    title: 'The square of a size',
    question: symbolic('|z|^2'),
    rows: [
      ['|z||z|', 100, 'as a product'],
      ['z^2', 'person', 'the same if z is real'],
      ['|z|', 0, 'no square'],
    ],
  },
  {
    title: 'A side by its square',
    question: symbolic('c^2=m^2+n^2-2mn\\cos\\gamma'),
    rows: [
      ['c=\\sqrt{m^2+n^2-2mn\\cos\\gamma}', 'person', 'the same if c is positive'],
      ['c=m^2+n^2-2mn\\cos\\gamma', 0, 'no root'],
    ],
  },
  {
    title: 'A speed by its square',
    question: symbolic('v=\\sqrt{2gh}'),
    rows: [
      ['v^2=2gh', 'person', 'the same if v is positive'],
      ['v=2gh', 0, 'no root'],
    ],
  },
  {
    title: 'An equation without squares',
    question: symbolic('m=n'),
    rows: [
      ['n-m=0', 100, 'moved over'],
      ['m^2=n^2', 0, 'squares have more solutions'],
    ],
  },
  {
    title: 'A function by its name and its term',
    question: symbolic('f^{-1}(x)=\\frac{x-1}{2}'),
    rows: [
      ['\\frac{x-1}{2}', 'person', 'the term alone'],
      ['f^{-1}(x)=\\frac{x+1}{2}', 0, 'another function'],
    ],
  },
  {
    title: 'A power of ten with an e',
    question: symbolic('3\\cdot10^8'),
    rows: [
      ['3e8', 'person', 'the same if e stands before a power of ten'],
      ['3e7', 0, 'another power'],
    ],
  },
  {
    title: 'A family that is not solved',
    question: symbolic('y=Ce^{2x}'),
    rows: [
      ['\\ln y=2x+C', 'person', 'an equation that is not solved for y'],
      ['y=Ce^x', 0, 'another family'],
    ],
  },
  {
    title: 'A sequence with another index',
    question: symbolic('a_n=3n+2'),
    rows: [
      ['a_k=3k+2', 'person', 'the same with another index'],
      ['a_k=3k-2', 0, 'another sequence'],
    ],
  },
  {
    title: 'A quantity without its name',
    question: symbolic('F=mg'),
    rows: [
      ['mg', 'person', 'the value alone'],
      ['m+g', 0, 'another value'],
    ],
  },
  {
    title: 'A solution without its name',
    question: symbolic('x=4'),
    rows: [
      ['\\{4\\}', 'person', 'the set of solutions'],
      ['4', 0, 'no equation'],
      ['\\{5\\}', 0, 'another solution'],
    ],
  },
  {
    title: 'A measured value',
    question: symbolic('12.3\\pm0.4'),
    rows: [
      ['12.3\\pm0.40', 100, 'the same ends'],
      ['12.3(4)', 'person', 'the same where the brackets hold the uncertainty of the last digit'],
    ],
  },
]
