import { expect, it } from 'vitest'
import { read } from './read.ts'
import { readSentence } from './reasons.ts'

function errorOf(text: string, mode: 'latex' | 'text' = 'latex') {
  const result = read(text, { mode })
  return result.ok ? undefined : result.error
}

it.each([
  ['x+', { code: 'missingAtEnd', params: { last: { typed: '+' } } }],
  ['\\frac{}{2}', { code: 'partMissing', params: { part: { part: 'numerator' } } }],
  ['x^{}', { code: 'partMissing', params: { part: { part: 'exponent' } } }],
  ['\\frac{2\\cdot}{3}', { code: 'missingBetween', params: { first: { typed: '·' }, second: { part: 'endOfPart' } } }],
  ['\\foo x', { code: 'unknownCommand', params: { command: '\\foo' } }],
  ['1.234,5', { code: 'commaBetweenNumbers', params: { decimal: '1234.5' } }],
  ['\\placeholder{}+1', { code: 'emptyBox', params: {} }],
] as const)('gives the reason why %s cannot be read as a code with parameters', (latex, reason) => {
  expect(errorOf(latex)?.reason).toEqual(reason)
})

it.each([
  ['f(x,', 'text'],
  ['sqrt(', 'text'],
  ['\\frac12\\right)', 'latex'],
  ['x^2^3', 'latex'],
  ['\\lim_{x}x', 'latex'],
] as const)('has the sentence of the reason as the message of %s', (text, mode) => {
  const error = errorOf(text, mode)
  expect(error && readSentence(error.reason)).toBe(error?.message)
  expect(error?.message).not.toMatch(/undefined|\[object|\{\w+\}/)
})
