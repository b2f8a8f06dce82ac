import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { rational } from '../numbers/rational.ts'
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

vi.setConfig({ testTimeout: 60_000 })

describe('what a format shows', () => {
  it('is in that format, as text and as LaTeX', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...real), (number, type) => {
        const shown = formatNumber(number, { type, rounding: { kind: 'places', digits: 3 } })!
        const { text, latex } = shown
        expect([text, formatsOf(text, 'text').has(type), formatsOf(latex, 'latex').has(type)]).toEqual([
          text,
          true,
          true,
        ])
      }),
    )
  })

  it('reads back as the value where nothing is rounded', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...real.filter((type) => type !== 'USDollar')), (number, type) => {
        const shown = formatNumber(number, { type, rounding: { kind: 'none', digits: 0 } })!
        expect(readValue(shown.text)?.value).toEqual(number)
        expect(readValue(shown.latex, 'latex')?.value).toEqual(number)
      }),
    )
  })
})
