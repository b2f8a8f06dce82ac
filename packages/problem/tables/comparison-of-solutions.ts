import { symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

/** Solutions that repeat, and solutions of systems given as points. */
export const solutionTables: readonly MarkingTable[] = [
  {
    title: 'Solutions for every whole number',
    question: symbolic('[x=\\frac{\\pi}{6}+2k\\pi;x=\\frac{5\\pi}{6}+2k\\pi]'),
    rows: [
      ['x=\\frac{5\\pi}{6}+2n\\pi;x=\\frac{\\pi}{6}+2n\\pi', 100, 'another letter and another order'],
      ['x=\\frac{\\pi}{6}+2k\\pi\\text{ or }x=-\\frac{7\\pi}{6}+2k\\pi', 100, 'starting a turn earlier'],
      ['x=(-1)^k\\frac{\\pi}{6}+k\\pi', 100, 'in one formula'],
      ['x=\\frac{\\pi}{6}+2k\\pi', 0, 'half of them'],
      ['x=\\frac{\\pi}{6}+k\\pi;x=\\frac{5\\pi}{6}+k\\pi', 0, 'too many'],
      ['x=\\frac{\\pi}{6};x=\\frac{5\\pi}{6}', 0, 'those of one turn'],
      ['\\sin x=\\frac12', 'person', 'the equation is not solved'],
    ],
  },
  {
    title: 'Solutions for every whole number by one formula',
    question: symbolic('x=k\\pi'),
    rows: [
      ['x=n\\pi', 100, 'another letter'],
      ['x=\\pi+k\\pi', 100, 'starting elsewhere'],
      ['x=2k\\pi\\text{ or }x=(2k+1)\\pi', 100, 'even and odd multiples apart'],
      ['x=k\\pi,\\ k\\in\\mathbb{Z}', 100, 'with what the letter is'],
      ['k\\pi', 'person', 'without the letter'],
      ['x=2k\\pi', 0, 'every second one'],
      ['x=0', 0, 'one of them'],
    ],
  },
  {
    title: 'An equation with many solutions',
    question: symbolic('\\cos x=\\frac12'),
    rows: [
      ['x=\\pm\\frac{\\pi}{3}+2k\\pi', 100, 'solved'],
      ['x=\\frac{\\pi}{3}+2k\\pi', 0, 'half of them'],
      ['x=\\pm\\frac{\\pi}{3}+k\\pi', 0, 'too many'],
    ],
  },
  {
    title: 'A system solved by a point',
    question: symbolic('[x+y=3;x-y=1]'),
    rows: [
      ['(2,1)', 100, 'x before y'],
      ['(2;1)', 100, 'with a semicolon'],
      ['(x,y)=(2,1)', 100, 'with the letters'],
      ['(y,x)=(1,2)', 100, 'in an order that is said'],
      ['(1,2)', 0, 'exchanged'],
      ['2;1', 0, 'nothing says which is x'],
    ],
  },
  {
    title: 'A system with two solutions',
    question: symbolic('[x^2+y^2=25;x-y=1]'),
    rows: [
      ['(4,3);(-3,-4)', 100, 'both points'],
      ['\\{(4,3),(-3,-4)\\}', 100, 'as a set'],
      ['(4,3)', 0, 'one of them'],
    ],
  },
  {
    title: 'A system of letters without a plain order',
    question: symbolic('[m=2;c=3]'),
    rows: [
      ['c=3,m=2', 100, 'by name'],
      ['(2,3)', 'asked', 'm before c, or in the order of the alphabet'],
    ],
  },
  {
    title: 'A point, or what its coordinates are',
    question: symbolic('(2,1)'),
    rows: [
      ['\\begin{pmatrix}2\\\\1\\end{pmatrix}', 100, 'as a column'],
      ['\\begin{pmatrix}2&1\\end{pmatrix}', 0, 'as a row'],
      ['x=2,y=1', 100, 'as equations'],
      ['(x,y)=(2,1)', 100, 'with the letters'],
      ['x=1,y=2', 0, 'exchanged'],
    ],
  },
]
