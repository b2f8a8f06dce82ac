import { describe, expect, it } from 'vitest'
import { doc, plainText } from '@isomorph/rich-text'
import type { NumericQuestion } from '../question-types/numeric/content.ts'
import { numeric, symbolic } from '../problem.fixtures.ts'
import { mark } from './mark-answer.fixtures.ts'

const twoPercent = { kind: 'Percentage', value: '2' } as const
function withUnit(rest: Partial<NonNullable<NumericQuestion['unit']>> = {}): NumericQuestion {
  const unit = { unit: 'm/s^2', acceptsConversion: true, isOptional: false, ...rest }
  return numeric('\\frac{981}{100}', { unit, tolerance: twoPercent })
}

describe('what comes with a marking', () => {
  it('says how the answer was read', () => {
    expect(mark(symbolic('x'), '\\frac12x').reading).toBe('\\frac{1}{2}x')
  })

  it('says where a wrong expression differs', () => {
    expect(mark(symbolic('x^2'), '2x').witness).toHaveProperty('x')
  })

  it('gives each facet with its weight', () => {
    const { facets } = mark({ ...withUnit({ isOptional: true }), facets: { value: 4, unit: 1 } }, '9.81')
    expect(facets).toEqual([
      { facet: 'value', isMet: true, weight: 80, message: 'The value is right.' },
      { facet: 'unit', isMet: false, weight: 20, message: 'The unit is missing or not the right one.' },
    ])
  })

  it('fills in the feedback of the answer that matched', () => {
    const answers = [
      { id: 1, formula: 'a', percentCorrect: 100 },
      { id: 2, formula: '-a', percentCorrect: 0, feedback: doc('Mind the sign: not $-\\variable{a}$.') },
    ]
    const question = numeric('a', { answerSets: [{ id: 1, answers }], feedback: { incorrect: doc('No.') } })
    expect(plainText(mark(question, '-3').feedback ?? doc())).toBe('Mind the sign: not -3.')
    expect(plainText(mark(question, '7').feedback ?? doc())).toBe('No.')
    expect(mark(question, '3').feedback).toBeUndefined()
  })

  it('uses the first set whose condition holds', () => {
    const answerSets = [
      { id: 1, condition: 'a<0', answers: [{ id: 1, formula: '1', percentCorrect: 100 }] },
      { id: 2, condition: 'a=3', answers: [{ id: 1, formula: '2', percentCorrect: 100 }] },
      { id: 3, answers: [{ id: 1, formula: '3', percentCorrect: 100 }] },
    ]
    expect(['1', '2', '3'].map((value) => mark(numeric('1', { answerSets }), value).percent)).toEqual([0, 100, 0])
  })

  it('hands a question with a broken key to a person', () => {
    expect(mark(numeric('\\frac{1}{a-3}'), '5')).toMatchObject({
      verdict: 'needsPerson',
      rule: 'authoringError',
      error: { code: 'DivideByZeroError', title: 'Divide by Zero' },
    })
  })

  it('hands a condition that cannot be evaluated to a person', () => {
    const answers = [{ id: 1, formula: '1', percentCorrect: 100 }]
    const answerSets = [
      { id: 1, condition: '\\frac{1}{a-3}>0', answers },
      { id: 2, answers },
    ]
    expect(mark(numeric('1', { answerSets }), '1')).toMatchObject({
      verdict: 'needsPerson',
      error: { code: 'UnableToEvaluateConditionals' },
    })
  })

  it('refuses a sum of units that do not measure the same', () => {
    expect(mark(withUnit(), '9\\,\\mathrm{m}+1\\,\\mathrm{s}').error).toMatchObject({ code: 'UnitParseError' })
  })

  it('takes no complex number where a real one is asked for', () => {
    expect(mark(numeric('2', { numberFormatType: 'Number' }), '2+3i').error).toMatchObject({
      code: 'ComplexNumberFormatAsRealError',
    })
  })

  it('hands what would take too long to a person', () => {
    expect(mark(numeric('2'), '1234567^{7654321}')).toMatchObject({
      verdict: 'needsPerson',
      error: { code: 'RequestTimedOut' },
    })
  })

  it('compares with a key that can be read in two ways as it was read before', () => {
    const question = symbolic([
      ['x2+1', 100],
      ['x+1', 50],
    ])
    expect([mark(question, '2x+1').percent, mark(question, 'x+1').percent]).toEqual([100, 50])
  })

  it('is plain JSON', () => {
    const marking = mark(withUnit(), '9.81\\,\\mathrm{m}/\\mathrm{s}^2')
    expect(JSON.parse(JSON.stringify(marking))).toEqual(marking)
  })
})
