import { readFileSync } from 'node:fs'
import type { Case, CaseOptions } from '../../../evaluator/answers/case.ts'

/** An answer that the corpus calls wrong and a question marks right, on purpose. */
export interface AcceptedDifference {
  /** The case of the corpus. */
  readonly id: string
  readonly check: string
  readonly key: string
  readonly answer: string
  /** The settings of the question, as the corpus spells them. */
  readonly settings: CaseOptions
  readonly reason: string
}

/** All of them. */
export function acceptedDifferences(): readonly AcceptedDifference[] {
  return readFileSync(new URL('corpus.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AcceptedDifference)
}

/** The case as the corpus has it. */
export const caseOf = ({ id, check, key, answer, settings }: AcceptedDifference): Case => ({
  id,
  check,
  expected: key,
  student: answer,
  options: settings,
  verdict: false,
})
