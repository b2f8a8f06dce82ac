import { describe, expect, it } from 'vitest'
import type { Question } from '../content/question.ts'
import { choice, multipleChoice, numeric, shortAnswer, symbolic, symbolicForm } from '../problem.fixtures.ts'
import { mark } from './mark-answer.fixtures.ts'
import { ruleSentences } from './marking.ts'
import { whyForLearner } from './why.ts'

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
  ])('is told only once answers are released: %s', (_, question, value, code) => {
    expect(why(question as Question, value)).toEqual(['otherValue'])
    expect(why(question as Question, value, true)).toEqual([code])
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
