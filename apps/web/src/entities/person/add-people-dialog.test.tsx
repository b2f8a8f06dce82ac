// @vitest-environment jsdom
import { unknownError } from '@isomorph/contract'
import { act } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { authInitialized } from '../../data/slices/auth-slice.ts'
import { store } from '../../data/store.ts'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { AddPeopleDialog } from './add-people-dialog.tsx'

const page = pageOfEachTest()
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

function unknown(...identifiers: readonly string[]) {
  const errors = identifiers.map((identifier, index) => ({
    path: `identifiers.${index}`,
    message: `Nobody here is known as “${identifier}”.`,
  }))
  return { ...unknownError, status: 400, type: 'urn:isomorph:unknown-people', errors }
}

function show(error: unknown) {
  page.show(
    <Provider store={store}>
      <AddPeopleDialog
        title="Add people"
        roles={[{ value: 'Student', label: 'Student' }]}
        initialRole="Student"
        error={error}
        onAdd={async () => ({ error: unknownError })}
        onClose={() => undefined}
      />
    </Provider>,
  )
}

async function pause() {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 100)))
}

async function button(name: string) {
  for (let tries = 0; tries < 40; tries++) {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (found) return found
    await pause()
  }
  throw new Error(`No button ${name}`)
}

async function press(name: string) {
  const found = await button(name)
  await act(async () => found.click())
}

function type(text: string) {
  const box = document.querySelector('textarea')
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  act(() => {
    value?.set?.call(box, text)
    box?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('takes an invited person from those whom nobody here is known by, and goes on at the button that adds', async () => {
  const signedIn = { id: 1, activities: ['UserUpdateAny'], roles: [], isImpersonated: false }
  vi.stubGlobal('fetch', async (address: string | URL, { method }: RequestInit) => {
    if (method === 'POST') return Response.json(made)
    return Response.json(String(address).includes('userInfo') ? signedIn : {})
  })
  const people = ['new@example.org', 'other@example.org']
  store.dispatch(authInitialized({ hasToken: true }))
  show(undefined)
  type(people.join('\n'))
  await press('Add')
  show(unknown(...people))
  await press('Invite new@example.org')
  await press('Add person')
  await pause()
  expect(document.body.textContent).not.toContain('known as “new@example.org”')
  expect(document.body.textContent).toContain('known as “other@example.org”')
  expect(document.querySelector('textarea')?.value).toBe('new@example.org\nother@example.org')
  expect(document.activeElement).toBe(await button('Add'))
}, 20_000)
