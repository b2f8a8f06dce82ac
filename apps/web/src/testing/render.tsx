import { accountCalls, defaultTimeZone, type UserInfo } from '@isomorph/contract'
import { createIsomorphTheme, IsomorphThemeProvider } from '@isomorph/ui'
import { cleanup, render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { api } from '../data/api.ts'
import { authInitialized } from '../data/slices/auth-slice.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { RouterLink } from '../screen/router-link.tsx'
import { stubApi, type ApiStub, type SentRequest } from './stub-api.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const theme = createIsomorphTheme({ linkComponent: RouterLink })
const nameless = {
  puid: '',
  userName: '',
  email: '',
  firstName: '',
  lastName: '',
  uid: '',
  roles: [],
  activities: [],
  sharedKinds: [],
  timeZone: defaultTimeZone,
  language: null,
}

export interface Surroundings {
  /** What the server answers; other requests find nothing. */
  readonly api?: ApiStub
  /** Who is signed in; nobody without. */
  readonly signedIn?: Partial<UserInfo> & Pick<UserInfo, 'id'>
  /** Where the router stands. */
  readonly path?: string
}

/** Starts with empty data, and with the user that is given. */
async function signIn({ api: stub = {}, signedIn }: Surroundings): Promise<readonly SentRequest[]> {
  const { path } = accountCalls.getUserInfo
  const sent = stubApi(signedIn ? { [`GET ${path}`]: { ...nameless, ...signedIn }, ...stub } : stub)
  store.dispatch(api.util.resetApiState())
  store.dispatch(authInitialized({ hasToken: signedIn !== undefined }))
  if (signedIn) await store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }))
  return sent
}

export interface Rendered extends RenderResult {
  readonly user: UserEvent
  /** Requests that change something, in their order. */
  readonly sent: readonly SentRequest[]
}

/** Renders routes with store and theme. */
export async function renderRoutes(routes: RouteObject[], surroundings: Surroundings = {}): Promise<Rendered> {
  const sent = await signIn(surroundings)
  const router = createMemoryRouter(routes, { initialEntries: [surroundings.path ?? '/'] })
  const withStore = (
    <Provider store={store}>
      <IsomorphThemeProvider theme={theme} linkComponent={RouterLink}>
        <RouterProvider router={router} />
      </IsomorphThemeProvider>
    </Provider>
  )
  return { ...render(withStore), user: userEvent.setup(), sent }
}

/**
 * Renders part of a screen with store, theme and router.
 *
 * @example
 * const { getByRole, user } = await renderComponent(<SubmitBar … />, { signedIn: { id: 7 } })
 * await user.click(getByRole('button', { name: 'Submit answers' }))
 */
export async function renderComponent(node: ReactNode, surroundings: Surroundings = {}): Promise<Rendered> {
  return await renderRoutes([{ path: '*', element: node }], surroundings)
}

/**
 * Renders the whole product at a path, with the frame around the screen.
 *
 * @example
 * const { findByRole } = await renderScreen('/help', { api: { 'GET /api/configuration': configuration } })
 * await findByRole('heading', { name: 'Help' })
 */
export async function renderScreen(path: string, surroundings: Omit<Surroundings, 'path'> = {}): Promise<Rendered> {
  // Tests of a single component need not load all screens.
  const [{ routesOf }, { firstRoutes }, { furtherRoutes }] = await Promise.all([
    import('../app/router.tsx'),
    import('../app/first-routes.ts'),
    import('../app/further-routes.ts'),
  ])
  return await renderRoutes(routesOf([...firstRoutes, ...furtherRoutes]), { ...surroundings, path })
}

/** Puts a text into a field at once: key by key, long texts take long. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
