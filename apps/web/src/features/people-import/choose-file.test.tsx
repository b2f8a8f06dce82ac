// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
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

it('says the limit of a file that is too large and does not send it', async () => {
  const { choose, preview, sent } = await showRefusing()
  await choose('all.csv', 25_000_000)
  const tooLarge = 'At most 20 MB. “all.csv” has 25.0 MB.'
  expect((await screen.findByRole('alert')).textContent).toContain(tooLarge)
  await preview()
  expect(sent).toHaveLength(0)
  await choose('some.csv')
  await waitFor(() => expect(screen.queryByText(tooLarge)).toBeNull())
  await preview()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('asks for a file where none was chosen', async () => {
  const { preview } = await showRefusing()
  expect(screen.queryByText(/Choose a file, or/)).toBeNull()
  await preview()
  expect(await screen.findByText('Choose a file, or paste what it would hold.')).toBeDefined()
})
