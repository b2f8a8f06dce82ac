import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { exactPlaces, parseDecimal, roundToPlaces, toExactDecimal, toFixed } from './decimal.ts'
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  gcd,
  isZero,
  multiply,
  rational,
  subtract,
  toNumber,
} from './rational.ts'

const anyRational = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 25n))
  .map(([top, bottom]) => rational(top, bottom))

vi.setConfig({ testTimeout: 60_000 })

describe('rationals, whatever they are', () => {
  it('add and multiply like a field', () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        expect(equals(add(a, b), add(b, a))).toBe(true)
        expect(equals(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true)
        expect(equals(subtract(add(a, b), b), a)).toBe(true)
        expect(isZero(b) || equals(divide(multiply(a, b), b), a)).toBe(true)
      }),
    )
  })

  it('round to within half a unit of the last place', () => {
    fc.assert(
      fc.property(anyRational, fc.integer({ min: -5, max: 20 }), (a, places) => {
        const error = absolute(subtract(roundToPlaces(a, places), a))
        const half = places >= 0 ? rational(1n, 2n * 10n ** BigInt(places)) : rational(10n ** BigInt(-places), 2n)
        expect(compare(error, half)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('are given back by their decimals', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 0, max: 30 }), (digits, places) => {
        const value = rational(digits, 10n ** BigInt(places))
        expect(equals(parseDecimal(toExactDecimal(value)!)!, value)).toBe(true)
        expect(equals(parseDecimal(toFixed(value, places))!, value)).toBe(true)
      }),
    )
  })

  it('are written alike with few digits and with many', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 10n), 10n ** 10n), fc.integer({ min: 0, max: 7 }), (digits, places) => {
        const value = rational(digits, 10n ** BigInt(places))
        expect(toExactDecimal(value)).toBe(toFixed(value, exactPlaces(value)!))
      }),
    )
  })

  it('are in lowest terms, above and below what a double holds', () => {
    const anySize = fc.oneof(fc.bigInt(-1000n, 1000n), fc.bigInt(-(2n ** 54n), 2n ** 54n), fc.bigInt())
    fc.assert(
      fc.property(anySize, anySize, (top, bottom) => {
        fc.pre(bottom !== 0n)
        const { numerator, denominator } = rational(top, bottom)
        expect(numerator * bottom).toBe(top * denominator)
        expect([denominator > 0n, gcd(numerator, denominator)]).toEqual([true, 1n])
      }),
    )
  })

  it('have the double that the engine itself reads', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const exact = parseDecimal(value.toString())!
        expect(Math.abs(toNumber(exact) - value)).toBeLessThanOrEqual(Math.abs(value) * 2 ** -52)
      }),
    )
  })
})
