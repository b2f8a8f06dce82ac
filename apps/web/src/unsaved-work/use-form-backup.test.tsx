// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../data/api.ts'
import { authInitialized } from '../data/auth-slice.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { maximumCharacters } from './form-backups.ts'
import { saveAllUnsaved } from './unsaved-registry.ts'
import { pageOfEachTest } from '../testing/page-of-each-test.ts'
import { RestoredBackupBand } from './restored-backup-band.tsx'
import { useFormBackup } from './use-form-backup.ts'

interface Draft {
  readonly name: string
  readonly places: readonly string[]
  readonly password: string
}

const page = pageOfEachTest()
const blank: Draft = { name: '', places: [], password: '' }
let form: { readonly shown: Draft; readonly setTyped: (draft: Draft) => void }

function Form({ saved }: { saved: Draft }) {
  const [typed, setTyped] = useState<Draft | null>(null)
  const back = useFormBackup({ form: 'course', draft: typed, saved, secrets: ['password'], restore: setTyped })
  useEffect(() => {
    form = { shown: typed ?? saved, setTyped }
  }, [typed, saved])
  return <RestoredBackupBand back={back} />
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
  page.show(
    <Provider store={store}>
      <Form saved={saved} />
    </Provider>,
  )
  // The store tells of several answers at once, a frame later.
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 60)))
}

/** What is promised when the session ends on a page that is then gone. */
function endSession(): boolean {
  const isKept = saveAllUnsaved('sessionEnd')
  page.show(null)
  return isKept
}

beforeEach(async () => {
  sessionStorage.clear()
  await become(7)
  await open()
})

it('brings back what was typed before a session ended, and says so', async () => {
  type({ ...blank, name: 'Algebra', places: ['Hall 1'] })
  expect(endSession()).toBe(true)
  await open()
  expect(form.shown).toEqual({ ...blank, name: 'Algebra', places: ['Hall 1'] })
  expect(page.host.textContent).toContain('What you typed before your session ended is back.')
})

it('brings it back once', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await open()
  page.show(null)
  await open()
  expect(form.shown).toEqual(blank)
  expect(page.host.textContent).toBe('')
})

it('shows it to nobody else', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await become(8)
  await open()
  expect(form.shown).toEqual(blank)
  page.show(null)
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

it('keeps nothing of what is typed while acting as somebody else', async () => {
  page.show(null)
  await become(7, true)
  await open()
  type({ ...blank, name: 'Algebra' })
  expect(endSession()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

it('keeps nothing where nothing is typed', () => {
  type({ ...blank, places: [] })
  expect(endSession()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

it('never writes a secret down, promises nothing where one was typed, and says that it is missing', async () => {
  type({ ...blank, name: 'Algebra', password: 'open sesame' })
  expect(endSession()).toBe(false)
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('sesame')
  await open()
  expect(form.shown).toEqual({ ...blank, name: 'Algebra' })
  expect(page.host.textContent).toContain('is back, except what is secret.')
})

it('keeps nothing that is too long, and nothing older in its place', async () => {
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

it('lets go what came back', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await open()
  act(() => page.host.querySelector('button')?.click())
  expect(form.shown).toEqual(blank)
  expect(page.host.textContent).toBe('')
  expect(saveAllUnsaved('sessionEnd')).toBe(false)
})

it('says nothing of what is typed after what came back was saved', async () => {
  type({ ...blank, name: 'Algebra' })
  endSession()
  await open()
  type(blank)
  type({ ...blank, name: 'Analysis' })
  expect(page.host.textContent).toBe('')
})

it('forgets what was written when a page was left that the browser brings back as it was', async () => {
  type({ ...blank, name: 'Algebra' })
  saveAllUnsaved('pageHide')
  window.dispatchEvent(new Event('pageshow'))
  page.show(null)
  await open()
  expect(form.shown).toEqual(blank)
})

it('does not speak of a session to whoever left the page by themselves', async () => {
  type({ ...blank, name: 'Algebra' })
  saveAllUnsaved('pageHide')
  page.show(null)
  await open()
  expect(page.host.textContent).toContain('What you had typed here and not saved is back.')
})

it('restores what version 1.43 stored', async () => {
  page.show(null)
  sessionStorage.setItem(
    'persist:kept:7:/#course',
    '{"because":"pageHide","isWhole":true,"changes":{"name":"Algebra"}}',
  )
  await open()
  expect(form.shown).toEqual({ ...blank, name: 'Algebra' })
})
