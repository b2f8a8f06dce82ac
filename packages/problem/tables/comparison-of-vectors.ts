import { symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

const space = { mode: 'lineOrPlane', coordinates: ['x', 'y', 'z'], parameters: [] } as const
const plane = { mode: 'lineOrPlane', coordinates: ['x', 'y'], parameters: [] } as const

/** Keys that are lines, planes, directions and bases. */
export const vectorComparisonTables: readonly MarkingTable[] = [
  {
    title: 'A line by a point and a direction',
    question: symbolic('(1,2,3)+t(1,0,1)'),
    rows: [
      ['(2,2,4)+s(-2,0,-2)', 100, 'another point, direction and name'],
      [
        '\\vec x=\\begin{pmatrix}2\\\\2\\\\4\\end{pmatrix}+\\lambda\\begin{pmatrix}1\\\\0\\\\1\\end{pmatrix}',
        100,
        'columns',
      ],
      ['(1+s,2,3+s)', 100, 'worked out'],
      ['\\vec r(t)=\\vec i+2\\vec j+3\\vec k+t(\\vec i+\\vec k)', 100, 'with unit vectors'],
      ['[x=1+t;y=2;z=3+t]', 100, 'each coordinate by itself'],
      ['[y=2;z=x+2]', 100, 'two planes that meet in it'],
      ['(1,2,3)+t(1,1,1)', 0, 'another direction'],
      ['(1,2,4)+t(1,0,1)', 0, 'a parallel line'],
      ['(1,2,3)', 0, 'one point'],
      ['y=2', 0, 'a plane around it'],
      ['(1+s^2,2,3+s^2)', 'person', 'only a part of the line'],
    ],
  },
  {
    title: 'A place at each time',
    question: symbolic('\\vec r(t)=\\begin{pmatrix}1\\\\2\\end{pmatrix}+t\\begin{pmatrix}3\\\\4\\end{pmatrix}'),
    rows: [
      ['\\vec r(t)=t\\begin{pmatrix}3\\\\4\\end{pmatrix}+\\begin{pmatrix}1\\\\2\\end{pmatrix}', 100, 'order'],
      [
        '\\vec r(t)=\\begin{pmatrix}1\\\\2\\end{pmatrix}+t\\begin{pmatrix}6\\\\8\\end{pmatrix}',
        0,
        'the same line, at another speed',
      ],
    ],
  },
  {
    title: 'A place at each t, coordinate by coordinate',
    question: symbolic('[x=3t;y=4t]'),
    rows: [
      ['[y=4t;3y=4x]', 100, 'another system with the same solutions'],
      ['x=3t\\text{ and }y=4t', 100, 'in words'],
      ['[x=3s;y=4s]', 100, 'another name'],
      ['[x=6t;y=8t]', 'person', 'the same line, at another speed'],
      ['4x=3y', 'person', 'the line, and no place at each t'],
      ['[x=3t;y=5t]', 0, 'another line'],
    ],
  },
  {
    title: 'A place at each t, as the author says',
    question: symbolic('[x=3t;y=4t]', { compare: { mode: 'system' } }),
    rows: [
      ['[y=4t;3y=4x]', 100, 'another system with the same solutions'],
      ['[x=6t;y=8t]', 0, 'the same line, at another speed'],
    ],
  },
  {
    title: 'A line whose coordinates are given by themselves, as the author says',
    question: symbolic('[x=1+2t;y=3-t]', {
      compare: { mode: 'lineOrPlane', coordinates: ['x', 'y'], parameters: ['t'] },
    }),
    rows: [
      ['[x=3+4s;y=2-2s]', 100, 'another point and direction'],
      ['x+2y=7', 100, 'an equation'],
      ['y=\\frac{7-x}{2}', 100, 'solved for y'],
      ['[x=1+2t;y=3+t]', 0, 'a sign'],
      ['x+2y=5', 0, 'a parallel line'],
    ],
  },
  {
    title: 'A plane by two directions',
    question: symbolic('(1,0,0)+s(0,1,0)+t(0,0,1)'),
    rows: [
      ['x=1', 100, 'an equation'],
      ['(1,5,5)+\\lambda(0,1,1)+\\mu(0,1,-1)', 100, 'other directions'],
      ['(1,5,5)+\\lambda(0,1,1)+\\mu(0,2,2)', 0, 'only a line'],
      ['(0,0,0)+s(0,1,0)+t(0,0,1)', 0, 'a parallel plane'],
    ],
  },
  {
    title: 'A plane by an equation, as the author says',
    question: symbolic('x+2y-z=3', { compare: space }),
    rows: [
      ['2x+4y-2z=6', 100, 'doubled'],
      ['z=x+2y-3', 100, 'solved for z'],
      ['\\begin{pmatrix}1\\\\2\\\\-1\\end{pmatrix}\\cdot\\vec x=3', 100, 'with a normal'],
      ['(3,0,0)+r(1,0,1)+s(-2,1,0)', 100, 'by a point and directions'],
      ['x+2y-z=4', 0, 'a parallel plane'],
      ['(3,0,0)+r(1,0,1)', 0, 'a line in it'],
    ],
  },
  {
    title: 'A line in the plane by an equation, as the author says',
    question: symbolic('y=2x+1', { compare: plane }),
    rows: [
      ['(0,1)+k(1,2)', 100, 'by a point and a direction'],
      ['r=(1,3)+k(-2,-4)', 100, 'with a letter before it'],
      ['2x-y+1=0', 100, 'rearranged'],
      ['y=2x', 0, 'a parallel line'],
      ['2x+1', 0, 'no equation'],
    ],
  },
  {
    title: 'A line whose slope is a letter',
    question: symbolic('mx=y', { compare: plane }),
    rows: [
      ['(0,0)+t(1,m)', 100, 'by a point and a direction'],
      ['y=mx', 100, 'the sides exchanged'],
      ['y=-mx', 0, 'a sign'],
    ],
  },
  {
    title: 'A line in space by equations, as the author says',
    question: symbolic('\\frac{x-1}{2}=\\frac{y-2}{3}=z', { compare: space }),
    rows: [
      ['[x=1+2t;y=2+3t;z=t]', 100, 'with a parameter'],
      ['(3,5,1)+k(2,3,1)', 100, 'by a point and a direction'],
      ['[x=1+2t;y=2+3t;z=2t]', 0, 'another direction'],
    ],
  },
  {
    title: 'A vector with a name',
    question: symbolic('\\vec v=\\begin{pmatrix}1\\\\2\\end{pmatrix}'),
    rows: [
      ['\\vec v=(1,2)', 100, 'as a point'],
      ['v=\\binom12', 100, 'without the arrow, and as a binomial'],
      ['(1,2)', 100, 'without a name'],
      ['(2,1)', 0, 'exchanged'],
    ],
  },
  {
    title: 'Letters with arrows',
    question: symbolic('3\\vec a-2\\vec b'),
    rows: [
      ['3a-2b', 100, 'a learner may leave the arrows out'],
      ['3a-2\\vec b', 100, 'some of them'],
      ['3a+2b', 0, 'a sign'],
    ],
  },
  {
    title: 'A normal vector of any length',
    question: symbolic('(1,2,-2)', { compare: { mode: 'multiple', sense: 'either' } }),
    rows: [
      ['(2,4,-4)', 100, 'doubled'],
      ['\\begin{pmatrix}-1\\\\-2\\\\2\\end{pmatrix}', 100, 'turned round'],
      ['\\vec n=\\frac13(1,2,-2)', 100, 'of length 1'],
      ['\\hat i+2\\hat j-2\\hat k', 100, 'with unit vectors'],
      ['\\sqrt2(1,2,-2)', 100, 'times a root'],
      ['(1,2,2)', 0, 'another direction'],
      ['(0,0,0)', 0, 'zero has no direction'],
      ['(1,2)', 0, 'an entry is missing'],
      ['k(1,2,-2)', 'person', 'k may be zero'],
    ],
  },
  {
    title: 'A direction with its sense',
    question: symbolic('(3,4)', { compare: { mode: 'multiple', sense: 'same' } }),
    rows: [
      ['(0.6,0.8)', 100, 'of length 1'],
      ['6\\vec i+8\\vec j', 100, 'with unit vectors'],
      ['(-3,-4)', 0, 'turned round'],
    ],
  },
  {
    title: 'A function up to a factor',
    question: symbolic('\\sin(2x)', { compare: { mode: 'multiple', sense: 'either' } }),
    rows: [
      ['-3\\sin2x', 100, 'times a number'],
      ['\\sin x\\cos x', 100, 'half of it'],
      ['x\\sin2x', 0, 'times a function'],
      ['\\sin2x+1', 0, 'a number added'],
    ],
  },
  {
    title: 'Eigenvectors, each up to a factor',
    question: symbolic('[(1,0);(1,1)]', { compare: { mode: 'multiple', sense: 'either' } }),
    rows: [
      ['[(3,3);(-2,0)]', 100, 'in any order'],
      ['[(1,0);(1,2)]', 0, 'one is another'],
      ['[(1,0)]', 0, 'one is missing'],
      ['[(1,0);(2,0)]', 0, 'the same twice'],
    ],
  },
  {
    title: 'A basis of a space',
    question: symbolic('[(1,0,0);(0,1,0)]', { compare: { mode: 'basis', kind: 'any' } }),
    rows: [
      ['\\{(1,1,0),(1,-1,0)\\}', 100, 'another basis'],
      ['\\begin{pmatrix}1&1\\\\1&2\\\\0&0\\end{pmatrix}', 100, 'the columns of a matrix'],
      ['[(1,1,0);(2,2,0)]', 0, 'they depend on each other'],
      ['[(1,1,0);(1,0,1)]', 0, 'another space'],
      ['[(1,1,0)]', 0, 'one is missing'],
      ['[(1,1,0);(1,0,0);(0,1,0)]', 0, 'one too many'],
      ['[(a,b,0);(c,d,0)]', 'person', 'the letters may have any values'],
    ],
  },
  {
    title: 'An orthonormal basis',
    question: symbolic('[(1,0,0);(0,1,0)]', { compare: { mode: 'basis', kind: 'orthonormal' } }),
    rows: [
      ['[\\frac1{\\sqrt2}(1,1,0);\\frac1{\\sqrt2}(1,-1,0)]', 100, 'turned'],
      ['[(1,1,0);(1,-1,0)]', 0, 'not of length 1'],
      ['[(1,0,0);(0.6,0.8,0)]', 0, 'not orthogonal'],
    ],
  },
]
