import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountCalls, webClientId, type OAuthToken, type TokenRequest } from '@isomorph/contract'
import { accountEndpoints } from '@isomorph/contract/schemas'
import type { Actor } from '../../../authorization/actor.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { route, routesOf } from '../../../http/route.ts'
import type { Services } from '../../../services/services.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import { exchangeCode } from './exchange-code.ts'
import { createFamilyLimit } from './family-limit.ts'
import { launchBindingsIn } from './launch-bindings.ts'
import { answerByCookie, isFromOwnPage, refreshTokenIn } from './refresh-cookie.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { logOut } from '../log-out.ts'
import { userAgentOf } from './user-agent.ts'

const accountRoutes = routesOf(accountCalls, accountEndpoints)

/** The client's id in an `Authorization: Basic` header (RFC 6749 §2.3.1). */
function clientOfHeader(request: FastifyRequest): string | undefined {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (encoded === undefined) return undefined
  return Buffer.from(encoded, 'base64').toString().split(':')[0] ?? ''
}

function clientOf(request: FastifyRequest, body: TokenRequest): string {
  const inHeader = clientOfHeader(request)
  if (inHeader !== undefined && body.client_id !== undefined && inHeader !== body.client_id)
    throw new Refusal(platformRefusals.invalidInput, { detail: 'The request names two clients.', said: undefined })
  return inHeader ?? required(body, 'client_id')
}

function required(body: TokenRequest, field: 'client_id' | 'code' | 'refresh_token'): string {
  const value = body[field]
  if (value) return value
  throw new Refusal(platformRefusals.invalidInput, {
    errors: [{ path: field, message: `${field} is missing.`, reason: undefined }],
  })
}

/** Signing in once more in a browser ends the session that it had (ASVS 7.2.4). */
async function endFormerSession(
  request: FastifyRequest,
  { db, people, tier, publicOrigins }: Services,
  actor: Actor,
  keptSessionId: number | null,
): Promise<void> {
  const refreshToken = refreshTokenIn(request, { tier, publicOrigins })
  if (refreshToken === undefined) return
  await logOut({ db }, { sessionId: undefined, refreshToken, keptSessionId }, actor)
  people.forget()
}

/** Whether the refresh token travels in the cookie; refused for pages of other origins. */
function isByCookie({ refresh_token_in: place }: TokenRequest): boolean {
  return place === 'cookie'
}

function refuseForeignCookieUse(request: FastifyRequest, services: Services, body: TokenRequest): void {
  if (isByCookie(body) && !isFromOwnPage(request, services)) throw new Refusal(accountRefusals.invalidGrant)
}

function refreshTokenOf(request: FastifyRequest, services: Services, body: TokenRequest): string {
  if (body.refresh_token || !isByCookie(body)) return required(body, 'refresh_token')
  const stored = refreshTokenIn(request, services)
  if (stored === undefined) throw new Refusal(accountRefusals.invalidGrant)
  return stored
}

export function registerTokens(app: FastifyInstance): void {
  const admit = createFamilyLimit(app.contractRouting.services.clock)
  route(app, accountRoutes.createToken, async ({ body, request, actor, ...services }) => {
    const clientId = clientOf(request, body)
    if (clientId !== webClientId) throw new Refusal(accountRefusals.unknownClient)
    if (body.scope) throw new Refusal(accountRefusals.invalidScope)
    refuseForeignCookieUse(request, services, body)
    const answer = (tokens: OAuthToken) => (isByCookie(body) ? answerByCookie(request, services, tokens) : tokens)
    switch (body.grant_type) {
      case 'authorization_code': {
        const how = { code: required(body, 'code'), clientId, verifier: body.code_verifier }
        const browser = { userAgent: userAgentOf(request), launchBindings: launchBindingsIn(request) }
        const { tokens, isSignIn, keptSessionId } = await exchangeCode(services, { ...how, ...browser }, actor)
        if (isSignIn && isByCookie(body)) await endFormerSession(request, services, actor, keptSessionId)
        return answer(tokens)
      }
      case 'refresh_token':
        return answer(
          await refreshTokens(
            services,
            { refreshToken: refreshTokenOf(request, services, body), clientId, admit },
            actor,
          ),
        )
      default:
        throw new Refusal(accountRefusals.unsupportedGrantType)
    }
  })
}
