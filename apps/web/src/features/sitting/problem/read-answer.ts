import type { AnswerField } from '@isomorph/contract'
import { readAnswer } from '@isomorph/problem/show'
import type { Reading } from './use-reading.ts'

/** Reads an answer with the reader that will mark it. */
export function readFieldAnswer(field: AnswerField, value: string): Reading {
  const reading = readAnswer(field, value)
  if (!reading.ok) return { isReadable: false, message: reading.error.detail }
  return { isReadable: true, latex: reading.latex, warning: reading.warning ?? null }
}
