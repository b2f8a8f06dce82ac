// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { CalendarCard } from './calendar-card.tsx'

const address = 'https://quiz.example.edu/api/calendar/secret.ics'

it('shows a new address once, and asks before the present one ends', async () => {
  const feed: { createdAt: string | null; fetchedAt: string | null } = { createdAt: null, fetchedAt: null }
  const { user, sent } = await renderComponent(<CalendarCard />, {
    signedIn: { id: 7, isImpersonated: false },
    api: {
      'GET /api/account/calendar': () => Response.json(feed),
      'POST /api/account/calendar': () => {
        feed.createdAt = '2026-09-04T12:00:00Z'
        return Response.json({ address })
      },
      'DELETE /api/account/calendar': () => {
        feed.createdAt = null
        return new Response(null, { status: 204 })
      },
    },
  })
  await screen.findByText('You have no calendar address.')
  await user.click(screen.getByRole('button', { name: 'Make address' }))
  expect(await screen.findByText(address)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'End address' }))
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/account/calendar'])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End address' }))
  await screen.findByText('You have no calendar address.')
  expect(screen.queryByText(address)).toBeNull()
})
