import { LRUCache } from 'lru-cache'
import { createServiceClient, type ServiceClient, type ServiceScope } from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { providerFetch, type AskingProviders } from '../identity-providers/index.ts'
import type { ExternalProviderRow } from './external-providers.queries.ts'
import { selectSigningKey } from './lti-keys.ts'

type Asking = Pick<Services, 'db'> & AskingProviders

/** Some platforms answer with a whole roster at once, and are slow at it. */
const limits = { milliseconds: 15_000, maximumBytes: 16 * 1024 * 1024 }

/** By shard: a provider's number means something within its shard only. Clients keep their token. */
const knownClients = new WeakMap<Asking['db'], LRUCache<string, ServiceClient>>()

/** Asks services of a platform as the tool that is registered there. */
export async function serviceClientOf(
  services: Asking,
  provider: ExternalProviderRow,
  scopes: readonly ServiceScope[],
): Promise<ServiceClient> {
  const key = await selectSigningKey(services)
  const clients = knownClients.get(services.db) ?? new LRUCache<string, ServiceClient>({ max: 200 })
  knownClients.set(services.db, clients)
  const { id, changedAt, clientId, tokenUrl, tokenAudience } = provider
  const name = [id, changedAt.getTime(), key.kid, ...scopes].join(' ')
  const client =
    clients.get(name) ??
    createServiceClient({ clientId, tokenUrl, tokenAudience, key }, scopes, providerFetch(services, limits))
  clients.set(name, client)
  return client
}
