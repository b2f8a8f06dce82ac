// @vitest-environment jsdom
import type { GroupAssessment } from '@isomorph/contract'
import { deliverySettingsSchema } from '@isomorph/contract/schemas'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { DeliverySettingsForm } from './group-assessment-settings-form.tsx'

const homework: GroupAssessment = {
  id: 4,
  groupId: 2,
  name: 'Homework',
  isPublished: true,
  state: 'open',
  opensAt: null,
  dueAt: '2026-01-09T22:00:00.000Z',
  closesAt: null,
  timeLimitMinutes: null,
  problemCount: 1,
  points: 4,
  isDeleted: false,
  own: null,
  counts: null,
  assessmentId: 9,
  assessmentName: 'Parabolas',
  assessmentRevisionNumber: 1,
  hasNewerRevision: false,
  settings: { ...deliverySettingsSchema.parse({ name: 'Homework' }), hasAccessCode: false },
  accessCode: null,
  releasedAt: { correctness: null, answers: null, solutions: null, scores: null },
  version: 1,
}

async function show(activities: readonly string[]) {
  const group = { id: 2, name: 'Calculus', roles: [], activities, userTimerMultipliers: [] }
  await renderComponent(<DeliverySettingsForm groupAssessment={homework} />, {
    signedIn: { id: 7 },
    api: { 'GET /api/groups/2': group },
  })
}

it('says who may change the settings to whoever may not, and leads nowhere that is closed to them', async () => {
  await show(['GroupRead'])
  expect(await screen.findByText('Instructors of the course change these settings.')).toBeDefined()
  expect(screen.getByText(/^Parabolas, version 1\.$/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Parabolas' })).toBeNull()
})

it('leads whoever may change the settings to the assessment', async () => {
  await show(['GroupRead', 'GroupAssessmentUpdate'])
  const link = await screen.findByRole('link', { name: 'Parabolas' })
  expect(link.getAttribute('href')).toBe('/assessments/9')
  expect(screen.queryByText('Instructors of the course change these settings.')).toBeNull()
})
