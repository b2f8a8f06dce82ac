import type { FastifyRequest } from 'fastify'
import type { Clock } from '../data/clock.ts'
import type { People, SignedIn } from './signed-in.ts'
import type { AccessTokens } from './tokens.ts'

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

interface Authenticator {
  readonly accessTokens: AccessTokens
  readonly people: People
  readonly clock: Clock
}

/** Who a request's bearer token speaks for; null without a token that counts. */
export async function authenticate(
  { accessTokens, people, clock }: Authenticator,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return null
  const claims = await accessTokens.verify(token, clock.now())
  if (!claims) return null
  const signedIn = await people.selectOptionalSession(claims.sessionId)
  return signedIn?.user.id === claims.userId ? signedIn : null
}
