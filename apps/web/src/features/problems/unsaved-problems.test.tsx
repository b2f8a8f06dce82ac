// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { UnsavedProblems } from './unsaved-problems.tsx'

const draftKey = 'f27aa89b-e9d3-4096-903a-1fd6a54c0ea7'
const draft = { problemId: null, draftKey, name: 'Trains', version: draftKey, savedAt: '2026-09-01T10:00:00Z' }

it('asks before it discards what was never saved', async () => {
  const api = {
    'GET /api/problemDrafts': [draft],
    [`DELETE /api/problemDrafts/${draftKey}`]: null,
  }
  const { user, sent } = await renderComponent(<UnsavedProblems />, { api })
  const discard = await screen.findByRole('button', { name: 'Discard what is unsaved of Trains' })
  const discarded = () => sent.filter(({ call }) => call.startsWith('DELETE')).length
  await user.click(discard)
  expect(screen.getByText('“Trains” was never saved. Nothing of it stays.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(discarded()).toBe(0)
  await user.click(discard)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(discarded()).toBe(1))
})
