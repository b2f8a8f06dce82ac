import type { SigningKey } from '../signing-key.ts'

/** Our registration with an OpenID provider. */
export interface OpenIdClient {
  /** The issuer identifier; the discovery document lies below it. */
  readonly issuer: string
  readonly clientId: string
  /** Absent: a public client, which proves itself by PKCE alone. */
  readonly clientSecret?: string
  /** With it assertions are signed where that is chosen. The provider reads its public half from our key set. */
  readonly signingKey?: SigningKey
  /** How we prove who we are. Automatic, which is usual: the secret as the provider offers it, and takes it. */
  readonly authentication?: 'automatic' | 'basic' | 'post' | 'privateKey'
  /** Space separated. */
  readonly scope: string
}

/** Algorithms of a signature with the provider's key. Not `none`, and not those for which our secret is the key. */
export const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** How far apart two clocks may be. */
export const clockToleranceSeconds = 60
