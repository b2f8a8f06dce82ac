// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import type { ApiToken } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { ApiTokensPage } from './api-tokens-page.tsx'

const token: ApiToken = {
  id: 4,
  name: 'Export',
  scopes: ['results:read'],
  createdBy: { id: 7, firstName: 'Ada', lastName: 'Bell', email: 'ada@example.org', uid: '' },
  createdAt: '2026-09-01T12:00:00Z',
  expiresAt: '2026-12-01T12:00:00Z',
  lastUsedAt: null,
  state: 'holds',
}

it('makes a token, shows it once, and ends it after a question', async () => {
  let tokens: ApiToken[] = []
  const { user, sent } = await renderComponent(<ApiTokensPage />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/apiTokens': () => Response.json(tokens),
      'POST /api/apiTokens': () => {
        tokens = [token]
        return Response.json({ apiToken: token, secret: 'isomorph_secret' }, { status: 201 })
      },
      'DELETE /api/apiTokens/4': () => {
        tokens = [{ ...token, state: 'revoked' }]
        return new Response(null, { status: 204 })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const dialog = screen.getByRole('dialog', { name: 'New token' })
  await user.type(within(dialog).getByLabelText('What it is for'), 'Export')
  await user.click(within(dialog).getByRole('button', { name: 'Make token' }))
  expect(await within(dialog).findByText('Choose at least one thing that the token may do.')).toBeTruthy()
  await user.click(within(dialog).getByLabelText(/Read courses, assessments and results/))
  await user.click(within(dialog).getByRole('button', { name: 'Make token' }))
  expect(await screen.findByText('isomorph_secret')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Export', scopes: ['results:read'], days: 90 }])
  await user.click(await screen.findByRole('button', { name: /^End/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End token' }))
  expect(await screen.findByText('Ended')).toBeTruthy()
})
