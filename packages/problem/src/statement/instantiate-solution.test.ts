import { describe, expect, it } from 'vitest'
import { doc, plainText } from '@isomorph/rich-text'
import type { Question } from '../content/question.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import {
  calculated,
  choice,
  compile,
  draw,
  multipleChoice,
  numberSet,
  numeric,
  shortAnswer,
  symbolic,
  symbolicForm,
  textSet,
} from '../problem.fixtures.ts'
import { instantiateSolution } from './instantiate-solution.ts'

const variables = [
  numberSet(1, 'a', '3'),
  numberSet(2, 'b', '-4'),
  calculated(3, 'r', '\\sqrt{2}'),
  textSet(4, 'metal', 'iron'),
]

const figures = { kind: 'significantFigures', digits: 3, rule: 'exactly' } as const
const unit = { unit: 'm/s', acceptsConversion: true, isOptional: false }
const tolerance = { kind: 'Percentage', value: '1' } as const

const cases: readonly (readonly [Question, string])[] = [
  [numeric('\\frac{a}{8}'), '0.375'],
  [numeric('\\frac{a}{7}'), '\\frac{3}{7}'],
  [numeric('\\frac{a}{7}', { tolerance }), '0.428571'],
  [numeric('\\frac{a}{7}', { tolerance: { kind: 'Unit', value: '0.000001' } }), '\\frac{3}{7}'],
  [numeric('\\frac{a}{7}', { numberFormatType: 'Number', tolerance }), '0.428571'],
  [numeric('r', { tolerance }), '1.41421'],
  [numeric('2.5', { precision: figures }), '2.50'],
  [numeric('25a', { unit }), '75\\,\\mathrm{m/s}'],
  [numeric('[a;b]'), '\\left[3;-4\\right]'],
  [numeric('a+bi', { numberFormatType: 'ComplexRectangularI' }), '3-4i'],
  [numeric('1500', { numberFormatType: 'SciNotation' }), '1.5\\times10^{3}'],
  [numeric('0', { numberFormatType: 'SciNotation' }), '0\\times10^{0}'],
  // Larger and smaller than any double.
  [numeric('10^{400}'), '1\\times10^{400}'],
  [numeric('10^{-400}'), '1\\times10^{-400}'],
  [numeric('3.2\\cdot10^{-19}'), '3.2\\times10^{-19}'],
  [numeric('\\frac{6.4\\cdot10^{-19}}{2}', { precision: figures }), '3.20\\times10^{-19}'],
  [numeric('\\frac{r}{10^{8}}', { tolerance }), '1.41421\\times10^{-8}'],
  [numeric('6.02214076\\cdot10^{23}'), '6.02214076\\times10^{23}'],
  [numeric('0'), '0'],
  [numeric('0.00025'), '0.00025'],
  [numeric('1500000000'), '1500000000'],
  [numeric('0.125', { numberFormatType: 'Percentage' }), '12.5\\%'],
  [numeric('1250', { numberFormatType: 'USDollar' }), '\\$1{,}250.00'],
]

describe('instantiateSolution', () => {
  it.each(cases)('shows the key of case %# so that it would itself be right', (question, latex) => {
    const compiled = compile({ variables, ask: [question] })
    const variant = draw(compiled)
    const { answers } = instantiateSolution(compiled, variant)
    expect(answers[1]?.[0]?.latex).toBe(latex)
    expect(markAnswer(compiled, variant, { questionKey: 1, value: latex }).percent).toBe(100)
  })

  it('shows keys of expressions with the values put in', () => {
    const compiled = compile({ variables, ask: [symbolic('ax^2+b'), symbolic('rx', { questionKey: 2 })] })
    const { answers } = instantiateSolution(compiled, draw(compiled))
    expect([answers[1]?.[0]?.latex, answers[2]?.[0]?.latex]).toEqual(['3x^{2}-4', '\\sqrt{2}x'])
  })

  it('shows a sum of fractions as the fraction that is asked for', () => {
    const compiled = compile({ variables, ask: [symbolicForm('\\frac{a}{4}+\\frac{1}{4}', { form: 'lowestTerms' })] })
    expect(instantiateSolution(compiled, draw(compiled)).answers[1]?.[0]?.latex).toBe('1')
  })

  it('fills in the solution, accepted texts and right choices', () => {
    const compiled = compile({
      variables,
      solution: doc('Because a is {{a}}.'),
      ask: [
        shortAnswer(['{metal}', ['rust', 0]]),
        multipleChoice([choice(1, 'no'), choice(2, '{{a}}', 100)], { questionKey: 2 }),
      ],
    })
    const { solution, answers } = instantiateSolution(compiled, draw(compiled))
    expect(plainText(solution)).toBe('Because a is 3.')
    expect(answers[1]).toEqual([{ text: 'iron', percentCorrect: 100 }])
    expect(answers[2]).toEqual([{ choice: { choiceKey: 2, content: doc('3') }, percentCorrect: 100 }])
  })
})
