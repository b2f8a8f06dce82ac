import type { AnswerField } from '@isomorph/contract'
import { readAnswer, type AnswerField as ReadableField } from '@isomorph/problem'
import type { Reading } from './use-reading.ts'

const fields = new WeakMap<AnswerField, ReadableField>()

/** The part of a field that reading needs; kept per field, since the reader keeps what it prepares. */
function readableField(field: AnswerField): ReadableField {
  const known = fields.get(field)
  if (known) return known
  const { questionKey, answerType, label, keyboards, reading } = field
  const readable: ReadableField = {
    questionKey,
    answerType,
    label,
    keyboards,
    takesUnit: reading.expectsUnit,
    freeUnits: reading.freeUnits,
    functions: reading.functions,
    ...(reading.numberFormatType === null
      ? {}
      : { numberFormatType: reading.numberFormatType as NonNullable<ReadableField['numberFormatType']> }),
  }
  fields.set(field, readable)
  return readable
}

/** Reads an answer with the reader that will mark it. */
export function readFieldAnswer(field: AnswerField, value: string): Reading {
  const reading = readAnswer(readableField(field), value)
  if (!reading.ok) return { isReadable: false, message: reading.error.detail }
  return { isReadable: true, latex: reading.latex, warning: reading.warning ?? null }
}
