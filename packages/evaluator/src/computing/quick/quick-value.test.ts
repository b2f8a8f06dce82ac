import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression, rational, read, type LetterValue } from '../../index.ts'
import { decimalDigits } from './real.ts'
import { realFrom, type QuickNumber } from './quick-number.ts'
import { quickValue } from './quick-value.ts'

function compiled(latex: string) {
  const reading = read(latex, { mode: 'latex' })
  if (!reading.ok) throw new Error(reading.error.message)
  const expression = compileExpression(reading.tree)
  if (!expression.ok) throw new Error(expression.problem)
  return expression.value
}

/** The value by the quick way, spelt with 100 digits. */
function quick(latex: string, values: Readonly<Record<string, bigint>> = {}): string | undefined {
  const letters = (name: string): QuickNumber | undefined => {
    const thousandths = values[name]
    return thousandths === undefined ? undefined : { exact: rational(thousandths, 1000n) }
  }
  const value = quickValue(compiled(latex).meaning, letters)
  if (value === undefined) return undefined
  if ('exact' in value) return `${value.exact.numerator}/${value.exact.denominator}`
  const real = realFrom(value)
  const decimal = real && decimalDigits(real, 100)
  return decimal && `${decimal.digits}e${decimal.exponent}`
}

/** The same by the slow way. */
function slow(latex: string, values: Readonly<Record<string, bigint>> = {}): string | undefined {
  const letters: Record<string, LetterValue> = {}
  for (const [name, thousandths] of Object.entries(values)) letters[name] = rational(thousandths, 1000n)
  const value = compiled(latex).computeHigh(letters)
  if (!value.ok) return undefined
  const { exact, re } = value.value
  if (exact !== undefined) return `${exact.numerator}/${exact.denominator}`
  const exponent = re.e - 99
  return `${BigInt(re.times(`1e${-exponent}`).toFixed(0))}e${exponent}`
}

const formulas = [
  'a+b',
  'ab-\\frac{a}{7}',
  '\\frac{-b+\\sqrt{b^2+4a^2}}{2a}',
  '\\sqrt{a^2+b^2}',
  'a\\cos\\left(b\\right)+\\sin\\left(a\\right)',
  '\\tan\\left(\\frac{a\\pi}{180}\\right)',
  'e^{\\frac{a}{10}}-b',
  '\\ln\\left(a^2+b^2\\right)',
  '\\arctan\\left(\\frac{a}{b}\\right)',
  '\\arcsin\\left(\\frac{a}{200}\\right)',
  '\\arccos\\left(\\frac{a}{200}\\right)',
  '\\left(1+\\frac{a^2}{100}\\right)^{\\frac{b}{70007}}',
  '\\sinh\\left(\\frac{a}{9}\\right)\\cosh\\left(\\frac{b}{9}\\right)',
  '\\pi a^2e',
  '\\left|a\\right|^{\\sqrt{2}}',
  '\\left(1+\\sqrt{\\frac{a^2}{10^{12}}+3}\\right)^{360}',
  '1000\\left(1.05^{\\frac{1}{70007}}+\\frac{a}{10^{7}}\\right)^{4096}',
  '\\left(\\frac{a}{7}+\\sqrt{2}\\right)^{-255}',
]

describe('quickValue', () => {
  it.each(formulas)('gives the very digits of the slow way for %s', (latex) => {
    const thousandths = fc.bigInt({ min: -100_000n, max: 100_000n })
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        const values = { a: a === 0n ? 1n : a, b: b === 0n ? 1n : b }
        const result = quick(latex, values)
        fc.pre(result !== undefined)
        expect(result).toBe(slow(latex, values))
      }),
      { numRuns: 15 },
    )
  })

  it('keeps exact what is exact', () => {
    expect(quick('\\sqrt{\\frac{9}{4}}+2^{-3}')).toBe('13/8')
  })

  it.each([
    '\\frac{1}{0}',
    '\\sqrt{-2}',
    '\\ln\\left(-1\\right)',
    'i',
    'x',
    '\\sin\\left(\\pi\\right)',
    'e^{100000}',
    '9^{9^9}',
    '\\sum_{k=1}^{3}k',
  ])('leaves %s to the slow way', (latex) => {
    expect(quick(latex)).toBeUndefined()
  })

  it('does not claim digits that cancellation has taken', () => {
    expect(quick('\\sqrt{2+10^{-200}}-\\sqrt{2}')).toBeUndefined()
  })
})
