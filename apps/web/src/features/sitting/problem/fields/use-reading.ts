import type { AnswerField } from '@isomorph/contract'
import type { ReadingChoice } from '@isomorph/problem'
import { useState, type ComponentType } from 'react'
import type { ReadingButtonsProps } from '../../../../statement/reading-buttons.tsx'
import { loadReader } from './load-reader.ts'
import { useTimeout } from '../../../../screen/timers.ts'

/** The ways to read an answer where there are several, and what asks for one of them. */
interface Choice {
  readonly readings: readonly ReadingChoice[]
  readonly Buttons: ComponentType<ReadingButtonsProps>
}

/** How an answer is read; the same reader marks it. */
export type Reading =
  /** `warning`: readable, but it would cost credit, such as a missing unit. */
  | { readonly isReadable: true; readonly latex: string; readonly warning: string | null; readonly choice?: Choice }
  | { readonly isReadable: false; readonly message: string }

/** Pause after the last keystroke before an answer is read. */
const pauseMilliseconds = 150

/** Reads an answer as it is typed. The reader arrives with the first keystroke; nothing is read in an empty field. */
export function useReading(field: AnswerField, value: string): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null)
  const isEmpty = value.trim() === ''
  const readNow = () => {
    // Offline the reader may be out of reach: the answer is then saved unread.
    void loadReader().then(
      ({ readFieldAnswer }) => setReading(readFieldAnswer(field, value)),
      () => undefined,
    )
  }
  useTimeout(readNow, isEmpty ? null : pauseMilliseconds, [field, value])
  return isEmpty ? null : reading
}
