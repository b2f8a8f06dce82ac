import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { equals, rational } from '../numbers/rational.ts'
import { convert } from './convert.ts'
import { readUnit } from './read-unit.ts'
import type { Unit } from './unit.ts'

const families = [
  ['m', 'km', 'in', 'ft', 'mi', 'µm', 'ly'],
  ['kg', 'g', 'lb', 'oz', 't', 'slug', 'u'],
  ['°C', '°F', 'K', '°R'],
  ['J', 'eV', 'kcal', 'kWh', 'N m', 'BTU'],
  ['m/s', 'km/h', 'mph', 'kn', 'ft/min'],
]

function unit(text: string): Unit {
  const result = readUnit(text, 'text')
  if (!result.ok) throw new Error(text)
  return result.unit
}

const pair = fc
  .constantFrom(...families)
  .chain((family) => fc.tuple(fc.constantFrom(...family), fc.constantFrom(...family)))
const value = fc
  .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n))
  .map(([top, bottom]) => rational(top, bottom))

vi.setConfig({ testTimeout: 60_000 })

describe('conversion', () => {
  it('there and back gives the same value exactly', () => {
    fc.assert(
      fc.property(pair, value, ([from, to], amount) => {
        const there = convert(amount, unit(from), unit(to))!
        expect(equals(convert(there, unit(to), unit(from))!, amount)).toBe(true)
      }),
    )
  })
})
