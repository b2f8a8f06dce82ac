// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { AnnounceDialog } from './announce-dialog.tsx'

it('asks for the text that is missing, and announces nothing', async () => {
  const { user, sent } = await renderComponent(
    <AnnounceDialog groupAssessmentId={3} onAnnounced={() => undefined} onClose={() => undefined} />,
    { signedIn: { id: 7 }, api: { 'GET /api/groupAssessments/3/announcements/problems': [] } },
  )
  await user.click(await screen.findByRole('button', { name: 'Announce' }))
  expect(await screen.findByText('Type what you want to say.')).toBeTruthy()
  expect(sent).toEqual([])
})
