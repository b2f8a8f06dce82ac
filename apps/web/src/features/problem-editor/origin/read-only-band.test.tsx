// @vitest-environment jsdom
import type { UserInfo } from '@isomorph/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render.tsx'
import { ReadOnlyBand } from './read-only-band.tsx'

async function open(activities: UserInfo['activities']) {
  const routes = [
    { path: '/problems/5', element: <ReadOnlyBand problemId={5} name="Doubling" /> },
    { path: '/problems/9', element: <h1>The copy</h1> },
  ]
  const api = { 'POST /api/problems/5/copy': { id: 9 } }
  return renderRoutes(routes, { path: '/problems/5', signedIn: { id: 7, activities }, api })
}

it('offers a copy where a problem cannot be changed, and opens it', async () => {
  const { user, sent } = await open(['ProblemCreate'])
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The copy' })).toBeDefined())
  expect(sent).toContainEqual({ call: 'POST /api/problems/5/copy', body: { name: 'Copy of Doubling' } })
})

it('offers none to those who may not make problems', async () => {
  await open([])
  expect(await screen.findByText(/You can read this problem/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})
