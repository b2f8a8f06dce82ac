import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { toLatex } from '../printing/latex.ts'
import { toSpeech } from '../printing/speech.ts'
import { toText } from '../printing/text.ts'
import { read } from '../reading/read.ts'
import type { ReadOptions } from '../reading/settings.ts'
import { sameTree } from '../same-tree.ts'
import type { Tree } from '../tree.ts'
import { quantityOf } from '../units/quantity.ts'
import { unitsEqual } from '../units/unit.ts'
import { readingsOf } from './readings.ts'

const name = fc.constantFrom('J', 'W', 'kg', 'N', 'mol', 'V')
const raised = fc
  .tuple(fc.constantFrom('ms', 'kmh', 'mK', 'mN', 'mV'), fc.integer({ min: 1, max: 3 }))
  .map(([unit, power]) => String.raw`\mathrm{${unit}}^{-${power}}`)
const slashed = fc
  .tuple(name, name, fc.constantFrom('\\,', '\\cdot '), fc.constantFrom('K', 's', 'A'))
  .map(([top, below, join, behind]) => String.raw`\mathrm{${top}}/\mathrm{${below}}${join}\mathrm{${behind}}`)
const below = name.map((top) => String.raw`\frac{\mathrm{${top}}}{\mathrm{mK}}`)
const quantity = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.oneof(raised, slashed, below))
  .map(([value, unit]) => String.raw`${value}\,${unit}`)

const letter = fc.constantFrom('x', 'a', 't')
const digits = fc.integer({ min: 0, max: 99 }).map(String)
const term = fc.oneof(
  fc.tuple(letter, digits).map(([x, n]) => x + n),
  fc.tuple(letter, digits, letter).map(([x, n, y]) => `3${x}${n}${y}`),
  fc.tuple(digits, letter).map(([n, x]) => String.raw`\log${n}\left(${x}\right)`),
  fc.tuple(fc.integer({ min: 1, max: 99 }), letter).map(([n, x]) => String.raw`${n}\frac{1}{3}${x}`),
)
const formula = fc.array(term, { minLength: 1, maxLength: 5 }).map((terms) => terms.join('+'))

function treeOf(text: string, options: ReadOptions): Tree {
  const reading = read(text, options)
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

/** What is wrong with the readings of a formula; nothing where each reads in one way and differs from the others. */
function faultsOf(latex: string, units: boolean): string[] {
  const readings = readingsOf(treeOf(latex, { mode: 'latex', units }))
  const faults = readings.length > 1 ? [] : ['one reading']
  for (const reading of readings) {
    const again = treeOf(toLatex(reading), { mode: 'latex', units })
    if (!sameTree(again, reading)) faults.push(`${toLatex(reading)} reads otherwise`)
    if (readingsOf(again).length > 0) faults.push(`${toLatex(reading)} has several readings`)
    const text = treeOf(toText(reading), { mode: 'text', units })
    if (!sameTree(text, reading, 'layout')) faults.push(`${toText(reading)} reads otherwise`)
  }
  for (const show of [toLatex, toText, toSpeech])
    if (new Set(readings.map((reading) => show(reading))).size < readings.length)
      faults.push(`${show.name}: two are alike`)
  return faults
}

describe('the readings of what can be read in several ways', () => {
  it('read in one way each and differ when seen and heard: units', () => {
    fc.assert(
      fc.property(quantity, (latex) => {
        expect(faultsOf(latex, true)).toEqual([])
      }),
    )
  })

  it('read in one way each and differ when seen and heard: letters', () => {
    fc.assert(
      fc.property(formula, (latex) => {
        expect(faultsOf(latex, false)).toEqual([])
      }),
    )
  })

  it('are other units', () => {
    fc.assert(
      fc.property(quantity, (latex) => {
        const units = readingsOf(treeOf(latex, { mode: 'latex', units: true })).map((reading) => quantityOf(reading))
        const [first, second] = units.map((each) => (each.ok ? each.unit : undefined))
        expect(first && second && unitsEqual(first, second)).toBe(false)
      }),
    )
  })

  it.each([
    '5\\,\\mathrm{mm}^{-1}',
    '5\\,\\mathrm{ms}',
    '5\\,\\mathrm{ms}^2',
    '5\\,\\mathrm{mL}^{-1}',
    '5\\,\\mathrm{m}/\\mathrm{s}/\\mathrm{K}',
    '5\\,\\mathrm{kg}\\,\\mathrm{m}/\\mathrm{s}',
  ])('are none where nobody means another: %s', (latex) =>
    expect(readingsOf(treeOf(latex, { mode: 'latex', units: true }))).toEqual([]),
  )

  it('tell an e that may mean a power of ten from Euler’s number, in formulas of authors', () => {
    const authored = (latex: string): readonly string[] =>
      readingsOf(treeOf(latex, { mode: 'latex' }), { isAuthored: true }).map((each) => toText(each))
    expect(authored('6.63e-34')).toEqual(['6.63*10^(-34)', '6.63*e-34'])
    expect(authored(String.raw`\frac{6.63e-34\cdot3e8}{x}`)).toEqual(['6.63*10^(-34)*3*10^8/x', '(6.63*e-34*3*e*8)/x'])
    for (const latex of ['2e^{-3}', '2e - 3', '2e+x', String.raw`2\cdot e-3`, '3xe-2', '10^{-3}'])
      expect(authored(latex)).toEqual([])
    expect(readingsOf(treeOf('6.63e-34', { mode: 'latex' }))).toEqual([])
  })

  it('tell which of several bars says “given”', () => {
    const readings = readingsOf(treeOf('P(X|Y|Z|W)', { mode: 'latex' }))
    expect(readings.map((each) => toText(each))).toEqual(['P*given(X; Y*abs(Z)*W)', 'P*given(X*abs(Y)*Z; W)'])
    for (const reading of readings) expect(readingsOf(treeOf(toLatex(reading), { mode: 'latex' }))).toEqual([])
    expect(readingsOf(treeOf('E(|X| | Y)', { mode: 'latex' }))).toEqual([])
  })

  it('tell a mixed number from a product', () => {
    const texts = (latex: string): readonly string[] =>
      readingsOf(treeOf(latex, { mode: 'latex' })).map((each) => toText(each))
    expect(texts(String.raw`2\frac13`)).toEqual(['(2+1/3)', '2*(1/3)'])
    expect(texts(String.raw`-2\frac13x`)).toEqual(['-(2+1/3)*x', '-2*(1/3)*x'])
    for (const latex of [
      String.raw`2\cdot\frac13`,
      String.raw`2\frac53`,
      String.raw`2\frac1x`,
      String.raw`\frac132`,
      '2/3',
      String.raw`x\frac13`,
    ])
      expect(texts(latex)).toEqual([])
    expect(readingsOf(treeOf(String.raw`2\frac13`, { mode: 'latex', mixedNumbers: true }))).toEqual([])
  })

  it('are none for a letter that is a variable', () => {
    const tree = treeOf('x2+a2', { mode: 'latex' })
    expect(readingsOf(tree, { letters: new Set(['x', 'a']) })).toEqual([])
    expect(readingsOf(tree, { letters: new Set(['x']) }).map((reading) => toText(reading))).toEqual([
      'x*2+a_2',
      'x*2+a*2',
    ])
  })

  it('are none for a unit that the author names', () => {
    const tree = treeOf('5\\,\\mathrm{ms}^{-1}', { mode: 'latex', units: true, unitNames: ['ms'] })
    expect(readingsOf(tree, { units: new Set(['ms']) })).toEqual([])
  })
})
