// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { refusalOf } from '../../testing/stub-api.ts'
import { PasswordForm } from './password-form.tsx'

const refusal = 'This is not your current password.'

function fieldOf(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label)
}

function submitButton() {
  return screen.getByRole('button', { name: 'Change password' })
}

it('leads to the first field that is wrong, each time it is tried', async () => {
  const { user, sent } = await renderComponent(<PasswordForm />, { signedIn: { id: 7 } })
  await user.click(submitButton())
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Current password')))
  expect(screen.getByText('Type your current password.').id).toBe(
    fieldOf('Current password').getAttribute('aria-describedby'),
  )
  await fill(user, fieldOf('Current password'), 'what it was')
  await user.click(submitButton())
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('New password')))
  await user.click(submitButton())
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('New password')))
  expect(sent).toEqual([])
})

it('takes what the server refused back as soon as it is changed', async () => {
  const { user } = await renderComponent(<PasswordForm />, {
    signedIn: { id: 7 },
    api: { 'PUT /api/account/password': () => refusalOf({ currentPassword: refusal }) },
  })
  await fill(user, fieldOf('Current password'), 'what it was')
  await fill(user, fieldOf('New password'), 'a sentence is easy to remember')
  await user.click(submitButton())
  await screen.findByText(refusal)
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Current password')))
  await user.type(fieldOf('Current password'), '!')
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
})

it('is empty again once the password is changed', async () => {
  const { user, sent } = await renderComponent(<PasswordForm />, {
    signedIn: { id: 7 },
    api: { 'PUT /api/account/password': {} },
  })
  await fill(user, fieldOf('Current password'), 'what it was')
  await fill(user, fieldOf('New password'), 'a sentence is easy to remember')
  await user.click(submitButton())
  await waitFor(() => expect(fieldOf('New password').value).toBe(''))
  const body = { currentPassword: 'what it was', password: 'a sentence is easy to remember' }
  expect(sent).toEqual([{ call: 'PUT /api/account/password', body }])
})
