import type { OAuthToken } from '@isomorph/contract'
import { api } from '../data/api.ts'
import {
  authInitialized,
  loginFailed,
  loginRequested,
  logOutRequested,
  tokenObtained,
} from '../data/slices/auth-slice.ts'
import {
  casErrand,
  casGateway,
  codeVerifier,
  hasLoggedOut,
  identityProviderChoice,
  languageOfPerson,
  logOutPending,
  onTokenOfOtherTab,
  readToken,
  writeToken,
} from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { searchesForgotten } from '../data/slices/search-slice.ts'
import type { AppDispatch, RootState } from '../data/store.ts'
import { alone, finishLogOut, requestToken, storedToken } from '../data/token-refresh.ts'
import type { RequestError } from '../data/request.ts'

/** What of the store the session needs. */
export interface SessionStore {
  readonly dispatch: AppDispatch
  readonly getState: () => RootState
}

/** Reads a code or ticket and takes it out of the address, before anything else could read it there. */
export function takeFromAddress(name: string): string | null {
  const address = new URL(window.location.href)
  const value = address.searchParams.get(name)
  if (value === null) return null
  address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  return value
}

/** Removes the token and all data that was fetched for the user. */
function clearSession({ dispatch }: SessionStore): void {
  writeToken(null)
  dispatch(api.util.resetApiState())
}

/** Exchanges a code for a token and stores it; answers the refusal otherwise. */
export async function exchangeCode(store: SessionStore, code: string): Promise<RequestError | null> {
  const verifier = codeVerifier.take()
  const proof = verifier === null ? {} : { code_verifier: verifier }
  // A Log Out that is repeated meanwhile would remove the cookie that this brings.
  const answer = await alone(async () => {
    const exchanged = await requestToken({ grant_type: 'authorization_code', code, ...proof })
    if (exchanged.error === undefined) logOutPending.write(false)
    return exchanged
  })
  if (answer.error !== undefined) {
    store.dispatch(loginFailed())
    return answer.error
  }
  hasLoggedOut.write(false)
  writeToken(storedToken(answer.data as OAuthToken, Date.now()))
  store.dispatch(tokenObtained())
  void store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true }))
  return null
}

/** What the address carried when the page was opened. */
export interface SignInParameters {
  readonly code: string | null
  /** A service ticket of CAS. */
  readonly ticket: string | null
}

/** The sign-in page says why, and where; the router begins after this and finds it in the address. */
function showFailure({ type = 'unknown' }: RequestError): void {
  const name = type.replace('urn:isomorph:', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const provider = identityProviderChoice.read()
  const query = new URLSearchParams({
    failure: name === 'invalidGrant' ? 'signInExpired' : name,
    ...(provider === null ? {} : { provider }),
  })
  window.history.replaceState(window.history.state, '', `/login?${query.toString()}`)
}

/** Hears of somebody who was signed in by a ticket that this tab did not ask for. */
export type OnUnrequestedSignIn = (store: SessionStore) => void

async function signInWith(
  store: SessionStore,
  { code, ticket }: SignInParameters,
  onUnrequested: OnUnrequestedSignIn,
): Promise<RequestError | null> {
  // Taken on every start: an errand that brought no ticket is over, too.
  const wasRequestedByThisTab = casErrand.take()
  if (code !== null) {
    clearSession(store)
    store.dispatch(loginRequested())
    return await exchangeCode(store, code)
  }
  if (ticket === null || readToken() !== null) return null
  const { exchangeTicket } = await import('./cas-ticket.ts')
  return await exchangeTicket(store, ticket, wasRequestedByThisTab ? null : onUnrequested)
}

/**
 * The order at start: a code in the address replaces whoever was signed in; else the stored token; else a CAS ticket in
 * the address; else wait for a login. The store is told in between, so that the first screen knows which of them it is.
 */
export async function startSession(
  store: SessionStore,
  parameters: SignInParameters,
  onUnrequested: OnUnrequestedSignIn,
): Promise<void> {
  void finishLogOut()
  const refusal = await signInWith(store, parameters, onUnrequested)
  if (refusal) showFailure(refusal)
  store.dispatch(authInitialized({ hasToken: readToken() !== null }))
  onTokenOfOtherTab((token) => {
    const { isAuthenticated } = store.getState().auth
    if (token && !isAuthenticated) store.dispatch(tokenObtained())
    if (!token && isAuthenticated) store.dispatch(logOutRequested())
  })
}

/** The logout address of the provider that somebody signed in with. */
async function selectLogoutUrl({ dispatch }: SessionStore): Promise<string | undefined> {
  const choice = identityProviderChoice.read()
  if (choice === null || readToken() === null) return undefined
  const asked = dispatch(coreApi.endpoints.getIdentityProviders.initiate(undefined, { subscribe: false }))
  const { data: providers = [] } = await asked
  return providers.find(({ id }) => String(id) === choice)?.logoutUrl
}

/** Ends the session on the server and here, and leaves by the identity provider's logout address. */
export async function logOut(store: SessionStore): Promise<void> {
  hasLoggedOut.write(true)
  // Storage is cleared below; a cookie is removed by the server alone.
  logOutPending.write(readToken()?.refresh_token === undefined)
  const logoutUrl = await selectLogoutUrl(store)
  const { error } = await store.dispatch(coreApi.endpoints.logOut.initiate(undefined))
  if (error === undefined) logOutPending.write(false)
  // Whoever has just left does not want to be signed in again unasked.
  casGateway.write('loggedOut')
  identityProviderChoice.clear()
  languageOfPerson.write(null)
  // Before the session is cleared, which would show the sign-in page on the way.
  if (logoutUrl !== undefined) window.location.assign(logoutUrl)
  store.dispatch(logOutRequested())
  store.dispatch(searchesForgotten())
  clearSession(store)
}
