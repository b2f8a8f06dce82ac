import { cleanup, configure, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { api } from '../data/api.ts'
import { authInitialized } from '../data/slices/auth-slice.ts'
import { store } from '../data/store.ts'

// Typing into a form takes its time on a busy machine, and so does asking of each element whether it can be seen.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  store.dispatch(api.util.resetApiState())
  vi.unstubAllGlobals()
})

/** What a form has sent: `PUT /api/account/profile` and the body. */
interface SentRequest {
  readonly call: string
  readonly body: unknown
}

interface ServerOfTest {
  /** Requests that change something, in their order. */
  readonly sent: readonly SentRequest[]
}

type Reply = { readonly status: number; readonly body: unknown } | Promise<{ status: number; body: unknown }>

const person = { id: 7, puid: '', userName: 'ada', email: '', firstName: '', lastName: '', uid: '', roles: [] }

/**
 * A server that answers every request for data with what `data` has for its path, and every change with `reply`; somebody
 * is signed in who may do what `activities` says.
 */
export function serverOfTest({
  data = {},
  reply,
  activities = [],
}: {
  readonly data?: Readonly<Record<string, unknown>>
  readonly reply: (request: SentRequest) => Reply
  readonly activities?: readonly string[]
}): ServerOfTest {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = address.split('?')[0] ?? address
    if (method === 'GET') {
      if (path.endsWith('/userInfo')) return Response.json({ ...person, activities, isImpersonated: false })
      return Response.json(data[path] ?? {})
    }
    const request = { call: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : body }
    sent.push(request)
    const answer = await reply(request)
    return Response.json(answer.body, { status: answer.status })
  })
  store.dispatch(authInitialized({ hasToken: true }))
  return { sent }
}

/** A refusal that names fields. */
export function refusalOf(errors: Readonly<Record<string, string>>) {
  const named = Object.entries(errors).map(([path, message]) => ({ path, message }))
  return { status: 422, body: { status: 422, title: 'Not saved', detail: 'Nothing was changed.', errors: named } }
}

/** Shows a form where forms stand: below the store and a router. */
export function renderForm(node: ReactNode): UserEvent {
  const router = createMemoryRouter([{ path: '*', element: node }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return userEvent.setup({ delay: null })
}

/** Puts a text into a field at once: key by key, long texts take long. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
