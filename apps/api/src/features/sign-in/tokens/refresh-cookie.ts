import type { FastifyRequest } from 'fastify'
import type { OAuthToken } from '@isomorph/contract'
import { oauthTokenSchema } from '@isomorph/contract/schemas'
import { rawResponse, type RawResponse } from '../../../http/raw-response.ts'
import type { Services } from '../../../services/services.ts'
import { ownOriginOf } from '../../../tenancy/own-origin.ts'
import { idleHours } from './sessions.queries.ts'

type OwnOrigins = Pick<Services, 'tier' | 'publicOrigins'>

interface Cookie {
  readonly name: string
  readonly isSecure: boolean
}

/** A browser sends cookies to every port of a host: two installations on one machine keep theirs apart by name. */
function cookieOf(request: FastifyRequest, ownOrigins: OwnOrigins): Cookie {
  const isSecure = ownOriginOf(request, ownOrigins)?.startsWith('https:') ?? request.protocol === 'https'
  const port = /:(\d+)$/.exec(request.host)?.[1]
  const name = port === undefined ? 'isomorph-refresh' : `isomorph-refresh-${port}`
  // The prefix makes browsers refuse a cookie of that name from a neighbouring host.
  return { name: isSecure ? `__Host-${name}` : name, isSecure }
}

function formatCookie({ name, isSecure }: Cookie, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/**
 * Whether a page of ours asks, as far as the browser says. Another site could otherwise have the cookie of its own session
 * set here, and its visitor would go on in somebody else's account.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest, { publicOrigins }: OwnOrigins): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined || publicOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The refresh token that this browser holds, out of reach of scripts. */
export function refreshTokenIn(request: FastifyRequest, ownOrigins: OwnOrigins): string | undefined {
  const { name } = cookieOf(request, ownOrigins)
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The pair, with its refresh token in a cookie and not in the answer. */
export function answerByCookie(request: FastifyRequest, ownOrigins: OwnOrigins, tokens: OAuthToken): RawResponse {
  const { refresh_token: refreshToken = '', ...rest } = tokens
  const cookie = formatCookie(cookieOf(request, ownOrigins), refreshToken, idleHours * 3600)
  const body = JSON.stringify(oauthTokenSchema.parse(rest))
  return rawResponse('application/json; charset=utf-8', body, { 'set-cookie': cookie })
}

/** An answer without content that removes the cookie. */
export function withoutRefreshCookie(request: FastifyRequest, ownOrigins: OwnOrigins): RawResponse {
  const cookie = formatCookie(cookieOf(request, ownOrigins), '', 0)
  return { ...rawResponse('text/plain; charset=utf-8', '', { 'set-cookie': cookie }), status: 204 }
}
