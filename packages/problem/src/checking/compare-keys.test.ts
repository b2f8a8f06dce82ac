import { expect, it } from 'vitest'
import { calculated, numeric, problem, randomNumber } from '../problem.fixtures.ts'
import { compareKeys } from './compare-keys.ts'

const a = randomNumber(1, 'a', '1', '20')

it('counts the variants in which two versions have other correct answers', () => {
  const before = problem({ variables: [a], ask: [numeric('2a')] })
  expect(compareKeys(before, problem({ variables: [a], ask: [numeric('a+a')] }), 50)).toEqual({
    compared: 50,
    differing: 0,
  })
  expect(compareKeys(before, problem({ variables: [a], ask: [numeric('3a')] }), 50)).toEqual({
    compared: 50,
    differing: 50,
  })
})

it('leaves out variants that cannot be drawn', () => {
  const divided = problem({ variables: [a, calculated(2, 'c', '\\frac{1}{a-3}')], ask: [numeric('2a')] })
  const { compared, differing } = compareKeys(problem({ variables: [a], ask: [numeric('2a')] }), divided, 200)
  expect(differing).toBe(0)
  expect(compared).toBeLessThan(200)
})
