import { describe, expect, it } from 'vitest'
import type { Question } from '../content/question.ts'
import { choice, multipleChoice, numeric, shortAnswer, symbolic, symbolicForm } from '../problem.fixtures.ts'
import { mark } from './mark-answer.fixtures.ts'
import { ruleSentences } from './marking.ts'
import { whyDetailsForLearner, whyForLearner } from './why.ts'

function why(question: Question, value: string, areAnswersReleased = false) {
  return whyForLearner(mark(question, value), { areAnswersReleased })
}

const joules = { unit: 'J', acceptsConversion: false, isOptional: false }
const figures = { kind: 'significantFigures', digits: 3, rule: 'exactly' } as const
const nearly = { kind: 'Unit', value: '0.05' } as const
const halves = { value: 50, unit: 50 }

// a is 3, b is −4, r is √2
it.each<readonly [string, Question, string, readonly string[]]>([
  ['another number', numeric('a'), '5', ['otherValue']],
  ['no unit', numeric('a', { unit: joules }), '3', ['unitMissing']],
  ['no unit and another number', numeric('a', { unit: joules }), '5', ['unitMissing', 'otherValue']],
  ['a unit of the same quantity', numeric('a', { unit: joules }), '0.003\\,kJ', ['otherUnit']],
  ['a unit of another quantity', numeric('a', { unit: joules }), '3\\,m', ['otherQuantity']],
  ['a unit that costs a part', numeric('a', { unit: joules, facets: halves }), '3', ['unitMissing']],
  ['too few digits', numeric('r', { precision: figures, tolerance: nearly }), '1.4', ['tooFewDigits']],
  ['too many digits', numeric('r', { precision: figures }), '1.4142', ['tooManyDigits']],
  ['a number in another form', numeric('c', { numberFormatType: 'Fraction' }), '0.375', ['otherNumberForm']],
  ['another expression', symbolic('ax'), '4x', ['notEqual']],
  ['an equal expression in another form', symbolicForm('(x+1)(x+2)'), 'x^2+3x+2', ['otherForm']],
  [
    'what its author gives a part for',
    numeric([
      ['a', 100],
      ['2a', 50],
    ] as const),
    '6',
    ['partOfThePoints'],
  ],
  [
    'a mistake that its author foresaw',
    numeric([
      ['a', 100],
      ['2a', 0],
    ] as const),
    '6',
    ['notEqual'],
  ],
  ['an item too few', numeric('[a;b]'), '[3]', ['listItems']],
  ['another choice', multipleChoice([choice(1, 'yes', 100), choice(2, 'no')]), '2', ['otherChoice']],
  ['an unsolved condition where a set is asked for', symbolic('[1,3)'), '2\\le2x<6', ['conditionForSet']],
  ['a set where alternatives are asked for', symbolic('x=1\\lor x=2'), '\\{1,2\\}', ['setForCondition']],
  ['a set where a membership is asked for', symbolic('x\\in\\{1,2\\}'), '\\{1,2\\}', ['setForCondition']],
  ['another condition where a set is asked for', symbolic('[1,3)'), '1\\le x<4', ['notEqual']],
  ['other words', shortAnswer('iron'), 'gold', ['otherText']],
  ['nothing', numeric('a'), '', ['blank']],
  ['the right answer', numeric('a'), '3', []],
])('says what was found of %s', (_, question, value, codes) => {
  expect(why(question, value)).toEqual(codes)
})

