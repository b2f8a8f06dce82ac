import type { ConnectionStep, IdentityProviderDraft } from '@isomorph/contract'
import {
  checkClient,
  checkCredentialsOffer,
  checkOffer,
  checkServiceAtLogin,
  checkTicketValidation,
  type OpenIdClient,
} from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { selectOptionalProvider } from './identity-providers.queries.ts'
import { discover, openIdClientOf } from './provider-connections.ts'
import { providerFetch, type AskingProviders } from './provider-fetch.ts'
import { runChecks, type Check } from './run-checks.ts'

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

async function checkOpenId(services: Checking, client: OpenIdClient, callback: string): Promise<ConnectionStep[]> {
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
      rightMessage: 'The provider knows the client.',
      run: async () => {
        const way = await checkClient(await provider, callback)
        if (client.authentication === 'privateKey') return `The provider knows the client id and accepts ${way}.`
        return client.clientSecret === undefined
          ? 'The provider knows the client id, and asks for no secret.'
          : `The provider knows the client id and accepts the secret (sent by ${way}).`
      },
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
    name: 'Credentials over REST',
    rightMessage: 'CAS takes user names and passwords over REST.',
    run: async () => await checkCredentialsOffer(server, fetch),
  }
  return await runChecks([
    {
      name: 'Ticket validation',
      rightMessage: `CAS answers in version ${draft.casVersion}.`,
      run: async () => await checkTicketValidation(server, service, fetch),
    },
    {
      name: 'Service',
      rightMessage: `CAS does not refuse ${service}. Whether it is registered there shows when somebody logs in.`,
      run: async () => await checkServiceAtLogin(server, service, fetch),
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
  // Some providers look at the address before the client: a provider that is saved is tried with the registered one.
  const callback = `${origin}/api/identityProviders/${id ?? 'check'}/callback`
  return await checkOpenId(services, await clientFor(services, draft, id), callback)
}
