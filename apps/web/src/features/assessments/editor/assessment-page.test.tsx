// @vitest-environment jsdom
import type { Assessment } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill } from '../../../testing/render.tsx'
import { standInForLayout } from '../../../testing/stand-in-for-layout.ts'
import { refusalOf } from '../../../testing/stub-api.ts'
import { saveAllUnsaved } from '../../../unsaved-work/unsaved-registry.ts'
import {
  assessment,
  itemOf,
  nothingOfTheirOwn,
  openEditor,
  openSaved,
  points,
  save,
  saves,
  server,
} from './assessment-page.fixtures.tsx'

it('says at the points what is wrong with them, and takes the focus there', async () => {
  const { user, sent } = await openSaved()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await fill(user, points('Column'), 'many')
  const wrong = await screen.findByRole('textbox', { description: 'Points are a number from 0 to 10,000.' })
  expect(wrong).toBe(points('Column'))
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(wrong)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(wrong))
  expect(sent()).toEqual([])
})

it('leaves the focus in the name while it is typed anew', async () => {
  const { user } = await openSaved()
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  expect(await screen.findByRole('textbox', { description: 'A name is required.' })).toBe(name)
  await waitFor(() => expect(document.activeElement).toBe(name))
})

it('saves order and points with the revision that the editing began from', async () => {
  const { user, sent } = await openSaved()
  await user.click(screen.getByRole('button', { name: 'Move Column up' }))
  await fill(user, points('Beam'), '3.5')
  expect(screen.getByText('Not saved yet')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Version 5/)
  const items = [
    { ...nothingOfTheirOwn, itemKey: 2, problemId: 12, points: 2 },
    { ...nothingOfTheirOwn, itemKey: 1, problemId: 11, points: 3.5 },
  ]
  const rest = { sections: [], pools: [], updatesProblems: [], baseRevisionNumber: 4 }
  const body = { name: 'Quiz', baseName: 'Quiz', items, ...rest }
  expect(sent()).toEqual([{ call: save, body }])
  await user.click(screen.getByRole('button', { name: 'Remove Column' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ items: [items[1]], baseRevisionNumber: 5 }))
})

it('is as saved once more when everything is put back', async () => {
  const { user } = await openSaved()
  await user.click(screen.getByRole('button', { name: 'Move Column up' }))
  await screen.findByText('Not saved yet')
  await user.click(screen.getByRole('button', { name: 'Move Column down' }))
  await screen.findByText(/^Version 4/)
  await user.click(screen.getByRole('button', { name: 'Remove Beam' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByRole('textbox', { name: 'Points for Beam' })).toBeDefined()
  expect(screen.getByText(/^Version 4/)).toBeDefined()
})

it('tells what somebody else saved before what was typed is restored', async () => {
  const { user } = await openSaved()
  await fill(user, points('Beam'), '3')
  act(() => void saveAllUnsaved('sessionEnd'))
  cleanup()
  server.stored = { ...assessment, revisionNumber: 9 }
  const again = await openSaved()
  await waitFor(() => expect(points('Beam').value).toBe('3'))
  await again.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(again.sent()[0]?.body).toMatchObject({ baseRevisionNumber: 4 }))
})

it('says of a problem how many errors thousands of its variants have', async () => {
  const [beam, column] = assessment.items as [Assessment['items'][number], Assessment['items'][number]]
  server.stored = {
    ...assessment,
    items: [
      { ...beam, variantErrors: 2 },
      { ...column, variantErrors: 0 },
    ],
  }
  await openSaved()
  const said = screen.getAllByText(/in its variants$/)
  expect(said.map((each) => each.textContent)).toEqual(['2 errors in its variants'])
  expect(said[0]?.closest('li')?.textContent).toContain('Beam')
})

it('says at the item what the server refuses of it', async () => {
  const { user } = await openSaved(() => refusalOf({ 'items.1': '“Column” has been deleted.' }))
  await fill(user, points('Beam'), '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('textbox', { description: '“Column” has been deleted.' })).toBe(points('Column'))
})

it('lists at the top of a new assessment what is missing, from the first try on', async () => {
  const { user, sent } = await openEditor('/assessments/new', {
    'POST /api/assessments': () => refusalOf({ name: 'There is such an assessment.' }),
  })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  await user.click(within(alert).getByRole('link', { name: 'A name is required.' }))
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await fill(user, name, 'Quiz')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('textbox', { description: 'There is such an assessment.' })).toBe(name)
  expect(sent()).toMatchObject([{ call: 'POST /api/assessments', body: { name: 'Quiz', items: [] } }])
})

it('tells in words what a newer version of a problem changed, and takes it with the next save', async () => {
  const newer = { ...itemOf(1, 'Beam'), newestRevisionNumber: 2, hasUpdate: true }
  server.stored = { ...assessment, items: [newer, itemOf(2, 'Column')] }
  const before = { ...emptyProblemContent, statement: doc('Old') }
  const { user, sent } = await openEditor('/assessments/3', {
    'GET /api/assessments/3': () => Response.json(server.stored),
    'GET /api/problems/11/revisions/1': { content: before },
    'GET /api/problems/11/revisions/2': { content: { ...before, statement: doc('New') } },
    [save]: saves,
  })
  await user.click(await screen.findByRole('button', { name: 'See changes of Beam' }))
  const dialog = await screen.findByRole('dialog', { name: '“Beam” from version 1 to 2' })
  expect((await within(dialog).findByRole('listitem')).textContent).toBe('Statement changed')
  await user.click(within(dialog).getByRole('button', { name: 'Update with the next save' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ updatesProblems: [11] }))
})

it('says of a problem that is no longer shared that its version stays, and leads nowhere', async () => {
  server.stored = { ...assessment, items: [{ ...itemOf(1, 'Beam'), isShared: false }, itemOf(2, 'Column')] }
  await openSaved()
  expect(screen.getByText('No longer shared')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Beam' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Column' })).toBeDefined()
})

it('brings the preview into view, and shows solutions in it to those who may change the assessment', async () => {
  standInForLayout()
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const named = { itemKey: 1, name: 'Beam' }
  const { user } = await openEditor('/assessments/3', {
    'GET /api/assessments/3': () => Response.json(server.stored),
    'POST /api/assessments/3/preview/statements': [{ ...named, html: 'How long?' }],
    'POST /api/assessments/3/preview/solutionInstances': [{ ...named, html: 'Measure it.', answers: [] }],
  })
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('How long?')).toBeDefined()
  const heading = within(screen.getByRole('region', { name: 'Preview' })).getByRole('heading', { level: 2 })
  expect(document.activeElement).toBe(heading)
  expect(scrollIntoView.mock.contexts).toContain(heading)
  expect(screen.queryByText('Measure it.')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'With solutions' }))
  expect(await screen.findByText('Measure it.')).toBeDefined()
})
