import { discoverProvider, type CasServer, type OpenIdClient, type OpenIdProvider } from '@isomorph/sign-in'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../services/services.ts'
import { unseal } from '../../data/sealed.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { selectSigningKey } from './client-keys.ts'
import type { CasRow, OpenIdRow } from './identity-providers.queries.ts'
import { providerFetch, refusePlainHttp, type AskingProviders } from './provider-fetch.ts'

type Connecting = Pick<Services, 'db'> & AskingProviders

/**
 * A discovery document is read again after a minute: a provider that is down is then said to be, before the browser is
 * sent there. Keys are looked after by the package itself.
 */
const cacheMilliseconds = 60_000

/** By shard: a provider's number means something within its shard only. */
const known = new WeakMap<Connecting['db'], LRUCache<string, Promise<OpenIdProvider>>>()

function knownOf(db: Connecting['db']): LRUCache<string, Promise<OpenIdProvider>> {
  const found = known.get(db) ?? new LRUCache({ max: 100, ttl: cacheMilliseconds })
  known.set(db, found)
  return found
}

/** The server behind the settings, which may be older than the tier. */
export function casServerOf(
  services: Pick<Services, 'tier'>,
  { casAddress, casVersion }: Pick<CasRow, 'casAddress' | 'casVersion'>,
): CasServer {
  refusePlainHttp(services, casAddress)
  return { address: casAddress, version: casVersion }
}

/** Our registration with a provider, its secret or key unsealed. */
export async function openIdClientOf({ db }: Connecting, row: OpenIdRow): Promise<OpenIdClient> {
  const { issuer, clientId, scopes: scope, clientAuthentication: authentication } = row
  const client = { issuer, clientId, scope, authentication }
  if (authentication === 'privateKey') {
    const signingKey = await selectSigningKey(db, row.id)
    return signingKey ? { ...client, signingKey } : client
  }
  if (row.clientSecret === null) return client
  return { ...client, clientSecret: unseal(await selectTokenKey(db, 'providerSecret'), row.clientSecret) }
}

export async function discover(services: Connecting, client: OpenIdClient): Promise<OpenIdProvider> {
  return await discoverProvider(client, {
    fetch: providerFetch(services),
    isHttpAllowed: services.tier === 'local',
  })
}

/**
 * The provider behind the settings, discovered once in a while and whenever the settings have changed. Whoever comes
 * while it is being discovered waits for the same answer: a slow provider is not asked by everybody.
 */
export async function connectToOpenId(services: Connecting, row: OpenIdRow): Promise<OpenIdProvider> {
  const providers = knownOf(services.db)
  const key = `${row.id} ${row.changedAt.getTime()}`
  const found = providers.get(key)
  if (found) return await found
  const discovering = openIdClientOf(services, row).then(async (client) => await discover(services, client))
  providers.set(key, discovering)
  discovering.catch(() => providers.delete(key))
  return await discovering
}
