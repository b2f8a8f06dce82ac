import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who hands in events of a page. */
export interface PageTokenClaims {
  readonly userId: number
  readonly sessionId: number
}

const tokenSeconds = 3600

function signatureOf(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(`caliper ${text}`).digest()
}

/**
 * A token that lets a page hand in events of one person, and nothing else: a page that is closing sends it in a body, where an
 * access token must not go.
 */
export function signPageToken(key: Buffer, { userId, sessionId }: PageTokenClaims, now: Date) {
  const expiresAt = new Date(now.getTime() + tokenSeconds * 1000)
  const text = `${userId}.${sessionId}.${expiresAt.getTime()}`
  return { token: `${text}.${signatureOf(key, text).toString('base64url')}`, expiresAt }
}

/** Undefined for a token that is not ours, was changed, or has ended. */
export function verifyPageToken(key: Buffer, token: string, now: Date): PageTokenClaims | undefined {
  const [userId = '', sessionId = '', until = '', signature = ''] = token.split('.')
  const expected = signatureOf(key, `${userId}.${sessionId}.${until}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || Number(until) <= now.getTime())
    return undefined
  return { userId: Number(userId), sessionId: Number(sessionId) }
}
