import { expect, it } from 'vitest'
import { emptyProblemContent } from '@isomorph/problem'
import { placeOfFinding } from './place-of-finding.ts'

it.each([
  ['questions.1.answerSets.0.answers.0.formula', 'Question 2'],
  ['variables.0.parameters.formula', 'Variable v'],
  ['variables', 'Variables'],
  ['constraints.0.formula', 'Condition 1'],
  ['solution', 'Solution'],
  ['statement', 'Statement'],
])('calls %s %s', (path, place) => {
  const v = { id: 1, name: 'v', variableType: 'NumberSet', parameters: { values: ['1'] } } as const
  expect(placeOfFinding({ ...emptyProblemContent, variables: [v] }, path)).toBe(place)
})
