// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  casErrand,
  casGateway,
  codeVerifier,
  hasLoggedOut,
  identityProviderChoice,
  languageUnderTest,
  lastAccount,
  lastActivity,
  loginReturnUrl,
  logOutPending,
  readToken,
  sessionEnd,
  writeToken,
} from './browser-storage.ts'

const forget = () => {
  writeToken(null)
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(forget)
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const token = { access_token: 'a', expires_in: 600 } as NonNullable<ReturnType<typeof readToken>>

function contentOf(storage: Storage): Record<string, string | null> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]))
}

it('keeps for all tabs and for one tab what the specification names, each under its key', () => {
  writeToken(token)
  hasLoggedOut.write(true)
  logOutPending.write(true)
  identityProviderChoice.write('4')
  lastAccount.write('local')
  lastActivity.write(1000)
  expect(contentOf(localStorage)).toEqual({
    'persist:oauthToken': JSON.stringify(token),
    'persist:hasLeft': 'true',
    'persist:logOutPending': 'true',
    'persist:identityProvider': '4',
    'persist:lastAccount': 'local',
    'persist:lastActivityDate': '1000',
  })
  loginReturnUrl.writeFirst('/courses/7#notes')
  casGateway.write('4')
  casErrand.begin()
  codeVerifier.write('v')
  sessionEnd.write('textKept')
  expect(contentOf(sessionStorage)).toEqual({
    'persist:loginReturnUrl': '/courses/7#notes',
    'persist:casGateway': '4',
    'persist:casErrand': 'true',
    'persist:codeVerifier': 'v',
    'persist:sessionEnd': 'textKept',
  })
})

it('gives back what it keeps, and what counts once only once', () => {
  writeToken(token)
  expect(readToken()).toEqual(token)
  expect(lastActivity.read()).toBeNaN()
  loginReturnUrl.writeFirst('/courses/7')
  loginReturnUrl.writeFirst('/courses/8')
  expect(loginReturnUrl.read()).toBe('/courses/7')
  casErrand.begin()
  expect([casErrand.take(), casErrand.take()]).toEqual([true, false])
  codeVerifier.write('v')
  expect([codeVerifier.take(), codeVerifier.take()]).toEqual(['v', null])
  localStorage.setItem('persist:languageUnderTest', 'de')
  expect(languageUnderTest.read()).toBe('de')
})

it('does without a storage that refuses, and still knows who is signed in on this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  writeToken(token)
  lastAccount.write('local')
  expect(readToken()).toEqual(token)
  expect(lastAccount.read()).toBeNull()
})
