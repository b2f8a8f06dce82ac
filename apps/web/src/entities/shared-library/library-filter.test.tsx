// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { NamedLibrary } from '../../data/slices/search-slice.ts'
import { renderComponent } from '../../testing/render.tsx'
import { idsOfLibraries, LibraryFilter } from './library-filter.tsx'

function libraryOf(id: number, name: string) {
  return { id, name, problemCount: id, owners: [], activities: ['Read'], problemActivities: ['Read'] }
}

function Filter() {
  const [selected, setSelected] = useState<readonly NamedLibrary[]>([])
  return (
    <>
      <LibraryFilter selected={selected} onChange={setSelected} />
      <output>{idsOfLibraries(selected)}</output>
    </>
  )
}

async function open(items: readonly unknown[]) {
  const page = { items, total: items.length, page: 1, pageSize: 25 }
  return await renderComponent(<Filter />, { signedIn: { id: 7 }, api: { 'GET /api/sharedLibraries': page } })
}

it('narrows to libraries, says which, and widens again', async () => {
  const { user } = await open([libraryOf(3, 'Mechanics'), libraryOf(14, 'Optics')])
  await user.click(await screen.findByRole('button', { name: 'Shared libraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'Problems of which shared libraries?' })
  await user.click(await within(dialog).findByRole('checkbox', { name: /Mechanics/ }))
  await user.click(within(dialog).getByRole('checkbox', { name: /Optics/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Show problems' }))
  expect(await screen.findByRole('button', { name: 'In 2 libraries' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('3,14')

  await user.click(screen.getByRole('button', { name: 'In 2 libraries' }))
  const again = await screen.findByRole('dialog')
  await user.click(await within(again).findByRole('checkbox', { name: /Mechanics/ }))
  await user.click(within(again).getByRole('button', { name: 'Show problems' }))
  await screen.findByRole('button', { name: 'In Optics' })
  await user.click(screen.getByRole('button', { name: 'Show problems of all libraries' }))
  expect(screen.getByRole('button', { name: 'Shared libraries' })).toBeDefined()
})

it('is not there for somebody who can read no library', async () => {
  await open([])
  expect(await screen.findByRole('status')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
