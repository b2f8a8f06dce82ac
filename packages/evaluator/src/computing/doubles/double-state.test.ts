import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, compare, multiply, subtract, type Rational } from '../../numbers/rational.ts'
import { fractionOfDouble } from '../exact/fractions.ts'
import { productRounding, sumRounding } from './double-state.ts'

const doubles = fc.oneof(
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.double({ min: -1e-15, max: 1e-15, noNaN: true }),
  fc.integer({ min: -4096, max: 4096 }).map((value) => value / 64),
  fc.integer({ min: -(2 ** 45), max: 2 ** 45 }).map((value) => value / 4096),
)

/** Long fractions of tiny doubles cost time and show nothing new. */
const isUsual = (value: number): boolean => value === 0 || Math.abs(value) > 1e-60

it('says zero of a sum or product of doubles only where it is exact, and never less than what is lost', () => {
  fc.assert(
    fc.property(doubles.filter(isUsual), doubles.filter(isUsual), (x, y) => {
      const [first, second] = [fractionOfDouble(x), fractionOfDouble(y)]
      const lostBySum = Math.abs(distance(add(first, second), x + y))
      const lostByProduct = Math.abs(distance(multiply(first, second), x * y))
      expect(sumRounding(x, y, x + y)).toBeGreaterThanOrEqual(lostBySum)
      expect(productRounding(x, y, x * y)).toBeGreaterThanOrEqual(lostByProduct)
      expect(sumRounding(x, y, x + y) === 0).toBe(lostBySum === 0)
      expect(productRounding(x, y, x * y) === 0).toBe(lostByProduct === 0)
    }),
    { numRuns: 2000 },
  )
})

const anySize = fc.double({ min: -1, max: 1, noNaN: true })

it('says zero of a product of any size only where it is exact, and never less than what is lost', () => {
  fc.assert(
    fc.property(anySize, anySize, (x, y) => {
      const told = productRounding(x, y, x * y)
      const lost = subtract(multiply(fractionOfDouble(x), fractionOfDouble(y)), fractionOfDouble(x * y))
      const size = { ...lost, numerator: lost.numerator < 0n ? -lost.numerator : lost.numerator }
      expect(compare(fractionOfDouble(told), size)).toBeGreaterThanOrEqual(0)
      expect(told === 0 || (x !== 0 && y !== 0)).toBe(true)
    }),
  )
})

it.each([
  [1e-200, 1e-200],
  [1e-160, 3e-160],
  [5e-324, 0.5],
])('knows that %d times %d is not exact', (x, y) => {
  expect(productRounding(x, y, x * y)).toBeGreaterThan(0)
})

function distance(exact: Rational, value: number): number {
  const { numerator, denominator } = subtract(exact, fractionOfDouble(value))
  return Number(numerator) / Number(denominator)
}

it('knows that a small term is lost in a sum that has few digits', () => {
  expect(sumRounding(5e-18, -1.84375, 5e-18 - 1.84375)).toBeGreaterThan(1e-16)
  expect(sumRounding(0.5, 1.25, 1.75)).toBe(0)
})
