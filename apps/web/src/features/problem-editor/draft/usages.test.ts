import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { expect, it } from 'vitest'
import { placeOf } from './usages.ts'

const content: ProblemContent = {
  ...emptyProblemContent,
  constraints: [
    { id: 1, formula: '' },
    { id: 2, formula: '' },
  ],
}

it.each([
  ['constraints.1.formula', 'Condition 2 on the draw'],
  ['constraints', 'Conditions on the draw'],
  ['variables', 'Variables'],
  ['linkedDraws.0', 'Linked draws'],
  ['solution', 'Solution'],
  ['statement', 'Statement'],
])('names the place %s', (path, name) => {
  expect(placeOf(content, path).name).toBe(name)
})
