// @vitest-environment jsdom
import type { PackageItem } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ImportProblemsPage } from './import-problems-page.tsx'

const licensing = { licence: 'CC-BY-4.0', licenceText: '', attribution: 'Physics' } as const
const item = { file: 'problems/0001.json', name: 'Beam', outcome: 'new', imageCount: 2, licensing } as const
const fresh: PackageItem = { ...item, problem: null, errors: [] }
const known: PackageItem = {
  ...fresh,
  file: 'problems/0002.json',
  name: 'Lever',
  outcome: 'known',
  problem: { id: 9, name: 'Lever', isDeleted: false },
}
const unreadable: PackageItem = {
  ...fresh,
  file: 'problems/0003.json',
  name: '',
  outcome: 'unreadable',
  licensing: null,
  errors: [{ path: 'content.questions.0.points', message: 'Too small' }],
}
const look = { items: [fresh, known, unreadable], unused: ['notes.txt'] }
const done = {
  items: [{ ...fresh, outcome: 'imported', problem: { id: 12, name: 'Beam', isDeleted: false } }, known, unreadable],
  unused: [],
}

async function show(answer: (request: { address: URL }) => Response = () => Response.json(done)) {
  const shown = await renderComponent(<ImportProblemsPage />, {
    signedIn: { id: 7, activities: ['ProblemCreate'] },
    api: { 'POST /api/imports/look': look, 'POST /api/imports': answer },
  })
  await shown.user.upload(screen.getByLabelText('Choose a zip file'), new File(['PK'], 'problems.isomorph.zip'))
  return shown
}

it('shows what is new, what exists already and what cannot be read before anything is made', async () => {
  const { sent } = await show()
  await screen.findByText(/^1 problem is new, 1 problem exists already, 1 problem cannot be read\./)
  screen.getByText('Files that belong to no problem are left out: notes.txt.')
  const table = within(screen.getByRole('table', { name: 'Problems of the package' }))
  expect(table.getByRole('link', { name: 'Open Lever' }).getAttribute('href')).toBe('/problems/9')
  table.getByText('problems/0003.json, content.questions.0.points: Too small')
  expect(table.getAllByText('CC BY 4.0 · Physics')).toHaveLength(2)
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/imports/look'])
})

it('imports what is new, and says what was made', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Import 1 problem' }))
  await screen.findByText('1 problem was imported. 1 problem could not be read.')
  expect(screen.getByRole('link', { name: 'Open Beam' }).getAttribute('href')).toBe('/problems/12')
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

it('imports again what exists already where that is ticked, under one key however often it is pressed', async () => {
  const keys: string[] = []
  const { user } = await show(({ address }) => {
    keys.push(`${address.searchParams.get('again')} ${address.searchParams.get('clientKey')}`)
    return keys.length === 1
      ? Response.json({ status: 503, title: 'Busy', detail: 'Try again.' }, { status: 503 })
      : Response.json(done)
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Import again/ }))
  await user.click(screen.getByRole('button', { name: 'Import 2 problems' }))
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Import 2 problems' }))
  await screen.findByText(/was imported/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^true [\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

it('says the limit of a file that is too large, and does not send it', async () => {
  const { user, sent } = await renderComponent(<ImportProblemsPage />, { signedIn: { id: 7 } })
  const file = new File(['PK'], 'all.zip')
  Object.defineProperty(file, 'size', { value: 40_000_000 })
  await user.upload(screen.getByLabelText('Choose a zip file'), file)
  await screen.findByText('At most 30 MB. “all.zip” has 40.0 MB.')
  expect(sent).toEqual([])
})
