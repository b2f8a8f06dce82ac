import { createHash, timingSafeEqual } from 'node:crypto'

/** RFC 7636 §4.1. */
const verifierShape = /^[\w.~-]{43,128}$/

/** The PKCE S256 challenge of a verifier. */
export function codeChallengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Whether a verifier belongs to the PKCE S256 challenge of a code. None belongs to a code without a challenge. */
export function isVerifierOf(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined || !verifierShape.test(verifier)) return false
  const computed = createHash('sha256').update(verifier).digest()
  const given = Buffer.from(challenge, 'base64url')
  return given.length === computed.length && timingSafeEqual(given, computed)
}
