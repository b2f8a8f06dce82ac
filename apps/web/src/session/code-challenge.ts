import { codeVerifier } from '../data/browser-storage.ts'

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

async function digestOf(text: string): Promise<Uint8Array> {
  const message = new TextEncoder().encode(text)
  // Browsers have it on pages that are served securely only, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', message))
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return sha256(message)
}

/** The PKCE S256 challenge of a verifier (RFC 7636 §4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64Url(await digestOf(verifier))
}

/**
 * Begins a flow that ends with a code: stores a secret in this tab and answers its challenge, so that the code cannot be
 * exchanged elsewhere.
 *
 * @example
 * const answer = await ask({ userName, password, codeChallenge: await beginCodeFlow() })
 * await exchangeCode(store, answer.code)
 */
export async function beginCodeFlow(): Promise<string> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)))
  const challenge = await challengeOf(verifier)
  codeVerifier.write(verifier)
  return challenge
}
