import { symbolic } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Congruences, subsets, norms, what is typed for brackets, limits and infinite sums. */
export const relationNotationTables: readonly MarkingTable[] = [
  {
    title: 'A congruence',
    question: symbolic('x\\equiv2\\pmod5'),
    rows: [
      ['x\\equiv7\\pmod{5}', 100, 'the same remainder'],
      ['x\\equiv-3\\left(\\bmod5\\right)', 100, 'as the field writes (mod 5)'],
      ['2\\equiv x\\bmod5', 100, 'turned, without brackets'],
      ['2x\\equiv4\\pmod5', 100, '2 and 5 have no common divisor'],
      ['x\\equiv3\\pmod5', 0, 'another remainder'],
      ['x\\equiv2\\pmod7', 0, 'another modulus'],
      ['x\\equiv2\\pmod m', 'person', 'the modulus is a letter'],
      ['x=5k+2', 'person', 'says it in other words'],
    ],
  },
  {
    title: 'A congruence with letters only',
    question: symbolic('u\\equiv v\\pmod n'),
    rows: [
      ['v\\equiv u\\pmod n', 100, 'turned'],
      ['u-v\\equiv0\\pmod n', 'person', 'right, and not decided by itself'],
    ],
  },
  {
    title: 'A congruence with powers',
    question: symbolic('x^6\\equiv1\\pmod7'),
    rows: [
      ['x^{999}\\equiv1\\pmod7', 0, 'other remainders'],
      ['x^{1002}\\equiv1\\pmod7', 100, 'exponents count modulo 6'],
    ],
  },
  {
    title: 'A congruence that takes too long to try',
    question: symbolic('x^{999}\\equiv1\\pmod{39989}'),
    rows: [
      ['x^{999}\\equiv1\\pmod{39989}', 100, 'the same text'],
      ['1x^{999}\\equiv1\\pmod{39989}', 'person', 'too many steps'],
      ['x\\equiv2\\pmod{39989}', 0, 'other remainders'],
    ],
  },
  {
    title: 'A superset',
    question: symbolic('A\\supseteq B'),
    rows: [
      ['B\\subseteq A', 100, 'turned'],
      ['A\\subseteq B', 'person', 'sets of letters are not decided'],
    ],
  },
  {
    title: 'A chain of subsets',
    question: symbolic('A\\subset B\\subset C'),
    rows: [['C\\supset B\\supset A', 100, 'turned']],
  },
  {
    title: 'A norm',
    question: symbolic('\\left\\Vert u+v\\right\\Vert^2'),
    rows: [
      ['\\|v+u\\|^2', 100, 'turned'],
      ['\\left\\Vert u+v\\right\\Vert', 0, 'the square'],
    ],
  },
  {
    title: 'An inner product typed with < and >',
    question: symbolic('2\\langle u,v\\rangle'),
    rows: [
      ['2<u,v>', 100, 'as it is typed'],
      ['<u,v>\\cdot2', 100, 'turned'],
    ],
  },
  {
    title: 'A probability typed with letters',
    question: symbolic('\\Pr(A\\cup B)'),
    rows: [['Pr(A)+Pr(B)-Pr(A\\cap B)', 100, 'Pr is no product before an event']],
  },
  {
    title: 'A magnitude squared',
    question: symbolic('|z|^2'),
    rows: [['z\\bar z', 'person', 'right where the bar conjugates']],
  },
  {
    title: 'A variance',
    question: symbolic('\\operatorname{Var}(X)'),
    rows: [
      ['E(X^2)-E(X)^2', 100, 'the key shows that X is a random variable'],
      ['2\\operatorname{Var}(X)', 0, 'the factor'],
    ],
  },
  {
    title: 'A limit',
    question: symbolic('\\lim_{x\\to0}\\frac{\\sin x}{x}'),
    rows: [
      ['\\lim_{t\\to0}\\frac{\\sin t}{t}', 100, 'another letter'],
      ['1', 'person', 'limits are not worked out'],
    ],
  },
  {
    title: 'An infinite sum',
    question: symbolic('\\sum_{n=0}^{\\infty}r^n'),
    rows: [
      ['\\sum_{k=0}^{\\infty}r^k', 100, 'another index'],
      ['\\frac{1}{1-r}', 'person', 'infinite sums are not worked out'],
    ],
  },
  {
    title: 'A set described',
    question: symbolic('(2,\\infty)'),
    rows: [
      ['\\left\\lbrace x\\,\\middle{\\vert}\\,x>2\\right\\rbrace', 100, 'as the field writes it'],
      ['\\{y\\mid y>2\\}', 100, 'with another letter'],
      ['\\{x\\mid x\\ge2\\}', 0, 'with its end'],
    ],
  },
  {
    title: 'All numbers but one',
    question: symbolic('(-\\infty,2)\\cup(2,\\infty)'),
    rows: [
      ['\\R\\setminus\\{2\\}', 100, 'the same set'],
      ['x\\ne2', 100, 'the set, said as a condition'],
      ['x\\notin\\{2\\}', 100, 'the same condition'],
      ['x<2\\lor x>2', 100, 'the same in two inequalities'],
      ['x\\ne3', 0, 'another number'],
      ['x\\ne y', 0, 'another letter'],
      ['(-\\infty,\\infty)', 0, 'with 2'],
    ],
  },
  {
    title: 'An interval, said as a condition',
    question: symbolic('(2,\\infty)'),
    rows: [
      ['x>2', 100, 'solved for its letter'],
      ['2<y', 100, 'with another letter, turned'],
      ['x\\ge2', 0, 'with its end'],
      ['2x>4', 0, 'not solved'],
    ],
  },
  {
    title: 'A condition, said as an interval',
    question: symbolic('x^2<4'),
    rows: [
      ['-2<x<2', 100, 'solved'],
      ['(-2,2)', 'person', 'the numbers that solve it, without the letter'],
      ['[-2,2]', 0, 'with its ends'],
    ],
  },
  {
    title: 'Two values with ±',
    question: symbolic('5\\pm2'),
    rows: [
      ['7;3', 100, 'one by one'],
      ['\\{3,7\\}', 100, 'as a set'],
      ['(3,7)', 'person', 'perhaps the interval between them'],
      ['3;8', 0, 'another value'],
    ],
  },
  {
    title: 'A condition that leaves numbers out',
    question: symbolic('x\\ne2'),
    rows: [
      ['2\\ne x', 100, 'turned'],
      ['(-\\infty,2)\\cup(2,\\infty)', 'person', 'the condition, said as a set'],
      ['(-\\infty,3)\\cup(3,\\infty)', 0, 'another number'],
      ['2', 0, 'the number that is left out'],
    ],
  },
]
