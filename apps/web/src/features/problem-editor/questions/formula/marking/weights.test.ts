import { expect, it } from 'vitest'
import type { NumericQuestion } from '@isomorph/problem'
import { newQuestion } from '../../../draft/new-question.ts'
import { asPercents, equalWeights, fitWeights, withWeight } from './weights.ts'

function numeric(changes: Partial<NumericQuestion>): NumericQuestion {
  let id = 0
  return { ...(newQuestion('Numeric', () => (id += 1)) as NumericQuestion), ...changes }
}

const unit = { unit: 'm', acceptsConversion: true, isOptional: false }
const precision = { kind: 'significantFigures', digits: 3, rule: 'exactly' } as const

it.each([
  [['value', 'unit'] as const, { value: 50, unit: 50 }],
  [['value', 'precision', 'unit'] as const, { value: 34, precision: 33, unit: 33 }],
])('divides 100 among %j', (facets, weights) => {
  expect(equalWeights(facets)).toEqual(weights)
})

it('gives the others what is left of 100 in their old ratio', () => {
  const facets = ['value', 'precision', 'unit'] as const
  const weights = withWeight({ value: 60, precision: 20, unit: 20 }, { facets, facet: 'unit', percent: 60 })
  expect(weights).toEqual({ value: 30, precision: 10, unit: 60 })
  expect(withWeight(weights, { facets, facet: 'unit', percent: 100 })).toEqual({ value: 0, precision: 0, unit: 100 })
})

it('shows stored weights of any sum as percents', () => {
  expect(asPercents({ value: 3, unit: 1 }, ['value', 'unit'])).toEqual({ value: 75, unit: 25 })
})

it('gives a unit that is asked for later its share, and takes it back with the unit', () => {
  const withDigits = numeric({ precision, facets: { value: 80, precision: 20 } })
  const withUnit = fitWeights({ ...withDigits, unit })
  expect(withUnit.facets).toEqual({ value: 54, precision: 13, unit: 33 })
  const { unit: _, ...withoutUnit } = withUnit
  expect(fitWeights(withoutUnit).facets).toEqual({ value: 81, precision: 19 })
})

it('has no shares where nothing but the value is asked for', () => {
  expect(fitWeights(numeric({ facets: { value: 70, unit: 30 } })).facets).toBeUndefined()
})
