// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notifySignedInUser } from '../app/notify-signed-in-user.ts'
import { casErrand, casGateway, identityProviderChoice, readToken, writeToken } from '../data/browser-storage.ts'
import { removeNotification, type Notification } from '../data/slices/notifications-slice.ts'
import { store } from '../data/store.ts'
import { chosenProvider } from './cas-ticket.ts'
import { tryGateway } from './provider-login.ts'
import { logOut, startSession, type SessionStore } from './session.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('brings a ticket to the provider that was chosen, else to the one asked at the gateway', () => {
  expect(chosenProvider()).toBeNull()
  casGateway.write('7')
  expect(chosenProvider()).toBe(7)
  identityProviderChoice.write('3')
  expect(chosenProvider()).toBe(3)
})

it('names no provider in a tab where somebody has logged out', () => {
  casGateway.write('loggedOut')
  expect(chosenProvider()).toBeNull()
})

describe('a ticket', () => {
  const answers: Readonly<Record<string, object>> = {
    '/api/account/validateCasTicket': { code: 'a-code' },
    '/token': { access_token: 'a', refresh_token: 'r', '.expires': new Date(Date.now() + 900_000).toISOString() },
    '/api/account/userInfo': { id: 1, firstName: 'Mallory', lastName: 'Example', email: 'm@example.org' },
    '/api/identityProviders': [],
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string | URL | Request) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address, window.location.href)
      return await Promise.resolve(Response.json(answers[pathname] ?? {}))
    })
    for (const { id } of store.getState().notifications.queue) store.dispatch(removeNotification(id))
  })

  afterEach(() => logOut(store))

  const stored = { access_token: 'stored', token_type: 'Bearer', expires_in: 900, '.expires': '' } as const
  const start = async (parameters: { code: string | null; ticket: string | null }) => {
    writeToken(stored)
    await startSession(store, parameters, notifySignedInUser)
    return readToken()?.access_token
  }

  it('is left alone where a token is stored', async () => {
    expect(await start({ code: null, ticket: 'ST-1' })).toBe('stored')
    expect(store.getState().auth).toMatchObject({ isInitialized: true, isAuthenticated: true })
  })

  it('that is refused leads to the sign-in page, which says why and of which provider', async () => {
    identityProviderChoice.write('3')
    const refusal = { type: 'urn:isomorph:provider-too-slow', status: 503, title: 'Slow', detail: 'Too slow.' }
    vi.stubGlobal('fetch', async () => Promise.resolve(Response.json(refusal, { status: 503 })))
    await startSession(store, { code: null, ticket: 'ST-1' }, notifySignedInUser)
    expect(window.location.search).toBe('?failure=providerTooSlow&provider=3')
  })

  it('that was lost on the way leads there, too', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No network.')))
    await startSession(store, { code: null, ticket: 'ST-1' }, notifySignedInUser)
    expect(window.location.search).toBe('?failure=unknown')
  })

  async function openWithTicket(notify: (store: SessionStore) => void = notifySignedInUser) {
    await startSession(store, { code: null, ticket: 'ST-1' }, notify)
    expect(store.getState().auth.isAuthenticated).toBe(true)
  }

  function said(): string[] {
    const { queue }: { queue: readonly Notification[] } = store.getState().notifications
    return queue.map(({ text }) => text)
  }

  it('that this tab did not ask for signs in, and says as whom', async () => {
    await openWithTicket()
    const words = 'You are logged in as Mallory Example. If that is not you, log out before you go on.'
    await vi.waitFor(() => expect(said()).toEqual([words]))
  })

  it('that this tab was sent for says nothing', async () => {
    const notify = vi.fn<(store: SessionStore) => void>()
    casErrand.begin()
    await openWithTicket(notify)
    expect(notify).not.toHaveBeenCalled()
  })

  it('that comes after an errand without one is not taken for its own', async () => {
    tryGateway({ id: 7, kind: 'cas', loginUrl: '#' })
    await startSession(store, { code: null, ticket: null }, notifySignedInUser)
    await openWithTicket()
    await vi.waitFor(() => expect(said()).toHaveLength(1))
  })

  it('is less than a code, which replaces whoever was signed in', async () => {
    expect(await start({ code: 'a-code', ticket: 'ST-1' })).toBe('a')
  })
})
