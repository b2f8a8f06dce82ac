import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitLength, wholeRoot } from './whole.ts'

describe('whole numbers', () => {
  it('have as many bits as their binary spelling', () => {
    expect(bitLength(0n)).toBe(0)
    for (let exponent = 1n; exponent < 130n; exponent += 1n) {
      for (const value of [2n ** exponent - 1n, 2n ** exponent, 2n ** exponent + 1n]) {
        expect(bitLength(value)).toBe(value.toString(2).length)
        expect(bitLength(-value)).toBe(value.toString(2).length)
      }
    }
  })

  it('have a whole root that is never too large and never one too small', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 6000n), fc.integer({ min: 0, max: 6000 }), (wide, shift) => {
        const value = wide >> BigInt(shift)
        const root = wholeRoot(value)
        expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true)
      }),
    )
    for (let root = 1n; root < 2n ** 400n; root = root * 3n + 1n) {
      expect(wholeRoot(root * root)).toBe(root)
      expect(wholeRoot(root * root - 1n)).toBe(root - 1n)
    }
  })
})
