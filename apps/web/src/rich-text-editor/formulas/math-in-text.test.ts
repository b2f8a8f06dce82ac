import { describe, expect, it } from 'vitest'
import { isInOpenMath, mathAtEnd, mathInText } from './math-in-text.ts'

const latexIn = (text: string) => mathInText(text).map(({ latex, isDisplay }) => (isDisplay ? `[${latex}]` : latex))

describe('formulas in a text', () => {
  it.each([
    ['a $x_{n}$ b \\(y\\) c', ['x_{n}', 'y']],
    ['$$x^2$$', ['[x^2]']],
    ['so \\[ a+b \\] and', ['[a+b]']],
    ['\\begin{equation} E=mc^2 \\end{equation}', ['[E=mc^2]']],
    ['\\begin{align}a&=b\\\\c&=d\\end{align}', ['[\\begin{aligned}a&=b\\\\c&=d\\end{aligned}]']],
    ['\\begin{cases}1\\\\2\\end{cases}', ['[\\begin{cases}1\\\\2\\end{cases}]']],
    ['\\begin{pmatrix}1&2\\end{pmatrix}', ['[\\begin{pmatrix}1&2\\end{pmatrix}]']],
    ['It costs $5 and $6', []],
    ['($5)-($6)', []],
    ['US$5$', []],
    ['\\$x$', []],
    ['half a $\\frac{1$', []],
  ])('%s holds %j', (text, found) => {
    expect(latexIn(text)).toEqual(found)
  })

  it('are taken when their last sign is typed', () => {
    expect(mathAtEnd('a $x$')?.latex).toBe('x')
    expect(mathAtEnd('a $x$ ')).toBeUndefined()
    expect(mathAtEnd('$$x$')).toBeUndefined()
  })

  it.each([
    ['$x_', true],
    ['\\(a', true],
    ['$$a', true],
    ['\\begin{cases}', true],
    ['a $x$ b', false],
    ['It costs $5 and ', false],
    ['', false],
  ])('%s leaves a formula open: %s', (text, isOpen) => {
    expect(isInOpenMath(text)).toBe(isOpen)
  })
})
