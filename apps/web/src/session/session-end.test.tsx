// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { logOutRequested, tokenObtained } from '../data/slices/auth-slice.ts'
import { hasLoggedOut } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { formBackups } from '../unsaved-work/form-backups.ts'
import { useUnsavedRegistration } from '../unsaved-work/unsaved-registry.ts'
import { SessionEndBand } from './session-end-band.tsx'
import { watchSessionEnd } from './session-end.ts'

const promise = 'Your session has ended. Log in again to go on; what you typed is kept.'
const noPromise = 'Your session has ended. Log in again to go on.'

function Form({ save }: { save: (() => boolean) | null }) {
  useUnsavedRegistration(save)
  return null
}

/** What the sign-in page says. */
function said() {
  cleanup()
  return render(<SessionEndBand />).container.textContent
}

function saidAfter(...forms: ((() => boolean) | null)[]) {
  render(forms.map((save, index) => <Form key={index} save={save} />))
  store.dispatch(logOutRequested())
  return said()
}

beforeAll(watchSessionEnd)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(cleanup)

it('says that what was typed is stored where it is', () => {
  expect(saidAfter(() => true)).toBe(promise)
})

it('promises nothing on a page on which nothing is typed', () => {
  expect(saidAfter(null)).toBe(noPromise)
})

it.each([
  ['cannot be stored', [() => false]],
  ['can be stored in part', [() => true, () => false]],
])('promises nothing of what %s', (_, forms) => {
  expect(saidAfter(...forms)).toBe(noPromise)
})

it('promises nothing once the page that stores it is left', () => {
  render(<Form save={() => true} />).unmount()
  expect(saidAfter()).toBe(noPromise)
})

it('says so until somebody logs in', () => {
  saidAfter()
  expect(said()).toBe(noPromise)
  store.dispatch(tokenObtained())
  expect(said()).toBe('')
})

it('says the same when a pending request finds the session ended, too', () => {
  render(<Form save={() => true} />)
  store.dispatch(logOutRequested())
  expect(saidAfter()).toBe(promise)
})

it('forgets that this was a lockdown browser', () => {
  document.cookie = 'client-is-lockdown-browser=1'
  store.dispatch(logOutRequested())
  expect(document.cookie).toBe('')
})

it('says nothing to whoever logs out, and removes the backups of that user alone', async () => {
  const place = '/courses/new#course'
  const draft = { because: 'pageHide', isWhole: true, changes: { name: 'Algebra' } } as const
  for (const person of [7, 77]) formBackups.write(person, place, draft)
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, activities: [] }))
  await store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }))
  hasLoggedOut.write(true)
  expect(saidAfter(() => true)).toBe('')
  expect(formBackups.read(7, place)).toBeNull()
  expect(formBackups.read(77, place)).toEqual(draft)
})
