import type { OAuthToken } from '@isomorph/contract'
import { api } from '../data/api.ts'
import { authInitialized, loginFailed, loginRequested, logOutRequested, tokenObtained } from '../data/auth-slice.ts'
import {
  codeVerifier,
  identityProviderChoice,
  onTokenOfOtherTab,
  readToken,
  writeToken,
} from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { searchesForgotten } from '../data/search-slice.ts'
import type { AppDispatch, RootState } from '../data/store.ts'
import { keptToken, requestToken } from '../data/token-refresh.ts'
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

/** Forgets the person: what was fetched for them and the token. */
function forget({ dispatch }: SessionStore): void {
  writeToken(null)
  dispatch(api.util.resetApiState())
}

/** Exchanges a code for a token and keeps it; the refusal otherwise. */
export async function exchangeCode(store: SessionStore, code: string): Promise<RequestError | null> {
  const verifier = codeVerifier.take()
  const proof = verifier === null ? {} : { code_verifier: verifier }
  const answer = await requestToken({ grant_type: 'authorization_code', code, ...proof })
  if (answer.error !== undefined) {
    store.dispatch(loginFailed())
    return answer.error
  }
  writeToken(keptToken(answer.data as OAuthToken, Date.now()))
  store.dispatch(tokenObtained())
  void store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true }))
  return null
}

/**
 * The order at start: a code in the address replaces whoever was signed in; else the stored token; else wait for a
 * login. The store is told in between, so that the first screen knows which of them it is.
 */
export async function startSession(store: SessionStore, code: string | null): Promise<void> {
  if (code !== null) {
    forget(store)
    store.dispatch(loginRequested())
    await exchangeCode(store, code)
  }
  store.dispatch(authInitialized({ hasToken: readToken() !== null }))
  onTokenOfOtherTab((token) => {
    const { isAuthenticated } = store.getState().auth
    if (token && !isAuthenticated) store.dispatch(tokenObtained())
    if (!token && isAuthenticated) {
      store.dispatch(logOutRequested())
      store.dispatch(api.util.resetApiState())
    }
  })
}

/** Ends the session on the server, forgets the person here, and leaves by the identity provider's logout address. */
export async function logOut(store: SessionStore): Promise<void> {
  const providers = coreApi.endpoints.getIdentityProviders.select(undefined)(store.getState()).data
  const choice = identityProviderChoice.read()
  await store.dispatch(coreApi.endpoints.logOut.initiate(undefined))
  store.dispatch(logOutRequested())
  store.dispatch(searchesForgotten())
  forget(store)
  identityProviderChoice.clear()
  const provider = providers?.find(({ id }) => String(id) === choice)
  if (provider?.logoutUrl) window.location.assign(provider.logoutUrl)
}
