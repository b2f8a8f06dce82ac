import { expect, it } from 'vitest'
import { calculated, compile, draw, numeric, randomNumber } from '../problem.fixtures.ts'
import { shownValues } from './shown-values.ts'

it('values of a variant stand as its learner reads them', () => {
  const variables = [randomNumber(1, 'm', '85', '85'), calculated(2, 'E', '9.81m')]
  const compiled = compile({ variables, ask: [numeric('E')] })
  const variant = draw(compiled, 1)
  expect(variant.values).toEqual({ m: '85', E: '16677/20' })
  expect(shownValues(compiled, variant)).toEqual({ m: '85', E: '833.85' })
})
