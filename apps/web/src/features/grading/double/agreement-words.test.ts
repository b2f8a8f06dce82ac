import type { QuestionAgreement } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { adviceOf, progressWords, ruleWords } from './agreement-words.ts'

const agreement: QuestionAgreement = {
  itemKey: 1,
  questionKey: 2,
  problemName: 'Energy',
  position: 1,
  share: 20,
  mostDifference: 10,
  waiting: 0,
  apart: 0,
  n: 40,
  within: 38,
  meanDifference: 3,
  kappa: { value: 0.9, low: 0.8, high: 0.95, n: 40 },
  intraclass: null,
  items: [],
  graders: [],
}

describe('words about agreement', () => {
  it('say which answers two people mark', () => {
    expect(ruleWords(agreement)).toContain('20 % of the answers are marked by two people')
    expect(ruleWords({ share: 0, mostDifference: 10 })).toBe('No more answers are marked by two people.')
  })

  it('say what waits, and only that', () => {
    expect(progressWords(agreement)).toBe('40 answers were marked by two people, 38 of them alike enough.')
    expect(progressWords({ ...agreement, n: 1, within: 0, waiting: 1, apart: 2 })).toBe(
      '1 answer was marked by two people, 0 of them alike enough. 1 answer waits for a second mark. 2 answers wait for a decision between two marks.',
    )
  })

  it('advise nothing before there are twenty answers, and nothing to do where people agree', () => {
    expect(adviceOf({ ...agreement, n: 19 })).toEqual([])
    expect(adviceOf(agreement)).toEqual(['People agree well. Nothing needs to be done.'])
  })

  it('name the item and the person that differ', () => {
    const kappa = { value: 0.2, low: 0, high: 0.4, n: 40 }
    const items = [{ id: 1, text: 'Names the principle', alike: 25, n: 40, kappa }]
    const graders = [
      { grader: 'Ada', n: 40, above: { value: -6, low: -9, high: -3, n: 40 } },
      { grader: 'Ben', n: 40, above: { value: 1, low: -1, high: 3, n: 40 } },
    ]
    expect(adviceOf({ ...agreement, items, graders })).toEqual([
      'People choose “Names the principle” differently. Say in the rubric what it takes.',
      'Ada gives 6.0 percentage points less than the others (3.0 to 9.0). Look at some answers together.',
    ])
  })
})
