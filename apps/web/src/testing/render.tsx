import { accountCalls, type UserInfo } from '@isomorph/contract'
import { createIsomorphTheme, IsomorphThemeProvider } from '@isomorph/ui'
import { cleanup, configure, render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { api } from '../data/api.ts'
import { authInitialized } from '../data/auth-slice.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { RouterLink } from '../screen/router-link.tsx'
import { stubApi, type ApiStub } from './stub-api.ts'

// A busy machine may take seconds to show what takes milliseconds elsewhere.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const theme = createIsomorphTheme({ linkComponent: RouterLink })
const nameless = { puid: '', userName: '', email: '', firstName: '', lastName: '', uid: '', roles: [], activities: [] }

export interface Surroundings {
  /** What the server answers; other requests find nothing. */
  readonly api?: ApiStub
  /** Who is signed in; nobody without. */
  readonly signedIn?: Partial<UserInfo> & Pick<UserInfo, 'id'>
}

/** Starts with empty data, and with the user that is given. */
async function signIn({ api: stub = {}, signedIn }: Surroundings): Promise<void> {
  const { path } = accountCalls.getUserInfo
  stubApi(signedIn ? { [`GET ${path}`]: { ...nameless, ...signedIn }, ...stub } : stub)
  store.dispatch(api.util.resetApiState())
  store.dispatch(authInitialized({ hasToken: signedIn !== undefined }))
  if (signedIn) await store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }))
}

export type Rendered = RenderResult & { readonly user: UserEvent }

/** Renders routes with store and theme. */
export async function renderRoutes(
  routes: RouteObject[],
  { path = '/', ...surroundings }: Surroundings & { readonly path?: string } = {},
): Promise<Rendered> {
  await signIn(surroundings)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const rendered = render(
    <Provider store={store}>
      <IsomorphThemeProvider theme={theme} linkComponent={RouterLink}>
        <RouterProvider router={router} />
      </IsomorphThemeProvider>
    </Provider>,
  )
  return { ...rendered, user: userEvent.setup() }
}

/**
 * Renders part of a screen with store, theme and router.
 *
 * @example
 * const { getByRole, user } = await renderComponent(<SubmitBar … />, { signedIn: { id: 7 } })
 * await user.click(getByRole('button', { name: 'Submit answers' }))
 */
export async function renderComponent(
  node: ReactNode,
  options: Surroundings & { readonly path?: string } = {},
): Promise<Rendered> {
  return await renderRoutes([{ path: '*', element: node }], options)
}
