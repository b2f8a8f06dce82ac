// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { logOutRequested, tokenObtained } from '../data/auth-slice.ts'
import { hasLoggedOut } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { pageOfEachTest } from '../testing/page-of-each-test.ts'
import { formBackups } from '../unsaved-work/form-backups.ts'
import { useUnsavedRegistration } from '../unsaved-work/unsaved-registry.ts'
import { SessionEndBand } from './session-end-band.tsx'
import { watchSessionEnd } from './session-end.ts'

const page = pageOfEachTest()
const promise = 'Your session has ended. Log in again to go on; what you typed is kept.'
const noPromise = 'Your session has ended. Log in again to go on.'

function Form({ keep }: { keep: (() => boolean) | null }) {
  useUnsavedRegistration(keep)
  return null
}

function saidAfter(...forms: ((() => boolean) | null)[]) {
  page.show(forms.map((keep, index) => <Form key={index} keep={keep} />))
  store.dispatch(logOutRequested())
  page.show(<SessionEndBand />)
  return page.host.textContent
}

beforeAll(watchSessionEnd)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('says that what was typed is kept where it is', () => {
  expect(saidAfter(() => true)).toBe(promise)
})

it('promises nothing on a page on which nothing is typed', () => {
  expect(saidAfter(null)).toBe(noPromise)
})

it.each([
  ['cannot be kept', [() => false]],
  ['can be kept in part', [() => true, () => false]],
])('promises nothing of what %s', (_, forms) => {
  expect(saidAfter(...forms)).toBe(noPromise)
})

it('promises nothing once the page that keeps it is left', () => {
  page.show(<Form keep={() => true} />)
  page.show(null)
  expect(saidAfter()).toBe(noPromise)
})

it('says so until somebody logs in', () => {
  saidAfter()
  expect(page.host.textContent).toBe(noPromise)
  store.dispatch(tokenObtained())
  page.show(<SessionEndBand key="after" />)
  expect(page.host.textContent).toBe('')
})

it('keeps its word when a request that was on its way finds the session ended, too', () => {
  page.show(<Form keep={() => true} />)
  store.dispatch(logOutRequested())
  expect(saidAfter()).toBe(promise)
})

it('says nothing to whoever logs out, and forgets what is kept of theirs alone', async () => {
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
