import { read, type Tree } from '@isomorph/evaluator'
import type { AnswerField } from '@isomorph/problem'
import { readAnswer } from '@isomorph/problem/show'
import { secondReadingOf, type SecondReading } from '../math/second-reading/second-reading.ts'

/** What an answer that was typed in one go can mean besides what it has become in the field. */
export function secondReadingOfAnswer(
  field: AnswerField,
  { latex, typed }: { readonly latex: string; readonly typed: string },
): SecondReading | undefined {
  const { functions = [], freeUnits = [], takesUnit = false, decimalSign = 'point' } = field
  const readAs = (formula: string, mode: 'latex' | 'text'): Tree | undefined => {
    const reading = readAnswer(field, formula, mode)
    if (!reading.ok) return undefined
    const again = read(reading.latex, {
      mode: 'latex',
      functions,
      unitNames: freeUnits,
      units: takesUnit,
      decimalSign,
    })
    return again.ok ? again.tree : undefined
  }
  return secondReadingOf(typed, latex, readAs)
}
