// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../data/api.ts'
import { authInitialized, logOutRequested } from '../../data/slices/auth-slice.ts'
import { hasLoggedOut, loginReturnUrl } from '../../data/browser-storage.ts'
import { coreApi } from '../../data/core-api.ts'
import { removeNotification, type Notification } from '../../data/slices/notifications-slice.ts'
import { store } from '../../data/store.ts'
import { RequireAccess } from './require-access.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => await new Promise(() => undefined))
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(cleanup)

const shown = () => screen.queryByRole('main')?.textContent

/** The store tells of several answers at once, a frame later. */
async function whenShown(text: string) {
  await waitFor(() => expect(shown()).toBe(text))
}

function open(path: string, { isSignedIn }: { isSignedIn: boolean }) {
  store.dispatch(authInitialized({ hasToken: isSignedIn }))
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<main>Log in</main>} />
          <Route
            path="*"
            element={
              <RequireAccess access={{}}>
                <main>here</main>
              </RequireAccess>
            }
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

function endSession() {
  act(() => void store.dispatch(logOutRequested()))
  expect(shown()).toBe('Log in')
}

it('comes back to a link that is opened before signing in, with all that it says', () => {
  open('/courses/4?tab=people#staff', { isSignedIn: false })
  expect(shown()).toBe('Log in')
  expect(loginReturnUrl.read()).toBe('/courses/4?tab=people#staff')
})

it('comes back to the first of several links that are opened before signing in', () => {
  open('/courses/4', { isSignedIn: false })
  cleanup()
  open('/problems/7', { isSignedIn: false })
  expect(loginReturnUrl.read()).toBe('/courses/4')
})

it('comes back to the page on which a session ended by itself', () => {
  open('/courses/4', { isSignedIn: true })
  endSession()
  expect(loginReturnUrl.read()).toBe('/courses/4')
})

it('leaves the page on which somebody logged out to nobody', () => {
  open('/users/7', { isSignedIn: true })
  hasLoggedOut.write(true)
  endSession()
  expect(loginReturnUrl.read()).toBeNull()
})

it('comes back to a link that is opened after somebody logged out', () => {
  hasLoggedOut.write(true)
  open('/courses/4', { isSignedIn: false })
  expect(loginReturnUrl.read()).toBe('/courses/4')
})

describe('a screen for some', () => {
  const nobodyInParticular = { puid: '', userName: '', email: '', firstName: '', lastName: '', uid: '', roles: [] }

  function answerAs(id: number, activities: string[]) {
    const info = { ...nobodyInParticular, id, activities, isImpersonated: false }
    vi.stubGlobal('fetch', async () => Response.json(info))
  }

  async function become(id: number, activities: string[]) {
    answerAs(id, activities)
    const { initiate } = coreApi.endpoints.getUserInfo
    await store.dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }))
  }

  function said() {
    return store.getState().notifications.queue.map(({ text }: Notification) => text)
  }

  async function openUsers(id: number, activities: string[]) {
    store.dispatch(api.util.resetApiState())
    answerAs(id, activities)
    for (const { id } of store.getState().notifications.queue) store.dispatch(removeNotification(id))
    store.dispatch(authInitialized({ hasToken: true }))
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/users']}>
          <Routes>
            <Route path="/" element={<main>Home</main>} />
            <Route
              path="/users"
              element={
                <RequireAccess access={{ anyOf: ['UserReadAny'] }}>
                  <main>Users</main>
                </RequireAccess>
              }
            />
          </Routes>
        </MemoryRouter>
      </Provider>,
    )
  }

  it('tells whoever works on it when it is no longer for them', async () => {
    await openUsers(7, ['UserReadAny'])
    await whenShown('Users')
    expect(said()).toEqual([])
    await become(7, [])
    await whenShown('Home')
    expect(said()).toEqual(['You no longer have access to this page. What you last typed was not saved.'])
  })

  it('leads whoever never saw it away, and says why', async () => {
    await openUsers(7, [])
    await whenShown('Home')
    expect(said()).toEqual(['You do not have access to that page.'])
  })

  it('tells nobody else who signs in on it that they lost it', async () => {
    await openUsers(7, ['UserReadAny'])
    await whenShown('Users')
    await become(8, [])
    await whenShown('Home')
    expect(said()).toEqual(['You do not have access to that page.'])
  })

  describe('or for those who have things of their own there', () => {
    let answer: () => Response
    const total = (count: number) => () => Response.json({ items: [], total: count, page: 1, pageSize: 25 })

    async function openAssessments(first: () => Response) {
      store.dispatch(api.util.resetApiState())
      answer = first
      const info = { ...nobodyInParticular, id: 7, activities: [], isImpersonated: false }
      vi.stubGlobal('fetch', async (path: string) =>
        path.startsWith('/api/assessments') ? answer() : Response.json(info),
      )
      store.dispatch(authInitialized({ hasToken: true }))
      render(
        <Provider store={store}>
          <MemoryRouter initialEntries={['/assessments']}>
            <Routes>
              <Route path="/" element={<main>Home</main>} />
              <Route
                path="/assessments"
                element={
                  <RequireAccess access={{ anyOf: ['AssessmentRead'], orOwn: 'assessments' }}>
                    <main>Assessments</main>
                  </RequireAccess>
                }
              />
            </Routes>
          </MemoryRouter>
        </Provider>,
      )
    }

    it('leads whoever has none away', async () => {
      await openAssessments(total(0))
      await waitFor(() => expect(shown()).toBe('Home'))
    })

    it('stays when the last one goes', async () => {
      await openAssessments(total(1))
      await whenShown('Assessments')
      answer = total(0)
      act(() => void store.dispatch(api.util.invalidateTags(['Assessment'])))
      await waitFor(() => expect(JSON.stringify(store.getState().models.queries)).toContain('"total":0'))
      await act(async () => await new Promise(requestAnimationFrame))
      expect(shown()).toBe('Assessments')
    })

    it('does not take a fault for none, and asks again', async () => {
      await openAssessments(() => Response.json({ status: 400, title: 'Busy', detail: 'Not now.' }, { status: 400 }))
      expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
      answer = total(1)
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await whenShown('Assessments')
    })
  })
})
