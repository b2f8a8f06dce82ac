// @vitest-environment jsdom
import type { OAuthToken } from '@isomorph/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logOutPending, readToken, writeToken } from '../data/browser-storage.ts'
import { store } from '../data/store.ts'
import { finishLogOut, refreshToken } from '../data/token-refresh.ts'
import { fetchAgainAfterOutages } from './reconnect.ts'
import { exchangeCode, logOut, startSession } from './session.ts'

const token: OAuthToken = {
  access_token: 'a',
  token_type: 'Bearer',
  expires_in: 900,
  '.expires': new Date(Date.now() + 900_000).toUTCString(),
}
const logOutPath = '/api/account/logOut'

let isAway = false
let asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  isAway = false
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (isAway) return await Promise.reject(new TypeError('Failed to fetch'))
    if (path === logOutPath) return new Response(null, { status: 204 })
    return Response.json(path === '/token' ? token : {})
  })
  writeToken(token)
})
afterEach(() => vi.unstubAllGlobals())

const start = async () => await startSession(store, { code: null, ticket: null }, () => undefined)

async function logOutWithoutAnswer(): Promise<void> {
  isAway = true
  await logOut(store)
  asked = []
  isAway = false
}

it('is over when the server answers', async () => {
  await logOut(store)
  expect([logOutPending.read(), readToken()]).toEqual([false, null])
  await start()
  expect(asked.filter((path) => path === logOutPath)).toHaveLength(1)
})

it('is repeated at the next start, until it is answered', async () => {
  await logOutWithoutAnswer()
  isAway = true
  await start()
  await finishLogOut()
  expect(logOutPending.read()).toBe(true)
  isAway = false
  await start()
  await vi.waitFor(() => expect(logOutPending.read()).toBe(false))
  expect(store.getState().auth.isAuthenticated).toBe(false)
})

it('is repeated when the network is back', async () => {
  await logOutWithoutAnswer()
  const stop = fetchAgainAfterOutages(store)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(logOutPending.read()).toBe(false))
  expect(asked).toContain(logOutPath)
  stop()
})

it('forgets the session of a page that was closed on the way, and renews nothing before', async () => {
  logOutPending.write(true)
  expect(await refreshToken(token)).toBe('unanswered')
  expect(asked).toEqual([])
  await start()
  expect([readToken(), store.getState().auth.isAuthenticated]).toEqual([null, false])
  await vi.waitFor(() => expect(asked).toEqual([logOutPath]))
})

it('comes before a new session, which it does not end', async () => {
  await logOutWithoutAnswer()
  void finishLogOut()
  await exchangeCode(store, 'a-code')
  expect(asked.slice(0, 2)).toEqual([logOutPath, '/token'])
  logOutPending.write(true)
  isAway = true
  await finishLogOut()
  isAway = false
  await exchangeCode(store, 'a-code')
  asked = []
  await start()
  expect(logOutPending.read()).toBe(false)
  expect(asked).not.toContain(logOutPath)
  expect(readToken()).not.toBeNull()
})

it('of a frame, whose refresh token is in storage, needs no repeat', async () => {
  writeToken({ ...token, refresh_token: 'r' })
  await logOutWithoutAnswer()
  expect([logOutPending.read(), readToken()]).toEqual([false, null])
})
