import type { AnswerField } from '@isomorph/contract'
import type { SpeakableReading } from '@isomorph/problem'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { ReadingButtonsProps } from '../../../../statement/reading-buttons.tsx'
import { loadReader } from './load-reader.ts'
import { useTimeout } from '../../../../screen/timers.ts'

/** The ways to read an answer where there are several, and what asks for one of them. */
interface Choice {
  readonly readings: readonly SpeakableReading[]
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
export function useReading(field: AnswerField, value: string, load: typeof loadReader = loadReader): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const isEmpty = value.trim() === ''
  const readNow = () => {
    void load().then(
      // The reader that was asked for first may arrive last: it does not replace how a newer answer is read.
      ({ readFieldAnswer }) => latest.current === value && setReading(readFieldAnswer(field, value)),
      // Offline the reader may be out of reach: the answer is then saved unread.
      () => undefined,
    )
  }
  useTimeout(readNow, isEmpty ? null : pauseMilliseconds, [field, value])
  return isEmpty ? null : reading
}
