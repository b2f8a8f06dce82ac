/** Our registration with an OpenID provider. */
export interface OpenIdClient {
  /** The issuer identifier; the discovery document lies below it. */
  readonly issuer: string
  readonly clientId: string
  /** Absent: a public client, which proves itself by PKCE alone. */
  readonly clientSecret?: string
  /** How the secret is sent. Automatic, which is usual: as the provider offers it, and takes it. */
  readonly authentication?: 'automatic' | 'basic' | 'post'
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
