import type { CaseOptions } from '../answers/case.ts'
import type { FormOptions } from '../src/form/decide-form.ts'
import type { ReadOptions } from '../src/reading/settings.ts'

/**
 * What a mathematician would say. `undecided` only where the remark says why a person has to look; `asked` where the
 * answer can be read in two ways that a key tells apart.
 */
export type Verdict = 'right' | 'wrong' | 'wrong form' | 'invalid' | 'undecided' | 'asked'

/** The answer as typed, its verdict, why, and, where it is worth stating, how it is read (as LaTeX). */
export type Row = readonly [answer: string, verdict: Verdict, remark: string, reading?: string]

/** One key with the answers given to it; an empty key asks for the form alone. */
export interface Question {
  readonly key: string
  readonly answers: readonly Row[]
}

/** What an author may set: how both sides are read, how they are compared, and the settings of number checks. */
export type TableOptions = Partial<ReadOptions> & FormOptions & CaseOptions

/**
 * A family of answers with the verdict each must get. Extend a table by adding a row: the test reads them all.
 */
export interface Table {
  readonly title: string
  /** What is asked of an answer: a check of `answers/case.ts`. */
  readonly check: string
  readonly options?: TableOptions
  /** A sentence for authors; tables that have one appear in "What counts as right". */
  readonly guide?: string
  readonly questions: readonly Question[]
}
