import type { EquivalenceOptions } from '../decide-equivalence.ts'

/** One line of a marking table: what a mathematician says about an answer, and why. Formulas are plain text. */
export type EquivalenceRow = readonly [
  key: string,
  answer: string,
  verdict: 'equal' | 'different' | 'undecided' | 'no-value',
  remark: string,
  options?: EquivalenceOptions,
]
