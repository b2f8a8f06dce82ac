// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import type { UserDetail } from '@isomorph/contract'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { EraseUser } from './erase-user-dialog.tsx'

const user = { id: 41, firstName: 'Ida', lastName: 'Bell', email: 'ida@example.org' } as UserDetail

it('names what happens and wants the user name before it erases', async () => {
  const onClose = vi.fn<() => void>()
  const { user: person, sent } = await renderComponent(<EraseUser user={user} onClose={onClose} />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/users/41/erasure': () =>
        Response.json({ userName: 'ibell', erasedAt: null, sittings: 3, courses: 1, soleCourses: 0, soleEntities: 1 }),
      'POST /api/users/41/erasure': () => new Response(null, { status: 204 }),
    },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Erase Ida Bell?' })
  const items = within(dialog).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Marks of 3 assessments stay, under a number that names nobody. Totals and statistics hold.',
      '“Erased person 41” stands in 1 course instead of the name.',
      '1 problem, assessment or library will have no other owner.',
    ]),
  )
  const field = within(dialog).getByLabelText('Type the user name ibell to confirm')
  await person.type(field, 'ida')
  await person.click(within(dialog).getByRole('button', { name: 'Erase for good' }))
  expect(await within(dialog).findByText('Type the user name: ibell')).toBeTruthy()
  expect(sent).toEqual([])
  await person.clear(field)
  await person.type(field, 'ibell')
  await person.click(within(dialog).getByRole('button', { name: 'Erase for good' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ call: 'POST /api/users/41/erasure', body: { confirmation: 'ibell' } }])
})
