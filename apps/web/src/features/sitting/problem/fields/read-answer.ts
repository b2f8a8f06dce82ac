import type { AnswerField } from '@isomorph/contract'
import { read, type Tree } from '@isomorph/evaluator'
import { readAnswer } from '@isomorph/problem/show'
import { secondReadingOf, type SecondReading } from '../../../../math/second-reading/second-reading.ts'
import { ReadingButtons } from './reading-buttons.tsx'
import type { Reading } from './use-reading.ts'

/** Reads an answer with the reader that will mark it. */
export function readFieldAnswer(field: AnswerField, value: string): Reading {
  const reading = readAnswer(field, value)
  if (!reading.ok) return { isReadable: false, message: reading.error.detail }
  const { latex, warning = null, choices } = reading
  return choices
    ? { isReadable: true, latex, warning, choice: { readings: choices, Buttons: ReadingButtons } }
    : { isReadable: true, latex, warning }
}

/** What an answer that was typed in one go can mean besides what it has become in the field. */
export function secondReadingOfAnswer(
  field: AnswerField,
  { latex, typed }: { readonly latex: string; readonly typed: string },
): SecondReading | undefined {
  const { functions = [], freeUnits = [], takesUnit = false } = field
  const readAs = (formula: string, mode: 'latex' | 'text'): Tree | undefined => {
    const reading = readAnswer(field, formula, mode)
    if (!reading.ok) return undefined
    const again = read(reading.latex, { mode: 'latex', functions, unitNames: freeUnits, units: takesUnit })
    return again.ok ? again.tree : undefined
  }
  return secondReadingOf(typed, latex, readAs)
}
