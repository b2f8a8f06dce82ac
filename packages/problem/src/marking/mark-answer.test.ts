import { describe, expect, it } from 'vitest'
import { doc, plainText } from '@isomorph/rich-text'
import type { NumericQuestion, Question } from '../content/question.ts'
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
import { markAnswer } from './mark-answer.ts'
import type { Marking } from './marking.ts'

const variables = [
  numberSet(1, 'a', '3'),
  numberSet(2, 'b', '-4'),
  calculated(3, 'c', '\\frac{a}{8}'),
  calculated(4, 'r', '\\sqrt{2}'),
  textSet(5, 'metal', 'iron'),
]

function mark(question: Question, value: string, mode: 'latex' | 'text' = 'latex'): Marking {
  const compiled = compile({ variables, ask: [question] })
  return markAnswer(compiled, draw(compiled), { questionKey: 1, value, mode })
}

type Row = readonly [answer: string, verdict: string, percent: number, remark: string]

function table(name: string, question: Question, rows: readonly Row[]): void {
  describe.each([name])('%s', () => {
    it.each(rows)('marks %s as %s (%i %%): %s', (answer, verdict, percent) => {
      expect(mark(question, answer)).toMatchObject({ verdict, percent })
    })
  })
}

const twoPercent = { kind: 'Percentage', value: '2' } as const
const threeFigures = { kind: 'significantFigures', digits: 3, rule: 'exactly' } as const

function withUnit(rest: Partial<NonNullable<NumericQuestion['unit']>> = {}): NumericQuestion {
  const unit = { unit: 'm/s^2', acceptsConversion: true, isOptional: false, ...rest }
  return numeric('\\frac{981}{100}', { unit, tolerance: twoPercent })
}

table('a number without tolerance', numeric('c'), [
  ['0.375', 'correct', 100, 'the decimal'],
  ['\\frac{3}{8}', 'correct', 100, 'the fraction'],
  ['\\frac38', 'correct', 100, 'the fraction as keyboards write it'],
  ['37.5\\%', 'correct', 100, 'the percentage'],
  ['3.75\\times10^{-1}', 'correct', 100, 'a power of ten'],
  ['\\frac{\\sqrt{9}}{8}', 'correct', 100, 'a number that has to be worked out'],
  ['x=0.375', 'correct', 100, 'a named number'],
  ['0.37500000000000000000000001', 'incorrect', 0, 'close is not equal'],
  ['0.38', 'incorrect', 0, 'a rounded number'],
  ['-0.375', 'incorrect', 0, 'the other sign'],
  ['', 'incorrect', 0, 'a blank earns nothing'],
  ['\\frac{3}{', 'unreadable', 0, 'half a fraction'],
  ['x', 'unreadable', 0, 'a letter is no number'],
  ['\\frac{3}{0}', 'unreadable', 0, 'a division by zero'],
])

table('a number that is no fraction', numeric('r', { tolerance: { kind: 'Unit', value: '0.005' } }), [
  ['\\sqrt{2}', 'correct', 100, 'the very number'],
  ['2^{\\frac{1}{2}}', 'correct', 100, 'another way to write it'],
  ['1.41', 'correct', 100, 'within the tolerance'],
  ['1.42', 'incorrect', 0, 'outside'],
])

table('an absolute tolerance, ends included', numeric('10', { tolerance: { kind: 'Unit', value: '0.1' } }), [
  ['9.9', 'correct', 100, 'the lower end'],
  ['10.1', 'correct', 100, 'the upper end'],
  ['10.1000000000000000000001', 'incorrect', 0, 'just outside'],
  ['9.8999999999999999999999', 'incorrect', 0, 'just outside'],
])

table('a percentage', numeric('1.5\\times10^{-19}', { tolerance: twoPercent }), [
  ['1.53\\times10^{-19}', 'correct', 100, 'the upper end'],
  ['1.47\\times10^{-19}', 'correct', 100, 'the lower end'],
  ['1.5\\times10^{-18}', 'incorrect', 0, 'one power of ten too high'],
  ['0', 'incorrect', 0, 'small numbers are not all the same'],
  ['1.5E-19', 'correct', 100, 'E notation'],
])

