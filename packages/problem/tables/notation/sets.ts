import { symbolic } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Differences of sets. */
export const setNotationTables: readonly MarkingTable[] = [
  {
    title: 'What is in one set only',
    question: symbolic('A\\triangle B'),
    rows: [
      ['B\\ominus A', 100, 'another sign, turned'],
      ['(A\\setminus B)\\cup(B\\setminus A)', 100, 'what it means'],
      ['(A\\cup B)\\setminus(A\\cap B)', 100, 'the same elements'],
      ['A\\Delta B', 'person', 'the same where the letters are sets'],
      ['A\\cup B', 0, 'another set'],
    ],
  },
  {
    title: 'What is in the one and not in the other',
    question: symbolic('A\\setminus B'),
    rows: [
      ['A\\cap\\overline B', 100, 'the same elements'],
      ['A-B', 'person', 'the same where the letters are sets'],
      ['B-A', 0, 'turned'],
      ['B\\setminus A', 0, 'turned'],
    ],
  },
  {
    title: 'A set of numbers',
    question: symbolic('\\{1,3\\}'),
    rows: [
      ['\\{1,2\\}\\triangle\\{2,3\\}', 100, 'worked out'],
      ['\\{1,2\\}\\setminus\\{2,3\\}', 0, 'another set'],
    ],
  },
]
