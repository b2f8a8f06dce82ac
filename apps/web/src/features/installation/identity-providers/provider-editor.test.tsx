// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { refusalOf } from '../../../testing/stub-api.ts'
import { NewIdentityProviderPage } from './new-identity-provider-page.tsx'
import { newProvider } from './provider-draft.ts'
import { ProviderEditor } from './provider-editor.tsx'

const saved = {
  ...newProvider,
  name: 'Campus',
  issuer: 'https://login.example.edu',
  clientId: 'isomorph',
  keepsSecret: true,
}

it('lists what is wrong from the first try on, and what the server refuses at its field', async () => {
  const { user, sent } = await renderComponent(<NewIdentityProviderPage />, {
    signedIn: { id: 7 },
    api: { 'POST /api/identityProviders': () => refusalOf({ name: 'This name is taken.' }) },
  })
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Campus')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(screen.getByRole('link', { name: 'Type the client id that the provider gave you.' })).toBeTruthy()
  expect(sent).toEqual([])
  await fill(user, screen.getByRole('textbox', { name: 'Issuer' }), 'https://login.example.edu')
  await fill(user, screen.getByRole('textbox', { name: 'Client id' }), 'isomorph')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('textbox', { description: /This name is taken/ })).toBe(
    screen.getByRole('textbox', { name: 'Name' }),
  )
})

it('maps groups to roles, and asks for the claim in which they stand', async () => {
  const bodies: unknown[] = []
  const { user } = await renderComponent(
    <ProviderEditor
      title="Campus"
      saved={saved}
      saveLabel="Save"
      onSave={async (body) => ({ error: void bodies.push(body) })}
    />,
    { signedIn: { id: 7 } },
  )
  await user.click(screen.getByRole('button', { name: 'Add a group' }))
  await fill(user, screen.getByRole('textbox', { name: 'Group 1' }), 'staff')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: /Type the name of the claim/ })).toBeTruthy()
  await fill(user, screen.getByRole('textbox', { name: 'Groups: name of the claim' }), 'groups')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ roleClaim: 'groups', roleMappings: [{ value: 'staff', role: 'Creator' }] })
})

it('keeps a stored secret until it is replaced, or the issuer is another', async () => {
  const bodies: unknown[] = []
  const { user } = await renderComponent(
    <ProviderEditor
      title="Campus"
      saved={saved}
      saveLabel="Save"
      onSave={async (body) => ({ error: void bodies.push(body) })}
    />,
    { signedIn: { id: 7 } },
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' login')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).not.toHaveProperty('clientSecret')
  await user.type(screen.getByRole('textbox', { name: 'Issuer' }), '/campus')
  await fill(user, screen.getByLabelText('Client secret'), 's3cret')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ issuer: 'https://login.example.edu/campus', clientSecret: 's3cret' })
})

it('asks for no secret where the site proves by a key who it is, and replaces the key once somebody agrees', async () => {
  const key = { kid: 'key-1', createdAt: '2030-01-01T10:00:00.000Z', isSigning: true, listedUntil: null }
  const { user, sent } = await renderComponent(
    <ProviderEditor
      id={3}
      title="Campus"
      saved={{ ...saved, keepsSecret: false, clientAuthentication: 'privateKey' }}
      saveLabel="Save"
      onSave={async () => ({})}
    />,
    {
      signedIn: { id: 7 },
      api: {
        'GET /api/identityProviders/3/keys': [key],
        'POST /api/identityProviders/3/keys': [{ ...key, kid: 'key-2', isSigning: false }],
      },
    },
  )
  expect(await screen.findByText(/It signs now/)).toBeTruthy()
  expect(screen.queryByLabelText('Client secret')).toBeNull()
  expect(screen.getByText(/\/api\/identityProviders\/3\/jwks$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a new key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Make a new key' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ kid: 'key-1' }))
})
