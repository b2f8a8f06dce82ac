import type { OAuthToken } from '@isomorph/contract'
import { localArea, sessionArea } from './storage-areas.ts'

/** The keys of the browser's storage, except those of the persisted slices and of unsaved work. */
const storageKeys = {
  oauthToken: 'persist:oauthToken',
  loginReturnUrl: 'persist:loginReturnUrl',
  hasLoggedOut: 'persist:hasLeft',
  logOutPending: 'persist:logOutPending',
  identityProvider: 'persist:identityProvider',
  lastAccount: 'persist:lastAccount',
  lastActivityDate: 'persist:lastActivityDate',
  codeVerifier: 'persist:codeVerifier',
  casGateway: 'persist:casGateway',
  casErrand: 'persist:casErrand',
  refreshedAt: 'persist:refreshedAt',
  sessionEnd: 'persist:sessionEnd',
  languageOfPerson: 'persist:language',
  languageOfInstallation: 'persist:defaultLanguage',
  languageUnderTest: 'persist:languageUnderTest',
} as const

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    // Storage can be switched off; the product then works until the page is closed.
    return null
  }
}

function write(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
  } catch {
    // As above; a full storage must not stop anybody.
  }
}

let unstoredToken: OAuthToken | null = null

/** The token as the newest of all tabs left it. */
export function readToken(): OAuthToken | null {
  const text = read(localArea(), storageKeys.oauthToken)
  if (text === null) return unstoredToken
  try {
    return JSON.parse(text) as OAuthToken
  } catch {
    return null
  }
}

export function writeToken(token: OAuthToken | null): void {
  unstoredToken = token
  write(localArea(), storageKeys.oauthToken, token && JSON.stringify(token))
}

/** Calls back when another tab signs in, refreshes or logs out. */
export function onTokenOfOtherTab(callback: (token: OAuthToken | null) => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== storageKeys.oauthToken && event.key !== null) return
    unstoredToken = null
    callback(readToken())
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Where somebody wanted to go before signing in; per tab. */
export const loginReturnUrl = {
  read: () => read(sessionArea(), storageKeys.loginReturnUrl),
  /** Only the first intended path is stored. */
  writeFirst(path: string) {
    if (read(sessionArea(), storageKeys.loginReturnUrl) === null) write(sessionArea(), storageKeys.loginReturnUrl, path)
  },
  clear: () => write(sessionArea(), storageKeys.loginReturnUrl, null),
}

/** Whether the last session in this browser ended by Log Out, in this tab or another; false from the next login on. */
export const hasLoggedOut = {
  read: () => read(localArea(), storageKeys.hasLoggedOut) !== null,
  write: (isSo: boolean) => write(localArea(), storageKeys.hasLoggedOut, isSo ? 'true' : null),
}

/** Whether Log Out has had no answer yet: the cookie of the session may still be in this browser. */
export const logOutPending = {
  read: () => read(localArea(), storageKeys.logOutPending) !== null,
  write: (isSo: boolean) => write(localArea(), storageKeys.logOutPending, isSo ? 'true' : null),
}

/** That the session of this tab ended by itself, and whether what was typed is stored; until the next login. */
export const sessionEnd = {
  read: () => read(sessionArea(), storageKeys.sessionEnd) as 'textKept' | 'noText' | null,
  write: (outcome: 'textKept' | 'noText') => write(sessionArea(), storageKeys.sessionEnd, outcome),
  clear: () => write(sessionArea(), storageKeys.sessionEnd, null),
}

/** The identity provider somebody signed in with; its logout address is used when they leave. */
export const identityProviderChoice = {
  read: () => read(localArea(), storageKeys.identityProvider),
  write: (id: string) => write(localArea(), storageKeys.identityProvider, id),
  clear: () => write(localArea(), storageKeys.identityProvider, null),
}

/** Whose user name and password were last taken in this browser: the number of a CAS server, or a word for our own. */
export const lastAccount = {
  read: () => read(localArea(), storageKeys.lastAccount),
  write: (account: string) => write(localArea(), storageKeys.lastAccount, account),
}

/** The CAS server whose gateway this tab has tried, with or without success: it is not tried again. */
export const casGateway = {
  read: () => read(sessionArea(), storageKeys.casGateway),
  write: (id: string) => write(sessionArea(), storageKeys.casGateway, id),
}

/** Whether this tab was sent to a CAS server, and a ticket that it comes back with is its own; counts once. */
export const casErrand = {
  begin: () => write(sessionArea(), storageKeys.casErrand, 'true'),
  take() {
    const isOut = read(sessionArea(), storageKeys.casErrand) !== null
    write(sessionArea(), storageKeys.casErrand, null)
    return isOut
  },
}

/** What a code must be exchanged with that this tab asked for; counts once. */
export const codeVerifier = {
  write: (verifier: string) => write(sessionArea(), storageKeys.codeVerifier, verifier),
  /** For a tab that this page has opened; false: the browser does not let it. */
  writeIn(tab: Pick<Window, 'sessionStorage'>, verifier: string): boolean {
    try {
      tab.sessionStorage.setItem(storageKeys.codeVerifier, verifier)
      return true
    } catch {
      return false
    }
  },
  take() {
    const verifier = read(sessionArea(), storageKeys.codeVerifier)
    write(sessionArea(), storageKeys.codeVerifier, null)
    return verifier
  },
}

/** When this tab was last refreshed for a part of the product that could not be fetched. */
export const refreshedForPart = {
  read: () => Number(read(sessionArea(), storageKeys.refreshedAt) ?? Number.NaN),
  write: (now: number) => write(sessionArea(), storageKeys.refreshedAt, String(now)),
}

export const lastActivity = {
  read: () => Number(read(localArea(), storageKeys.lastActivityDate) ?? Number.NaN),
  write: (now: number) => write(localArea(), storageKeys.lastActivityDate, String(now)),
}

/** A language that is known before the server is asked. */
const languageAt = (key: string) => ({
  read: () => read(localArea(), key),
  /** Whether it can be read again. Answers that were stored before people had a language say nothing of it. */
  write(code: string | null | undefined): boolean {
    const known = code ?? null
    write(localArea(), key, known)
    return read(localArea(), key) === known
  },
})

/** What whoever signed in here last has set. */
export const languageOfPerson = languageAt(storageKeys.languageOfPerson)
/** What the installation has set. */
export const languageOfInstallation = languageAt(storageKeys.languageOfInstallation)

/** The language that a test or a developer looks at, also one that is not offered yet, or a pseudo-language. No screen writes it. */
export const languageUnderTest = {
  read: () => read(localArea(), storageKeys.languageUnderTest),
}
