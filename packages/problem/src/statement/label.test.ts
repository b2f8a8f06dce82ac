import { describe, expect, it } from 'vitest'
import { labelFromTyped, namesOf, strangersInLabel, typedLabel } from './label.ts'

const names = namesOf([{ name: 'v' }, { name: 'v_0' }])

describe('a label before a field', () => {
  it.each([
    ['{v} =', '${\\variable{v}}$ ='],
    ['from {v} to {v_{0}}', 'from ${\\variable{v}}$ to ${\\variable{v_{0}}}$'],
    ['$f({v})=$', '$f(\\variable{v})=$'],
    ['$2{v}$', '$2\\variable{v}$'],
    ['$x^{v}+\\sqrt{v}+\\frac{v}{v}$', '$x^{v}+\\sqrt{v}+\\frac{v}{v}$'],
    ['$\\frac{\\variable{v}}{2}$', '$\\frac{\\variable{v}}{2}$'],
    ['{w} and { }', '{w} and { }'],
    ['$s =$', '$s =$'],
    ['5 $', '5 $'],
    ['${v}', '$\\variable{v}'],
    ['${v}$', '$\\variable{v}$'],
  ])('%s is kept as %s and comes back as it was typed', (typed, kept) => {
    expect(labelFromTyped(typed, names)).toBe(kept)
    expect(labelFromTyped(typedLabel(kept), names)).toBe(kept)
    expect(labelFromTyped(kept, names)).toBe(kept)
  })

  it('leaves a variable alone that stands in the text as it is kept', () => {
    expect(labelFromTyped('Mass \\variable{v} =', names)).toBe('Mass \\variable{v} =')
  })

  it('is shown with its variables in braces', () => {
    expect(typedLabel('${\\variable{v}}$ = $2\\variable{v}$')).toBe('{v} = $2{v}$')
    expect(typedLabel('{v')).toBe('{v')
  })

  it('names what stands in braces and is no variable', () => {
    expect(strangersInLabel('{w} {v} {1;2} $x_{n}$', names)).toEqual(['w'])
  })
})
