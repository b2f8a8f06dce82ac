import { describe, expect, it } from 'vitest'
import type { Override } from '@isomorph/contract'
import { everyLearner, filterLearners } from './learner-filter.ts'

function learner(id: number, firstName: string, lastName: string) {
  return { id, firstName, lastName, email: `${firstName}@example.edu`.toLowerCase(), uid: `u${id}` }
}

const setPoints: Override = {
  id: 1,
  kind: 'percent',
  value: 50,
  points: 5,
  reason: 'Oral exam.',
  learnerNote: '',
  by: learner(9, 'Grace', 'Grader'),
  at: '2026-11-23T15:05:00Z',
}
const waiver: Override = { ...setPoints, kind: 'noLatePenalty', value: null, points: null }

const ada = { learner: learner(1, 'Ada', 'Example'), daysLate: 0, pending: 1, toGrade: 1, override: null, cells: [] }
const ben = {
  learner: learner(2, 'Ben', 'Sample'),
  daysLate: 2,
  pending: 0,
  toGrade: 0,
  override: setPoints,
  cells: [],
}

describe('the learners of a grid', () => {
  it('match when every word typed is found', () => {
    expect(filterLearners([ada, ben], { ...everyLearner, keywords: 'exa ada' })).toEqual([ada])
    expect(filterLearners([ada, ben], { ...everyLearner, keywords: 'ada sample' })).toEqual([])
  })

  it('match by a name as the grid prints it, with its marks or without', () => {
    const chloe = { ...ada, learner: learner(3, 'Chloé', 'Müller') }
    for (const keywords of ['muller, chloe', 'Müller, Chloé'])
      expect(filterLearners([ada, chloe], { ...everyLearner, keywords })).toEqual([chloe])
  })

  it('can be narrowed to late work, to what needs grading and to overridden scores', () => {
    expect(filterLearners([ada, ben], { ...everyLearner, isLateOnly: true })).toEqual([ben])
    expect(filterLearners([ada, ben], { ...everyLearner, needsPersonOnly: true })).toEqual([ada])
    const appealing = { ...ben, toGrade: 1 }
    expect(filterLearners([appealing], { ...everyLearner, needsPersonOnly: true })).toEqual([appealing])
    expect(filterLearners([ada, ben], { ...everyLearner, isOverriddenOnly: true })).toEqual([ben])
  })

  it('can be narrowed to points set by hand and to waivers, of the total or of one problem', () => {
    const byProblem = { ...ada, cells: [{ override: null }, { override: setPoints }] }
    const waived = { ...ada, cells: [{ override: waiver }] }
    const everyone = [ada, ben, byProblem, waived]
    expect(filterLearners(everyone, { ...everyLearner, isOverriddenOnly: true })).toEqual([ben, byProblem])
    expect(filterLearners(everyone, { ...everyLearner, isWaivedOnly: true })).toEqual([waived])
  })
})
