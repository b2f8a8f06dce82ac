import { numeric, symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

export const hostileTables: readonly MarkingTable[] = [
  {
    title: 'A number, whatever is typed',
    question: numeric('a', { tolerance: { kind: 'Percentage', value: '1' } }),
    rows: [
      ['\\prod_{k=1}^{9999}k', 'person', 'a product of ten thousand factors is not multiplied out'],
      ['<script>alert(1)</script>', '?', 'markup'],
      ['\\input{/etc/passwd}', '?', 'a command that opens files'],
      ['3\\def\\x{4}', '?', 'a command that defines'],
      ['=', '?', 'a sign alone'],
      ['3;', '?', 'half a list'],
      ['\\placeholder{} + 3', '?', 'an empty box'],
      ['3+', '?', 'half a sum'],
      ['x', '?', 'a letter'],
      ['3\\mathrm{ apples}', '?', 'words'],
      ['\u200b3', 100, 'what cannot be seen does not count'],
      ['3\u00a0', 100, 'a no-break space'],
      ['\\left(3\\right)', 100, 'brackets'],
      ['((((3))))', 100, 'many brackets'],
      ['--3', 100, 'two signs cancel'],
      ['3.000000000000000000000000000000000000', 100, 'many zeros'],
      ['\\frac{9^{40}}{3^{79}}', 100, 'large numbers that cancel'],
      ['3^{300}', 0, 'a large number'],
      ['9^{99}', 0, 'another'],
      ['10^{-300}', 0, 'a tiny one'],
      ['\\infty', '?', 'no number'],
      ['9^{9^{9^9}}', 'person', 'too large for anybody to work out'],
      ['\\sum_{k=1}^{10^{12}}\\frac{1}{k^{2}}', 'person', 'too long a sum'],
      ['1000000000!', 'person', 'too large a factorial'],
    ],
  },
  {
    title: 'A statement about two others',
    question: symbolic('p\\oplus q'),
    rows: [
      [Array.from({ length: 49 }, (_, at) => 'pq'[at % 2]).join('\\oplus '), 0, 'p alone is left of many'],
      [
        Array.from({ length: 50 }, (_, at) => 'pq'[at % 2]).join('\\Leftrightarrow '),
        0,
        'the opposite is left of many',
      ],
      ['\\neg(p\\Leftrightarrow q)', 100, 'the same'],
    ],
  },
]
