// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUserInfo } from '../data/hooks.ts'
import { api } from '../data/api.ts'
import { authInitialized } from '../data/slices/auth-slice.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { maximumCharacters } from './form-backups.ts'
import { saveAllUnsaved } from './unsaved-registry.ts'
import { RestoredBackupBand } from './restored-backup-band.tsx'
import { useFormBackup } from './use-form-backup.ts'

interface Draft {
  readonly name: string
  readonly places: readonly string[]
  readonly password: string
}

const blank: Draft = { name: '', places: [], password: '' }
let form: { readonly shown: Draft; readonly setTyped: (draft: Draft) => void }

function Form({ saved }: { saved: Draft }) {
  const [typed, setTyped] = useState<Draft | null>(null)
  const back = useFormBackup({ form: 'course', draft: typed, saved, secrets: ['password'], restore: setTyped })
  useEffect(() => {
    form = { shown: typed ?? saved, setTyped }
  }, [typed, saved])
  // The store tells of several answers at once, a frame later.
  const user = useUserInfo()
  return (
    <>
      {user && <h1>The course</h1>}
      <RestoredBackupBand back={back} />
    </>
  )
}

function type(draft: Draft) {
  act(() => form.setTyped(draft))
}

async function become(id: number, isImpersonated = false) {
  const names = { puid: '', userName: '', email: '', firstName: '', lastName: '', uid: '' }
  vi.stubGlobal('fetch', async () => Response.json({ ...names, id, roles: [], activities: [], isImpersonated }))
  store.dispatch(api.util.resetApiState())
  store.dispatch(authInitialized({ hasToken: true }))
  await store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }))
}

async function open(saved = blank) {
  cleanup()
  render(
    <Provider store={store}>
      <Form saved={saved} />
    </Provider>,
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The course' })).toBeDefined())
}

const notice = () => screen.queryByRole('status')?.textContent ?? ''

/** Whether all is stored when the session ends on a page that is then gone. */
function endSession(): boolean {
  const isStored = saveAllUnsaved('sessionEnd')
  cleanup()
  return isStored
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  await become(7)
  await open()
})

afterEach(cleanup)

it('restores what was typed before a session ended, and says so', async () => {
  type({ ...blank, name: 'Algebra', places: ['Hall 1'] })
  expect(endSession()).toBe(true)
  await open()
  expect(form.shown).toEqual({ ...blank, name: 'Algebra', places: ['Hall 1'] })
  expect(notice()).toContain('Your input from before the session ended was restored.')
})

it('restores it once', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await open()
  cleanup()
  await open()
  expect(form.shown).toEqual(blank)
  expect(notice()).toBe('')
})

it('shows it to nobody else', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await become(8)
  await open()
  expect(form.shown).toEqual(blank)
  cleanup()
  await become(7)
  await open()
  expect(form.shown.name).toBe('Algebra')
})

it('shows it in no other place', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  window.history.replaceState(null, '', '/elsewhere')
  await open()
  expect(form.shown).toEqual(blank)
  window.history.replaceState(null, '', '/')
})

it('stores nothing that is typed while impersonating', async () => {
  cleanup()
  await become(7, true)
  await open()
  type({ ...blank, name: 'Algebra' })
  expect(endSession()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

it('stores nothing where nothing is typed', () => {
  type({ ...blank, places: [] })
  expect(endSession()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

it('never stores a secret, promises nothing where one was typed, and says that it is missing', async () => {
  type({ ...blank, name: 'Algebra', password: 'open sesame' })
  expect(endSession()).toBe(false)
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('sesame')
  await open()
  expect(form.shown).toEqual({ ...blank, name: 'Algebra' })
  expect(notice()).toContain('was restored, except passwords and other secrets.')
})

it('stores nothing that is too long, and removes the older backup', async () => {
  type({ ...blank, name: 'Algebra' })
  saveAllUnsaved('pageHide')
  type({ ...blank, name: 'A'.repeat(maximumCharacters) })
  expect(endSession()).toBe(false)
  await open()
  expect(form.shown).toEqual(blank)
})

it('puts what was typed on top of what has been saved by others since', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await open({ ...blank, name: 'Maths', places: ['Hall 2'] })
  expect(form.shown).toEqual({ ...blank, name: 'Algebra', places: ['Hall 2'] })
})

it('leaves out what the form no longer takes', async () => {
  type({ ...blank, name: 'Algebra', places: ['Hall 1'] })
  endSession()
  const [key = ''] = Object.keys(sessionStorage)
  const changes = { name: 'Algebra', places: 'Hall 1', colour: 'red' }
  sessionStorage.setItem(key, JSON.stringify({ because: 'sessionEnd', isWhole: true, changes }))
  await open()
  expect(form.shown).toEqual({ ...blank, name: 'Algebra' })
})

it('drops what was restored', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Discard restored input' }))
  expect(form.shown).toEqual(blank)
  expect(notice()).toBe('')
  expect(saveAllUnsaved('sessionEnd')).toBe(false)
})

it('says nothing of what is typed after what came back was saved', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await open()
  type(blank)
  type({ ...blank, name: 'Analysis' })
  expect(notice()).toBe('')
})

it('removes the backup of a page that the browser brings back as it was', async () => {
  type({ ...blank, name: 'Algebra' })
  saveAllUnsaved('pageHide')
  window.dispatchEvent(new Event('pageshow'))
  cleanup()
  await open()
  expect(form.shown).toEqual(blank)
})

it('does not speak of a session to whoever left the page by themselves', async () => {
  type({ ...blank, name: 'Algebra' })
  saveAllUnsaved('pageHide')
  cleanup()
  await open()
  expect(notice()).toContain('Your unsaved input was restored.')
})

it('restores what version 1.43 stored', async () => {
  cleanup()
  sessionStorage.setItem(
    'persist:kept:7:/#course',
    '{"because":"pageHide","isWhole":true,"changes":{"name":"Algebra"}}',
  )
  await open()
  expect(form.shown).toEqual({ ...blank, name: 'Algebra' })
})
