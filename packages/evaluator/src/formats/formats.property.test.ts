import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equals, rational } from '../numbers/rational.ts'
import { formatsOf } from './detect.ts'
import { formatNumber } from './format-number.ts'
import type { NumberFormat } from './types.ts'
import { readValue } from './value.ts'

const real: readonly NumberFormat[] = [
  'Number',
  'NumberWithSeparators',
  'Percentage',
  'Fraction',
  'SciNotation',
  'ENotation',
  'USDollar',
]
const value = fc
  .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => rational(digits, 10n ** BigInt(places)))

describe('what a format shows', () => {
  it('is in that format, as text and as LaTeX', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...real), (number, type) => {
        const shown = formatNumber(number, { type, rounding: { kind: 'places', digits: 3 } })!
        expect(formatsOf(shown.text, 'text').has(type), shown.text).toBe(true)
        expect(formatsOf(shown.latex, 'latex').has(type), shown.latex).toBe(true)
      }),
    )
  })

  it('reads back as the value where nothing is rounded', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...real.filter((type) => type !== 'USDollar')), (number, type) => {
        const shown = formatNumber(number, { type, rounding: { kind: 'none', digits: 0 } })!
        expect(equals(readValue(shown.text)!.value, number), shown.text).toBe(true)
        expect(equals(readValue(shown.latex, 'latex')!.value, number), shown.latex).toBe(true)
      }),
    )
  })
})
