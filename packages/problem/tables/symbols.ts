import { numeric, symbolic, symbolicForm } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

export const symbolsTables: readonly MarkingTable[] = [
  {
    title: 'x² + y² = 25, a circle',
    question: symbolic('x^2+y^2=25'),
    rows: [
      ['y^2=25-x^2', 100, 'moved over'],
      ['2x^2+2y^2=50', 100, 'doubled'],
      ['25=x^2+y^2', 100, 'turned'],
      ['x+y=5', 0, 'roots drawn term by term'],
      ['x^2+y^2=5', 0, 'the radius'],
      ['x^2+y^2', 0, 'no equation'],
      ['x^2+y^2=', '?', 'half an equation'],
    ],
  },
  {
    title: 'Letters are positive',
    question: symbolic('\\sqrt{x^2y}', { assumptions: { letters: 'positive' } }),
    rows: [
      ['x\\sqrt{y}', 100, 'the square drawn'],
      ['xy^{\\frac12}', 100, 'as a power'],
      ['xy', 0, 'too much drawn'],
      ['-x\\sqrt y', 0, 'the sign'],
    ],
  },
  {
    title: 'Letters are any real number',
    question: symbolic('\\sqrt{x^2}'),
    rows: [
      ['|x|', 100, 'never negative'],
      ['\\sqrt{(-x)^2}', 100, 'a sign does not matter'],
      ['x', 0, 'wrong for negative x'],
      ['-x', 0, 'wrong for positive x'],
    ],
  },
  {
    title: 'Angles in degrees',
    question: symbolic('\\sin x', { assumptions: { angles: 'degrees' } }),
    rows: [
      ['\\cos(90-x)', 100, 'the complement in degrees'],
      ['\\sin(180-x)', 100, 'the supplement'],
      ['\\sin(x+360)', 100, 'a full turn'],
      ['\\cos(\\frac{\\pi}{2}-x)', 0, 'the complement in radians'],
    ],
  },
  {
    title: 'Decimals exactly',
    question: symbolic('\\frac{x}{3}'),
    rows: [
      ['\\frac13x', 100, 'the third in front'],
      ['0.333x', 0, 'a decimal breaks off'],
      ['0.3333333333x', 0, 'however long'],
    ],
  },
  {
    title: 'Decimals within a tolerance',
    question: symbolic('\\frac{x}{3}', {
      tolerance: { kind: 'Percentage', value: '1' },
      assumptions: { decimals: 'tolerant' },
    }),
    rows: [
      ['0.333x', 100, 'near enough'],
      ['\\frac13x', 100, 'exactly'],
      ['0.3x', 0, 'too far off'],
      ['0.333y', 0, 'another letter'],
    ],
  },
  {
    title: 'A tolerance excuses no other formula',
    question: symbolic('|x|', { tolerance: { kind: 'Percentage', value: '1' } }),
    rows: [
      ['\\sqrt{x^2}', 100, 'the same'],
      ['1.001|x|', 100, 'within one percent everywhere'],
      ['x', 0, 'not where x is negative'],
      ['1.02|x|', 0, 'two percent off'],
    ],
  },
  {
    title: 'A tolerance and terms that cancel',
    question: symbolic('x^2-\\sqrt2x', { tolerance: { kind: 'Percentage', value: '1' } }),
    rows: [
      ['x^2-1.414x', 100, 'a share of the terms, so that the zero at √2 does not matter'],
      ['x^2-1.3x', 0, 'too far off'],
      ['x^2+1.414x', 0, 'a sign'],
    ],
  },
  {
    title: "A function of the author's",
    question: symbolic('f(x)+1', { functions: ['f'] }),
    rows: [
      ['1+f(x)', 100, 'order'],
      ['f\\left(x\\right)+1', 100, 'brackets that grow'],
      ['f(x+1)', 0, 'inside the function'],
      ['fx+1', 0, 'a product'],
    ],
  },
  {
    title: 'With the variables of the problem',
    question: symbolic('ax^2+bx'),
    rows: [
      ['3x^2-4x', 100, 'the values put in'],
      ['x(3x-4)', 100, 'factored'],
      ['3x^2+4x', 0, 'the sign'],
      ['-4x^2+3x', 0, 'values exchanged'],
    ],
  },
  {
    title: 'A complex letter',
    question: symbolic('z\\overline{z}', { assumptions: { letters: 'complex' } }),
    rows: [
      ['|z|^2', 100, 'the size squared'],
      ['\\overline{z}z', 100, 'order'],
      ['z^2', 0, 'only for real z'],
    ],
  },
  {
    title: 'Two solutions as a list',
    question: numeric('[a;b]'),
    rows: [
      ['[3;-4]', 100, 'as it stands'],
      ['[-4;3]', 100, 'in any order'],
      ['3;-4', 100, 'without brackets'],
      ['[\\frac{6}{2};-4]', 100, 'worked out'],
      ['[3;4]', 0, 'a sign'],
      ['3', 0, 'one missing'],
      ['[3;-4;3]', 0, 'one twice'],
      ['[3;]', '?', 'an empty place'],
      ['[3;-4', '?', 'no end'],
    ],
  },
  {
    title: 'Points in order',
    question: numeric('[1;2;a]', { isListOrdered: true }),
    rows: [
      ['[1;2;3]', 100, 'in order'],
      ['[3;2;1]', 0, 'another order'],
      ['[1;2]', 0, 'one missing'],
    ],
  },
  {
    title: 'A list with credit for each element',
    question: numeric('[1;2;a;b]', { hasCreditPerElement: true }),
    rows: [
      ['[-4;1;3;2]', 100, 'in any order'],
      ['[1;2;3]', 75, 'one missing'],
      ['[1;2;3;4]', 75, 'one wrong'],
      ['2', 25, 'one of four'],
      ['[1;2;3;-4;5]', 75, 'one too many takes one back'],
      ['[1;2;3;-4;5;6;7;8]', 0, 'as many too many as right ones'],
      ['[1;1;2;3]', 75, 'one twice'],
      ['[5;6;7;8]', 0, 'none'],
    ],
  },
  {
    title: 'A list in order with credit for each element',
    question: numeric('[1;2;a;b]', { isListOrdered: true, hasCreditPerElement: true }),
    rows: [
      ['[1;2;3;-4]', 100, 'in order'],
      ['[2;1;3;-4]', 50, 'two in their places'],
      ['[1;2]', 50, 'the first two'],
      ['[2;3;-4]', 0, 'each in the place of another'],
    ],
  },
  {
    title: 'A list in which repetition does not matter',
    question: numeric('[1;1;a]', { isListSet: true }),
    rows: [
      ['[1;3]', 100, 'each number once'],
      ['[3;1;3;3]', 100, 'however often'],
      ['[1;1]', 0, 'one missing'],
      ['[1;3;4]', 0, 'one too many'],
    ],
  },
  {
    title: 'A set with credit for each element',
    question: symbolic('\\{x;2x;x^2\\}', { hasCreditPerElement: true }),
    rows: [
      ['\\{x^2;x;x+x\\}', 100, 'in any order'],
      ['\\{x;2x\\}', 66.66666666666667, 'one missing'],
      ['\\{x;2x;x^3\\}', 66.66666666666667, 'one wrong'],
    ],
  },
  {
    title: 'An inequality',
    question: symbolic('x\\ge a'),
    rows: [
      ['3\\le x', 100, 'from the other side'],
      ['2x\\ge6', 100, 'doubled'],
      ['-x\\le-3', 100, 'turned'],
      ['x>3', 0, 'the boundary'],
      ['x\\le3', 0, 'the other side'],
    ],
  },
  {
    title: 'An answer with partial credit',
    question: numeric(['a', ['-a', 40], ['\\frac{1}{a}', 20]]),
    rows: [
      ['3', 100, 'the answer'],
      ['-3', 40, 'the sign, which the author foresaw'],
      ['\\frac13', 20, 'turned over, which the author foresaw'],
      ['9', 0, 'something else'],
    ],
  },
  {
    title: 'Factored, with a weight for the form',
    question: symbolicForm('x^2-5x+6', { form: 'factored', facets: { value: 2, form: 1 } }),
    rows: [
      ['(x-2)(x-3)', 100, 'both'],
      ['x^2-5x+6', 66.66666666666667, 'the value alone'],
      ['(x+2)(x+3)', 0, 'the form of a wrong value is worth nothing'],
    ],
  },
  {
    title: 'Lowest terms, all or nothing',
    question: symbolicForm('\\frac{a}{9}', { form: 'lowestTerms' }),
    rows: [
      ['\\frac13', 100, 'reduced'],
      ['\\frac39', 0, 'not reduced'],
      ['\\frac{2}{6}', 0, 'not reduced enough'],
      ['\\frac23', 0, 'another value'],
      ['\\frac{-1}{-3}', 0, 'a factor −1 is left'],
    ],
  },
  {
    title: 'Lowest terms of a negative fraction',
    question: symbolicForm('\\frac{2}{-5}', { form: 'lowestTerms' }),
    rows: [
      ['-\\frac25', 100, 'the minus in front'],
      ['\\frac{-2}{5}', 100, 'above'],
      ['2/(-5)', 100, 'below'],
      ['\\frac{4}{-10}', 0, 'not reduced'],
      ['-\\frac{-2}{-5}', 0, 'three signs'],
    ],
  },
  {
    title: 'A completed square',
    question: symbolicForm('x^2+6x+1', { form: 'completedSquare' }),
    rows: [
      ['(x+3)^2-8', 100, 'completed'],
      ['x^2+6x+1', 0, 'not completed'],
      ['(x+3)^2+1', 0, 'the added nine was not taken off'],
    ],
  },
  {
    title: 'A rational denominator',
    question: symbolicForm('\\frac{1}{\\sqrt{2}}', { form: 'rationalisedDenominator' }),
    rows: [
      ['\\frac{\\sqrt2}{2}', 100, 'rationalised'],
      ['\\frac{1}{\\sqrt2}', 0, 'a root below'],
      ['\\frac{\\sqrt2}{4}', 0, 'another value'],
    ],
  },
]
