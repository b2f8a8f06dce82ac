import { accountCalls, webClientId, type OAuthToken } from '@isomorph/contract'
import { logOutPending, readToken, writeToken } from './browser-storage.ts'
import { send, type Answer } from './request.ts'

/** A token is renewed this long before it expires. */
export const refreshAheadMs = 30_000

export type RefreshOutcome = 'refreshed' | 'unanswered' | 'failed'

/** The last change of the token in this tab. A library's lock would be a part of every first page. */
let last: Promise<unknown> = Promise.resolve()

/** Holds the lock of all tabs. A frame to which the browser denies storage is denied locks as well, and shares no token. */
async function locked<T>(work: () => Promise<T>): Promise<T> {
  let hasBegun = false
  const begin = async (): Promise<T> => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request('isomorph-token-refresh', begin)
  } catch (failure) {
    if (hasBegun) throw failure
    return work()
  }
}

/**
 * One change of the refresh token at a time, in this tab and, where the browser has locks, in all tabs: it counts once, and
 * a late Log Out must not remove the one of a new session.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const renewal = last.then(async () => ('locks' in navigator ? locked(work) : work()))
  // A renewal that fails keeps no later one from its turn.
  last = renewal.catch(() => undefined)
  return renewal
}

/** The server has asked this tab to send no renewal before. */
let notBefore = 0

export function expiresSoon(token: OAuthToken, now: number): boolean {
  return Date.parse(token['.expires']) - now <= refreshAheadMs
}

/** A token as it is stored: its end counts from its arrival on the browser's own clock, which may be wrong. */
export function storedToken(token: OAuthToken, now: number): OAuthToken {
  return { ...token, '.expires': new Date(now + token.expires_in * 1000).toUTCString() }
}

/**
 * Whether the refresh token goes into a cookie, which no script reads. In the frame of another site no such cookie comes back: there
 * the token stays in storage, which belongs to that site and ours together.
 */
function isKeptInCookie(): boolean {
  return navigator.cookieEnabled && window.self === window.top
}

export async function requestToken(body: Record<string, string>): Promise<Answer> {
  const { method, path } = accountCalls.createToken
  const place = isKeptInCookie() ? { refresh_token_in: 'cookie' } : {}
  const form = new URLSearchParams({ client_id: webClientId, ...place, ...body })
  return send({ method, path, body: form }, { token: null, options: { isAnonymous: true, noStore: true } })
}

/** A token of a browser that had it in storage is sent once more, and comes back in a cookie. */
function proofOf({ refresh_token: stored }: OAuthToken): Record<string, string> {
  return stored === undefined ? { refresh_token_in: 'cookie' } : { refresh_token: stored }
}

/**
 * Exchanges the refresh token. Callers that come while another one does it wait and share its outcome: whoever finds
 * that the token is another one than before has nothing left to do.
 */
export async function refreshToken(stale: OAuthToken): Promise<RefreshOutcome> {
  return alone(async () => {
    const current = readToken()
    if (!current) return 'failed'
    if (current.access_token !== stale.access_token) return 'refreshed'
    if (Date.now() < notBefore || logOutPending.read()) return 'unanswered'
    const answer = await requestToken({ grant_type: 'refresh_token', ...proofOf(current) })
    if (answer.error === undefined) {
      writeToken(storedToken(answer.data as OAuthToken, Date.now()))
      notBefore = 0
      return 'refreshed'
    }
    // Only an answer of the server refuses a token: offline, or with a server that fails or is asked too often, the token stays.
    const { status, retryAfterSeconds = 0 } = answer.error
    notBefore = Date.now() + retryAfterSeconds * 1000
    return status >= 500 || status < 0 || status === 429 ? 'unanswered' : 'failed'
  })
}

/** Repeats a Log Out that had no answer. */
export async function finishLogOut(): Promise<void> {
  if (!logOutPending.read()) return
  writeToken(null)
  await alone(async () => {
    // Another tab may have done it, or somebody has signed in.
    if (!logOutPending.read()) return
    const { method, path } = accountCalls.logOut
    const { error } = await send({ method, path }, { token: null, options: { noStore: true } })
    if (error === undefined) logOutPending.write(false)
  })
}

/** Waits for a refresh in progress, if there is one. */
export async function whenNotRefreshing(): Promise<void> {
  await last
}
