import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIntegerFloat } from './big-float.ts'
import type { BigFloat } from './big-float.ts'
import { bigFloats } from './float-functions.ts'

const BITS = 140
const F = bigFloats(BITS)
const Wide = Decimal.clone({ precision: 70, toExpNeg: -9e15, toExpPos: 9e15 })
const decimal = (a: BigFloat): Decimal => new Wide(a.mantissa.toString()).times(new Wide(2).pow(a.exponent))

type Unary =
  | 'exp'
  | 'ln'
  | 'sqrt'
  | 'sin'
  | 'cos'
  | 'sinh'
  | 'cosh'
  | 'arctan'
  | 'arcsin'
  | 'arccos'
  | 'arsinh'
  | 'artanh'
  | 'arcosh'
const cases: readonly (readonly [Unary, (a: Decimal) => Decimal, number, number])[] = [
  ['exp', (a) => a.exp(), -30, 30],
  ['ln', (a) => a.ln(), 1e-6, 1e6],
  ['sqrt', (a) => a.sqrt(), 0, 1e6],
  ['sin', (a) => a.sin(), -50, 50],
  ['cos', (a) => a.cos(), -50, 50],
  ['sinh', (a) => a.sinh(), -9, 9],
  ['cosh', (a) => a.cosh(), -9, 9],
  ['arctan', (a) => a.atan(), -1e3, 1e3],
  ['arcsin', (a) => a.asin(), -1, 1],
  ['arccos', (a) => a.acos(), -0.999, 0.999],
  ['arsinh', (a) => a.asinh(), -100, 100],
  ['artanh', (a) => a.atanh(), -0.999, 0.999],
  ['arcosh', (a) => a.acosh(), 1.001, 100],
]

describe('floats of many bits', () => {
  for (const [name, expected, low, high] of cases) {
    it(`agree with decimals: ${name}`, () => {
      const check = fc.check(
        fc.property(fc.double({ min: low, max: high, noNaN: true }), (x) => {
          const value = F.of(x)
          const [got, want] = [decimal(F[name](value)), expected(decimal(value))]
          const scale = Decimal.max(want.abs(), x === 0 ? 1 : Math.min(1, Math.abs(x)))
          return got
            .minus(want)
            .abs()
            .lte(scale.times(new Wide(2).pow(12 - BITS)))
        }),
        { numRuns: 25 },
      )
      expect(check.counterexample).toBeNull()
    })
  }

  it('keep sums and products of short numbers exact', () => {
    const check = fc.check(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        const [x, y] = [F.of(BigInt(a)), F.of(BigInt(b))]
        return decimal(F.add(x, y)).eq(a + b) && decimal(F.multiply(x, y)).eq(new Wide(a).times(b))
      }),
    )
    expect(check.counterexample).toBeNull()
  })

  it('have the logarithm 0 at 1 and nowhere near it', () => {
    expect(F.ln(F.one)).toEqual(F.zero)
    const beside = F.add(F.one, { mantissa: 1n, exponent: -130, length: 1 })
    expect(decimal(F.ln(beside)).div(new Wide(2).pow(-130)).minus(1).abs().lt('1e-35')).toBe(true)
  })

  it('take arguments too small to write without endless bits', () => {
    const tiny: BigFloat = { mantissa: -5n, exponent: -1_000_000_000, length: 3 }
    expect([F.sin(tiny), F.sinh(tiny), F.arctan(tiny)]).toEqual([tiny, tiny, tiny])
    expect([F.cos(tiny), F.exp(tiny)].map((value) => decimal(value).toNumber())).toEqual([1, 1])
    expect(isIntegerFloat(tiny)).toBe(false)
  })
})
