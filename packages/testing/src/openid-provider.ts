import { Provider, type Configuration } from 'oidc-provider'
import { startHttpPeer } from './http-peer.ts'

/** Claims of somebody whom the provider knows. */
export type OpenIdClaims = Readonly<Record<string, unknown>>

/** An OpenID provider that is a real one: `oidc-provider`, whose sign-in page takes any password. */
export interface TestOpenIdProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly people: Map<string, OpenIdClaims>
  /** Seconds that an answer waits, to be slow. */
  readonly delay: (seconds: number) => void
  readonly close: () => Promise<void>
}

const clientId = 'isomorph'
const clientSecret = 'a secret that only the two of them know'

/** A registration that is made with a secret, or with the address of our keys. */
function proofOf(keys: 'secret' | 'keys', base: string) {
  if (keys === 'secret') return { client_secret: clientSecret }
  return { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: `${base}/jwks` } as const
}

interface Registration {
  readonly origin: string
  readonly providerId: number
  readonly people: ReadonlyMap<string, OpenIdClaims>
  readonly provenBy: 'secret' | 'keys'
}

function configurationFor({ origin, providerId, people, provenBy }: Registration): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        ...proofOf(provenBy, `${origin}/api/identityProviders/${providerId}`),
        redirect_uris: [`${origin}/api/identityProviders/${providerId}/callback`],
        post_logout_redirect_uris: [`${origin}/login`],
        backchannel_logout_uri: `${origin}/api/identityProviders/${providerId}/backChannelLogout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username', 'puid'],
    },
    scopes: ['openid', 'email', 'profile'],
    cookies: { keys: ['a key of a test'] },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
    // The library keeps its requests out of this machine's own network, which is where tests are.
    fetch: async (address, options) => {
      const { dispatcher: _dispatcher, ...rest } = options as RequestInit & { dispatcher?: unknown }
      return await fetch(address, rest)
    },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
    // Whoever signs in has agreed: the page that asks is the library's, not ours to test.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      if (accountId === undefined || oidc.client === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/**
 * Starts an OpenID provider at which the product at `origin` is registered under the number of its identity provider.
 *
 * @example
 * const provider = await startOpenIdProvider({ origin: product.url, providerId: 1, people: { ada: { email: 'ada@example.org' } } })
 */
export async function startOpenIdProvider(options: {
  readonly origin: string
  readonly providerId: number
  readonly people?: Readonly<Record<string, OpenIdClaims>>
  readonly port?: number
  /** How the product proves who it is; by a secret unless given. */
  readonly provenBy?: 'secret' | 'keys'
}): Promise<TestOpenIdProvider> {
  const people = new Map(Object.entries(options.people ?? {}))
  let seconds = 0
  let listener: ReturnType<Provider['callback']> | undefined
  const peer = await startHttpPeer((request, response) => {
    setTimeout(() => void listener?.(request, response), seconds * 1000)
  }, options.port)
  const { origin, providerId, provenBy = 'secret' } = options
  const provider = new Provider(peer.origin, configurationFor({ origin, providerId, people, provenBy }))
  listener = provider.callback()
  return {
    issuer: peer.origin,
    clientId,
    clientSecret,
    people,
    delay: (each) => void (seconds = each),
    close: peer.close,
  }
}
