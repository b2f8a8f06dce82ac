import { describe, expect, it } from 'vitest'
import { typedNumber, typedPercent } from './typed-number.ts'

describe('a typed number', () => {
  it.each([
    ['2,5', 2.5],
    [' 2.5 ', 2.5],
    ['−1', -1],
    ['.5', 0.5],
    ['+3', 3],
    ['', null],
    [' ', null],
    ['abc', Number.NaN],
    ['-', Number.NaN],
    ['1..2', Number.NaN],
    ['1,2,3', Number.NaN],
    ['0x10', Number.NaN],
    ['1e3', Number.NaN],
  ])('%j is %d', (text, number) => expect(typedNumber(text)).toBe(number))
})

describe('a typed percent', () => {
  it.each([
    ['80 %', 80],
    ['80%', 80],
    ['80', 80],
    ['%', null],
    ['8%0', Number.NaN],
  ])('%j is %d', (text, number) => expect(typedPercent(text)).toBe(number))
})
