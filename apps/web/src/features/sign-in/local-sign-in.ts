import type { NewPasskey, PasskeyProof } from '@isomorph/contract'
import { localLoginRequested, loginFailed } from '../../data/slices/auth-slice.ts'
import { identityProviderChoice, lastAccount } from '../../data/browser-storage.ts'
import { coreApi } from '../../data/core-api.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'
import { localAccount } from './known-accounts.ts'

export interface Credentials {
  readonly userName: string
  readonly password: string
}

/** What is shown beside user name and password: a code, or a second factor to set: an app with its first code, or a passkey. */
export interface FactorShown {
  readonly secondFactor?: string
  readonly passkey?: PasskeyProof
  readonly newSecondFactor?: { readonly ticket: string; readonly code: string }
  readonly newPasskey?: NewPasskey
}

/** A code that gives tokens, with the recovery codes of a second factor that was set. */
export interface Admission {
  readonly code: string
  readonly recoveryCodes?: readonly string[] | undefined
}

/** Exchanges the credentials for a code. */
export async function admit(
  store: SessionStore,
  credentials: Credentials,
  shown: FactorShown = {},
): Promise<Admission | RequestError> {
  store.dispatch(localLoginRequested())
  try {
    const body = { ...credentials, ...shown, codeChallenge: await beginCodeFlow() }
    return await store.dispatch(coreApi.endpoints.signInLocally.initiate({ body })).unwrap()
  } catch (error) {
    store.dispatch(loginFailed())
    return requestErrorOf(error)
  }
}

/** Exchanges the code for tokens. */
export async function enter(store: SessionStore, { code }: Admission): Promise<RequestError | null> {
  // Somebody who came back from a provider's page without signing in there does not leave by it either.
  identityProviderChoice.clear()
  lastAccount.write(localAccount)
  return await exchangeCode(store, code)
}
