// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { PasskeysCard } from './passkeys-card.tsx'

const blue = { id: 3, name: 'Blue key', createdAt: '2026-11-24T12:00:00Z', lastUsedAt: null, isOfThisAddress: true }
const phone = { ...blue, id: 4, name: 'Telephone', isOfThisAddress: false }

it('names each passkey, and lets its person rename and remove it', async () => {
  let passkeys = [blue, phone]
  const { user, sent } = await renderComponent(<PasskeysCard />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/account/passkeys': () => Response.json({ passkeys, isPossible: true }),
      'PUT /api/account/passkeys/3': () => {
        passkeys = [{ ...blue, name: 'Old key' }, phone]
        return new Response(null, { status: 204 })
      },
      'POST /api/account/passkeys/3/removal': () => {
        passkeys = [phone]
        return new Response(null, { status: 204 })
      },
    },
  })
  const list = await screen.findByRole('list', { name: 'Your passkeys' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(list).getAllByText(/never used/)).toHaveLength(2)
  expect(within(list).getByText(/works under another address/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rename Blue key' }))
  await fill(user, await screen.findByLabelText('Name'), 'Old key')
  await user.click(screen.getByRole('button', { name: 'Save the name' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Old key' }))
  await fill(user, await screen.findByLabelText('Your password, to make sure that it is you'), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(await screen.findByText('Telephone')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Old key' }, { currentPassword: 'correct horse battery' }])
})

it('says where no passkey can be added', async () => {
  await renderComponent(<PasskeysCard />, {
    signedIn: { id: 7 },
    api: { 'GET /api/account/passkeys': { passkeys: [], isPossible: false } },
  })
  expect(await screen.findByText(/They need a host name and HTTPS/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
