import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signInCalls } from '@isomorph/contract'
import { signInEndpoints } from '@isomorph/contract/schemas'
import type { Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { rawResponse, redirectTo, type RawResponse } from '../../http/raw-response.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { selectOptionalProvider, type AskingProviders, type ProviderRow } from '../identity-providers/index.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { readCookie } from './browser-cookies.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { createCasFailures } from './counted-tries.ts'
import { endCasSession, endFramedSession, endOpenIdSessions } from './end-sessions.ts'
import { leaveProvider } from './leave-provider.ts'
import { failureRefusals } from './provider-sign-in.errors.ts'
import { failureOf } from './sign-in-failures.ts'
import { signInWithCredentials, signInWithTicket } from './sign-in-with-cas.ts'

const signInRoutes = routesOf(signInCalls, signInEndpoints)

interface PageVisit extends Pick<Services, 'db' | 'publicOrigins'>, AskingProviders {
  readonly actor: Actor
  readonly request: FastifyRequest
  readonly params: { readonly identityProviderId: number }
}

/** A page address answers with a page: whatever goes wrong, people are told on the sign-in page and go on from there. */
async function visit(
  context: PageVisit,
  go: (provider: ProviderRow, origin: string) => Promise<RawResponse>,
): Promise<RawResponse> {
  const { db, params, request } = context
  try {
    const provider = await selectOptionalProvider(db, params.identityProviderId)
    if (!provider?.isEnabled) throw new Refusal(failureRefusals.providerNotOffered)
    const origin = ownOriginOf(request, context)
    if (origin === undefined) throw new Refusal(failureRefusals.providerNotSetUp)
    return await go(provider, origin)
  } catch (error) {
    const failure = failureOf(error)
    if (failure === undefined) throw error
    request.log.warn({ err: error, identityProviderId: params.identityProviderId }, 'Sign-in through a provider failed')
    const query = new URLSearchParams({ failure, provider: String(params.identityProviderId) })
    return redirectTo(`/login?${query.toString()}`)
  }
}

function registerPages(app: FastifyInstance): void {
  route(app, signInRoutes.beginSignIn, async ({ query, ...context }) =>
    visit(context, async (provider, origin) => {
      const { codeChallenge, gateway } = query
      const isGateway = gateway === 'true'
      return await beginSignIn(context, provider, { origin, request: context.request, codeChallenge, isGateway })
    }),
  )

  route(app, signInRoutes.completeSignIn, async (context) =>
    visit(context, async (provider, origin) => {
      if (provider.kind !== 'oidc') throw new Refusal(failureRefusals.signInExpired)
      return await completeSignIn(context, context.actor, provider, { origin, request: context.request })
    }),
  )

  route(app, signInRoutes.leaveProvider, async (context) =>
    visit(
      context,
      async (provider, origin) => await leaveProvider(context, provider, { origin, request: context.request }),
    ),
  )
}

function registerCas(app: FastifyInstance): void {
  const failures = createCasFailures()
  route(app, signInRoutes.signInWithCas, async ({ body, request, actor, ...services }) => {
    const origin = ownOriginOf(request, services)
    return await signInWithCredentials(services, actor, failures, { ...body, origin })
  })

  route(app, signInRoutes.validateCasTicket, async ({ query, request, actor, ...services }) => {
    const origin = ownOriginOf(request, services)
    return await signInWithTicket(services, actor, { ...query, origin })
  })
}

/** An empty page for a frame of the provider's. Any page may frame it: there is nothing on it. */
const framedAnswer = rawResponse('text/html; charset=utf-8', '<!doctype html><title>Logged out</title>', {
  'content-security-policy': "default-src 'none'; frame-ancestors *",
  'cache-control': 'no-store',
})

function registerSingleLogout(app: FastifyInstance): void {
  route(app, signInRoutes.endProviderSession, async ({ body, params, actor, ...services }) =>
    endOpenIdSessions(services, actor, params.identityProviderId, body.logout_token),
  )

  route(app, signInRoutes.endProviderSessionInFrame, async ({ query, params, request, actor, ...services }) => {
    const origin = ownOriginOf(request, services)
    const browser = origin === undefined ? undefined : readCookie(request, origin, 'provider')
    await endFramedSession(services, actor, params.identityProviderId, { iss: query.iss, sid: query.sid, browser })
    return framedAnswer
  })

  route(app, signInRoutes.endCasSession, async ({ request, actor, ...services }) =>
    endCasSession(services, actor, { body: request.body }),
  )

  // Through the browser CAS calls the page itself; without a logout request it is the page of the web app.
  const { services } = app.contractRouting
  app.get('/login', async (request, reply) => {
    const { query } = request
    if (typeof query === 'object' && query !== null && 'logoutRequest' in query) {
      const actor = { userId: null, impersonatorId: null, traceId: request.id, address: request.ip }
      await endCasSession(services, actor, { query })
      return await reply.code(200).send()
    }
    return reply.callNotFound()
  })
}

export function registerProviderSignIn(app: FastifyInstance): void {
  registerPages(app)
  registerCas(app)
  registerSingleLogout(app)
}
