import {
  connectionTexts,
  type ConnectionStep,
  type ConnectionTextCode,
  type IdentityProviderDraft,
} from '@isomorph/contract'
import {
  checkClient,
  checkCredentialsOffer,
  checkOffer,
  checkServiceAtLogin,
  checkTicketValidation,
  type OpenIdClient,
  type ProofOfClient,
} from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { selectOptionalProvider } from './identity-providers.queries.ts'
import { discover, openIdClientOf } from './provider-connections.ts'
import { providerFetch, type AskingProviders } from './provider-fetch.ts'
import { ownAddressUnknown, runChecks, type Check } from './run-checks.ts'

const { say } = connectionTexts

type Checking = Pick<Services, 'db'> & AskingProviders

/** The typed secret, or the stored one, or the key, of the same provider at the same issuer. */
async function clientFor(
  services: Checking,
  draft: Extract<IdentityProviderDraft, { kind: 'oidc' }>,
  id: number | undefined,
): Promise<OpenIdClient> {
  const { issuer, clientId, scopes: scope, clientSecret, clientAuthentication: authentication } = draft
  const client = { issuer, clientId, scope, authentication }
  if (clientSecret && authentication !== 'privateKey') return { ...client, clientSecret }
  const stored = id === undefined ? undefined : await selectOptionalProvider(services.db, id)
  if (clientSecret === undefined && stored?.kind === 'oidc' && stored.issuer === issuer)
    return { ...(await openIdClientOf(services, { ...stored, clientAuthentication: authentication })), ...client }
  return client
}

/** By what the provider knows the client. */
const clientSaid = {
  none: 'clientWithoutSecret',
  basic: 'clientByBasic',
  basicAsIs: 'clientByBasicAsIs',
  post: 'clientByPost',
  assertion: 'clientByAssertion',
  assertionForEndpoint: 'clientByAssertionForEndpoint',
} as const satisfies Readonly<Record<ProofOfClient, ConnectionTextCode>>

async function checkOpenId(services: Checking, client: OpenIdClient, callback: string): Promise<ConnectionStep[]> {
  // Discovered anew: an administrator wants to know about now.
  const provider = discover(services, client)
  return await runChecks([
    {
      name: say('stepDiscovery'),
      run: async () => {
        await provider
        return say('discoveryRight')
      },
    },
    {
      name: say('stepOffer'),
      run: async () => {
        await checkOffer(await provider)
        return say('offerRight')
      },
    },
    {
      name: say('stepClient'),
      run: async () => say(clientSaid[await checkClient(await provider, callback)]),
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
  const service = `${origin}/login`
  const credentials: Check = {
    name: say('stepCredentials'),
    run: async () => {
      await checkCredentialsOffer(server, fetch)
      return say('credentialsRight')
    },
  }
  return await runChecks([
    {
      name: say('stepTickets'),
      run: async () => {
        await checkTicketValidation(server, service, fetch)
        return say('ticketsRight', { version: draft.casVersion })
      },
    },
    {
      name: say('stepService'),
      run: async () => {
        await checkServiceAtLogin(server, service, fetch)
        return say('serviceRight', { service })
      },
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
  if (origin === undefined) return [ownAddressUnknown()]
  if (draft.kind === 'cas') return await checkCas(services, draft, origin)
  // Some providers look at the address before the client: a provider that is saved is tried with the registered one.
  const callback = `${origin}/api/identityProviders/${id ?? 'check'}/callback`
  return await checkOpenId(services, await clientFor(services, draft, id), callback)
}
