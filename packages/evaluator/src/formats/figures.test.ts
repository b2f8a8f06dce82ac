import { describe, expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { figuresIn, figuresOf } from './figures.ts'

describe('figures are counted on the spelling', () => {
  it.each([
    ['1.50', 3, 3, 2],
    ['100', 1, 3, 0],
    ['100.', 3, 3, 0],
    ['0.0050', 2, 2, 4],
    ['1,200', 2, 4, 0],
    ['3.00E8', 3, 3, 2],
    ['0', 1, 1, 0],
    ['0.00', 1, 2, 2],
    ['007', 1, 1, 0],
    ['.5', 1, 1, 1],
  ])('%s has %i to %i figures and %i decimals', (spelling, least, most, places) => {
    expect(figuresIn(spelling)).toEqual({ least, most, places })
  })

  it.each([
    ['-1.50\\times10^{3}', 3],
    ['12.0\\%', 3],
    ['\\left(2.5\\right)', 2],
    ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', 3],
    ['\\frac12', undefined],
    ['x', undefined],
  ])('in %s', (latex, least) => {
    const reading = read(latex, { mode: 'latex' })
    expect(reading.ok && figuresOf(reading.tree)?.least).toBe(least)
  })
})
