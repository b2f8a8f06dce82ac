// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { refusalOf } from '../../../testing/stub-api.ts'
import { accountOfferedFirst, localAccount } from '../known-accounts.ts'
import { NewPasswordForm } from './new-password-form.tsx'

const casServers = [{ id: 3 }]

beforeEach(() => localStorage.clear())

async function choosePassword(answer: unknown) {
  const { user } = await renderComponent(<NewPasswordForm token="secret of the link" />, {
    api: { 'POST /api/account/passwords': answer },
  })
  await fill(user, screen.getByLabelText(/^New password/), 'a long pass phrase')
  await user.click(screen.getByRole('button', { name: /password/ }))
}

it('makes the sign-in page offer the account that has the password, not one of a CAS server', async () => {
  await choosePassword({ code: null })
  await waitFor(() => expect(accountOfferedFirst(casServers)).toBe(localAccount))
})

it('changes nothing there while the link is not taken', async () => {
  await choosePassword(() => refusalOf({ token: 'This link was used already.' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(accountOfferedFirst(casServers)).toBe('3')
})
