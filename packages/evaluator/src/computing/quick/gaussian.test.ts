import { describe, expect, it } from 'vitest'
import { compileExpression, rational, read, toFraction } from '../../index.ts'
import { gaussianValue } from './gaussian.ts'

function gaussian(latex: string): string | undefined {
  const reading = read(latex, { mode: 'latex' })
  const compiled = reading.ok ? compileExpression(reading.tree) : undefined
  if (compiled?.ok !== true) throw new Error('unreadable')
  const value = gaussianValue(compiled.value.meaning, (name) => (name === 'a' ? rational(1n, 2n) : undefined))
  return value && `${toFraction(value.re)} ${toFraction(value.im)}`
}

describe('gaussianValue', () => {
  it.each([
    ['\\left(2+3i\\right)\\left(4-i\\right)', '11 10'],
    ['\\frac{1}{1+i}', '1/2 -1/2'],
    ['i^{-3}', '0 1'],
    ['a+ai', '1/2 1/2'],
    ['\\left(1+i\\right)^2-2i', '0 0'],
  ])('works out %s as %s', (latex, value) => {
    expect(gaussian(latex)).toBe(value)
  })

  it.each(['\\frac{1}{i^2+1}', 'e^{i}', '\\sqrt{-1}', 'x', '0^0', 'i^{1000}'])('leaves %s to others', (latex) => {
    expect(gaussian(latex)).toBeUndefined()
  })
})
