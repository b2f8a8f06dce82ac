import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { toLatex } from '../printing/latex.ts'
import { toSpeech } from '../printing/speech.ts'
import { toText } from '../printing/text.ts'
import { sameTree } from '../same-tree.ts'
import { repairFormula } from '../validation/repair.ts'
import { read } from './read.ts'
import type { ReadOptions } from './settings.ts'

const fragments = [
  '\\frac',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '|',
  '\\left(',
  '\\right)',
  '\\left',
  '\\right',
  '^',
  '_',
  '\\sqrt',
  '\\sum',
  '_{k=1}',
  '\\int',
  'd',
  'x',
  'y',
  '2',
  '.',
  ',',
  ';',
  '+',
  '-',
  '\\pm',
  '\\text{ or }',
  '\\mathrm{m}',
  '\\begin{pmatrix}',
  '\\end{pmatrix}',
  '&',
  '\\\\',
  '\u200b',
  '\u202e',
  '²',
  '°',
  '!',
  "'",
  '=',
  '<',
  '\\lim',
  '\\log_',
  'f(',
  '\\{',
  '\\}',
  '\\mid',
  '\\cup',
  '%',
  '$',
  '\\',
  '10,000',
  '\\placeholder{}',
  '\\angle',
  '\\frac{d}{dx}',
  'sum(',
  'diff(',
  'oo(',
  ' ',
  'e',
  'i',
  '\\sin',
]
const pieces = fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join(''))
const anyText = fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }))
const anyOptions: fc.Arbitrary<ReadOptions> = fc.record({
  mode: fc.constantFrom('latex' as const, 'text' as const),
  functions: fc.constantFrom([], ['f']),
  units: fc.boolean(),
  mixedNumbers: fc.boolean(),
  repair: fc.boolean(),
  brackets: fc.constantFrom('tuple' as const, 'interval' as const),
})

vi.setConfig({ testTimeout: 60_000 })

describe('any string at all', () => {
  it('gives a reading, never an exception', () => {
    fc.assert(
      fc.property(anyText, anyOptions, (text, options) => {
        const result = read(text, options)
        const isSound = result.ok
          ? typeof (toLatex(result.tree) + toText(result.tree) + toSpeech(result.tree)) === 'string'
          : result.error.message !== '' && result.error.at.from <= result.error.at.to
        expect(isSound).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('comes back from LaTeX as it was read', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        const first = read(text, { mode: 'latex', functions: ['f'] })
        if (!first.ok) return
        const second = read(toLatex(first.tree), { mode: 'latex', functions: ['f'] })
        expect(second.ok && sameTree(second.tree, first.tree, 'layout')).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('is mended within bounds, and mending twice changes nothing more', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = repairFormula(text)
        expect(once.latex.length).toBeLessThanOrEqual(Math.max(1, text.length) * 100)
        expect(repairFormula(once.latex).latex).toBe(once.latex)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('large and deep input', () => {
  it.each([
    ['a number of 10,000 digits', '7'.repeat(10_000)],
    ['1,000 nested brackets', '('.repeat(1000) + 'x' + ')'.repeat(1000)],
    ['100,000 opening brackets', '('.repeat(100_000)],
    ['40,000 signs', '-'.repeat(40_000) + 'x'],
    ['9,000 divisions', '1' + '/2'.repeat(9000)],
    ['9,000 factorials', 'x' + '!'.repeat(9000)],
    ['3,000 nested fractions', '\\frac{1}{'.repeat(3000) + '1' + '}'.repeat(3000)],
    ['9,000 bars', '|'.repeat(9000)],
    ['3,000 nested sets', '\\{x\\in'.repeat(3000)],
    ['3,000 nested function exponents', 'f^{'.repeat(3000)],
    ['2,000 nested sums', 'sum(x,i,'.repeat(2000)],
    ['6,000 logarithm signs', '\\log_'.repeat(6000)],
    ['20,000 terms', 'x' + '+x'.repeat(9000)],
    ['a tower of powers', '9^{9^{9^{9}}}'],
    ['2,000 derivatives', '\\frac{d}{dx}'.repeat(2000) + 'x'],
  ])('answers quickly to %s', (_name, text) => {
    for (const mode of ['latex', 'text'] as const) {
      const begun = process.cpuUsage()
      const result = read(text, { mode, functions: ['f'], mixedNumbers: true, repair: true })
      if (result.ok) toLatex(result.tree)
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5000)
    }
  })
})
