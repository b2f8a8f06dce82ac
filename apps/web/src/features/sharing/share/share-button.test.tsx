// @vitest-environment jsdom
import type { ProblemSummary } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render.tsx'
import { ShareProblemButton } from './share-button.tsx'

async function open(activities: readonly string[], sharedLibraries: readonly { id: number }[] = []) {
  const problem = { id: 9, name: 'Beam', activities, sharedLibraries } as unknown as ProblemSummary
  const routes = [
    { path: '/problems/9', element: <ShareProblemButton problem={problem} /> },
    { path: '/problems', element: <h1>Problems</h1> },
  ]
  const api = { 'DELETE /api/problems/9/problemUserRoles/7': () => new Response(null, { status: 204 }) }
  return await renderRoutes(routes, { path: '/problems/9', signedIn: { id: 7 }, api })
}

it('lets a reader of a problem leave it, after a question', async () => {
  const { user, sent } = await open(['Read', 'UserRoleDeleteOwn'])
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Beam?' })
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Problems' })).toBeDefined()
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/problems/9/problemUserRoles/7'])
})

it('offers nothing to leave to somebody who reads the problem through a library', async () => {
  await open(['Read', 'UserRoleDeleteOwn'], [{ id: 3 }])
  expect(screen.queryByRole('button')).toBeNull()
})
