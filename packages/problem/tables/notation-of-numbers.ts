import { numeric, symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

/** Other ways to write numbers: angles with minutes. */
export const numberNotationTables: readonly MarkingTable[] = [
  {
    title: 'An angle with minutes and seconds',
    question: symbolic("12^\\circ30'15''"),
    rows: [
      ['12^{\\circ}30^{\\prime}15^{\\prime\\prime}', 100, 'raised primes'],
      ['12°30′15″', 100, 'the signs themselves'],
      ['12^\\circ30\'15"', 100, 'a quotation mark'],
      ['12.5041\\overline{6}^\\circ', 100, 'as a number of degrees'],
      ["12^\\circ30'", 0, 'without the seconds'],
      ["12^\\circ30'16''", 0, 'other seconds'],
    ],
  },
  {
    title: 'A number of degrees with minutes and seconds',
    question: numeric('12.5', { unit: { unit: '°', acceptsConversion: true } }),
    rows: [
      ["12^\\circ30'", 100, 'half a degree is 30 minutes'],
      ["-12^\\circ30'", 0, 'the sign is one of the whole angle'],
      ["12^\\circ31'", 0, 'another minute'],
      ["12^\\circ30'1''", 0, 'a second more'],
    ],
  },
]
