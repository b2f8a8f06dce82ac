import { describe, expect, it } from 'vitest'
import { everyLearner, filterLearners } from './learner-filter.ts'

function learner(id: number, firstName: string, lastName: string) {
  return { id, firstName, lastName, email: `${firstName}@example.edu`.toLowerCase(), uid: `u${id}` }
}

const ada = { learner: learner(1, 'Ada', 'Example'), daysLate: 0, pending: 1, overridePoints: null }
const ben = { learner: learner(2, 'Ben', 'Sample'), daysLate: 2, pending: 0, overridePoints: 5 }

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
    expect(filterLearners([ada, ben], { ...everyLearner, isOverriddenOnly: true })).toEqual([ben])
  })
})
