// @vitest-environment jsdom
import type { AssessmentStatistics } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../testing/render.tsx'
import { StatisticsPage } from './statistics-page.tsx'

const statistics: AssessmentStatistics = {
  attempt: 'counting',
  hasRepeats: false,
  at: '2026-03-02T10:00:00Z',
  finished: 60,
  waiting: 0,
  total: { n: 60, mean: { value: 58, low: 51, high: 64, n: 60 }, quartiles: [50, 50, 75], histogram: [] },
  reliability: null,
  problems: [
    {
      itemKey: 2,
      position: 2,
      name: 'Square',
      points: 4,
      isBonus: false,
      isDrawn: false,
      n: 60,
      difficulty: { value: 0.5, low: 0.38, high: 0.62, n: 60 },
      discrimination: { value: 0.3, low: 0.1, high: 0.5, n: 60 },
      fifths: [0.25, null, 0.44, 0.5, 1].map((mean) => ({ n: mean === null ? 0 : 15, mean })),
      alphaWithout: null,
      time: null,
      tests: null,
    },
  ],
  tests: { state: 'current', at: null },
}

it('says in words which fifth is empty, and why', async () => {
  await renderRoutes(
    [{ path: '/courses/:groupId/groupAssignments/:groupAssessmentId/statistics', element: <StatisticsPage /> }],
    {
      path: '/courses/2/groupAssignments/3/statistics',
      signedIn: { id: 7 },
      api: {
        'GET /api/groupAssessments/3': { id: 3, name: 'Exam' },
        'GET /api/groups/2': { id: 2, name: 'Calculus', roles: [], activities: [] },
        'GET /api/groupAssessments/3/statistics': statistics,
      },
    },
  )
  const problems = within(await screen.findByRole('table', { name: 'Problems' }))
  expect(problems.getByText('25 % · no students · 44 % · 50 % · 100 %')).toBeTruthy()
  expect(screen.getByText(/^A fifth has no students where many have the same total/)).toBeTruthy()
})
