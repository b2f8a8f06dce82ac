// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { AnnouncementBand } from './announcement-band.tsx'

const told = { isUrgent: false, at: '2026-03-02T10:00:00.000Z' }

it('leads to the problem that an announcement is about, by the number that it has for the learner', async () => {
  const announcements = [
    { ...told, id: 1, text: 'Use g = 9.81.', problem: { problemInstanceId: 41, position: 4 } },
    { ...told, id: 2, text: 'It is loud outside.', problem: null },
  ]
  const band = <AnnouncementBand announcements={announcements} basePath="/courses/1/groupAssignments/2" />
  await renderComponent(band, { signedIn: { id: 1 } })
  const link = await screen.findByRole('link', { name: 'problem 4' })
  expect(link.getAttribute('href')).toBe('/courses/1/groupAssignments/2/problems/41')
  expect(screen.getByText(/Your instructor, .*, on/).textContent).toMatch(/, on problem 4:$/)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