table('a percentage of zero', numeric('a-3', { tolerance: twoPercent }), [
  ['0', 'correct', 100, 'zero itself'],
  ['0.0001', 'incorrect', 0, 'two percent of nothing is nothing'],
])

table('three significant figures', numeric('1.234', { precision: threeFigures }), [
  ['1.23', 'correct', 100, 'rounded as asked for'],
  ['1.2289', 'incorrect', 0, 'rounds to it, but is written with five figures and is wrong'],
  ['1.234', 'incorrect', 0, 'too many figures'],
  ['1.2', 'incorrect', 0, 'too few figures'],
  ['1.24', 'incorrect', 0, 'rounded the wrong way'],
  ['1.23\\times10^{0}', 'correct', 100, 'the mantissa counts'],
])

table('at least three significant figures', numeric('1.234', { precision: { ...threeFigures, rule: 'atLeast' } }), [
  ['1.23', 'correct', 100, 'as few as allowed'],
  ['1.234', 'correct', 100, 'more figures'],
  ['1.2289', 'incorrect', 0, 'more figures must be right ones'],
  ['1.2', 'incorrect', 0, 'too few'],
])

table('figures of whole numbers', numeric('1540', { precision: { ...threeFigures, digits: 2 } }), [
  ['1500', 'correct', 100, 'may be meant with two figures'],
  ['1.5\\times10^{3}', 'correct', 100, 'is meant with two figures'],
  ['1540', 'incorrect', 0, 'has three'],
])

table('two decimal places', numeric('2.345', { precision: { kind: 'decimalPlaces', digits: 2, rule: 'exactly' } }), [
  ['2.35', 'correct', 100, 'half away from zero'],
  ['2.34', 'correct', 100, 'half to even'],
  ['2.345', 'incorrect', 0, 'three places'],
  ['2.3', 'incorrect', 0, 'one place'],
  ['2.36', 'incorrect', 0, 'wrong'],
])

table(
  'a precision with a weight of its own',
  numeric('1.234', { precision: threeFigures, tolerance: twoPercent, facets: { value: 3, precision: 1 } }),
  [
    ['1.23', 'correct', 100, 'both'],
    ['1.234', 'partial', 75, 'the value alone'],
    ['9.99', 'incorrect', 0, 'figures of a wrong value are worth nothing'],
  ],
)

table('a unit', withUnit(), [
  ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', 'correct', 100, 'as the key has it'],
  ['9.81\\frac{m}{s^2}', 'correct', 100, 'as a fraction in italics'],
  ['9.81\\,\\mathrm{m}\\cdot\\mathrm{s}^{-2}', 'correct', 100, 'with a negative power'],
  ['981\\,\\mathrm{cm}/\\mathrm{s}^2', 'correct', 100, 'converted'],
  ['35.3\\,\\mathrm{km}/\\mathrm{h}/\\mathrm{s}', 'correct', 100, 'converted from afar'],
  ['9.81\\,\\mathrm{m}/\\mathrm{s}', 'incorrect', 0, 'the unit of a velocity'],
  ['9.81', 'incorrect', 0, 'no unit'],
  ['981\\,\\mathrm{m}/\\mathrm{s}^2', 'incorrect', 0, 'the number of another unit'],
  ['\\mathrm{m}/\\mathrm{s}^2', 'unreadable', 0, 'no number'],
  ['0\\,\\mathrm{V}', 'incorrect', 0, 'zero has a unit'],
])

table('the very unit', withUnit({ acceptsConversion: false }), [
  ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', 'correct', 100, 'the same'],
  ['981\\,\\mathrm{cm}/\\mathrm{s}^2', 'incorrect', 0, 'another'],
])

table('a unit that may be left out', withUnit({ isOptional: true }), [
  ['9.81', 'correct', 100, 'left out'],
  ['9.81\\,\\mathrm{m}/\\mathrm{s}', 'incorrect', 0, 'a wrong one is still wrong'],
])

table('a unit with a weight', { ...withUnit({ isOptional: true }), facets: { value: 4, unit: 1 } }, [
  ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', 'correct', 100, 'both'],
  ['9.81', 'partial', 80, 'the value alone'],
  ['9.81\\,\\mathrm{kg}', 'partial', 80, 'the value with a wrong unit'],
  ['5\\,\\mathrm{m}/\\mathrm{s}^2', 'partial', 20, 'the unit alone'],
])

