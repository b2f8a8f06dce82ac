import type { AnswerField } from '@isomorph/contract'
import { useEffect, useState } from 'react'

/** How an answer is read; the same reader marks it. */
export type Reading =
  /** `warning`: readable, but it would cost credit, such as a missing unit. */
  | { readonly isReadable: true; readonly latex: string; readonly warning: string | null }
  | { readonly isReadable: false; readonly message: string }

/** Pause after the last keystroke before an answer is read. */
const pauseMilliseconds = 150

/** Reads an answer as it is typed. The reader arrives with the first keystroke; nothing is read in an empty field. */
export function useReading(field: AnswerField, value: string): Reading | null {
  const [read, setRead] = useState<{ readonly value: string; readonly reading: Reading } | null>(null)
  const isEmpty = value.trim() === ''
  useEffect(() => {
    if (isEmpty) return
    const timer = setTimeout(() => {
      void import('./read-answer.ts').then(({ readFieldAnswer }) =>
        setRead({ value, reading: readFieldAnswer(field, value) }),
      )
    }, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [field, value, isEmpty])
  return isEmpty || read === null ? null : read.reading
}
