import { createRemoteJWKSet, customFetch as keyFetch, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  None,
  type ClientAuth,
  type CustomFetch,
  type ServerMetadata,
} from 'openid-client'
import { resolveAddress } from '../address.ts'
import type { Fetch } from '../limited-fetch.ts'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import { tryInTurn, waysToAuthenticate, type AsClient } from './client-authentication.ts'
import { clockToleranceSeconds, type OpenIdClient } from './openid-client.ts'
import { asExchange } from './openid-fault.ts'

/** A provider whose discovery document was read, and our registration with it. */
export interface OpenIdProvider {
  /** As the provider itself writes it: with `sub`, the name of a person. */
  readonly issuer: string
  readonly client: OpenIdClient
  readonly metadata: Readonly<ServerMetadata>
  /** For requests that need no secret. */
  readonly configuration: Configuration
  readonly asClient: AsClient
  /** The provider's keys: kept, and fetched again for a key that is not among them. */
  readonly keys: JWTVerifyGetKey
}

export interface DiscoveryOptions {
  readonly fetch: Fetch
  /** Plain http, for a provider on the same machine. */
  readonly isHttpAllowed?: boolean
}

/** Rotated keys are found at once, and a stranger's made-up key names cost one request in this time at most. */
const keyCooldownMilliseconds = 1000

/** Ours in the library's spelling: it writes absent members as undefined. */
function asCustomFetch(fetch: Fetch): CustomFetch {
  return async (address, { body, method, headers, signal }) =>
    await fetch(address, {
      method,
      headers,
      ...(body === undefined ? {} : { body: body as NonNullable<RequestInit['body']> }),
      ...(signal === undefined ? {} : { signal }),
    })
}

function issuerAddress(issuer: string, isHttpAllowed: boolean): URL {
  const url = resolveAddress(issuer)
  if (!url || (url.protocol !== 'https:' && !(isHttpAllowed && url.protocol === 'http:')))
    throw new SignInError('wrongAnswer', say('issuerNotHttps'))
  return url
}

const endpoints = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'jwks_uri',
  'end_session_endpoint',
] as const

/** Over plain http anybody on the way could read codes and swap keys (RFC 9700 §2.6, OpenID Connect Discovery §3). */
function refusePlainEndpoints(metadata: Readonly<ServerMetadata>): void {
  const field = endpoints.find((name) => resolveAddress(metadata[name] ?? null)?.protocol === 'http:')
  if (field !== undefined) throw new SignInError('wrongAnswer', say('discoveryNotHttps', { field }))
}

/** Reads a provider's discovery document, which must name the issuer it was read from. */
export async function discoverProvider(client: OpenIdClient, options: DiscoveryOptions): Promise<OpenIdProvider> {
  const { fetch, isHttpAllowed = false } = options
  const execute = isHttpAllowed ? [allowInsecureRequests] : []
  return await asExchange(async () => {
    const found = await discovery(issuerAddress(client.issuer, isHttpAllowed), client.clientId, undefined, None(), {
      [customFetch]: asCustomFetch(fetch),
      execute,
    })
    const metadata = found.serverMetadata()
    if (!isHttpAllowed) refusePlainEndpoints(metadata)
    const keysAddress = resolveAddress(metadata.jwks_uri ?? null)
    if (!keysAddress) throw new SignInError('wrongAnswer', say('discoveryWithoutKeys'))
    const registration = { client_id: client.clientId, [clockTolerance]: clockToleranceSeconds }
    const configure = (authentication: ClientAuth) => {
      const configuration = new Configuration(metadata, client.clientId, registration, authentication)
      configuration[customFetch] = asCustomFetch(fetch)
      for (const extension of execute) extension(configuration)
      return configuration
    }
    const ways = await waysToAuthenticate(client, metadata)
    const asClient = tryInTurn(
      ways.map(({ name, authentication }) => ({ name, configuration: configure(authentication) })),
    )
    const keys = createRemoteJWKSet(keysAddress, {
      [keyFetch]: fetch,
      cooldownDuration: keyCooldownMilliseconds,
    })
    return { issuer: metadata.issuer, client, metadata, configuration: configure(None()), asClient, keys }
  })
}
