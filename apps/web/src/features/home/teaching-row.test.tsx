// @vitest-environment jsdom
import type { GroupAssessmentSummary } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { TeachingRow } from './teaching-row.tsx'

const homework: GroupAssessmentSummary = {
  id: 4,
  groupId: 2,
  name: 'Homework',
  isPublished: true,
  state: 'closed',
  opensAt: null,
  dueAt: '2026-01-09T22:00:00.000Z',
  closesAt: null,
  timeLimitMinutes: null,
  problemCount: 1,
  points: 4,
  isDeleted: false,
  own: null,
  counts: { learners: 8, started: 7, finished: 7, needsPerson: 5, lateWork: 0 },
}

it('leads from what waits to the queue of graders, and from its name to the results', async () => {
  await renderComponent(<TeachingRow item={homework} courseName="Calculus" />)
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(address('5 to grade')).toBe('/courses/2/groupAssignments/4/grading')
  expect(address('Homework')).toBe('/courses/2/groupAssignments/4/results')
})
