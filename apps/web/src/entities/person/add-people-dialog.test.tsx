// @vitest-environment jsdom
import { unknownError } from '@isomorph/contract'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { AddPeopleDialog } from './add-people-dialog.tsx'

const made = {
  id: 3,
  firstName: 'Neu',
  lastName: 'Kind',
  userName: '',
  email: 'new@example.org',
  uid: '',
  puid: '',
  roles: [],
}

function unknown(identifiers: readonly string[]) {
  const errors = identifiers.map((identifier, index) => ({
    path: `identifiers.${index}`,
    message: `Nobody here is known as “${identifier}”.`,
  }))
  return { ...unknownError, status: 400, type: 'urn:isomorph:unknown-people', errors }
}

/** The dialog at a server that knows nobody. */
function RefusingDialog() {
  const [error, setError] = useState<unknown>()
  return (
    <AddPeopleDialog
      title="Add people"
      roles={[{ value: 'Student', label: 'Student' }]}
      initialRole="Student"
      error={error}
      onAdd={async (identifiers) => {
        setError(unknown(identifiers))
        return { error: unknownError }
      }}
      onClose={() => undefined}
    />
  )
}

it('takes an invited person from those whom nobody here is known by, and goes on at the button that adds', async () => {
  const { user } = await renderComponent(<RefusingDialog />, {
    signedIn: { id: 1, activities: ['UserUpdateAny'] },
    api: { 'GET /api/configuration': {}, 'POST /api/users': made },
  })
  const identifiers = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Identifiers/ })
  await fill(user, identifiers, 'new@example.org\nother@example.org')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/known as “new@example\.org”/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Invite new@example.org' }))
  await user.click(await screen.findByRole('button', { name: 'Add person' }))
  await waitFor(() => expect(screen.queryByText(/known as “new@example\.org”/)).toBeNull())
  expect(screen.getByText(/known as “other@example\.org”/)).toBeDefined()
  const add = await screen.findByRole('button', { name: 'Add' })
  await waitFor(() => expect(document.activeElement).toBe(add))
  expect(identifiers.value).toBe('new@example.org\nother@example.org')
})
