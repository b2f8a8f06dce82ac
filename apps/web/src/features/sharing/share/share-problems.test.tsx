// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { ShareProblemsDialog } from './share-problems.tsx'

function libraryOf(id: number) {
  return { id, name: `Library ${id}`, problemCount: 0, owners: [], activities: ['Read'], problemActivities: ['Create'] }
}

const beam = { id: 9, name: 'Beam' }

it('reaches libraries on later pages, and leaves out those that hold the problem', async () => {
  const ids = [...Array(30).keys()].map((index) => index + 1)
  const dialog = <ShareProblemsDialog problems={[beam]} heldIn={new Set([2])} onClose={() => undefined} />
  const { user, sent } = await renderComponent(dialog, {
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
  await user.selectOptions(screen.getByLabelText('Role for readers of the library'), 'Editor')
  await user.click(screen.getByRole('button', { name: 'Add to 2 libraries' }))
  expect(sent.map(({ body }) => body)).toEqual(
    [1, 30].map((sharedLibraryId) => ({ sharedLibraryId, add: [{ problemId: 9, role: 'Editor' }] })),
  )
})

it('says why a library did not take the problem', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await renderComponent(<ShareProblemsDialog problems={[beam]} onClose={onClose} />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/sharedLibraries': { items: [libraryOf(1)], total: 1, page: 1, pageSize: 25 },
      'PUT /api/modifyProblemSharedLibraryRoles': [{ problemId: 9, outcome: 'notAllowed' }],
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /Library 1$/ }))
  await user.click(screen.getByRole('button', { name: 'Add to library' }))
  expect(await screen.findByText(/Beam, in Library 1.*only its owners can share it/)).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
})
