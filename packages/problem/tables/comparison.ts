import { symbolic } from '../src/problem.fixtures.ts'
import { differentialEquationTables } from './comparison-of-differential-equations.ts'
import { solutionTables } from './comparison-of-solutions.ts'
import { vectorComparisonTables } from './comparison-of-vectors.ts'
import type { MarkingTable } from './table.ts'

/** How keys are compared that show more than a value, and how an author can say so. */
export const comparisonTables: readonly MarkingTable[] = [
  {
    title: 'An antiderivative with its constant',
    question: symbolic('\\frac{x^3}{3}+C'),
    rows: [
      ['\\frac13x^3+K', 100, 'the constant may have any name'],
      ['\\frac{x^3}{3}+c', 100, 'small as well'],
      ['\\frac{x^3}{3}+C+1', 100, 'another constant'],
      ['\\frac{x^3}{3}+2C', 100, 'it still takes every value'],
      ['\\frac{x^3}{3}', 0, 'the constant is required'],
      ['\\frac{x^3}{3}+C^2', 0, 'a square is never negative'],
      ['\\frac{x^3}{3}+Cx', 0, 'not a constant'],
      ['x^3+C', 0, 'another derivative'],
    ],
  },
  {
    title: 'The antiderivative of 1/x',
    question: symbolic('\\ln|x|+C'),
    rows: [
      ['\\ln|2x|+C', 100, 'a factor is a constant more'],
      ['\\ln|x|+K', 100, 'another name'],
      ['\\ln x+C', 0, 'only for positive x'],
    ],
  },
  {
    title: 'A constant that may be left out',
    question: symbolic('x^2', { compare: { mode: 'antiderivative', variable: 'x', constant: 'notNeeded' } }),
    rows: [
      ['x^2', 100, 'without a constant'],
      ['x^2+C', 100, 'with one'],
      ['x^3', 0, 'another derivative'],
    ],
  },
  {
    title: 'A letter C that is compared by its value',
    question: symbolic('x^2+C', { compare: { mode: 'value' } }),
    rows: [
      ['C+x^2', 100, 'order'],
      ['x^2+K', 0, 'another letter'],
    ],
  },
  {
    title: 'A family of solutions',
    question: symbolic('Ae^{2x}+Be^{-x}'),
    rows: [
      ['C_1e^{2x}+C_2e^{-x}', 100, 'the parameters may have any name'],
      ['Be^{2x}+Ae^{-x}', 100, 'exchanged'],
      ['Ae^{2x}+Ae^{-x}', 0, 'one parameter only'],
      ['Ae^{2x}+Be^{x}', 0, 'a sign'],
    ],
  },
  {
    title: 'A solution with its constant',
    question: symbolic('y=Ce^{2x}'),
    rows: [
      ['y=Ke^{2x}', 100, 'the constant may have any name'],
      ['y(x)=Ae^{2x}', 100, 'with its argument'],
      ['y=-2Ce^{2x}', 100, 'any multiple of a constant is a constant'],
      ['y=e^{2x}', 0, 'one solution only'],
      ['y=e^{2x}+C', 0, 'the constant elsewhere'],
      ['Ce^{2x}', 0, 'the right side alone'],
    ],
  },
  {
    title: 'A solution with two constants',
    question: symbolic('y=A\\cos2t+B\\sin2t'),
    rows: [
      ['y=C_1\\cos2t+C_2\\sin2t', 100, 'the constants may have any name'],
      ['y=C_1\\sin2t+C_2\\cos2t', 100, 'exchanged'],
      ['y=C_1\\cos2t+C_1\\sin2t', 0, 'one constant only'],
      ['y=C_1\\cos t+C_2\\sin t', 0, 'other functions'],
    ],
  },
  {
    title: 'A function by its term',
    question: symbolic('P(t)=100e^{0.2t}'),
    rows: [
      ['P=100e^{t/5}', 100, 'without its argument'],
      ['100e^{0.2t}', 100, 'its term; only where the key says what a function is'],
      ['P(t)=100e^{2t}', 0, 'another function'],
    ],
  },
  {
    title: 'A term that an answer names',
    question: symbolic('2x'),
    rows: [
      ["f'(x)=2x", 100, 'as a function'],
      ['y=2x', 0, 'an equation of x and y'],
    ],
  },
  {
    title: 'A system of equations',
    question: symbolic('[x+y=3;x-y=1]'),
    rows: [
      ['[x=2;y=1]', 100, 'solved'],
      ['x=2\\text{ and }y=1', 100, 'in words'],
      ['[y=1;x+y=3]', 100, 'half solved'],
      ['[x=2;y=2]', 0, 'another solution'],
      ['[x+y=3;2x+2y=6]', 0, 'one equation twice'],
    ],
  },
  {
    title: 'A closed interval',
    question: symbolic('[1,3]'),
    rows: [
      ['[1;3]', 100, 'with a semicolon'],
      ['[1,2]\\cup[2,3]', 100, 'in two parts'],
      ['(1,3)', 0, 'without its ends'],
      ['[1,3)', 0, 'without one end'],
      ['\\{1,3\\}', 0, 'the ends alone'],
      ['[3,1]', 0, 'turned round'],
      ['1;3', 0, 'two numbers'],
    ],
  },
  {
    title: 'An interval without an end',
    question: symbolic('[0,\\infty)'),
    rows: [
      ['[0;\\infty[', 100, 'with turned brackets'],
      ['[0,\\infty]', 0, 'infinity belongs to no interval'],
      ['(0,\\infty)', 0, 'without zero'],
    ],
  },
  {
    title: 'A point',
    question: symbolic('(1,3)'),
    rows: [
      ['(1;3)', 100, 'with a semicolon'],
      [']1,3[', 0, 'an interval'],
      ['(3,1)', 0, 'exchanged'],
    ],
  },
  {
    title: 'A list, as for all solutions',
    question: symbolic('[1;3]'),
    rows: [
      ['[3;1]', 100, 'in any order'],
      ['3;1', 100, 'without brackets'],
      ['\\{1;3\\}', 100, 'as a set'],
      ['x=[1;3]', 100, 'with a name in front'],
      ['(1;3)', 'asked', 'the list [1; 3] or the point (1, 3)'],
      ['x=(3;1)', 'asked', 'the same with a name in front'],
      ['(1,3)', 0, 'a point'],
      ['(1;2)', 0, 'wrong as a list and as a point'],
    ],
  },
  {
    title: 'A list whose order counts',
    question: symbolic('[1;3]', { isListOrdered: true }),
    rows: [
      ['[1;3]', 100, 'in order'],
      ['1;3', 100, 'without brackets'],
      ['[3;1]', 0, 'in another order'],
      ['(1;3)', 0, 'in other brackets'],
    ],
  },
  {
    title: 'A list of points',
    question: symbolic('[(1,2);(3,4)]'),
    rows: [
      ['[(3,4);(1,2)]', 100, 'in any order'],
      ['(1,2);(3,4)', 100, 'without brackets'],
      ['[(1;2);(3;4)]', 100, 'points with semicolons'],
      ['(1,2)\\text{ and }(3,4)', 100, 'in words'],
      ['((1,2);(3,4))', 'asked', 'a list or a point of points'],
      ['[(2,1);(3,4)]', 0, 'one point turned round'],
      ['(1,2)', 0, 'one is missing'],
    ],
  },
  {
    title: 'A list of one point',
    question: symbolic('[(1,2)]'),
    rows: [
      ['(1,2)', 100, 'without brackets'],
      ['(2,1)', 0, 'turned round'],
      ['[1;2]', 0, 'two numbers'],
    ],
  },
  {
    title: 'An open interval, as the author says',
    question: symbolic('(1,3)', { compare: { mode: 'interval' } }),
    rows: [
      [']1,3[', 100, 'with turned brackets'],
      ['[1,3]', 0, 'with its ends'],
    ],
  },
  {
    title: 'Solutions one by one',
    question: symbolic('[x=2;x=-3]'),
    rows: [
      ['x=-3;x=2', 100, 'in any order'],
      ['x=2\\lor x=-3', 100, 'one or the other'],
      ['x^2+x-6=0', 100, 'an equation that they solve'],
      ['x=2', 0, 'one is missing'],
      ['x=-2;x=3', 0, 'the signs'],
    ],
  },
  {
    title: 'Solutions with ±',
    question: symbolic('x=\\pm2'),
    rows: [
      ['x=2;x=-2', 100, 'one by one'],
      ['x=2\\text{ or }x=-2', 100, 'in words'],
      ['x=2;x=-3', 0, 'another one'],
      ['x=2', 0, 'one is missing'],
    ],
  },
  {
    title: 'A family of functions, as the author says',
    question: symbolic('y=Ce^{x^2}', { compare: { mode: 'family', fixed: ['x', 'y'] } }),
    rows: [
      ['y=Ke^{x^2}', 100, 'another name'],
      ['y=-2Ce^{x^2}', 100, 'any multiple of a constant is a constant'],
      ['y=e^{x^2}+C', 0, 'the constant elsewhere'],
      ['y=Ce^x', 0, 'another function'],
      ['y=e^{x^2}', 0, 'one function of the family'],
    ],
  },
  {
    title: 'A family of functions with two constants',
    question: symbolic('Ae^{2x}+Be^{-2x}'),
    rows: [
      ['C_1e^{-2x}+C_2e^{2x}', 100, 'other names'],
      ['A\\cosh2x+B\\sinh2x', 100, 'the same functions by others'],
      ['Ae^{2x}+Ae^{-2x}', 0, 'one constant for both'],
      ['A\\cosh x+B\\sinh x', 0, 'other functions'],
      ['Ae^{2x+B}', 'person', 'constants that are not linear'],
    ],
  },
  {
    title: 'A set',
    question: symbolic('\\{1,2,3\\}'),
    rows: [
      ['\\{3,1,2\\}', 100, 'in any order'],
      ['\\{1,1,2,3\\}', 100, 'written twice is there once'],
      ['\\{1,2\\}', 0, 'one is missing'],
      ['[1;2;3]', 100, 'as a list'],
      ['(1;2;3)', 'asked', 'a list or a point'],
      ['(1,2,3)', 0, 'a point'],
    ],
  },
  {
    title: 'A set of two numbers',
    question: symbolic('\\{-1,1\\}'),
    rows: [
      ['\\{1,-1\\}', 100, 'in any order'],
      ['[-1;1]', 100, 'as a list'],
      ['[-1,1]', 'asked', 'the two numbers or the interval'],
      ['\\{x\\mid-1\\le x\\le1\\}', 0, 'the interval'],
      ['(-1,1)', 0, 'a point'],
    ],
  },
  ...solutionTables,
  ...differentialEquationTables,
  ...vectorComparisonTables,
]
