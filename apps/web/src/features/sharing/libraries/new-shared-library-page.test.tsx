// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderRoutes } from '../../../testing/render.tsx'
import { NewSharedLibraryPage } from './new-shared-library-page.tsx'

it('sends the same key with the same name, and another one with another name', async () => {
  const api = { 'POST /api/sharedLibraries': () => Response.json({ status: 400 }, { status: 400 }) }
  const routes = [{ path: '/sharedLibraries/new', element: <NewSharedLibraryPage /> }]
  const { user, sent } = await renderRoutes(routes, { path: '/sharedLibraries/new', signedIn: { id: 7 }, api })
  const make = async (name: string, count: number) => {
    await fill(user, screen.getByLabelText(/^Name/), name)
    await user.click(screen.getByRole('button', { name: 'Make shared library' }))
    await waitFor(() => expect(sent).toHaveLength(count))
  }
  await make('Mechnics', 1)
  await make('Mechnics', 2)
  await make('Mechanics', 3)
  const keys = sent.map(({ body }) => (body as { clientKey: string }).clientKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
