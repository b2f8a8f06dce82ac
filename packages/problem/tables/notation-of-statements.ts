import { symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

/** Statements in words and in the signs of logic, number theory and geometry. */
export const statementNotationTables: readonly MarkingTable[] = [
  {
    title: 'Solutions joined by a word',
    question: symbolic('x=1\\lor x=2'),
    rows: [
      ['x=2\\text{ or }x=1', 100, 'the same solutions'],
      ['x=1\\text{ and }x=2', 'person', 'the word may list both solutions, or say that x is both'],
      ['x=1\\text{ und }x=2', 'person', 'in German, French and Spanish too'],
      ['x_1=1\\text{ and }x_2=2', 'person', 'with an index'],
      ['x=1\\land x=2', 0, 'the sign says that x is both'],
      ['x=1\\text{ and }x=3', 0, 'another solution'],
    ],
  },
  {
    title: 'Solutions that the author joins by "and"',
    question: symbolic('x=1\\text{ and }x=2'),
    rows: [
      ['x=2\\text{ and }x=1', 100, 'the same solutions'],
      ['x=3\\text{ and }x=4', 0, 'other solutions, though neither can hold at once'],
      ['x=1\\lor x=2', 'person', 'what the word may mean'],
    ],
  },
  {
    title: 'A set of solutions',
    question: symbolic('\\{1,2\\}'),
    rows: [
      ['x=1\\text{ and }x=2', 100, 'the word lists the elements'],
      ['x=1\\lor x=2', 100, 'both values of x'],
      ['x=1\\land x=2', 0, 'the sign says that x is both'],
    ],
  },
  {
    title: 'Inequalities joined by a word',
    question: symbolic('x<-2\\lor x>2'),
    rows: [['x<-2\\text{ and }x>2', 0, 'the word lists nothing: no number is both']],
  },
  {
    title: 'A range',
    question: symbolic('[0,\\infty)'),
    rows: [
      ['y\\ge0', 100, 'a condition of one letter'],
      ['f(x)\\ge0', 'person', 'a condition of a value of the function'],
      ['f(x)>0', 0, 'other numbers'],
    ],
  },
]