table('a required format', numeric('c', { numberFormatType: 'Fraction' }), [
  ['\\frac{3}{8}', 'correct', 100, 'a fraction'],
  ['0.375', 'incorrect', 0, 'the right number, not a fraction'],
])

table('a complex number', numeric('a-4i', { numberFormatType: 'ComplexRectangularI' }), [
  ['3-4i', 'correct', 100, 'as expected'],
  ['-4i+3', 'correct', 100, 'the other way round'],
  ['3+4i', 'incorrect', 0, 'the conjugate'],
  ['5e^{-0.927i}', 'incorrect', 0, 'not rectangular'],
])

table('a complex number within a tolerance', numeric('a-4i', { tolerance: twoPercent }), [
  ['5e^{-0.927i}', 'correct', 100, 'polar'],
  ['5\\angle -53.1^{\\circ}', 'correct', 100, 'with an angle in degrees'],
  ['5e^{0.927i}', 'incorrect', 0, 'the conjugate'],
])

table('several answers', numeric(['a', ['-a', 50], ['2a', 0]], {}), [
  ['3', 'correct', 100, 'the first'],
  ['-3', 'partial', 50, 'partial credit'],
  ['6', 'incorrect', 0, 'a foreseen mistake'],
])

table('a list in any order', numeric('[1;a;b]'), [
  ['[1;3;-4]', 'correct', 100, 'as it stands'],
  ['[-4;1;3]', 'correct', 100, 'in another order'],
  ['1;3;-4', 'correct', 100, 'without brackets'],
  ['[1;3]', 'incorrect', 0, 'one missing'],
  ['[1;3;-4;-4]', 'incorrect', 0, 'one too many'],
  ['[1;1;3]', 'incorrect', 0, 'one twice'],
])

table('a list in order', numeric('[1;a;b]', { isListOrdered: true }), [
  ['[1;3;-4]', 'correct', 100, 'in order'],
  ['[3;1;-4]', 'incorrect', 0, 'in another order'],
])

table('a list with tolerance', numeric('[1;1.05]', { tolerance: { kind: 'Unit', value: '0.05' } }), [
  ['[1.04;1]', 'correct', 100, 'each item finds a partner'],
  ['[1.04;1.1]', 'correct', 100, 'the first item takes the partner that is left'],
  ['[1.2;1]', 'incorrect', 0, 'one has none'],
])

table('an expression', symbolic('ax^2+bx'), [
  ['3x^2-4x', 'correct', 100, 'as the key has it'],
  ['x\\left(3x-4\\right)', 'correct', 100, 'factored'],
  ['3x^2+4x', 'incorrect', 0, 'a wrong sign'],
  ['3x^2-4y', 'incorrect', 0, 'another letter'],
  ['3x^2-', 'unreadable', 0, 'not finished'],
])

table('an expression with a root', symbolic('rx'), [
  ['\\sqrt{2}x', 'correct', 100, 'a calculated value keeps its root'],
  ['1.41421x', 'incorrect', 0, 'a decimal is not the root'],
])

table('an expression within a tolerance', symbolic('rx', { tolerance: twoPercent }), [
  ['1.41x', 'correct', 100, 'rounded'],
  ['1.2x', 'incorrect', 0, 'too far off'],
])

table('the form of the key', symbolicForm('\\left(x-a\\right)\\left(x+b\\right)'), [
  ['\\left(x-3\\right)\\left(x-4\\right)', 'correct', 100, 'as the key has it'],
  ['\\left(x-4\\right)\\left(x-3\\right)', 'correct', 100, 'in another order'],
  ['\\left(-3+x\\right)\\left(x-4\\right)', 'correct', 100, 'terms in another order'],
  ['x^2-7x+12', 'incorrect', 0, 'multiplied out'],
  ['\\left(x-3\\right)\\left(x+4\\right)', 'incorrect', 0, 'another value'],
])

table('a factored form', symbolicForm('x^2-9', { form: 'factored', facets: { value: 1, form: 1 } }), [
  ['\\left(x-3\\right)\\left(x+3\\right)', 'correct', 100, 'factored'],
  ['x^2-9', 'partial', 50, 'the right value alone'],
  ['\\left(x-3\\right)\\left(x+2\\right)', 'incorrect', 0, 'the form of a wrong value is worth nothing'],
])

