// @vitest-environment jsdom
import type { LibraryProblem, SharedLibrary } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { LibraryProblems } from './library-problems.tsx'

function held(id: number, name: string, tags: readonly string[]): LibraryProblem {
  const licensing = { licence: 'institution', licenceText: '', attribution: '' }
  const problem = { id, name, tags, owners: [], licensing, shortStatement: '', activities: ['Read'] }
  return { problem, role: 'Reader', sharedAt: '2026-09-01T10:00:00.000Z', uses: 3 } as unknown as LibraryProblem
}

const beam = held(5, 'Beam', ['statics'])
const lens = held(6, 'Lens', ['optics'])

it('narrows a library to a tag by a press on it, and shows all again by another', async () => {
  const library = { id: 2, name: 'Physics', problemActivities: [] } as unknown as SharedLibrary
  const api = {
    'GET /api/sharedLibraries/2/problemSharedLibraryRoles': ({ address }: { address: URL }) => {
      const items = address.searchParams.get('tag') === 'optics' ? [lens] : [beam, lens]
      return Response.json({ items, total: items.length, page: 1, pageSize: 25 })
    },
  }
  const { user } = await renderComponent(<LibraryProblems library={library} />, { signedIn: { id: 1 }, api })
  await user.click(await screen.findByRole('button', { name: 'Only problems with the tag optics' }))
  const clear = await screen.findByRole('button', { name: 'Tag optics: show all tags again' })
  await expect.poll(() => screen.queryByText('Beam')).toBeNull()
  await user.click(clear)
  expect(await screen.findByText('Beam')).toBeDefined()
})

it('shows a problem as students read it, one variant after another, and narrows by the type of answers', async () => {
  const library = { id: 2, name: 'Physics', problemActivities: [] } as unknown as SharedLibrary
  const api = {
    'GET /api/sharedLibraries/2/problemSharedLibraryRoles': ({ address }: { address: URL }) => {
      const items = address.searchParams.get('answerType') === 'Numeric' ? [beam] : [beam, lens]
      return Response.json({ items, total: items.length, page: 1, pageSize: 25 })
    },
    'POST /api/problems/5/preview/statements': ({ body }: { body: unknown }) =>
      Response.json({ html: `<p>Load ${(body as { seed: number }).seed} kN</p>`, values: {} }),
  }
  const { user } = await renderComponent(<LibraryProblems library={library} />, { signedIn: { id: 1 }, api })
  await user.click(await screen.findByRole('button', { name: 'Actions for Beam' }))
  await user.click(screen.getByRole('menuitem', { name: 'Preview' }))
  await screen.findByRole('dialog', { name: 'Beam' })
  await screen.findByText('Load 1 kN')
  await user.click(screen.getByRole('button', { name: 'Next variant' }))
  await screen.findByText('Load 2 kN')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.selectOptions(await screen.findByLabelText('Answer type'), 'Numeric')
  await expect.poll(() => screen.queryByText('Lens')).toBeNull()
})

it('offers to add a problem to an assessment where there is one to change, and not otherwise', async () => {
  const library = { id: 2, name: 'Physics', problemActivities: [] } as unknown as SharedLibrary
  let assessments = 0
  const api = {
    'GET /api/sharedLibraries/2/problemSharedLibraryRoles': { items: [beam], total: 1, page: 1, pageSize: 25 },
    'GET /api/assessments': () => Response.json({ items: [], total: assessments, page: 1, pageSize: 1 }),
  }
  const offered = async () => {
    const { user, unmount } = await renderComponent(<LibraryProblems library={library} />, { signedIn: { id: 1 }, api })
    await user.click(await screen.findByRole('button', { name: 'Actions for Beam' }))
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    unmount()
    return names
  }
  expect(await offered()).toEqual(['Preview'])
  assessments = 1
  await expect.poll(offered).toEqual(['Preview', 'Add to assessment'])
})
