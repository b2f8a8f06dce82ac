import { readdirSync, readFileSync } from 'node:fs'
import type { Question } from '../src/content/question.ts'
import type { ProblemContent } from '../src/content/problem-content.ts'
import type { Variable } from '../src/content/variable.ts'
import { numeric, problem, symbolic, symbolicForm } from '../src/problem.fixtures.ts'

/**
 * What the answer deserves: full marks, none (a person's look is no mark), a percent, or to be asked about because it
 * can be read in two ways.
 */
export type Deserved = boolean | number | 'asked'

/** One confirmed wrong mark: a question as its author saves it, an answer, and what is right. */
export interface RegisterEntry {
  readonly id: string
  readonly answerType: 'Numeric' | 'ExpressionSymbolic' | 'ExpressionSymbolicForm'
  readonly key: string
  /** Every setting of the question that is not as it comes. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly variables?: readonly Variable[]
  readonly answer: string
  readonly right: Deserved
  /** What it deserves once the editor has stored what the letters of the key stand for, where that decides. */
  readonly rightAsStored?: Deserved
  readonly finder: string
  /** Why it was marked wrongly. */
  readonly cause: string
  /** What fixed it; absent while the entry is open. */
  readonly fix?: string
  /** What is missing; only in entries that are still marked wrongly. */
  readonly open?: string
}

const folder = new URL('.', import.meta.url)

/** All entries, in the order of the files. */
export function registerEntries(): readonly RegisterEntry[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as RegisterEntry),
    )
}

const questionTypes = { Numeric: numeric, ExpressionSymbolic: symbolic, ExpressionSymbolicForm: symbolicForm }

/** The problem that an author would have saved. */
export function contentOf({ answerType, key, settings, variables }: RegisterEntry): ProblemContent {
  const question: Question = questionTypes[answerType](key, settings)
  return problem({ ask: [question], variables: variables ?? [] })
}
