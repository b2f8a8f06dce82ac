import { describe, expect, it } from 'vitest'
import { out } from '../../computing/doubles/complex.ts'
import { erf } from './error.ts'

function errorFunction(x: number): number {
  erf.double(x)
  return out.re
}

describe('the error function', () => {
  // DLMF table 7.23 and Wolfram|Alpha.
  it.each([
    [0.5, 0.5204998778130465],
    [1, 0.8427007929497149],
    [2, 0.9953222650189527],
    [3.5, 0.9999992569016276],
    [1e-12, 1.1283791670955126e-12],
  ])('of %d is %d', (x, value) => {
    expect(Math.abs(errorFunction(x) - value)).toBeLessThan(2e-15 * value)
    expect(errorFunction(-x)).toBe(-errorFunction(x))
  })
})
