import type { IdentityProvider } from '@isomorph/contract'
import { identityProviderLoginRequested } from '../data/slices/auth-slice.ts'
import { casErrand, casGateway, identityProviderChoice } from '../data/browser-storage.ts'
import { beginCodeFlow } from './code-challenge.ts'
import type { SessionStore } from './session.ts'

/** What of a provider it takes to go there. */
type Destination = Pick<IdentityProvider, 'id' | 'kind' | 'loginUrl'>

/** Leaves for an identity provider. CAS needs no challenge on the way: it brings its ticket and not a code. */
export async function leaveForProvider({ dispatch }: SessionStore, provider: Destination): Promise<void> {
  const query = provider.kind === 'oidc' ? `?${new URLSearchParams({ codeChallenge: await beginCodeFlow() })}` : ''
  if (provider.kind === 'cas') casErrand.begin()
  identityProviderChoice.write(String(provider.id))
  dispatch(identityProviderLoginRequested({ id: provider.id }))
  window.location.assign(`${provider.loginUrl}${query}`)
}

/** Whether this tab has not looked yet if CAS knows the person. */
export function isGatewayUntried(): boolean {
  return casGateway.read() === null
}

/** Looks, once in the life of a tab, whether the person has a session at CAS; nobody is asked for anything there. */
export function tryGateway(provider: Destination): void {
  casErrand.begin()
  casGateway.write(String(provider.id))
  window.location.assign(`${provider.loginUrl}?gateway=true`)
}
