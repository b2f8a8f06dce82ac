import { casLoginRequested, loginFailed } from '../data/slices/auth-slice.ts'
import { casGateway, identityProviderChoice } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { requestErrorOf } from '../data/request-error.ts'
import type { RequestError } from '../data/request.ts'
import { beginCodeFlow } from './code-challenge.ts'
import { exchangeCode, type OnUnrequestedSignIn, type SessionStore } from './session.ts'

/** Chosen on the sign-in page, or asked at the gateway; a link from elsewhere says nothing, nor does a tab after Log Out. */
export function chosenProvider(): number | null {
  const id = Number(identityProviderChoice.read() ?? casGateway.read() ?? Number.NaN)
  return Number.isNaN(id) ? null : id
}

/**
 * Exchanges a CAS ticket for a code and that for a token; the refusal otherwise. Somebody may have put a ticket of their
 * own into a link, for others to work in their account: `onUnrequested` hears of a ticket that this tab did not ask for.
 */
export async function exchangeTicket(
  store: SessionStore,
  ticket: string,
  onUnrequested: OnUnrequestedSignIn | null,
): Promise<RequestError | null> {
  store.dispatch(casLoginRequested())
  const chosen = chosenProvider()
  const query = {
    ticket,
    service: `${window.location.origin}${window.location.pathname}`,
    codeChallenge: await beginCodeFlow(),
    ...(chosen === null ? {} : { identityProviderId: chosen }),
  }
  try {
    const { code } = await store.dispatch(coreApi.endpoints.validateCasTicket.initiate({ query })).unwrap()
    if (chosen !== null) identityProviderChoice.write(String(chosen))
    const refusal = await exchangeCode(store, code)
    if (refusal === null) onUnrequested?.(store)
    return refusal
  } catch (error) {
    store.dispatch(loginFailed())
    return requestErrorOf(error)
  }
}
