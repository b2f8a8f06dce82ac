// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../testing/render.tsx'
import { ScoresPage } from './scores-page.tsx'

const ada = {
  learner: { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' },
  status: 'InProgress',
  possible: 10,
  points: 0,
  overridePoints: null,
  computedPoints: 0,
  percent: 0,
  pending: 0,
  toGrade: 0,
  daysLate: 0,
  override: null,
  problemsSetByHand: 0,
}

async function renderScores(score: object) {
  const path = '/courses/2/groupAssignments/3/scores'
  const routes = [{ path: '/courses/:groupId/groupAssignments/:groupAssessmentId/scores', element: <ScoresPage /> }]
  await renderRoutes(routes, {
    path,
    signedIn: { id: 1 },
    api: {
      'GET /api/groupAssessments/3': { id: 3, name: 'Parabolas', points: 10 },
      'GET /api/groups/2': { id: 2, name: 'Calculus', roles: [], activities: [] },
      'GET /api/groupAssessments/3/scores': [{ ...ada, ...score }],
    },
  })
}

it.each([
  ['a mark for identical answers as one', { pending: 2, toGrade: 1 }, '1 to grade'],
  ['an appeal against a mark', { pending: 0, toGrade: 1 }, '1 to grade'],
  ['what the evaluator has still to mark', { pending: 2, toGrade: 0 }, '2 to grade'],
])('counts %s', async (_, counts, words) => {
  await renderScores(counts)
  expect(await screen.findByText(words)).toBeDefined()
})

it('shows no points of whoever is excused', async () => {
  await renderScores({ status: 'Excused', points: 4, computedPoints: 4, percent: 40 })
  const row = await screen.findByRole('row', { name: /Example, Ada/ })
  expect(within(row).getByRole('cell', { name: '–' })).toBeDefined()
  expect(within(row).queryByText('4')).toBeNull()
})
