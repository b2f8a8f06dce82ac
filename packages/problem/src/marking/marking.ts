/** What marking an answer gives. Plain JSON throughout, so that it can be stored and sent as it is. */

import type { DecimalSign } from '@isomorph/evaluator'
import type { RichText } from '@isomorph/rich-text'
import type { MarkingError } from './marking-error.ts'
import type { ReadingChoice } from './reading-choice.ts'

/** An answer as typed. Choices are their keys joined by `;`, lists are `[a;b;c]`. */
export interface TypedAnswer {
  readonly questionKey: number
  readonly value: string
  /** How mathematics is typed: by a math keyboard (`latex`, the default) or as plain text. */
  readonly mode?: 'latex' | 'text'
  /** What stood before decimals when it was typed, where the question has another sign by now. */
  readonly decimalSign?: DecimalSign
}

/**
 * `needsPerson` waits for somebody to decide; `unreadable` is no answer yet and must not cost an attempt.
 */
export type Verdict = 'correct' | 'partial' | 'incorrect' | 'needsPerson' | 'unreadable'

/** The rule that decided, for programs; `ruleSentences` has the sentences. */
export type MarkingRule =
  | 'blank'
  | 'unreadable'
  | 'ambiguous'
  | 'exactValue'
  | 'withinTolerance'
  | 'outsideTolerance'
  | 'missingUnit'
  | 'otherUnit'
  | 'otherPrecision'
  | 'equivalent'
  | 'notEquivalent'
  | 'sameForm'
  | 'wrongForm'
  | 'undecided'
  | 'facets'
  | 'followThrough'
  | 'listItems'
  | 'choice'
  | 'choices'
  | 'acceptedText'
  | 'otherText'
  | 'manual'
  | 'authoringError'

export type FacetName = 'value' | 'precision' | 'unit' | 'form'

/** What was found about one side of an answer. */
export interface FacetOutcome {
  readonly facet: FacetName
  readonly isMet: boolean
  /** Share of the credit that hangs on it, as a percent. */
  readonly weight: number
  /** What was found, in a sentence for the learner. */
  readonly message: string
}

/** What came of one answer, and why. */
export interface Marking {
  readonly verdict: Verdict
  /** From 0 to 100. */
  readonly percent: number
  readonly rule: MarkingRule
  /** How the answer was read, as LaTeX (or as text, for words and choices). */
  readonly reading?: string
  /** The ways to read the answer where there are several. Its learner is to choose one, whatever they earn. */
  readonly readings?: readonly ReadingChoice[]
  readonly facets?: readonly FacetOutcome[]
  /** Values of the letters for which answer and key differ. Shows that a wrong answer is wrong; for staff. */
  readonly witness?: Readonly<Record<string, string>>
  /** Filled in with the variant's values. */
  readonly feedback?: RichText
  readonly error?: MarkingError
  /** What the decision rests on, for staff: which answer matched, the values compared. */
  readonly evidence: Readonly<Record<string, string | number | boolean>>
}

/** Why a rule decided as it did, in a sentence for people. */
export const ruleSentences: Readonly<Record<MarkingRule, string>> = {
  blank: 'Nothing was answered.',
  unreadable: 'The answer could not be read.',
  ambiguous: 'The answer can be read in more than one way.',
  exactValue: 'The value is exactly right.',
  withinTolerance: 'The value is within the tolerance.',
  outsideTolerance: 'The value is not right.',
  missingUnit: 'The unit is missing.',
  otherUnit: 'The unit is not the one asked for.',
  otherPrecision: 'The value is right, but it is not written with the digits asked for.',
  equivalent: 'The answer is equal to the correct answer.',
  notEquivalent: 'Not equal to the expected answer.',
  sameForm: 'The answer is equal to the correct answer and in the required form.',
  wrongForm: 'The answer is equal to the correct answer, but not in the required form.',
  undecided: 'It could not be decided whether the answer is right; a person will look at it.',
  facets: 'Parts of the answer are right: see value, precision, unit and form.',
  followThrough: 'The answer is right given an earlier answer.',
  listItems: 'The items of the list were compared one by one.',
  choice: 'The choice decides.',
  choices: 'The choices were counted by the credit rule.',
  acceptedText: 'The text is an accepted one.',
  otherText: 'The text is none of the accepted ones.',
  manual: 'A person marks this question.',
  authoringError: 'The question itself has a mistake; a person will look at it.',
}

/** Verdict for a percent that is decided. */
export function verdictFor(percent: number): 'correct' | 'partial' | 'incorrect' {
  if (percent >= 100) return 'correct'
  return percent > 0 ? 'partial' : 'incorrect'
}
