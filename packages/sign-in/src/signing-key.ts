import { randomUUID } from 'node:crypto'
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose'

/** A public key as a key set lists it. */
export interface PublicSigningKey {
  readonly kty: string
  readonly alg: 'RS256'
  readonly use: 'sig'
  readonly kid: string
  readonly e: string
  readonly n: string
}

/** A key to sign with: its name in the key set, and PKCS #8. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: string
}

interface NewSigningKey {
  readonly publicKey: PublicSigningKey
  /** PKCS #8, PEM. */
  readonly privateKey: string
}

/** A new RSA key pair to sign with, under a name of its own. */
export async function createSigningKey(bits: 2048 | 3072): Promise<NewSigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: bits })
  const { kty = 'RSA', e = '', n = '' } = await exportJWK(publicKey)
  return {
    publicKey: { kty, alg: 'RS256', use: 'sig', kid: randomUUID(), e, n },
    privateKey: await exportPKCS8(privateKey),
  }
}
