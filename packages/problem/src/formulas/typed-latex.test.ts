import { read, toText } from '@isomorph/evaluator'
import { describe, expect, it } from 'vitest'
import { latexOfTyped } from './typed-latex.ts'

function meaningOf(typed: string): string {
  const reading = read(latexOfTyped(typed), { mode: 'latex' })
  return reading.ok ? toText(reading.tree) : reading.error.code
}

describe('a formula that is typed plainly', () => {
  it.each([
    ['sqrt(2)/2', 'sqrt(2)/2'],
    ['2x^2+1', '2*x^2+1'],
    ['x^10', 'x^10'],
    ['x^-2', 'x^(-2)'],
    ['x^2y', 'x^2*y'],
    ['x**3', 'x^3'],
    ['sqrt2/2', 'sqrt(2)/2'],
    ['3sqrt x', '3*sqrt(x)'],
    ['2pi r', '2*pi*r'],
    ['pi/2', 'pi/2'],
    ['sin(alpha)', 'sin(alpha)'],
    ['v_max+a_10', 'v_max+a_10'],
    ['e^(2x)', 'e^(2*x)'],
    ['xy', 'x*y'],
  ])('%s means %s', (typed, meaning) => expect(meaningOf(typed)).toBe(meaning))

  it('stays as it is where it is LaTeX', () => {
    for (const latex of [String.raw`\frac{pi}{2}`, 'x^{10}', String.raw`\pi r^10`])
      expect(latexOfTyped(latex)).toBe(latex)
  })

  it('is LaTeX afterwards, and does not change again', () => {
    for (const typed of ['2pi r^10', 'sqrt2', 'x+1', 'Alpha']) {
      const once = latexOfTyped(typed)
      expect(latexOfTyped(once)).toBe(once)
    }
  })
})
