// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { refusalOf } from '../../../testing/stub-api.ts'
import { SetupForm } from './setup-form.tsx'
import { setupSchema } from './setup-schema.ts'

const draft = {
  setupToken: 'printed at the start',
  firstName: '',
  lastName: '',
  email: 'ada@example.edu',
  userName: 'ada',
  password: 'a long pass phrase',
}

function issuesOf(change: Partial<typeof draft>) {
  const { error } = setupSchema.safeParse({ ...draft, ...change })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

it('takes one name of the first administrator, in either place', () => {
  expect(issuesOf({ firstName: 'Ada' })).toEqual({})
  expect(issuesOf({ lastName: 'Ada' })).toEqual({})
  expect(issuesOf({ firstName: ' ' })).toEqual({ firstName: 'Type a first or a last name.' })
})

it('says all that is missing at once', () => {
  expect(Object.keys(issuesOf({ setupToken: ' ', email: 'ada', userName: '', password: 'short' })).toSorted()).toEqual([
    'email',
    'firstName',
    'password',
    'setupToken',
    'userName',
  ])
})

it('lists what is wrong at its top, with links to the fields, and what the server refuses too', async () => {
  const { user, sent } = await renderComponent(<SetupForm />, {
    api: { 'POST /api/account/setup': () => refusalOf({ setupToken: 'This is not the setup token.' }) },
  })
  await user.click(screen.getByRole('button', { name: 'Make administrator' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  await user.click(within(alert).getByRole('link', { name: 'Type a user name.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User name' }))
  for (const [label, text] of [
    ['Setup token', draft.setupToken],
    ['First name', 'Ada'],
    ['E-mail', draft.email],
    ['User name', draft.userName],
    ['Password', draft.password],
  ] as const) {
    await fill(user, screen.getByLabelText(new RegExp(`^${label}`)), text)
  }
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Make administrator' }))
  const refused = await screen.findByRole('textbox', { description: /This is not the setup token/ })
  expect(refused).toBe(screen.getByLabelText(/^Setup token/))
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/account/setup'])
})
