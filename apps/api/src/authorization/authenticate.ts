import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Clock } from '../data/clock.ts'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'
import { isApiToken, mayCall, selectOptionalTokenInUse } from './api-tokens.ts'
import type { People, SignedIn } from './signed-in.ts'
import type { AccessTokens } from './tokens.ts'

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

interface Authenticator {
  readonly db: Kysely<Tables>
  readonly accessTokens: AccessTokens
  readonly people: People
  readonly clock: Clock
}

/** Refuses every call that no scope of the token lists, before anything else is asked. In a public call it counts for nothing. */
async function authenticateProgram(
  { db, clock }: Authenticator,
  request: FastifyRequest,
  token: string,
): Promise<SignedIn | null> {
  const { call, endpoint } = request.routeOptions.config
  if (endpoint?.access.kind === 'public') return null
  const inUse = await selectOptionalTokenInUse(db, token, clock.now())
  if (!inUse) return null
  if (!call || !mayCall(inUse.scopes, call)) throw new Refusal(platformRefusals.beyondApiToken)
  return inUse.signedIn
}

/** Who a request's bearer token speaks for; null without a token that counts. */
export async function authenticate(authenticator: Authenticator, request: FastifyRequest): Promise<SignedIn | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return null
  if (isApiToken(token)) return await authenticateProgram(authenticator, request, token)
  const { accessTokens, people, clock } = authenticator
  const claims = await accessTokens.verify(token, clock.now())
  if (!claims) return null
  const signedIn = await people.selectOptionalSession(claims.sessionId)
  return signedIn?.user.id === claims.userId ? signedIn : null
}
