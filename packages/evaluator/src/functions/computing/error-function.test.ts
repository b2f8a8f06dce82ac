import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigFloats, floatToNumber } from '../../computing/high/big-float.ts'
import { errorFunction, errorFunctionHigh } from './error-function.ts'

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

  it('has the same value in doubles and in many digits', () => {
    const F = bigFloats(300)
    fc.assert(
      fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (x) => {
        const high = floatToNumber(errorFunctionHigh(F.of(x), F))
        expect(Math.abs(errorFunction(x) - high)).toBeLessThanOrEqual(1e-13 * Math.abs(high))
      }),
      { numRuns: 50 },
    )
  })
})
