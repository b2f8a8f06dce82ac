import { codeVerifier } from '../data/browser-storage.ts'
import { sha256Of } from '../data/sha256.ts'

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The PKCE S256 challenge of a verifier (RFC 7636 §4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64Url(await sha256Of(verifier))
}

/** A secret for one flow. */
export function createVerifier(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
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
  const verifier = createVerifier()
  const challenge = await challengeOf(verifier)
  codeVerifier.write(verifier)
  return challenge
}
