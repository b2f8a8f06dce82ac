import { describe, expect, it } from 'vitest'
import { fieldNames, fromField, lettersAsVariables, lettersNamedLike, namesStored, toField } from './field-spelling.ts'

const names = fieldNames(
  ['v', 'v_0', 'v_max', 'x_10', 'mass', 'm', 'a', 'ma', 'rho', 'alpha_1', 'Δx', 'i', 'x_α'],
  'variables',
)

describe('a stored formula in a field', () => {
  it.each([
    ['\\sqrt{\\frac{\\variable{v}}{2}}', '\\sqrt{\\frac{v}{2}}'],
    ['2\\variable{v_max}+1', '2v_{max}+1'],
    ['\\frac{y}{\\variable{x_10}}', '\\frac{y}{x_{10}}'],
    ['\\variable{rho}g', '\\rho g'],
    ['2\\cdot\\variable{v}', '2\\cdot v'],
    ['\\variable{mass}\\variable{a}', 'massa'],
    ['\\variable{m}\\variable{a}', 'm\\,a'],
    ['\\variable{m}\\,\\variable{a}', 'm\\,\\,a'],
    ['s\\variable{i}n', 's\\,i\\,n'],
    ['\\variable{Δx}', '\\Delta x'],
    ['\\variable{x_alpha}^2', 'x_{\\alpha}^2'],
    ['x_{1}+x^{\\variable{v_0}}', 'x_{1}+x^{v_{0}}'],
    ['\\sin\\left(\\variable{v}t\\right)', '\\sin\\left(vt\\right)'],
  ])('%s stands as %s, and is read from there', (stored, field) => {
    expect(toField(stored, names)).toBe(field)
    expect(fromField(field, names)).toBe(stored)
  })

  it.each([
    ['v_0+1', '\\variable{v_0}+1'],
    ['v_1', 'v_1'],
    ['v_{\\mathrm{max}}', '\\variable{v_max}'],
    ['v_{\\max}', '\\variable{v_max}'],
    ['\\nu_0', '\\nu_0'],
    ['rho', 'rho'],
    ['x_{10}^2', '\\variable{x_10}^2'],
    ['x_{1}0', 'x_{1}0'],
    ['v_\\mathrm{max}', '\\variable{v_max}'],
    ['v _0', '\\variable{v_0}'],
    ['v_ {0}+1', '\\variable{v_0}+1'],
    ['\\rho _', '\\rho _'],
    ['\\rho  ', '\\variable{rho}'],
    ['v+.', '\\variable{v}+.'],
    ['\\foo v+\\text{if }v', '\\foo\\variable{v}+\\text{if }\\variable{v}'],
    ['sin(v)+\\mathrm{v}', 'sin(\\variable{v})+\\mathrm{v}'],
    ['\\begin{cases}v\\\\a\\end{cases}', '\\begin{cases}\\variable{v}\\\\\\variable{a}\\end{cases}'],
    ['\\left(v', '\\left(\\variable{v}'],
    ['\\frac{v}{\\placeholder{}}', '\\frac{\\variable{v}}{\\placeholder{}}'],
    ['v_{}', 'v_{}'],
    ['2\\text{', '2\\text{'],
  ])('%s is stored as %s', (field, stored) => {
    expect(fromField(field, names)).toBe(stored)
  })

  it('keeps names that it uses and that no variable has', () => {
    expect(namesStored('2\\variable{v_{0}}\\variable{θ}')).toEqual(['v_0', 'theta'])
  })

  it('is left alone where there are no names', () => {
    const none = fieldNames([], 'variables')
    expect(fromField('v_{0}\\,x y{z}', none)).toBe('v_{0}\\,x y{z}')
    expect(toField('v_{0}\\,x y{z}', none)).toBe('v_{0}\\,x y{z}')
  })
})

describe('a formula in a text', () => {
  const inText = fieldNames(['theta', 'v', 'n'], 'letters')

  it.each([
    ['\\theta=\\variable{theta}^\\circ', '\\mathord{\\theta}=\\theta^\\circ'],
    ['v\\variable{v}', '\\mathord{v}v'],
    ['a_{\\variable{n}}+a_{n}', 'a_{n}+a_{\\mathord{n}}'],
    ['\\mathord{x}', '\\mathord{x}'],
  ])('%s keeps letters apart from variables', (stored, field) => {
    expect(toField(stored, inText)).toBe(field)
    expect(fromField(field, inText)).toBe(stored)
  })

  it('names the letters that could be variables, and makes them so', () => {
    const stored = '\\theta=\\variable{theta}^\\circ+v+x'
    expect(lettersNamedLike(stored, ['theta', 'v'])).toEqual(['theta', 'v'])
    expect(lettersAsVariables(stored, ['theta', 'v'])).toBe(
      '\\variable{theta}=\\variable{theta}^\\circ+\\variable{v}+x',
    )
    expect(lettersNamedLike('2\\variable{v}', ['theta', 'v'])).toEqual([])
  })
})
