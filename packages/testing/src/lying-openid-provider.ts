import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { discoveryDocument } from '@isomorph/sign-in/discovery-document'
import { startHttpPeer } from './http-peer.ts'

type Claims = Readonly<Record<string, unknown>>

/** An OpenID provider that can be made to lie: what it answers is in the hands of the test. */
export interface LyingOpenIdProvider {
  readonly issuer: string
  /** Signs claims with the provider's key of the moment. */
  readonly sign: (claims: Claims, header?: Claims) => Promise<string>
  /** What the token endpoint answers next as ID token. */
  readonly answerWith: (idToken: string) => void
  readonly userInfo: (claims: Claims | undefined) => void
  /** New keys, under a new name; the former are gone. */
  readonly rotateKeys: () => Promise<void>
  /** The public key, as the secret of a forger. */
  readonly publicKey: () => JWK
  readonly misbehave: (instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined) => void
  readonly requests: string[]
  readonly close: () => Promise<void>
}

interface Keys {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: JWK
}

async function createKeys(kid: string): Promise<Keys> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** Starts a provider whose tokens a test writes itself. */
export async function startLyingOpenIdProvider(): Promise<LyingOpenIdProvider> {
  let keys = await createKeys('key-1')
  let idToken = ''
  let userInfo: Claims | undefined
  let instead: Parameters<LyingOpenIdProvider['misbehave']>[0]
  const requests: string[] = []
  const peer = await startHttpPeer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', peer.origin)
    requests.push(pathname)
    if (instead?.(request, response)) return
    const answers: Readonly<Record<string, unknown>> = {
      '/.well-known/openid-configuration': discoveryDocument(peer.origin),
      '/keys': { keys: [keys.publicKey] },
      '/token': { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken },
      '/userinfo': userInfo,
    }
    const body = answers[pathname]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  return {
    issuer: peer.origin,
    requests,
    sign: async (claims, header = {}) =>
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keys.kid, ...header }).sign(keys.privateKey),
    answerWith: (token) => void (idToken = token),
    userInfo: (claims) => void (userInfo = claims),
    rotateKeys: async () => void (keys = await createKeys(`key-${Date.now()}`)),
    publicKey: () => keys.publicKey,
    misbehave: (behaviour) => void (instead = behaviour),
    close: peer.close,
  }
}
