import type { Regrade } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { crossing, failureText, shownNumbers, statusOf, statusTitle, targetWords } from './regrade-words.ts'

const learner = { id: 1, firstName: 'Ada', lastName: 'Example', email: '', uid: '' }

function total(pointsBefore: number, pointsAfter: number, differing: object = {}) {
  const marks = { isTotalSetByHand: false, isExcused: false, hasOpenAppeal: false }
  return {
    learner,
    pointsBefore,
    pointsAfter,
    possibleBefore: 20,
    possibleAfter: 20,
    results: [],
    ...marks,
    ...differing,
  }
}

describe('the words of a regrade', () => {
  it('count who crosses a line in each direction, and nobody whose total is set by hand or who is excused', () => {
    const learners = [total(9, 10), total(10, 12), total(12, 3)]
    learners.push(total(0, 20, { isTotalSetByHand: true }), total(0, 20, { isExcused: true }))
    expect(crossing(learners, 50)).toEqual({ up: 1, down: 1 })
  })

  it('say why a regrade failed, and what helps', () => {
    const run = { done: 1200, total: 3000, undoOf: null }
    expect(failureText({ ...run, failure: null })).toBe('')
    expect(failureText({ ...run, failure: 'notWorkedOut' })).toContain('Try again.')
    expect(failureText({ ...run, failure: 'notAllChanged' })).toMatch(/^1,200 of 3,000 results are changed\./)
    expect(failureText({ ...run, failure: 'notAllChanged', undoOf: 7 })).toContain(
      'Regrade with the rules from before.',
    )
  })

  it('say what is marked how', () => {
    const rules = {
      problemRevisionId: 31,
      points: 4,
      creditRule: 'asMarked',
      questionRules: [{ questionKey: 2, creditRule: 'dropped' }],
    } as const
    const targets: [Regrade['targets'][number]] = [
      { itemKey: 1, position: 3, problemName: 'Sums', rules: { ...rules, questionRules: [...rules.questionRules] } },
    ]
    // Of the questions of this problem the first one was removed.
    const questions = [2, 3].map((questionKey) => ({ questionKey, label: '' }))
    const revisions = [{ id: 31, number: 5, createdAt: '2026-03-02T10:00:00Z' }]
    const [{ rules: standing, ...target }] = targets
    const item = { ...target, rules: standing, questions, revisions, problemId: 1, name: 'Sums', points: 6 }
    const numbers = shownNumbers([{ ...item, isDrawn: false, deliveredRevisionNumber: 4 }])
    expect(targetWords({ targets, undoOf: null }, numbers)).toBe(
      '3. Sums: marked by version 5, counts 4 points, question 1: does not count',
    )
    expect(statusOf({ status: 'applied', undoneBy: 9 })).toBe('Undone')
    expect(statusTitle({ status: 'applied', undoneBy: null, undoOf: null })).toBe('Regrade: applied')
    expect(statusTitle({ status: 'ready', undoneBy: null, undoOf: 8 })).toBe('Undoing of a regrade: not applied yet')
    expect(statusTitle({ status: 'applied', undoneBy: 9, undoOf: null })).toBe('Regrade: undone')
  })
})
