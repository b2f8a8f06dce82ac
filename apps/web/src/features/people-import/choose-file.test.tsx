// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { saveAllUnsaved } from '../../unsaved-work/unsaved-registry.ts'
import { ChooseFile } from './choose-file.tsx'

const unreadable = { status: 400, title: 'The file cannot be read', detail: 'Save it as CSV.', errors: [] }

/** The screen, at a server that refuses each file. */
async function showRefusing() {
  const { user, sent } = await renderComponent(<ChooseFile roster={null} pathOf={String} />, {
    signedIn: { id: 7 },
    api: { 'POST /api/peopleImports': () => Response.json(unreadable, { status: 400 }) },
  })
  return {
    user,
    sent,
    choose: async (name: string, size = 10) => {
      const file = new File(['email\n'], name)
      Object.defineProperty(file, 'size', { value: size })
      await user.upload(screen.getByLabelText(/^Choose (a CSV|another) file$/), file)
    },
    preview: async () => await user.click(screen.getByRole('button', { name: 'Preview' })),
  }
}

it('takes what was said of a file back when another one is chosen', async () => {
  const { choose, preview } = await showRefusing()
  await choose('picture.csv')
  await preview()
  expect((await screen.findByRole('alert')).textContent).toContain('The file cannot be read')
  await choose('people.csv')
  expect(screen.getByText(/^people\.csv/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('says the limit of a file that is too large at its field, and does not send it', async () => {
  const { choose, preview, sent } = await showRefusing()
  await choose('all.csv', 25_000_000)
  const tooLarge = 'At most 20 MB. “all.csv” has 25.0 MB.'
  const error = await screen.findByText(tooLarge)
  const input = screen.getByLabelText('Choose another file')
  expect(input.getAttribute('aria-describedby')).toBe(error.id)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await preview()
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(sent).toHaveLength(0)
  await choose('some.csv')
  await waitFor(() => expect(screen.queryByText(tooLarge)).toBeNull())
  await preview()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('asks for a file where none was chosen, and takes pasted text in its place', async () => {
  const { preview, user, sent } = await showRefusing()
  const message = 'Choose a file, or paste what it would hold.'
  expect(screen.queryByText(message)).toBeNull()
  await preview()
  expect(await screen.findByText(message)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Choose a CSV file')))
  await user.type(screen.getByRole('textbox', { name: 'Or paste from a spreadsheet' }), 'email')
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  await preview()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('restores pasted text, and no file', async () => {
  const { user } = await showRefusing()
  await user.type(screen.getByRole('textbox', { name: 'Or paste from a spreadsheet' }), 'email')
  act(() => void saveAllUnsaved('sessionEnd'))
  cleanup()
  const { choose } = await showRefusing()
  expect(await screen.findByDisplayValue('email')).toBeDefined()
  expect(screen.getByText(/^Your input from before the session ended was restored/)).toBeDefined()
  await choose('people.csv')
  expect(saveAllUnsaved('sessionEnd')).toBe(true)
})
