// @vitest-environment jsdom
import { act } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { authInitialized, logOutRequested } from '../../data/slices/auth-slice.ts'
import { store } from '../../data/store.ts'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { NavigationBar } from './navigation-bar.tsx'

const page = pageOfEachTest()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => await new Promise(() => undefined))
})

function show() {
  page.show(
    <Provider store={store}>
      <MemoryRouter>
        <NavigationBar isDecorative={false} />
      </MemoryRouter>
    </Provider>,
  )
}

it('offers no way in to somebody who is signed in while it is not known who they are', () => {
  show()
  expect(page.host.textContent).not.toContain('Log In')
  act(() => void store.dispatch(authInitialized({ hasToken: true })))
  expect(page.host.textContent).not.toContain('Log In')
  act(() => void store.dispatch(logOutRequested()))
  expect(page.host.textContent).toContain('Log In')
})
