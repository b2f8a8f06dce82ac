import { expect, it } from 'vitest'
import { filledIn, shownWords, valuesWords, valueWords } from './values.ts'

it('cuts long decimals of a value', () => {
  expect([valueWords('3/4'), valueWords('~0.70710678118654752440')]).toEqual(['3/4', '0.707107'])
})

it('writes fractions that nobody reads as decimals', () => {
  expect(valuesWords({ E: '16677/20', s: '-841/6', m: '85', t: '1/3', w: 'up/down' })).toBe(
    'E = 833.85, s = −140.167, m = 85, t = 1/3, w = up/down',
  )
})

it('leaves values as a learner reads them', () => {
  expect(shownWords({ E: '833.85', n: '1,234,567.0123', u: '-0,5', w: 'up-down' })).toBe(
    'E = 833.85, n = 1,234,567.0123, u = −0,5, w = up-down',
  )
})

it('fills the values of a variant into a text, and leaves everything else', () => {
  const values = { v: '27', v_0: '3/4', theta: '0.707107' }
  expect(filledIn('states v = @v m/s, not @v_0 or @theta', values)).toBe('states v = 27 m/s, not 3/4 or 0.707107')
  expect(filledIn('between @a and @b', { a: '-3', b: '-1/2' })).toBe('between −3 and −1/2')
  expect(filledIn('mail to a@example.org, @w, @constructor', values)).toBe('mail to a@example.org, @w, @constructor')
})
