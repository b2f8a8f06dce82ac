import type { Question } from '../content/question.ts'

/** The answer as typed, the percent it earns (`?`: cannot be read, `asked`: the learner chooses a reading; neither spends an
 * attempt), and why. */
export type MarkingRow = readonly [answer: string, percent: number | '?' | 'asked', remark: string]

/** What counts as right for one question. The variable `a` is 3. */
export interface MarkingTable {
  readonly name: string
  readonly question: Question
  readonly rows: readonly MarkingRow[]
}

export function table(name: string, question: Question, rows: readonly MarkingRow[]): MarkingTable {
  return { name, question, rows }
}
