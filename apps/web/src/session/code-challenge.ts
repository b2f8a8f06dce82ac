import { codeVerifier } from '../data/browser-storage.ts'

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The PKCE S256 challenge of a verifier (RFC 7636 §4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64Url(new Uint8Array(digest))
}

/**
 * Begins a flow that ends with a code: keeps a secret in this tab and gives its challenge, so that the code is worth
 * nothing elsewhere. Undefined where the browser has no cryptography (plain http on another host).
 *
 * @example
 * const answer = await ask({ userName, password, codeChallenge: await beginCodeFlow() })
 * await exchangeCode(store, answer.code)
 */
export async function beginCodeFlow(): Promise<string | undefined> {
  // The types promise it, but a page that is not secure does without.
  if ((crypto.subtle as SubtleCrypto | undefined) === undefined) return undefined
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)))
  const challenge = await challengeOf(verifier)
  codeVerifier.write(verifier)
  return challenge
}
