import { expect, it } from 'vitest'
import type { NumericQuestion } from '@isomorph/problem'
import { newQuestion } from '../../../draft/new-question.ts'
import type { FormulaQuestion } from '../formula-question.ts'
import { markingSentence } from './marking-sentence.ts'

function numeric(changes: Partial<NumericQuestion>): NumericQuestion {
  let id = 0
  const { tolerance: _, ...question } = newQuestion('Numeric', () => (id += 1)) as NumericQuestion
  return { ...question, ...changes }
}

const unit = { unit: 'm', acceptsConversion: true, isOptional: false }
const onePercent = { kind: 'Percentage', value: '1' } as const

it.each<readonly [FormulaQuestion, boolean, string]>([
  [numeric({}), false, 'Exactly the number; all or nothing.'],
  [
    numeric({ tolerance: onePercent, unit, facets: { value: 3, unit: 1 } }),
    false,
    'Within 1 %, with the unit m or another of its kind; value 75 %, unit 25 %.',
  ],
  [
    numeric({ precision: { kind: 'decimalPlaces', digits: 1, rule: 'atLeast' } }),
    false,
    'At least 1 decimal place; all or nothing.',
  ],
  [
    numeric({ unit: { ...unit, acceptsConversion: false, isOptional: true } }),
    false,
    'Exactly the number, with or without the unit m; all or nothing.',
  ],
  [
    numeric({ isListOrdered: true, hasCreditPerElement: true }),
    true,
    'Exactly the number, elements in order, each with its share.',
  ],
  [
    numeric({ followThrough: { percent: 50, uses: [] } }),
    false,
    'Exactly the number; all or nothing; follow-through 50 %.',
  ],
  [
    { ...newQuestion('ExpressionSymbolic', () => 1), answerType: 'ExpressionSymbolic' } as FormulaQuestion,
    false,
    'All or nothing.',
  ],
])('sums up how a question is marked: %#', (question, isList, sentence) => {
  expect(markingSentence(question, isList)).toBe(sentence)
})
