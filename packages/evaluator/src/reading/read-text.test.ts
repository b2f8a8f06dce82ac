import { describe, expect, it } from 'vitest'
import { toLatex } from '../printing/latex.ts'
import { read } from './read.ts'
import type { ReadOptions } from './settings.ts'

function reading(text: string, options: Partial<ReadOptions> = {}): string {
  const result = read(text, { mode: 'text', ...options })
  return result.ok ? toLatex(result.tree) : `✗ ${result.error.code}`
}

describe('plain text', () => {
  it.each([
    ['x^23', 'x^{23}'],
    ['2x', '2x'],
    ['x1+x_2', 'x_{1}+x_{2}'],
    ['xsin(x)', 'x\\sin\\left(x\\right)'],
    ['sqrt(2)/x^2', '\\sqrt{2}/x^{2}'],
    ['x^-2', 'x^{-2}'],
    ['x^2^3', 'x^{2^{3}}'],
    ['x**2', 'x^{2}'],
    ['a<=b<c', 'a\\le b<c'],
    ['x!=1', 'x\\ne 1'],
    ['n!', 'n!'],
    ['|x|+1', '\\left|x\\right|+1'],
    ['x=1 or x=2', 'x=1\\text{ or }x=2'],
    ['not a and b', '\\neg a\\text{ and }b'],
    ['1e5', '1e5'],
    ['2e', '2e'],
    ['asinh(x)', '\\operatorname{arsinh}\\left(x\\right)'],
    ['sin^-1(x)', '\\arcsin\\left(x\\right)'],
    ['log_2(8)', '\\log_{2}\\left(8\\right)'],
    ['log(8,2)', '\\log_{2}\\left(8\\right)'],
    ['theta', '\\theta'],
    ['√(x+1)', '\\sqrt{x+1}'],
    ['[1;2,500]', '\\left[1;2{,}500\\right]'],
    ['union(oo(1,2),cc(3,4))', '\\left(1;2\\right)\\cup \\left[3;4\\right]'],
    ['sum(i^2,i,1,n)', '\\sum_{i=1}^{n}i^{2}'],
    ['limit(1/x,x,0,+)', '\\lim_{x\\to 0^{+}}1/x'],
    ['diff(y,x,2)', '\\frac{d^{2}y}{dx^{2}}'],
    ['x=+-2', 'x=\\pm 2'],
    ['10%', '10\\%'],
    ['2∠30°', '2\\angle 30^{\\circ}'],
    ['2 angle 30°', '2\\angle 30^{\\circ}'],
    ['2angle30', '2\\angle 30'],
  ])('%s is %s', (text, latex) => {
    expect(reading(text)).toBe(latex)
  })

  it.each([
    ['5 m/s^2', '5\\,\\mathrm{m}/\\mathrm{s}^{2}'],
    ['5 min', '5\\,\\mathrm{min}'],
    ['3 ft', '3\\,\\mathrm{ft}'],
    ['2 cd', '2\\,\\mathrm{cd}'],
    ['1 Pa', '1\\,\\mathrm{Pa}'],
    ['20°C', '20^{\\circ}\\mathrm{C}'],
    ['5 µm', '5\\,\\mathrm{\\mu m}'],
  ])('reads the unit of %s', (text, latex) => {
    expect(reading(text, { units: true })).toBe(latex)
  })

  it('takes a letter for the variable that the author declared, not for a unit', () => {
    expect(reading('3*m', { units: true, variables: ['m'] })).toBe('3\\cdot m')
  })

  it.each([
    ['\\frac12', '✗ unexpected'],
    ['3 2/3', '✗ unexpected'],
    ['x+', '✗ missing-operand'],
    ['(x', '✗ unmatched-delimiter'],
    ['', '✗ empty'],
    ['1..2', '✗ stray-point'],
    ['a?b', '✗ unexpected'],
  ])('refuses “%s”', (text, refusal) => {
    expect(reading(text)).toBe(refusal)
  })

  it('reads a mixed number where the author accepts them', () => {
    expect(reading('3 2/3', { mixedNumbers: true })).toBe('3\\frac{2}{3}')
  })
})
