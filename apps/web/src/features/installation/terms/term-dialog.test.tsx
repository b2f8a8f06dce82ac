// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { refusalOf } from '../../../testing/stub-api.ts'
import { TermDialog } from './term-dialog.tsx'

function name() {
  return screen.getByRole('textbox', { name: /^Name/ })
}

it('says a refusal at its field, and sends the same key again', async () => {
  const { user, sent } = await renderComponent(<TermDialog term={null} onClose={() => undefined} />, {
    signedIn: { id: 7 },
    api: { 'POST /api/externalTerms': () => refusalOf({ name: 'There is a term of this name.' }) },
  })
  await user.click(screen.getByRole('button', { name: 'Make term' }))
  await waitFor(() => expect(document.activeElement).toBe(name()))
  expect(sent).toEqual([])
  await fill(user, name(), 'Fall')
  await fill(user, screen.getByLabelText(/^First day/), '2026-08-24')
  await fill(user, screen.getByLabelText(/^Last day/), '2026-12-18')
  await user.click(screen.getByRole('button', { name: 'Make term' }))
  expect(await screen.findByRole('textbox', { description: 'There is a term of this name.' })).toBe(name())
  await user.click(screen.getByRole('button', { name: 'Make term' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
})

it('asks before it closes with something typed', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await renderComponent(<TermDialog term={null} onClose={onClose} />, { signedIn: { id: 7 } })
  await fill(user, name(), 'Fall')
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Close without saving?')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
