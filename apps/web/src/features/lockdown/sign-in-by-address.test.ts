// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { codeVerifier, readToken, writeToken } from '../../data/browser-storage.ts'
import { signInByAddress } from './sign-in-by-address.ts'

const given = (api: unknown) => Object.defineProperty(window, 'SafeExamBrowser', { value: api, configurable: true })
const token = (access_token: string) =>
  ({
    access_token,
    refresh_token: 'r',
    expires_in: 900,
    token_type: 'Bearer',
    '.expires': new Date(Date.now() + 900_000).toISOString(),
  }) as const

const exchange = vi.fn<(code: string, verifier?: string | null) => Promise<null>>(async () => {
  writeToken(token('theirs'))
  return null
})
const open = async (session: string | null = 'code.verifier') =>
  await signInByAddress(session, async (code) => exchange(code, codeVerifier.take()))

afterEach(() => {
  given(undefined)
  writeToken(null)
  localStorage.clear()
  history.replaceState(null, '', '/')
  exchange.mockClear()
})

it('signs in within Safe Exam Browser, also where somebody else was before', async () => {
  given({})
  writeToken(token('mine'))
  expect(await open()).toBe(true)
  expect(exchange).toHaveBeenCalledWith('code', 'verifier')
  expect(readToken()?.access_token).toBe('theirs')
})

it('signs nobody in whose browser is an ordinary one, and leaves who is signed in', async () => {
  expect(await open()).toBe(false)
  writeToken(token('mine'))
  expect(await open()).toBe(false)
  expect(readToken()?.access_token).toBe('mine')
  expect(exchange).not.toHaveBeenCalled()
})

it('goes on as who is signed in where the client of Respondus has answered', async () => {
  history.replaceState(null, '', '/?rldbrv=answer')
  writeToken(token('mine'))
  expect(await open()).toBe(true)
  expect(exchange).not.toHaveBeenCalled()
  writeToken(null)
  expect(await open()).toBe(true)
  expect(readToken()?.access_token).toBe('theirs')
})

it('does not spend a code a second time', async () => {
  given({})
  expect([await open(), await open(), await open(null)]).toEqual([true, true, true])
  expect(exchange).toHaveBeenCalledTimes(1)
})
