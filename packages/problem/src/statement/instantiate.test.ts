import { describe, expect, it } from 'vitest'
import { block, doc, plainText, type RichText } from '@isomorph/rich-text'
import type { NumberFormatType } from '../content/variable.ts'
import {
  calculated,
  choice,
  compile,
  draw,
  multipleChoice,
  numberSet,
  randomNumber,
  textSet,
} from '../problem.fixtures.ts'
import { instantiateChoices } from '../question-types/multiple-choice/shown-choices.ts'
import { instantiateLabel, instantiateStatement } from './instantiate.ts'

function statement(variables: Parameters<typeof compile>[0] & object, text: RichText): string {
  const compiled = compile({ ...variables, statement: text })
  return plainText(instantiateStatement(compiled, draw(compiled)))
}

describe('instantiateStatement', () => {
  it('puts values into sentences and mathematics', () => {
    const variables = [numberSet(1, 'b', '-4'), numberSet(2, 'c', '1'), calculated(3, 'd', 'b/3')]
    const text = doc('b is {{b}}, d is {{d}}, and $x^2+\\variable{b}x+\\variable{c}=0$: [[1]]', block('\\variable{c}x'))
    expect(statement({ variables }, text)).toBe('b is −4, d is −1.33, and x^2-4x+1=0: ____\nx')
  })

  it.each<[string, NumberFormatType, number, string]>([
    ['1234.5', 'Number', 2, '1234.5'],
    ['1234.567', 'NumberWithSeparators', 2, '1,234.57'],
    ['0.125', 'Percentage', 2, '12.5%'],
    ['0.125', 'Fraction', 2, '\\frac{1}{8}'],
    ['-0.75', 'Fraction', 2, '-\\frac{3}{4}'],
    ['6', 'Fraction', 2, '6'],
    ['299792458', 'SciNotation', 2, '3\\times10^{8}'],
    ['9996', 'SciNotation', 2, '1\\times10^{4}'],
    ['0.00012', 'ENotation', 2, '1.2E-4'],
    ['1234.5', 'USDollar', 2, '$1,234.50'],
    ['-5', 'USDollar', 2, '−$5.00'],
    ['2.5', 'Number', 0, '3'],
    ['-2.5', 'Number', 0, '−3'],
    ['-0.001', 'Number', 2, '0'],
  ])('shows %s as %s with rounding %i', (value, format, rounding, shown) => {
    const variables = [numberSet(1, 'a', value), calculated(2, 'c', 'a', format, rounding)]
    expect(statement({ variables }, doc('{{c}}'))).toBe(shown)
  })

  it.each<[NumberFormatType, string]>([
    ['ComplexNumber', '3-4i'],
    ['ComplexRectangularI', '3-4i'],
    ['ComplexRectangularJ', '3-4j'],
    ['ComplexPolarRadian', '5\\angle -0.93'],
    ['ComplexPolarDegree', '5\\angle -53.13^{\\circ}'],
    ['Number', '3-4i'],
  ])('shows 3 − 4i as %s', (format, shown) => {
    const variables = [numberSet(1, 'a', '3'), calculated(2, 'c', 'a-4i', format)]
    expect(statement({ variables }, doc('{{c}}'))).toBe(shown)
  })

  it('shows numbers of a set as their author spelt them', () => {
    const spellings = ['2.50', '3/4', '1.5x10^3', '$1,250', '5%', '-1.0']
    const shown = spellings.map((spelling) => statement({ variables: [numberSet(1, 'a', spelling)] }, doc('{{a}}')))
    expect(shown).toEqual(['2.50', '\\frac{3}{4}', '1.5\\times10^{3}', '$1,250', '5%', '−1.0'])
  })

  it('puts texts, their mathematics and their images in place', () => {
    const image = { artifactType: 'FileArtifact', id: 7, ordinal: 0, url: '/api/files/a.svg', alt: 'A wire' } as const
    const figure = { id: 2, name: 'F', variableType: 'RichText', parameters: {}, variableArtifacts: [image] } as const
    const variables = [textSet(1, 'law', 'Ohm: $U=RI$'), figure]
    expect(statement({ variables }, doc('By {{law}}! See {{F}} there.'))).toBe('By Ohm: U=RI! See \nA wire\n there.')
  })

  it('leaves a pill that has no value', () => {
    expect(statement({}, doc('{{nope}}'))).toBe('{nope}')
  })
})

describe('instantiateChoices', () => {
  const variables = [randomNumber(1, 'a', '2', '9')]
  const choices = [choice(1, '{{a}}', 100), choice(2, '$2\\variable{a}$'), choice(3, 'x'), choice(4, 'y')]

  it('fills choices in and says nothing about which is right', () => {
    const compiled = compile({ variables, ask: [multipleChoice(choices)] })
    const variant = draw(compiled)
    const shown = instantiateChoices(compiled, variant, 1)
    expect(shown.map(({ choiceKey }) => choiceKey)).toEqual([1, 2, 3, 4])
    expect(plainText(shown[0]?.content ?? doc())).toBe(variant.values['a'])
    expect(JSON.stringify(shown)).not.toContain('percent')
  })

  it('shuffles by the seed', () => {
    const compiled = compile({ variables, ask: [multipleChoice(choices, { isShuffled: true })] })
    const orderOf = (seed: number): string =>
      instantiateChoices(compiled, draw(compiled, seed), 1)
        .map(({ choiceKey }) => choiceKey)
        .join('')
    const orders = new Set(Array.from({ length: 200 }, (_, seed) => orderOf(seed)))
    expect(orders.size).toBe(24)
    expect(orderOf(5)).toBe(orderOf(5))
  })
})

describe('instantiateLabel', () => {
  it('fills in the label of an answer field', () => {
    const compiled = compile({ variables: [numberSet(1, 'a', '3')] })
    expect(instantiateLabel(compiled, draw(compiled), '$f(\\variable{a})=$')).toBe('$f(3)=$')
  })

  it('fills in variables as an author types them', () => {
    const compiled = compile({ variables: [numberSet(1, 'a', '-3')] })
    expect(instantiateLabel(compiled, draw(compiled), 'at {a} s, $f({a})$')).toBe('at ${-3}$ s, $f(-3)$')
  })
})
