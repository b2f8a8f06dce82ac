import { casLoginRequested, loginFailed } from '../data/auth-slice.ts'
import { casGateway, identityProviderChoice } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { addNotification } from '../data/notifications-slice.ts'
import { requestErrorOf } from '../data/request-error.ts'
import type { RequestError } from '../data/request.ts'
import { displayName } from '../entities/person/names.ts'
import { beginCodeFlow } from './code-challenge.ts'
import { exchangeCode, type SessionStore } from './session.ts'

/** Chosen on the sign-in page, or asked at the gateway; a link from elsewhere says nothing, nor does a tab after Log Out. */
export function chosenProvider(): number | null {
  const id = Number(identityProviderChoice.read() ?? casGateway.read() ?? Number.NaN)
  return Number.isNaN(id) ? null : id
}

/** Somebody may have put a ticket of their own into a link, for others to work in their account. */
async function sayWhoIsLoggedIn(store: SessionStore): Promise<void> {
  const { data } = await store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }))
  if (!data) return
  const text = `You are logged in as ${displayName(data)}. If that is not you, log out before you go on.`
  store.dispatch(addNotification({ type: 'INFO', text }))
}

/**
 * Exchanges a CAS ticket for a code and that for a token; the refusal otherwise. Whoever did not go to CAS from this tab
 * is told as whom they are here now.
 */
export async function exchangeTicket(
  store: SessionStore,
  ticket: string,
  isOwnErrand: boolean,
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
    if (refusal === null && !isOwnErrand) void sayWhoIsLoggedIn(store)
    return refusal
  } catch (error) {
    store.dispatch(loginFailed())
    return requestErrorOf(error)
  }
}
