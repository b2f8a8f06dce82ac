import { createHash, timingSafeEqual } from 'node:crypto'

/** RFC 7636 §4.1. */
const verifierShape = /^[\w.~-]{43,128}$/

/**
 * Whether a verifier belongs to the PKCE S256 challenge of a code. A browser that began a flow and gets a code without a
 * challenge has been handed somebody else's (RFC 9700 §2.1.1).
 */
export function isVerifierOf(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null) return verifier === undefined
  if (verifier === undefined || !verifierShape.test(verifier)) return false
  const computed = createHash('sha256').update(verifier).digest()
  const given = Buffer.from(challenge, 'base64url')
  return given.length === computed.length && timingSafeEqual(given, computed)
}
