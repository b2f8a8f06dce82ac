// @vitest-environment jsdom
import { allActivities } from '@isomorph/access'
import type { WatchedExam } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../testing/render.tsx'
import { ConsolePage } from './console-page.tsx'

const watched: WatchedExam = {
  now: '2026-03-02T10:00:05.000Z',
  cursor: '1',
  isComplete: true,
  hasMore: false,
  learners: ['Ada', 'Ben'].map((firstName, index) => ({
    learner: { id: index + 7, firstName, lastName: 'Example', email: '', uid: '' },
    state: 'working',
    problems: 'e',
    openPosition: 1,
    savedAt: null,
    lostSince: null,
    isConnected: true,
    devices: 1,
    startedAt: '2026-03-02T09:50:00.000Z',
    deadline: null,
    breakEndsAt: null,
    isCutByClose: false,
    violations: 0,
  })),
  removed: [],
  settingsVersion: 1,
  announcements: [],
}

it('offers what can be done once: for the room, or for those who are ticked', async () => {
  const { user } = await renderRoutes([{ path: '/courses/:groupId/:groupAssessmentId', element: <ConsolePage /> }], {
    path: '/courses/2/3',
    signedIn: { id: 1, activities: [...allActivities] },
    api: {
      'GET /api/groupAssessments/3': {
        id: 3,
        groupId: 2,
        name: 'Parabolas',
        version: 1,
        settings: {},
        accessCode: null,
      },
      'GET /api/groups/2': { id: 2, name: 'Calculus', roles: ['GroupInstructor'], activities: [...allActivities] },
      'GET /api/groupAssessments/3/learnerStatuses': watched,
    },
  })
  const acts = () => screen.getAllByRole('button', { name: 'During the exam' })
  await screen.findByRole('button', { name: 'During the exam' })
  await user.click(screen.getByRole('checkbox', { name: /Example, Ada/ }))
  expect(acts()).toHaveLength(1)
  await user.click(acts()[0] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'During the exam: Example, Ada' })).toBeDefined()
})
