// @vitest-environment jsdom
import { act } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { authInitialized, logOutRequested } from '../data/auth-slice.ts'
import { hasLeft, loginReturnUrl } from '../data/browser-storage.ts'
import { store } from '../data/store.ts'
import { pageOfEachTest } from '../testing/page-of-each-test.ts'
import { RequireAccess } from './require-access.tsx'

const page = pageOfEachTest()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => await new Promise(() => undefined))
  localStorage.clear()
  sessionStorage.clear()
})

function open(path: string, { isSignedIn }: { isSignedIn: boolean }) {
  store.dispatch(authInitialized({ hasToken: isSignedIn }))
  page.show(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<p>Log in</p>} />
          <Route path="*" element={<RequireAccess access={{}}>here</RequireAccess>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

function endSession() {
  act(() => void store.dispatch(logOutRequested()))
  expect(page.host.textContent).toBe('Log in')
}

it('comes back to a link that is opened before signing in, with all that it says', () => {
  open('/courses/4?tab=people#staff', { isSignedIn: false })
  expect(page.host.textContent).toBe('Log in')
  expect(loginReturnUrl.read()).toBe('/courses/4?tab=people#staff')
})

it('comes back to the page on which a session ended by itself', () => {
  open('/courses/4', { isSignedIn: true })
  endSession()
  expect(loginReturnUrl.read()).toBe('/courses/4')
})

it('leaves the page on which somebody logged out to nobody', () => {
  open('/users/7', { isSignedIn: true })
  hasLeft.write(true)
  endSession()
  expect(loginReturnUrl.read()).toBeNull()
})

it('comes back to a link that is opened after somebody logged out', () => {
  hasLeft.write(true)
  open('/courses/4', { isSignedIn: false })
  expect(loginReturnUrl.read()).toBe('/courses/4')
})
