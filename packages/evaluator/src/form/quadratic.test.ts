import { describe, expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { isFactored } from './factored.ts'

describe('whether a quadratic is factored', () => {
  it.each([
    ['x^2+1', true],
    ['x^2-2', true],
    ['2x^2+x+1', true],
    ['x^2-1', false],
    ['x^2+5x+6', false],
    ['6x^2-5x+1', false],
    ['x^2+3x', false],
    ['2x^2+4', false],
    ['-x^2+4', false],
    ['3+2y^2', true],
    ['x^2+2xy+y^2', false],
    ['x^2+x^2+1', true],
    ['x^2+y', true],
  ])('%s: %s', (typed, isPrime) => {
    const reading = read(typed, { mode: 'latex' })
    expect(reading.ok && isFactored(reading.tree)).toBe(isPrime)
  })
})
