import { expect, it } from 'vitest'
import { saidBySchema } from './said-by-schema.ts'

it.each([
  ['of a schema', 'Give a reason.', { code: 'giveReason', params: {} }],
  ['that a schema takes from the server', 'Closes before it opens.', { code: 'closesBeforeOpens', params: {} }],
  ['of zod', 'Too small: expected array to have >=1 items', { code: 'arrayTooShort', params: { count: '1' } }],
])('finds the code of a sentence %s', (_whose, message, reason) => {
  expect(saidBySchema(message)).toEqual(reason)
})

it('finds none where anything else is said, or more', () => {
  expect(saidBySchema('Something else.')).toBeUndefined()
  expect(saidBySchema('Give a reason. Give a reason.')).toBeUndefined()
})
