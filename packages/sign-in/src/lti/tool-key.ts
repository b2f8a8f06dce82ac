import { randomUUID } from 'node:crypto'
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose'

/** A public key as the key set of a tool lists it. */
export interface PublicToolKey {
  readonly kty: string
  readonly alg: 'RS256'
  readonly use: 'sig'
  readonly kid: string
  readonly e: string
  readonly n: string
}

export interface ToolKey {
  readonly publicKey: PublicToolKey
  /** PKCS #8, PEM. */
  readonly privateKey: string
}

/** A new key pair to sign with, under a name of its own. */
export async function createToolKey(): Promise<ToolKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const { kty = 'RSA', e = '', n = '' } = await exportJWK(publicKey)
  return {
    publicKey: { kty, alg: 'RS256', use: 'sig', kid: randomUUID(), e, n },
    privateKey: await exportPKCS8(privateKey),
  }
}