table('lowest terms', symbolicForm('\\frac{a}{4}+\\frac{a}{4}', { form: 'lowestTerms' }), [
  ['\\frac{3}{2}', 'correct', 100, 'reduced'],
  ['\\frac{6}{4}', 'incorrect', 0, 'not reduced'],
])

table('one choice', multipleChoice([choice(1, 'x', 100), choice(2, 'y'), choice(3, 'z', 50)]), [
  ['1', 'correct', 100, 'the right one'],
  ['3', 'partial', 50, 'half right'],
  ['2', 'incorrect', 0, 'wrong'],
  ['1;2', 'unreadable', 0, 'two where one is asked for'],
  ['9', 'unreadable', 0, 'no such choice'],
  ['x', 'unreadable', 0, 'no key'],
])

const four = [choice(1, 'a', 100), choice(2, 'b', 100), choice(3, 'c'), choice(4, 'd')]

table('several choices, all or nothing', multipleChoice(four, { isMultiple: true }), [
  ['1;2', 'correct', 100, 'both'],
  ['2;1', 'correct', 100, 'in any order'],
  ['1', 'incorrect', 0, 'one missing'],
  ['1;2;3', 'incorrect', 0, 'one too many'],
])

table('several choices, a share per decision', multipleChoice(four, { isMultiple: true, creditRule: 'perChoice' }), [
  ['1;2', 'correct', 100, 'all four decisions'],
  ['1', 'partial', 75, 'three of four'],
  ['3;4', 'incorrect', 0, 'none'],
])

table('several choices, right minus wrong', multipleChoice(four, { isMultiple: true, creditRule: 'rightMinusWrong' }), [
  ['1', 'partial', 50, 'one of two'],
  ['1;2;3', 'partial', 50, 'two less one'],
  ['3;4', 'incorrect', 0, 'never below nothing'],
])

table('a short answer', shortAnswer(['Iron', ['{metal} oxide', 40]]), [
  ['iron', 'correct', 100, 'other capitals'],
  ['  IRON ', 'correct', 100, 'spaces around it'],
  ['i\u200bron', 'correct', 100, 'what cannot be seen does not count'],
  ['irons', 'incorrect', 0, 'an extra letter'],
  ['iron  oxide', 'partial', 40, 'a text with a variable'],
])

table('a short answer to the letter', shortAnswer('pH', { ignoresCase: false }), [
  ['pH', 'correct', 100, 'as it is'],
  ['PH', 'incorrect', 0, 'other capitals'],
])

table('a short answer for a person', shortAnswer('', { marking: 'manual' }), [
  ['Because.', 'needsPerson', 0, 'somebody reads it'],
  ['  ', 'incorrect', 0, 'a blank needs nobody'],
])

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

  it('is plain JSON', () => {
    const marking = mark(withUnit(), '9.81\\,\\mathrm{m}/\\mathrm{s}^2')
    expect(JSON.parse(JSON.stringify(marking))).toEqual(marking)
  })
})

describe('follow-through', () => {
  const second = numeric('2x', {
    questionKey: 2,
    followThrough: { uses: [{ questionKey: 1, variableName: 'x' }], percent: 80 },
  })
  const compiled = compile({
    variables: [numberSet(1, 'a', '5'), calculated(2, 'x', 'a+1')],
    ask: [numeric('x'), second],
  })
  const variant = draw(compiled)
  const follow = (first: string, value: string): Marking =>
    markAnswer(compiled, variant, { questionKey: 2, value }, { answers: [{ questionKey: 1, value: first }] })

  it('gives part of the credit for what follows from a wrong answer', () => {
    expect(follow('7', '14')).toMatchObject({ verdict: 'partial', percent: 80, rule: 'followThrough' })
  })

  it('gives full credit for the right answer whatever came before', () => {
    expect(follow('7', '12')).toMatchObject({ verdict: 'correct', percent: 100 })
  })

  it('gives nothing for what does not follow', () => {
    expect(follow('7', '15').percent).toBe(0)
    expect(follow('x+', '14').percent).toBe(0)
  })
})
