import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditAsMarked, creditGiven, creditRuleOf, percentWithCredit, type CreditRule } from './credit.ts'
import { percentOfProblem } from './scoring.ts'

const questions = [
  { questionKey: 1, points: 3, percent: 0, isAnswered: true },
  { questionKey: 2, points: 1, percent: 50, isAnswered: false },
]

describe('percentWithCredit', () => {
  it.each<[string, CreditRule, Record<number, CreditRule>, number]>([
    ['what was marked', 'asMarked', {}, 12.5],
    ['everything for everybody', 'fullCredit', {}, 100],
    ['everything for what was answered', 'fullCreditIfAnswered', {}, 87.5],
    ['nothing for what is dropped', 'dropped', {}, 0],
    ['a rule of one question', 'asMarked', { 1: 'fullCredit' }, 87.5],
    ['the others where one is dropped', 'asMarked', { 1: 'dropped' }, 50],
    ['nothing where all are dropped', 'asMarked', { 1: 'dropped', 2: 'dropped' }, 0],
  ])('gives %s', (_name, rule, own, percent) => {
    expect(percentWithCredit(questions, { rule, questions: own })).toBe(percent)
  })

  it('is the percent of the problem where nothing was decided', () => {
    const question = fc.record({
      questionKey: fc.integer({ min: 1, max: 9 }),
      points: fc.integer({ min: 0, max: 5 }),
      percent: fc.integer({ min: 0, max: 100 }),
      isAnswered: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(question), (many) => {
        expect(percentWithCredit(many, creditAsMarked)).toBe(percentOfProblem(many))
      }),
    )
  })

  it('says what an answer counts in place of its mark', () => {
    const given = (rule: CreditRule, isAnswered: boolean) =>
      creditGiven({ rule, questions: {} }, { questionKey: 1, isAnswered })
    expect(given('asMarked', true)).toBeUndefined()
    expect([given('fullCreditIfAnswered', true), given('fullCreditIfAnswered', false)]).toEqual(['full', undefined])
    expect([given('fullCredit', false), given('dropped', true)]).toEqual(['full', 'dropped'])
  })

  it('takes the rule of the problem before those of questions', () => {
    expect(creditRuleOf({ rule: 'fullCredit', questions: { 1: 'dropped' } }, 1)).toBe('fullCredit')
    expect(creditRuleOf({ rule: 'asMarked', questions: { 1: 'dropped' } }, 2)).toBe('asMarked')
  })
})
