import { describe, expect, it } from 'vitest'
import { toText } from '../printing/text.ts'
import { read } from './read.ts'

function reading(latex: string, variables: readonly string[] = []): string {
  const result = read(latex, { mode: 'latex', variables })
  return result.ok ? toText(result.tree) : `✗ ${result.error.code}`
}

describe('a factor that is typed before a derivative', () => {
  it.each([
    ['\\frac{Nd\\Phi}{dt}', 'N\\frac{d\\Phi}{dt}'],
    ['\\frac{2d^2x}{dt^2}', '2\\frac{d^2x}{dt^2}'],
    ['\\frac{kAdT}{dx}', 'kA\\frac{dT}{dx}'],
  ])('comes above its line: %s', (typed, meant) => expect(reading(typed)).toBe(reading(meant)))

  it.each([
    ['\\frac{abd}{cd}', 'a*b*d/(c*d)'],
    ['\\frac{xdx}{dx}', 'x*d*x/(d*x)'],
    ['\\frac{Nd^2x}{dt}', 'N*d^2*x/(d*t)'],
  ])('is none where d is a letter: %s', (typed, text) => expect(reading(typed)).toBe(text))

  it('is none where d is a variable', () => expect(reading('\\frac{Ndx}{dt}', ['d'])).toBe('N*d*x/(d*t)'))
})

describe('a bar between angle brackets', () => {
  it('says what a comma says', () => expect(reading('\\langle u|v\\rangle')).toBe(reading('\\langle u,v\\rangle')))

  it.each(['\\langle u|H|v\\rangle', '|u\\rangle'])('is refused in %s', (typed) =>
    expect(reading(typed)).toBe('✗ unexpected'),
  )

  it('may be that of an absolute value', () => expect(reading('\\langle|x|\\rangle')).not.toMatch('✗'))
})

it.each([
  ['T_{1/2}', 'T_{1/2}'],
  ['T_{\\frac12}', 'T_{1/2}'],
  ['T_{\\sqrt2}', '✗ bad-subscript'],
  ['0.(3)', '0.(3)'],
  ['\\mathbb{E}(X)', 'E*(X)'],
])('reads %s as %s', (typed, text) => expect(reading(typed)).toBe(text))
