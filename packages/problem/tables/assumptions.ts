import { numeric, symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

const onePercent = { kind: 'Percentage', value: '1' } as const

/** Each of the author's options as it is by default, and turned. */
export const assumptionTables: readonly MarkingTable[] = [
  {
    title: 'Letters are real unless said otherwise',
    question: symbolic('\\sqrt{x^2}'),
    rows: [
      ['\\left|x\\right|', 100, 'the size of x'],
      ['x', 0, 'not where x is negative'],
    ],
  },
  {
    title: 'Letters are positive',
    question: symbolic('\\sqrt{x^2}', { assumptions: { letters: 'positive' } }),
    rows: [
      ['x', 100, 'nothing is negative'],
      ['-x', 0, 'the other sign'],
    ],
  },
  {
    title: 'Letters are whole numbers',
    question: symbolic('\\left(-1\\right)^{2n}', { assumptions: { letters: 'integer' } }),
    rows: [
      ['1', 100, 'an even power'],
      ['-1', 0, 'an odd one'],
    ],
  },
  {
    title: 'Inequalities of positive letters',
    question: symbolic('x>\\frac1y', { assumptions: { letters: 'positive' } }),
    rows: [
      ['xy>1', 100, 'y is not negative'],
      ['xy\\ge1', 0, 'the border belongs to it'],
      ['x>y', 0, 'another one'],
    ],
  },
  {
    title: 'Inequalities of whole numbers',
    question: symbolic('n\\ge3', { assumptions: { letters: 'integer' } }),
    rows: [
      ['n>2', 100, 'nothing lies between 2 and 3'],
      ['2n>5', 100, 'n is no half'],
      ['n>3', 0, 'without 3'],
      ['n\\ge2', 0, 'with 2'],
    ],
  },
  {
    title: 'An interval where letters are positive',
    question: symbolic('(-\\infty,3)', { assumptions: { letters: 'positive' } }),
    rows: [
      ['(0,3)', 0, 'numbers of an interval are no letters'],
      ['(-\\infty,0]\\cup(0,3)', 100, 'in two parts'],
    ],
  },
  {
    title: 'Equations have real solutions',
    question: symbolic('x^3=8'),
    rows: [
      ['x=2', 100, 'the other two are not real'],
      ['x=\\pm2', 0, '−2 is none'],
      ['(x-2)^3=0', 0, 'a triple solution'],
    ],
  },
  {
    title: 'Equations have complex solutions',
    question: symbolic('x^3=8', { assumptions: { letters: 'complex' } }),
    rows: [
      ['x=2', 0, 'one of three'],
      ['(x-2)(x^2+2x+4)=0', 100, 'all three'],
    ],
  },
  {
    title: 'Odd roots are real',
    question: symbolic('-2'),
    rows: [
      ['\\left(-8\\right)^{1/3}', 100, 'the real root'],
      ['\\sqrt[3]{-8}', 100, 'under a root sign'],
    ],
  },
  {
    title: 'Odd roots are principal ones',
    question: symbolic('-2', { assumptions: { hasRealOddRoots: false } }),
    rows: [['\\left(-8\\right)^{1/3}', 0, 'a complex number']],
  },
  {
    title: 'Angles are radians',
    question: symbolic('\\frac12'),
    rows: [
      ['\\sin\\frac\\pi6', 100, 'in radians'],
      ['\\sin30^{\\circ}', 100, 'the sign says degrees'],
      ['\\sin30', 0, 'thirty radians'],
    ],
  },
  {
    title: 'Angles are degrees',
    question: symbolic('\\frac12', { assumptions: { angles: 'degrees' } }),
    rows: [
      ['\\sin30', 100, 'in degrees'],
      ['\\sin\\frac\\pi6', 0, 'about half a degree'],
    ],
  },
  {
    title: 'log has the base 10',
    question: symbolic('\\log x'),
    rows: [
      ['\\log_{10}x', 100, 'with its base'],
      ['\\lg x', 100, 'as lg'],
      ['\\frac{\\ln x}{\\ln10}', 100, 'by natural logarithms'],
      ['\\ln x', 0, 'another base'],
    ],
  },
  {
    title: 'log has the base e',
    question: symbolic('\\log x', { assumptions: { logBase: 'e' } }),
    rows: [
      ['\\log x', 100, 'as it stands'],
      ['\\ln x', 100, 'as ln'],
      ['2\\log\\sqrt{x}', 100, 'the root drawn out'],
      ['\\lg x', 0, 'lg always has the base 10'],
      ['\\log_{10}x', 0, 'a base that is written counts'],
    ],
  },
  {
    title: 'log has the base 2',
    question: numeric('\\log8', { assumptions: { logBase: '2' } }),
    rows: [
      ['3', 100, 'worked out'],
      ['\\log 8', 100, 'as it stands'],
      ['\\log_{10}8', 0, 'a base that is written counts'],
      ['\\ln8', 0, 'another base'],
    ],
  },
  {
    title: 'Decimals are exact without a tolerance',
    question: symbolic('\\frac13x'),
    rows: [
      ['0.333x', 0, 'rounded'],
      ['\\frac x3', 100, 'exact'],
    ],
  },
  {
    title: 'Decimals are exact in spite of a tolerance',
    question: symbolic('\\frac13x', { tolerance: onePercent, assumptions: { decimals: 'exact' } }),
    rows: [['0.333x', 0, 'the author wants it exact']],
  },
  {
    title: 'Decimals stand for numbers within the tolerance',
    question: symbolic('x^2=2', { tolerance: onePercent, assumptions: { decimals: 'tolerant' } }),
    rows: [
      ['x=\\pm\\sqrt2', 100, 'exact'],
      ['x=\\pm1.41', 100, 'rounded'],
      ['x=1.41', 0, 'one of two'],
      ['x=\\pm1.3', 0, 'outside'],
    ],
  },
  {
    title: 'An interval with decimals within the tolerance',
    question: symbolic('0\\le x\\le\\sqrt2', { tolerance: onePercent }),
    rows: [
      ['0\\le x\\le1.41', 100, 'the end is rounded'],
      ['0\\le x<1.41', 0, 'the end does not belong to it'],
      ['0\\le x\\le1.3', 0, 'outside'],
    ],
  },
]