describe('what leads to the correct answer', () => {
  it.each([
    ['the other sign', numeric('a'), '-3', 'otherSign'],
    ['the other sign of a root', numeric('r', { tolerance: nearly }), '-1.41', 'otherSign'],
    ['a power of ten', numeric('a'), '3000', 'powerOfTen'],
    ['a power of ten in the right unit', numeric('a', { unit: joules }), '0.3\\,J', 'powerOfTen'],
    ['the key rounded to fewer digits', numeric('r', { precision: figures }), '1.4', 'tooFewDigits'],
    ['the key rounded to a digit', numeric('r', { precision: figures }), '1', 'tooFewDigits'],
  ])('is told only once answers are released: %s', (_, question, value, code) => {
    expect(why(question as Question, value)).toEqual(['otherValue'])
    expect(why(question as Question, value, true)).toEqual([code])
  })

  it.each([
    ['the other sign', symbolic('2ax'), '-6x', 'otherSign'],
    ['the other sign of a sum', symbolic('x-y'), 'y-x', 'otherSign'],
    ['the other sign behind an equals sign', symbolic('y=ax'), 'y=-3x', 'otherSign'],
    ['a power of ten', symbolic('2ax'), '0.6x', 'powerOfTen'],
    ['the other sign of an imaginary number', symbolic('ai'), '-3i', 'otherSign'],
    ['a power of ten of a complex number', symbolic('a+2i'), '30+20i', 'powerOfTen'],
    ['an end too many', symbolic('[1,3)'), '[1,3]', 'otherEnds'],
    ['an end too few, as a condition', symbolic('1\\le x<3'), '1<x<3', 'otherEnds'],
    ['an end too few of a named interval', symbolic('x\\in[1,3)'), 'x\\in(1,3)', 'otherEnds'],
  ])('is told of formulas only once answers are released: %s', (_, question, value, code) => {
    expect(why(question, value)).toEqual(['notEqual'])
    expect(why(question, value, true)).toEqual([code])
  })

  it.each([
    ['few digits that are not the first ones', '1.5', 'otherValue'],
    ['too many digits of a number beside the key', '1.4152', 'otherValue'],
    ['zero', '0', 'otherValue'],
  ])('says nothing of digits of %s', (_, value, code) => {
    expect(why(numeric('r', { precision: figures }), value, true)).toEqual([code])
  })

  it.each([
    ['another factor', symbolic('2ax'), '7x'],
    ['the conjugate', symbolic('a+2i'), '3-2i'],
    ['a number without its imaginary unit', symbolic('2i'), '2'],
    ['other ends', symbolic('[1,3)'), '[1,4)'],
    ['a point for another', symbolic('(1;3)'), '(3;1)'],
    ['another comparison', symbolic('x<3'), 'x>3'],
  ])('is no slip: %s', (_, question, value) => {
    expect(why(question, value, true)).toEqual(['notEqual'])
  })

  it('is no slip where both the value and its unit differ', () => {
    expect(why(numeric('a', { unit: joules }), '-3\\,kJ', true)).toEqual(['otherUnit', 'otherValue'])
  })
})

it('says something of every rule that takes points off, and nothing for a person who decided', () => {
  const unexplained = Object.keys(ruleSentences).filter((rule) =>
    ['incorrect', 'partial'].some(
      (verdict) => whyForLearner({ verdict, rule }, { areAnswersReleased: false }).length === 0,
    ),
  )
  expect(unexplained).toEqual([])
  expect(whyForLearner({ verdict: 'incorrect', rule: 'byPerson' }, { areAnswersReleased: true })).toEqual([])
  expect(whyForLearner({ verdict: 'needsPerson', rule: 'manual' }, { areAnswersReleased: true })).toEqual([])
})

describe('the figures behind a verdict', () => {
  const details = (question: Question, value: string, areAnswersReleased = true) =>
    whyDetailsForLearner(mark(question, value), { areAnswersReleased })
  const percent = { kind: 'Percentage', value: '2' } as const
  const twoPercent = { kind: 'percent', value: 2 }

  it.each<readonly [string, Question, string, object]>([
    [
      'within a percentage',
      numeric('a', { tolerance: percent }),
      '3.01',
      { typed: 3.01, key: 3, allowed: twoPercent, isWithin: true },
    ],
    [
      'beyond a percentage',
      numeric('a', { tolerance: percent }),
      '3.2',
      { typed: 3.2, key: 3, allowed: twoPercent, isWithin: false },
    ],
    [
      'beyond an amount',
      numeric('r', { tolerance: nearly }),
      '1.3',
      { typed: 1.3, key: expect.closeTo(Math.SQRT2), allowed: { kind: 'amount', value: 0.05 }, isWithin: false },
    ],
    ['where the very value counts', numeric('c'), '\\frac14', { typed: 0.25, key: 0.375, isWithin: false }],
    [
      'rounded as asked for',
      numeric('r', { precision: figures }),
      '1.41',
      { typed: 1.41, key: expect.closeTo(Math.SQRT2), isWithin: true, isRounded: true },
    ],
    [
      'in another unit',
      numeric('a', { unit: { ...joules, acceptsConversion: true }, tolerance: percent }),
      '0.00301\\,kJ',
      { typed: 3.01, key: 3, unit: 'J', allowed: twoPercent, isWithin: true },
    ],
  ])('have the own number in the rule: %s', (_, question, value, numbers) => {
    expect(details(question, value).numbers).toEqual(numbers)
    expect(details(question, value, false)).toEqual({ lost: [] })
  })

  it('are none beside an answer that its author foresaw, of another quantity, or in a list', () => {
    const foreseen = numeric([
      ['a', 100],
      ['2a', 50],
    ] as const)
    expect(details(foreseen, '6')).toEqual({ lost: [] })
    expect(details(numeric('a', { unit: joules }), '3\\,m')).toEqual({ lost: [] })
    expect(details(numeric('[a;b]'), '[3;4]')).toEqual({ lost: [] })
  })

  it('have what each missed side took off', () => {
    expect(details(numeric('a', { unit: joules, facets: halves }), '3', false)).toEqual({
      lost: [{ code: 'unitMissing', percent: 50 }],
    })
  })
})
