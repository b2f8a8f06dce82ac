// @vitest-environment jsdom
import type { AssessmentStatistics } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
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

const routes = [
  { path: '/courses/:groupId/groupAssignments/:groupAssessmentId/statistics', element: <StatisticsPage /> },
]
const path = '/courses/2/groupAssignments/3/statistics'
const beside = {
  'GET /api/groupAssessments/3': { id: 3, name: 'Exam' },
  'GET /api/groups/2': { id: 2, name: 'Calculus', roles: [], activities: [] },
}

function withTests(state: AssessmentStatistics['tests']['state'], q: number | null): AssessmentStatistics {
  const tests = q === null ? null : { fairness: { n: 60, p: q, variants: 5, q }, drawn: null }
  return {
    ...statistics,
    problems: statistics.problems.map((problem) => ({ ...problem, tests })),
    tests: { state, at: null },
  }
}

it.each([
  ['names', 0.002, 'Variants and drawn values have been tested. 1 thing stands out.'],
  ['says that there is nothing', 0.6, 'Variants and drawn values have been tested. Nothing stands out.'],
])('fills in by itself once the tests are done, %s and says so aloud', async (_, q, words) => {
  const answers = [withTests('pending', null), withTests('current', q)]
  await renderRoutes(routes, {
    path,
    signedIn: { id: 7 },
    api: {
      ...beside,
      'GET /api/groupAssessments/3/statistics': () => Response.json(answers.shift()),
    },
  })
  const status = await screen.findByText(/^Variants and drawn values are being tested on the newest work\./)
  expect(status.getAttribute('role')).toBe('status')
  expect(screen.queryByText(/^Nothing stands out in the work/)).toBeNull()
  expect([...document.querySelectorAll('p')].filter(({ textContent }) => textContent === '')).toEqual([])
  await waitFor(() => expect(status.textContent).toBe(words), { timeout: 20_000 })
  expect(screen.queryAllByRole('link', { name: /^2\. Square: Its variants were not equally hard/ })).toHaveLength(
    q < 0.05 ? 1 : 0,
  )
})

it('says nothing of tests that were done before the page was opened', async () => {
  await renderRoutes(routes, {
    path,
    signedIn: { id: 7 },
    api: { ...beside, 'GET /api/groupAssessments/3/statistics': withTests('current', 0.6) },
  })
  await screen.findByText('Nothing stands out in the work of 60 students.')
  expect(screen.queryByText(/have been tested/)).toBeNull()
})

it('says in words which fifth is empty, and why', async () => {
  await renderRoutes(routes, {
    path,
    signedIn: { id: 7 },
    api: { ...beside, 'GET /api/groupAssessments/3/statistics': statistics },
  })
  const problems = within(await screen.findByRole('table', { name: 'Problems' }))
  expect(problems.getByText('25 % · no students · 44 % · 50 % · 100 %')).toBeTruthy()
  expect(screen.getByText(/^A fifth has no students where many have the same total/)).toBeTruthy()
})

it('shows no totals before anybody has one', async () => {
  const total = { n: 0, mean: null, quartiles: null, histogram: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }
  const problems = statistics.problems.map((problem) => ({ ...problem, discrimination: null, fifths: null }))
  const held = { ...statistics, waiting: 60, total, problems }
  await renderRoutes(routes, {
    path,
    signedIn: { id: 7 },
    api: { ...beside, 'GET /api/groupAssessments/3/statistics': held },
  })
  const row = within(await screen.findByRole('row', { name: /Square/ }))
  expect(row.getByText('not known')).toBeTruthy()
  expect(screen.queryByText(/^mean of/)).toBeNull()
  expect(screen.getByText(/60 students wait for grading and have no total\. Whether/)).toBeTruthy()
})
