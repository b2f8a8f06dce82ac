import type { Question } from '../src/content/question.ts'

/** What an answer earns: a percent, `?` where it cannot be read and `asked` where it can be read in two ways (no attempt
 * is spent), or a person's look. */
export type Earns = number | '?' | 'asked' | 'person'

/** The answer as typed, what it earns, and why. */
export type MarkingRow = readonly [answer: string, earns: Earns, remark: string]

/** Answers to one question of a problem in which `a` is 3 and `b` is −4. */
export interface MarkingTable {
  readonly title: string
  readonly question: Question
  readonly rows: readonly MarkingRow[]
}
