import { describe, expect, it } from 'vitest'
import { toText } from '../../printing/text.ts'
import { read } from '../read.ts'

function readText(latex: string): string {
  const reading = read(latex, { mode: 'latex', units: true })
  return reading.ok ? toText(reading.tree) : reading.error.message
}

describe('a degree sign with the letter of its scale', () => {
  it.each([
    [String.raw`5\,\mathrm{W}/^\circ\mathrm{C}`, '5 W/°C'],
    [String.raw`5\,\frac{\mathrm{W}}{^{\circ}\mathrm{C}}`, '5 W/°C'],
    [String.raw`5\,\mathrm{W}/{}^\circ\mathrm{C}`, '5 W/°C'],
    [String.raw`5\,\mathrm{W}\,^\circ\mathrm{C}^{-1}`, '5 W*°C^-1'],
    [String.raw`5\frac{J}{kg{}^\circ C}`, '5 J/(kg*°C)'],
    [String.raw`5\frac{J}{\degree F}`, '5 J/°F'],
    [String.raw`20\,{}^\circ C`, '20 °C'],
  ])('is read wherever a unit can stand: %s', (latex, text) => expect(readText(latex)).toBe(text))

  it.each([String.raw`5/^\circ`, String.raw`5\,\mathrm{W}/^\circ`, String.raw`^\circ`])(
    'is missing something without it: %s',
    (latex) => expect(readText(latex)).toMatch(/Something is missing|degree sign/),
  )
})
