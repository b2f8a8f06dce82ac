import { createHmac, timingSafeEqual } from 'node:crypto'

const purpose = 'unsubscribe'

function signatureOf(key: Buffer, userId: number): string {
  return createHmac('sha256', key).update(`${purpose}/${userId}`).digest('base64url')
}

/** What a letter carries to end letters: it names its person, never expires and allows nothing else. */
export function unsubscribeToken(key: Buffer, userId: number): string {
  return `${userId}-${signatureOf(key, userId)}`
}

/** The person of a token; undefined where it was not signed here. */
export function userOfToken(key: Buffer, token: string): number | undefined {
  const dash = token.indexOf('-')
  const userId = Number(token.slice(0, dash))
  const given = Buffer.from(token.slice(dash + 1))
  const right = Buffer.from(signatureOf(key, userId))
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined
}
