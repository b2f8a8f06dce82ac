// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../testing/render.tsx'
import { AssessmentLinks } from './assessment-links.tsx'

const base = '/courses/2/groupAssignments/3'

it.each([
  [`${base}/statistics/4`, 'Statistics'],
  [`${base}/paper/marks`, 'Paper'],
  [`${base}/settings`, 'Settings'],
  [base, 'View as a student'],
])('at %s, the current one is “%s” alone', async (path, name) => {
  await renderRoutes([{ path: '*', element: <AssessmentLinks groupId={2} groupAssessmentId={3} /> }], { path })
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual([name])
})
