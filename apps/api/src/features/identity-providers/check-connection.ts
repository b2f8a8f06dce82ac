import type { ConnectionStep, IdentityProviderDraft } from '@isomorph/contract'
import {
  checkClient,
  checkCredentialsOffer,
  checkOffer,
  checkTicketValidation,
  type OpenIdClient,
} from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { selectOptionalProvider } from './identity-providers.queries.ts'
import { discover, openIdClientOf } from './provider-connections.ts'
import { providerFetch, type AskingProviders } from './provider-fetch.ts'
import { runChecks, type Check } from './run-checks.ts'

type Checking = Pick<Services, 'db'> & AskingProviders

/** The typed secret, or the stored one of the same provider at the same issuer. */
async function clientFor(
  services: Checking,
  draft: Extract<IdentityProviderDraft, { kind: 'oidc' }>,
  id: number | undefined,
): Promise<OpenIdClient> {
  const { issuer, clientId, scopes: scope, clientSecret } = draft
  if (clientSecret) return { issuer, clientId, scope, clientSecret }
  const stored = id === undefined ? undefined : await selectOptionalProvider(services.db, id)
  if (clientSecret === undefined && stored?.kind === 'oidc' && stored.issuer === issuer)
    return { ...(await openIdClientOf(services, stored)), clientId, scope }
  return { issuer, clientId, scope }
}

async function checkOpenId(services: Checking, client: OpenIdClient, origin: string): Promise<ConnectionStep[]> {
  // Discovered anew: an administrator wants to know about now.
  const provider = discover(services, client)
  return await runChecks([
    {
      name: 'Discovery document',
      rightMessage: 'The provider answers, and says who it is.',
      run: async () => void (await provider),
    },
    {
      name: 'Keys and sign-in flow',
      rightMessage: 'Its keys can be read, and it offers the authorization code flow.',
      run: async () => await checkOffer(await provider),
    },
    {
      name: 'Client',
      rightMessage: 'The provider knows the client id and accepts the secret.',
      run: async () => await checkClient(await provider, `${origin}/api/identityProviders/check/callback`),
    },
  ])
}

async function checkCas(
  services: Checking,
  draft: Extract<IdentityProviderDraft, { kind: 'cas' }>,
  origin: string,
): Promise<ConnectionStep[]> {
  const fetch = providerFetch(services)
  const server = { address: draft.casAddress, version: draft.casVersion }
  const credentials: Check = {
    name: 'Credentials over REST',
    rightMessage: 'CAS takes user names and passwords over REST.',
    run: async () => await checkCredentialsOffer(server, fetch),
  }
  return await runChecks([
    {
      name: 'Ticket validation',
      rightMessage: `CAS answers in version ${draft.casVersion} and accepts this installation as a service.`,
      run: async () => await checkTicketValidation(server, `${origin}/login`, fetch),
    },
    ...(draft.takesCredentials ? [credentials] : []),
  ])
}

/** Tries the connection to a provider without signing anybody in. */
export async function checkConnection(
  services: Checking,
  draft: IdentityProviderDraft,
  { origin, id }: { readonly origin: string | undefined; readonly id: number | undefined },
): Promise<ConnectionStep[]> {
  if (origin === undefined) {
    const message = 'This installation does not know its own address. An operator sets PUBLIC_ORIGINS.'
    return [{ name: 'Address of this installation', isRight: false, message }]
  }
  if (draft.kind === 'cas') return await checkCas(services, draft, origin)
  return await checkOpenId(services, await clientFor(services, draft, id), origin)
}
