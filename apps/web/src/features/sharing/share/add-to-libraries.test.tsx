// @vitest-environment jsdom
import type { LibraryOfProblem } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { AddToLibraries } from './add-to-libraries.tsx'

function libraryOf(id: number) {
  return { id, name: `Library ${id}`, problemCount: 0, owners: [], activities: ['Read'], problemActivities: ['Create'] }
}

const held = [{ sharedLibraryId: 2, role: 'Reader' }] as unknown as LibraryOfProblem[]

it('reaches libraries on later pages, and leaves out those that hold the problem', async () => {
  const ids = [...Array(30).keys()].map((index) => index + 1)
  const { user, sent } = await renderComponent(<AddToLibraries problemId={9} held={held} onClose={() => undefined} />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/sharedLibraries': ({ address }: { address: URL }) => {
        expect(address.searchParams.get('takesProblems')).toBe('true')
        const page = Number(address.searchParams.get('page'))
        const items = ids.slice((page - 1) * 25, page * 25).map(libraryOf)
        return Response.json({ items, total: ids.length, page, pageSize: 25 })
      },
      'PUT /api/modifyProblemSharedLibraryRoles': [{ problemId: 9, outcome: 'added' }],
    },
  })
  const first = await screen.findByRole('row', { name: /Library 2 / })
  expect(within(first).getByText('Already Shared')).toBeDefined()
  expect(within(first).getByRole('checkbox')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: /Library 1$/ }))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click(await screen.findByRole('checkbox', { name: /Library 30/ }))
  await user.selectOptions(screen.getByLabelText('Their readers become'), 'Editor')
  await user.click(screen.getByRole('button', { name: 'Add to 2 libraries' }))
  expect(sent.map(({ body }) => body)).toEqual(
    [1, 30].map((sharedLibraryId) => ({ sharedLibraryId, add: [{ problemId: 9, role: 'Editor' }] })),
  )
})
