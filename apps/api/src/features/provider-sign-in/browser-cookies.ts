import type { FastifyRequest } from 'fastify'

/** Plain http on loopback has no secure cookies, and the prefix is for those alone. */
function nameAt(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-isomorph-${name}` : `isomorph-${name}`
}

/** What a browser keeps for us: `sign-in` on its way to a provider, `provider` while it is signed in through one. */
export type CookieName = 'sign-in' | 'provider'

/**
 * A cookie for this host alone that scripts cannot read. The one for the way to a provider comes along when the
 * provider sends the browser back; the other never comes along from elsewhere.
 */
export function setCookie(origin: string, name: CookieName, value: string, seconds: number): string {
  const sameSite = name === 'sign-in' ? 'Lax' : 'Strict'
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${nameAt(origin, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`
}

export function clearCookie(origin: string, name: CookieName): string {
  return setCookie(origin, name, '', 0)
}

/** The value of one of our cookies, which is always a secret in base64url; undefined for anything else. */
export function readCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
  name: CookieName,
): string | undefined {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=', 2))
  const value = pairs.find(([key]) => key === nameAt(origin, name))?.[1]
  return value !== undefined && /^[\w-]{40,100}$/.test(value) ? value : undefined
}
