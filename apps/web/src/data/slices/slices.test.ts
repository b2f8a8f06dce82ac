// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  authInitialized,
  authReducer,
  casLoginRequested,
  casV1LoginRequested,
  identityProviderLoginRequested,
  localLoginRequested,
  loginFailed,
  loginRequested,
  logOutRequested,
  tokenObtained,
  tokenRefreshed,
  tokenRefreshFailed,
} from './auth-slice.ts'
import { clockReducer, serverTimeSeen } from './clock-slice.ts'
import { nextNotification } from './notifications-slice.ts'
import { restoredSearch, searchChanged, searchReducer, type NamedLibrary } from './search-slice.ts'
import { serializeSlice, unserializeSlice } from '../store.ts'

const start = authReducer(undefined, { type: 'start' })

describe('auth', () => {
  it('is authenticated after initialisation if there is a token', () => {
    expect(authReducer(start, authInitialized({ hasToken: true }))).toEqual({
      isInitialized: true,
      isAuthenticating: false,
      isAuthenticated: true,
      didFail: false,
    })
  })

  it('follows a login through its request, its failure and its success', () => {
    const ready = authReducer(start, authInitialized({ hasToken: false }))
    const requested = authReducer(ready, localLoginRequested())
    expect(requested).toMatchObject({ isAuthenticating: true, isAuthenticated: false, didFail: false })
    expect(authReducer(requested, loginFailed())).toMatchObject({ isAuthenticating: false, didFail: true })
    expect(authReducer(requested, tokenObtained())).toMatchObject({ isAuthenticated: true, isAuthenticating: false })
  })

  it('resets everything but its initialisation at logout', () => {
    const signedIn = authReducer(authReducer(start, authInitialized({ hasToken: false })), tokenObtained())
    expect(authReducer(signedIn, logOutRequested())).toEqual({
      isInitialized: true,
      isAuthenticating: false,
      isAuthenticated: false,
      didFail: false,
    })
  })

  it('is stored without isInitialized', () => {
    const text = serializeSlice({ ...start, isInitialized: true, isAuthenticated: true }, 'auth')
    expect(text).not.toContain('isInitialized')
    expect(unserializeSlice(text, 'auth')).toMatchObject({ isInitialized: false, isAuthenticated: true })
  })
})

describe('the auth machine', () => {
  const beginnings = {
    'login requested': loginRequested(),
    'CAS login requested': casLoginRequested(),
    'CAS v1 login requested': casV1LoginRequested(),
    'identity provider login requested': identityProviderLoginRequested({ id: 1 }),
    'local login requested': localLoginRequested(),
  }
  it.each(Object.entries(beginnings))('is authenticating, and nothing else, after %s', (_name, action) => {
    const failed = { isInitialized: true, isAuthenticating: false, isAuthenticated: true, didFail: true }
    expect(authReducer(failed, action)).toEqual({
      isInitialized: true,
      isAuthenticating: true,
      isAuthenticated: false,
      didFail: false,
    })
  })

  it.each([tokenObtained(), tokenRefreshed()])('is authenticated, and nothing else, after %o', (action) => {
    const before = { isInitialized: true, isAuthenticating: true, isAuthenticated: false, didFail: true }
    expect(authReducer(before, action)).toEqual({
      isInitialized: true,
      isAuthenticating: false,
      isAuthenticated: true,
      didFail: false,
    })
  })

  it('stays as it is while a refused refresh leads to logging out', () => {
    const signedIn = { isInitialized: true, isAuthenticating: false, isAuthenticated: true, didFail: false }
    expect(authReducer(signedIn, tokenRefreshFailed())).toEqual(signedIn)
  })
})

describe('clock', () => {
  it('stores a difference over a second and ignores a smaller one', () => {
    const late = clockReducer(undefined, serverTimeSeen({ serverNow: 5000, browserNow: 2000 }))
    expect(late.offsetMs).toBe(3000)
    const ahead = clockReducer(undefined, serverTimeSeen({ serverNow: 2000, browserNow: 602_000 }))
    expect(ahead.offsetMs).toBe(-600_000)
    expect(clockReducer(ahead, serverTimeSeen({ serverNow: 5000, browserNow: 5999 })).offsetMs).toBe(0)
    expect(clockReducer(late, serverTimeSeen({ serverNow: 5000, browserNow: 4000 })).offsetMs).toBe(0)
  })
})

describe('search', () => {
  it('goes back to the first page with any other change', () => {
    const paged = searchReducer(undefined, searchChanged({ list: 'problems', change: { page: 3 } }))
    expect(paged.problems?.page).toBe(3)
    const typed = searchReducer(paged, searchChanged({ list: 'problems', change: { keywords: 'beam' } }))
    expect(typed.problems).toEqual({ page: 1, keywords: 'beam' })
    expect(typed.courses).toBeUndefined()
  })

  it('restores dates it can read and drops the rest', () => {
    expect(restoredSearch({ date: '2026-09-01T00:00:00Z', pageSize: 50 })).toMatchObject({
      date: '2026-09-01T00:00:00.000Z',
      pageSize: 50,
    })
    expect(restoredSearch({ date: 'someday', pageSize: 7 })).toMatchObject({ date: null, pageSize: 25 })
    const stored = [{ id: 3, name: 'Optics' }, { id: 'four' }, null] as unknown as NamedLibrary[]
    expect(restoredSearch({ sharedLibraries: stored }).sharedLibraries).toEqual([{ id: 3, name: 'Optics' }])
    expect(restoredSearch({ action: 'group.update', from: '2026-09-04', until: 'someday' })).toMatchObject({
      action: 'group.update',
      from: '2026-09-04',
      until: '',
    })
  })
})

describe('notifications', () => {
  const queue = [
    { id: '1', type: 'INFO', text: 'for the page' },
    { id: '2', type: 'INFO', text: 'for the dialog', modalId: 'dialog' },
  ] as const

  it('shows one after the other while no modal is open', () => {
    expect(nextNotification(queue, {})?.id).toBe('1')
  })

  it('lets those wait that are not of an open modal', () => {
    expect(nextNotification(queue, { dialog: { index: 0, isFullscreen: false } })?.id).toBe('2')
    expect(nextNotification(queue, { other: { index: 0, isFullscreen: false } })).toBeNull()
  })
})
