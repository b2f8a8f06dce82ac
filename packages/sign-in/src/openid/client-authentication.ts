import { importPKCS8 } from 'jose'
import {
  ClientSecretPost,
  modifyAssertion,
  None,
  PrivateKeyJwt,
  type ClientAuth,
  type Configuration,
  type ServerMetadata,
} from 'openid-client'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import type { SigningKey } from '../signing-key.ts'
import type { OpenIdClient } from './openid-client.ts'
import { asSignInError } from './openid-fault.ts'

/** What proves at the token endpoint who we are: nothing, the secret in a header or with the request, or a signed assertion. */
export type ProofOfClient = 'none' | 'basic' | 'basicAsIs' | 'post' | 'assertion' | 'assertionForEndpoint'

/** One way to prove at the token endpoint who we are. */
export interface WayToAuthenticate {
  readonly name: ProofOfClient
  readonly authentication: ClientAuth
}

/** As RFC 6749 §2.3.1 wants it: both parts are encoded as in a form before they are joined. */
function encodeFormPart(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1)
}

function basic(clientId: string, clientSecret: string): ClientAuth {
  return (_server, _client, _body, headers) =>
    headers.set('authorization', `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
}

/** Providers that do not decode what was encoded are answered with the secret as it is. */
function waysOfBasic({ clientId }: OpenIdClient, clientSecret: string): WayToAuthenticate[] {
  const id = encodeFormPart(clientId)
  const secret = encodeFormPart(clientSecret)
  const encoded = { name: 'basic', authentication: basic(id, secret) } as const
  if (id === clientId && secret === clientSecret) return [encoded]
  return [encoded, { name: 'basicAsIs', authentication: basic(clientId, clientSecret) }]
}

/** Assertions of one minute, each with an id of its own (RFC 7523, `private_key_jwt`). */
async function assertionsOf({ kid, privateKey }: SigningKey): Promise<(audience: string) => ClientAuth> {
  const key = await importPKCS8(privateKey, 'RS256')
  return (audience) =>
    PrivateKeyJwt({ key, kid }, { [modifyAssertion]: (_header, claims) => void (claims['aud'] = audience) })
}

function refuseWithoutKey(): never {
  throw new SignInError('notSetUp', say('clientWithoutKey'))
}

/** The audience is the issuer; providers of earlier years want their token endpoint (OpenID Connect Core §9). */
async function waysOfKey(
  key: SigningKey | undefined,
  metadata: Readonly<ServerMetadata>,
): Promise<WayToAuthenticate[]> {
  if (!key) return [{ name: 'assertion', authentication: refuseWithoutKey }]
  const assertion = await assertionsOf(key)
  const forIssuer = { name: 'assertion', authentication: assertion(metadata.issuer) } as const
  const endpoint = metadata.token_endpoint
  if (endpoint === undefined || endpoint === metadata.issuer) return [forIssuer]
  return [forIssuer, { name: 'assertionForEndpoint', authentication: assertion(endpoint) }]
}

/** The ways in the order in which they are tried: the chosen one, or Basic and Post as far as the provider offers them. */
export async function waysToAuthenticate(
  client: OpenIdClient,
  metadata: Readonly<ServerMetadata>,
): Promise<WayToAuthenticate[]> {
  const { clientSecret, signingKey, authentication = 'automatic' } = client
  if (authentication === 'privateKey') return await waysOfKey(signingKey, metadata)
  if (clientSecret === undefined) return [{ name: 'none', authentication: None() }]
  const ways: Readonly<Record<'basic' | 'post', WayToAuthenticate[]>> = {
    basic: waysOfBasic(client, clientSecret),
    post: [{ name: 'post', authentication: ClientSecretPost(clientSecret) }],
  }
  if (authentication !== 'automatic') return ways[authentication]
  const offered = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const found = (['basic', 'post'] as const).filter((name) => offered.includes(`client_secret_${name}`))
  return (found.length > 0 ? found : (['basic', 'post'] as const)).flatMap((name) => ways[name])
}

/** Talks to the token endpoint. */
export type TokenExchange<T> = (configuration: Configuration, proof: ProofOfClient) => Promise<T>

/** Runs an exchange in the first way that the provider accepts, and begins with that one from then on. */
export type AsClient = <T>(exchange: TokenExchange<T>) => Promise<T>

interface Configured {
  readonly name: ProofOfClient
  readonly configuration: Configuration
}

/** A provider looks at the client before the code: a way that it refuses uses up nothing. */
export function tryInTurn(configured: readonly Configured[]): AsClient {
  let first = 0
  return async (exchange) => {
    const order = [first, ...[...configured.keys()].filter((index) => index !== first)]
    for (const [turn, index] of order.entries()) {
      const way = configured[index]
      if (!way) break
      try {
        const outcome = await exchange(way.configuration, way.name)
        first = index
        return outcome
      } catch (error) {
        const refusal = asSignInError(error)
        if (refusal.fault !== 'clientRefused') first = index
        if (refusal.fault !== 'clientRefused' || turn === order.length - 1) throw refusal
      }
    }
    throw new Error('There is no way to authenticate.')
  }
}
