// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { refusalOf } from '../../../testing/stub-api.ts'
import { formOfTimetable } from './timetable-draft.ts'
import { TimetableEditor } from './timetable-editor.tsx'
import { NewTimetablePage } from './timetable-pages.tsx'

const signedIn = { id: 7 }

it('lists what is missing, shows what the server refuses at its field, and checks what is typed', async () => {
  const step = { name: 'Sign in and terms', isRight: false, message: 'UniTime does not accept the account name.' }
  const { user, sent } = await renderComponent(<NewTimetablePage />, {
    signedIn,
    api: {
      'POST /api/externalProviders': () => refusalOf({ address: 'The address begins with https://.' }),
      'POST /api/externalProviders/check': { steps: [step] },
    },
  })
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Campus timetable')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('link', { name: 'Type the name of the account.' })).toBeTruthy()
  // The list takes the focus a moment later; a field that is filled meanwhile would lose it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(screen.getByRole('link', { name: 'Type the password or token.' })).toBeTruthy()
  expect(sent).toEqual([])
  await fill(user, screen.getByRole('textbox', { name: 'Address of UniTime' }), 'http://timetable.example.edu/UniTime')
  await fill(user, screen.getByRole('textbox', { name: 'Account name' }), 'isomorph')
  await fill(user, screen.getByLabelText(/^Password/), 's3cret')
  await user.click(screen.getByRole('button', { name: 'Check the connection' }))
  expect(await screen.findByText(/does not accept the account name/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('textbox', { description: /begins with https/ })).toBe(
    screen.getByRole('textbox', { name: 'Address of UniTime' }),
  )
})

it('keeps the stored password until the account is another', async () => {
  const bodies: unknown[] = []
  const account = {
    address: 'https://tt.example.edu',
    credential: 'password',
    accountName: 'isomorph',
    isEmailTrusted: false,
  } as const
  const saved = formOfTimetable({
    id: 1,
    type: 'timetabling',
    name: 'Campus',
    isEnabled: true,
    hasSecret: true,
    ...account,
  })
  const { user } = await renderComponent(
    <TimetableEditor
      title="Campus"
      saved={saved}
      saveLabel="Save"
      onSave={async (body) => ({ error: void bodies.push(body) })}
    />,
    { signedIn },
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' timetable')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).not.toHaveProperty('secret')
  await user.type(screen.getByRole('textbox', { name: 'Account name' }), '2')
  await fill(user, screen.getByLabelText(/^Password/), 's3cret')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ accountName: 'isomorph2', secret: 's3cret' })
})
