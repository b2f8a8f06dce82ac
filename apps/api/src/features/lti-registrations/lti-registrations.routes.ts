import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { externalProviderCalls, type LtiRegistration } from '@isomorph/contract'
import { externalProviderEndpoints } from '@isomorph/contract/schemas'
import { recordAct } from '../../authorization/actor.ts'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'
import { sendPage } from '../../http/plain-page.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { insertRegistration, selectOptionalRegistration, type LtiRegistrationRow } from './lti-registrations.queries.ts'
import { askBeforeRegistering, registerPlatform, type RegistrationRequest } from './register-platform.ts'
import { refusedPage } from './registration-pages.ts'
import { RegistrationRefusal } from './registration-words.ts'

const routes = routesOf(externalProviderCalls, externalProviderEndpoints)

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? (input as Fields) : {}
}

/** Longer texts are none of a platform. */
const longestField = 4000

function textOf(fields: Fields, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' && value !== '' && value.length <= longestField ? value : undefined
}

function view({ id, expiresAt, usedAt, externalProviderId, lastError }: LtiRegistrationRow): LtiRegistration {
  return {
    id,
    expiresAt: expiresAt.toISOString(),
    externalProviderId: usedAt === null ? null : externalProviderId,
    lastError,
  }
}

function answerTooMany(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof Refusal) || error.kind.type !== platformRefusals.tooManyRequests.type) throw error
  const page = refusedPage({ reason: 'tooManyAttempts', detail: '', traceId: request.id }, error.kind.status)
  void sendPage(reply, page)
}

function registerPages(app: FastifyInstance): void {
  const { services } = app.contractRouting

  function requestOf(request: FastifyRequest, fields: Fields): RegistrationRequest {
    const origin = ownOriginOf(request, services)
    if (origin === undefined) throw new RegistrationRefusal('ownAddressUnknown')
    return {
      secret: textOf(fieldsOf(request.params), 'secret') ?? '',
      origin,
      configuration: textOf(fields, 'openid_configuration') ?? '',
      token: textOf(fields, 'registration_token'),
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, go: () => Promise<RawResponse>) {
    try {
      return await sendPage(reply, await go())
    } catch (error) {
      if (!(error instanceof RegistrationRefusal)) throw error
      request.log.warn({ err: error, traceId: request.id }, 'A registration was refused')
      return await sendPage(reply, refusedPage({ reason: error.reason, detail: error.detail, traceId: request.id }))
    }
  }

  const options = { config: { isSignIn: true }, errorHandler: answerTooMany }
  const actorOf = ({ id, ip }: FastifyRequest) => ({ userId: null, impersonatorId: null, traceId: id, address: ip })

  app.get('/lti/register/:secret', options, async (request, reply) =>
    answer(request, reply, async () =>
      askBeforeRegistering(services, actorOf(request), requestOf(request, fieldsOf(request.query))),
    ),
  )
  app.post('/lti/register/:secret', options, async (request, reply) =>
    answer(request, reply, async () =>
      registerPlatform(services, actorOf(request), requestOf(request, fieldsOf(request.body))),
    ),
  )
}

export function registerLtiRegistrations(app: FastifyInstance): void {
  registerPages(app)

  route(app, routes.createLtiRegistration, async ({ db, user, actor, request, ...services }) => {
    const origin = ownOriginOf(request, services)
    if (origin === undefined) throw new Refusal(platformRefusals.unavailable)
    const secret = createSecret()
    return await db.transaction().execute(async (trx) => {
      const row = await insertRegistration(trx, { secretHash: hashSecret(secret), createdBy: user.id })
      await recordAct(trx, actor, { action: 'ltiRegistration.create', entityType: 'ltiRegistration', entityId: row.id })
      return { ...view(row), address: `${origin}/lti/register/${secret}` }
    })
  })

  route(app, routes.getLtiRegistration, async ({ db, params }) => {
    const row = await selectOptionalRegistration(db, params.registrationId)
    if (!row) throw new Refusal(platformRefusals.notFound)
    return view(row)
  })
}
