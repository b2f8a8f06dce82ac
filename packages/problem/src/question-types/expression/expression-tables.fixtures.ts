/** Lists, expressions, equations and forms. */

import { numeric, symbolic, symbolicForm } from '../../problem.fixtures.ts'
import { table, type MarkingTable } from '../../marking/marking-table.fixtures.ts'

export const expressionTables: readonly MarkingTable[] = [
  table('the roots of x² = 4', numeric('[2;-2]'), [
    ['[2;-2]', 100, 'a list'],
    ['[-2;2]', 100, 'in any order'],
    ['2;-2', 100, 'without brackets'],
    ['\\left\\{2;-2\\right\\}', 100, 'a set'],
    ['\\pm2', 100, 'both signs at once'],
    ['x=\\pm2', 100, 'named'],
    ['x=2\\text{ or }x=-2', 100, 'in words'],
    ['[2]', 0, 'one is missing'],
    ['2', 0, 'one is missing'],
    ['[2;2]', 0, 'one twice'],
    ['[2;-2;0]', 0, 'one too many'],
  ]),
  table('2x + 6', symbolic('2\\left(x+a\\right)'), [
    ['2x+6', 100, 'multiplied out'],
    ['6+2x', 100, 'in another order'],
    ['2\\left(x+3\\right)', 100, 'factored'],
    ['x+3+x+3', 100, 'not collected'],
    ['\\frac{4x+12}{2}', 100, 'as a fraction'],
    ['2.0x+6.0', 100, 'with decimals'],
    ['\\frac{2x^2+6x}{x}', 100, 'the same wherever both have a value'],
    ['2\\left(x+3\\right', '?', 'a bracket is open'],
    ['2X+6', 0, 'another letter'],
    ['2x-6', 0, 'a wrong sign'],
    ['2x+6+C', 0, 'a constant too many'],
    ['12', 0, 'one value'],
  ]),
  table('sin 2x', symbolic('\\sin\\left(2x\\right)'), [
    ['\\sin2x', 100, 'without brackets'],
    ['2\\sin x\\cos x', 100, 'the double angle'],
    ['2\\sin\\left(x\\right)\\cos\\left(x\\right)', 100, 'with brackets'],
    ['\\cos\\left(\\frac{\\pi}{2}-2x\\right)', 100, 'shifted'],
    ['2\\sin x', 0, 'not the same'],
    ['\\sin^2x', 0, 'a square'],
  ]),
  table('|x|', symbolic('\\left|x\\right|'), [
    ['\\sqrt{x^2}', 100, 'the root of a square'],
    ['x', 0, 'only for positive numbers'],
  ]),
  table('|x| where letters are positive', symbolic('\\left|x\\right|', { assumptions: { letters: 'positive' } }), [
    ['x', 100, 'letters are positive'],
    ['-x', 0, 'never'],
  ]),
  table('an equation', symbolic('y=2x+1'), [
    ['y=2x+1', 100, 'as it is'],
    ['2x+1=y', 100, 'the other way round'],
    ['y-2x=1', 100, 'rearranged'],
    ['2y=4x+2', 100, 'doubled'],
    ['y=2x-1', 0, 'another line'],
    ['2x+1', 0, 'no equation'],
  ]),
  table('an inequality', symbolic('x>3'), [
    ['x>3', 100, 'as it is'],
    ['3<x', 100, 'the other way round'],
    ['2x>6', 100, 'doubled'],
    ['-x<-3', 100, 'turned round'],
    ['x\\ge3', 0, 'with the end'],
    ['x<3', 0, 'the other side'],
  ]),
  table('x² − 1 in factors', symbolicForm('x^2-1', { form: 'factored' }), [
    ['\\left(x-1\\right)\\left(x+1\\right)', 100, 'two factors'],
    ['\\left(x+1\\right)\\left(x-1\\right)', 100, 'in another order'],
    ['-\\left(1-x\\right)\\left(1+x\\right)', 100, 'with a sign outside'],
    ['x^2-1', 0, 'not factored'],
    ['\\left(x-1\\right)^2', 0, 'another value'],
  ]),
  table('(x + 1)² multiplied out', symbolicForm('x^2+2x+1', { form: 'expanded' }), [
    ['x^2+2x+1', 100, 'multiplied out'],
    ['1+2x+x^2', 100, 'in another order'],
    ['\\left(x+1\\right)^2', 0, 'not multiplied out'],
  ]),
  table('a fraction in lowest terms', symbolicForm('\\frac{3}{4}', { form: 'lowestTerms' }), [
    ['\\frac{3}{4}', 100, 'reduced'],
    ['\\frac{6}{8}', 0, 'not reduced'],
    ['\\frac{-3}{-4}', 0, 'signs to cancel'],
  ]),
]
