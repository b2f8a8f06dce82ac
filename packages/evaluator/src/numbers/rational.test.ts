import { describe, expect, it } from 'vitest'
import {
  parseDecimal,
  roundToFigures,
  roundToPlaces,
  scaleByTen,
  toDecimal,
  toExactDecimal,
  toFixed,
  toFraction,
  magnitude,
} from './decimal.ts'
import {
  add,
  ceiling,
  compare,
  divide,
  floor,
  gcd,
  integer,
  multiply,
  power,
  rational,
  subtract,
  toNumber,
} from './rational.ts'

describe('rationals', () => {
  it('keeps fractions in lowest terms with a positive denominator', () => {
    expect(toFraction(rational(6n, -4n))).toBe('-3/2')
    expect(toFraction(rational(0n, -5n))).toBe('0')
    expect(() => rational(1n, 0n)).toThrow(RangeError)
  })

  it('calculates exactly', () => {
    expect(toFraction(add(rational(1n, 10n), rational(2n, 10n)))).toBe('3/10')
    expect(toFraction(subtract(rational(1n, 2n), rational(1n, 3n)))).toBe('1/6')
    expect(toFraction(multiply(rational(2n, 3n), rational(3n, 4n)))).toBe('1/2')
    expect(toFraction(divide(rational(-1n, 2n), rational(1n, 4n)))).toBe('-2')
    expect(compare(rational(1n, 3n), rational(333_333n, 1_000_000n))).toBe(1)
    expect(gcd(-12n, 18n)).toBe(6n)
    expect(gcd(10n ** 40n, 6n * 10n ** 30n)).toBe(2n * 10n ** 30n)
  })

  it('refuses powers that would not fit the memory, and negative powers of zero', () => {
    expect(power(integer(9), 9n ** 9n)).toBeUndefined()
    expect(power(integer(0), -1)).toBeUndefined()
    expect(power(integer(-1), 10n ** 30n)).toEqual(integer(1))
    expect(toFraction(power(rational(-2n, 3n), -3)!)).toBe('-27/8')
  })

  it('takes floors and ceilings of negative fractions towards the right side', () => {
    expect([
      floor(rational(-1n, 2n)),
      ceiling(rational(-1n, 2n)),
      floor(rational(7n, 2n)),
      ceiling(rational(7n, 2n)),
    ]).toEqual([-1n, 0n, 3n, 4n])
  })

  it('gives the nearest double even where both parts are far beyond one', () => {
    expect(toNumber(rational(10n ** 400n + 1n, 3n * 10n ** 400n))).toBe(1 / 3)
    expect(toNumber(rational(1n, 3n))).toBe(1 / 3)
    expect(toNumber(rational(-(10n ** 30n), 7n))).toBeCloseTo(-1e30 / 7, -14)
  })
})

describe('decimals', () => {
  it.each([
    ['-12', '-12'],
    ['.5', '1/2'],
    ['1.50', '3/2'],
    ['3e-2', '3/100'],
    ['1.5E+3', '1500'],
    ['007', '7'],
    ['1.', '1'],
  ])('reads %s as %s', (text, value) => {
    expect(toFraction(parseDecimal(text)!)).toBe(value)
  })

  it.each(['', '.', '-', '1.2.3', '1e', '1e999999999', 'x', '1 2', '0x10'])(
    'does not read “%s” as a decimal',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined()
    },
  )

  it('rounds half away from zero', () => {
    expect(toFixed(parseDecimal('2.675')!, 2)).toBe('2.68')
    expect(toFixed(parseDecimal('-2.5')!, 0)).toBe('-3')
    expect(toDecimal(roundToPlaces(parseDecimal('1250')!, -2))).toBe('1300')
    expect(toDecimal(roundToFigures(parseDecimal('0.0099950')!, 3))).toBe('0.01')
    expect(toDecimal(roundToFigures(parseDecimal('-12345')!, 2))).toBe('-12000')
  })

  it('writes what ends exactly and rounds the rest to the figures asked for', () => {
    expect(toExactDecimal(rational(1n, 8n))).toBe('0.125')
    expect(toExactDecimal(rational(1n, 3n))).toBeUndefined()
    expect(toDecimal(rational(2n, 3n), 5)).toBe('0.66667')
    expect(toDecimal(scaleByTen(integer(12), 3))).toBe('12000')
    expect(toDecimal({ numerator: 3n << 700n, denominator: 8n << 700n }, 2)).toBe('0.38')
    expect(toDecimal({ numerator: -(2n << 700n), denominator: 3n << 700n }, 5)).toBe('-0.66667')
    expect(toDecimal({ numerator: 20n << 700n, denominator: 10n << 700n }, 5)).toBe('2')
    expect([magnitude(rational(1n, 1000n)), magnitude(integer(999)), magnitude(rational(-1n, 3n))]).toEqual([-3, 2, -1])
  })
})
