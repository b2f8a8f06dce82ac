import type { AnswerField } from '@isomorph/contract'
import { readAnswer } from '@isomorph/problem/show'
import { loadSpeechWords } from '../../../../math/speech/speech-words.ts'
import { reasonWords, wordsOfError } from '../../../../statement/read-reasons/reason-words.ts'
import { ReadingButtons } from '../../../../statement/reading-buttons.tsx'
import type { Reading } from './use-reading.ts'

export { secondReadingOfAnswer } from '../../../../statement/second-reading-of-answer.ts'

// With the reader come the words in which its readings are said; without them a formula is named by its MathML.
void loadSpeechWords().catch(() => undefined)

/** Reads an answer with the reader that will mark it. */
export function readFieldAnswer(field: AnswerField, value: string): Reading {
  const reading = readAnswer(field, value)
  if (!reading.ok) return { isReadable: false, message: wordsOfError(reading.error) }
  const { latex, choices } = reading
  const warning = reading.warning === undefined ? null : reasonWords(reading.warning)
  return choices
    ? { isReadable: true, latex, warning, choice: { readings: choices, Buttons: ReadingButtons } }
    : { isReadable: true, latex, warning }
}
