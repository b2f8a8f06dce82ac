import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiply, rational, subtract } from '../../numbers/rational.ts'
import type { Rational } from '../../numbers/rational.ts'
import { bitLength } from '../../numbers/whole.ts'
import { addReals, BITS, divideReals, multiplyReals, realOf, squareRoot, wholePower, type Real } from './real.ts'

/** A real as the fraction it stands for. */
const fractionOf = ({ m, e }: Real): Rational => (e >= 0 ? rational(m << BigInt(e)) : rational(m, 1n << BigInt(-e)))

/** Whether a real is within its bound of a fraction. */
function isWithinBound(a: Real, exact: Rational): boolean {
  const { numerator, denominator } = subtract(fractionOf(a), exact)
  const [distance, size] = [
    numerator < 0n ? -numerator : numerator,
    exact.numerator < 0n ? -exact.numerator : exact.numerator,
  ]
  const bound = BigInt(Math.ceil(a.error * 2 ** 500))
  return (distance * exact.denominator) << 500n <= bound * size * denominator
}

function expectMeasured(a: Real): void {
  expect(a.bits).toBe(bitLength(a.m))
}

// Whole numbers, short ones among them, and numbers with as many bits as are kept and more.
const real = fc
  .tuple(
    fc.oneof(fc.bigInt({ min: 1n, max: 9n }), fc.bigInt({ min: 1n, max: 1n << 600n })),
    fc.bigInt({ min: 1n, max: 1n << 80n }),
    fc.boolean(),
  )
  .map(([above, below, isNegative]) => rational(isNegative ? -above : above, below))

describe('reals', () => {
  it('know the length of what each operation leaves', () => {
    fc.assert(
      fc.property(real, real, (x, y) => {
        const [a, b] = [realOf(x)!, realOf(y)!]
        for (const result of [a, b, addReals(a, b), multiplyReals(a, b), divideReals(a, b), squareRoot(a)])
          expect(result?.bits).toBe(result && bitLength(result.m))
      }),
    )
  })

  it('keep all their bits however often they are squared', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 40n }), fc.integer({ min: 1, max: 8 }), (size, times) => {
        // 1 + a little, so that no power leaves the range.
        const base = rational((1n << 50n) + size, 1n << 50n)
        let [squared, exact] = [realOf(base)!, base]
        for (let round = 0; round < times; round += 1) {
          squared = multiplyReals(squared, squared)!
          expectMeasured(squared)
          expect(squared.bits).toBeGreaterThanOrEqual(Math.min(BITS, bitLength(fractionOf(squared).numerator)))
          exact = multiply(exact, exact)
          expect(isWithinBound(squared, exact)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('raise to whole powers within the bound on their error', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 400n }), fc.integer({ min: 2, max: 150 }), (thousandths, exponent) => {
        const base = rational(1000n + thousandths, 1000n)
        let exact = rational(1n)
        for (let k = 0; k < exponent; k += 1) exact = multiply(exact, base)
        const power = wholePower(realOf(base)!, exponent)!
        expectMeasured(power)
        expect(isWithinBound(power, exact)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('keep short numbers whole', () => {
    const two: Real = { m: 1n, e: 1, bits: 1, error: 0 }
    expect(wholePower(two, 512)).toEqual({ m: 1n, e: 512, bits: 1, error: 0 })
  })
})
