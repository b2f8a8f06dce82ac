// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RequestError } from '../../data/request.ts'
import { renderComponent } from '../../testing/render.tsx'
import { CredentialsForm } from './credentials-form.tsx'

async function open() {
  const submit = vi.fn<(userName: string, password: string) => Promise<RequestError | null>>(() =>
    Promise.resolve(null),
  )
  const { user } = await renderComponent(<CredentialsForm onSubmit={submit} />)
  const userName = screen.getByLabelText<HTMLInputElement>('User name')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  return { user, submit, userName, password }
}

it('hides the password, and tells password managers what belongs where', async () => {
  const { userName, password } = await open()
  expect(password.type).toBe('password')
  expect([userName.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
})

it('takes a password that is pasted as it is', async () => {
  const { user, submit, userName, password } = await open()
  await user.type(userName, 'ada')
  await user.click(password)
  await user.paste(' a pass phrase with spaces ')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(submit).toHaveBeenCalledWith('ada', ' a pass phrase with spaces ')
})
