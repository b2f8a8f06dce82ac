import { expect, it } from 'vitest'
import { nameOfLearner } from './grading-words.ts'

it('names a student whose name is hidden by their number', () => {
  expect(nameOfLearner({ codeNumber: 12, learner: null })).toBe('Student 12')
})
