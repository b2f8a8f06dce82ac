/** The part of a question type that a learner's browser may load: it knows no key and no marker. */

import type { ReadError } from '@isomorph/evaluator'
import type { SaidOfAnswer } from '../marking/answer-said.ts'
import { unreadableAnswer, type MarkingError } from '../marking/marking-error.ts'
import type { AnswerField } from './answer-field.ts'
import type { SpeakableReading } from '../marking/reading-choice.ts'

/** How an answer is read while it is typed: what a field shows before an attempt is spent. */
export type AnswerReading =
  | {
      readonly ok: true
      /** The answer as understood, as LaTeX; for texts and choices the text itself. */
      readonly latex: string
      /** Something that would cost credit: a missing unit, another number format, too few digits. */
      readonly warning?: SaidOfAnswer
      /** The ways to read the answer where there are several; the learner chooses one before submitting. */
      readonly choices?: readonly SpeakableReading[]
    }
  | {
      readonly ok: false
      readonly error: MarkingError
      /** Where in the text the issue is. */
      readonly at?: { readonly from: number; readonly to: number }
    }

/** How the answer field of a type of question is made, and how what is typed there is read. */
export interface QuestionShow<Q> {
  /** The public side of a question. */
  field(question: Q): AnswerField
  read(field: AnswerField, value: string, mode: 'latex' | 'text'): AnswerReading
}

export function refusedReading(
  error: MarkingError,
  at?: { readonly from: number; readonly to: number },
): AnswerReading {
  return at === undefined ? { ok: false, error } : { ok: false, error, at }
}

export function unreadable(error: ReadError): AnswerReading {
  return refusedReading(unreadableAnswer(error), error.at)
}

/** A reading with the choices that it leaves. */
export function withChoices(reading: AnswerReading, choices: readonly SpeakableReading[]): AnswerReading {
  return reading.ok && choices.length > 0 ? { ...reading, choices } : reading
}

/** A reading with a note beside it, where it has none. */
export function withNote(reading: AnswerReading, note: SaidOfAnswer | undefined): AnswerReading {
  return reading.ok && note !== undefined && reading.warning === undefined ? { ...reading, warning: note } : reading
}

/** Words and choices are taken as they are. */
export function readAsTyped(_field: AnswerField, value: string): AnswerReading {
  return { ok: true, latex: value.trim() }
}
