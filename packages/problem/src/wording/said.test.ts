import { expect, it } from 'vitest'
import { asWritten, say, sayAll } from './said.ts'

it('says a sentence as a code with parameters, and in English', () => {
  expect(say('unusedVariable', { name: 'a' })).toEqual({
    message: '“a” is not used anywhere.',
    sentences: [{ code: 'unusedVariable', params: { name: 'a' } }],
  })
})

it('writes numbers, choices and units as people do', () => {
  expect(say('heldInAll', { fitted: 3, tried: 12_000 }).message).toBe(
    'In all, conditions held for 3 of 12,000 combinations tried.',
  )
  expect(say('ambiguousFormula', { readings: ['a(b)', 'ab', 'b'] }).message).toBe(
    'The formula can be read in more than one way. Write a(b) or ab or b.',
  )
  expect(say('addsUnlike', { first: { unit: 'm' }, second: { unit: '' } }).message).toBe(
    'This adds m and a number without a unit.',
  )
})

it.each([
  [1, 'A pinned variant does not meet the condition a<b: no student gets it.'],
  [3, '3 pinned variants do not meet the condition a<b: no student gets them.'],
])('has a plural: %i', (count, message) => {
  expect(say('pinsNotMeeting', { count, formula: 'a<b' }).message).toBe(message)
})

it('keeps a text without a code as it is, also with braces', () => {
  expect(sayAll(say('keyWithoutValue'), asWritten('x_{0} is $1.')).message).toBe(
    'The answer has no value. x_{0} is $1.',
  )
})
