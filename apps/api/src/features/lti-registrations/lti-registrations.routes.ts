import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { externalProviderCalls, type LtiRegistration } from '@isomorph/contract'
import { externalProviderEndpoints } from '@isomorph/contract/schemas'
import { recordAct } from '../../authorization/actor.ts'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'
import { fieldsOf, textOf, type FormFields } from '../../http/form-fields.ts'
import { pageWriter } from '../../http/pages/page-writer.ts'
import { answerTooManyWith, sendPage } from '../../http/pages/plain-page.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { saidOfExchange } from '../exchanges/index.ts'
import { insertRegistration, selectOptionalRegistration, type LtiRegistrationRow } from './lti-registrations.queries.ts'
import { askBeforeRegistering, registerPlatform, type RegistrationRequest } from './register-platform.ts'
import { detailAreas } from './registration-detail.ts'
import { refusedPage } from './registration-pages.ts'
import { RegistrationRefusal } from './registration-refusal.ts'

const routes = routesOf(externalProviderCalls, externalProviderEndpoints)

/** Longer values are ignored: no platform sends them. */
const longestField = 4000

function view({ id, expiresAt, usedAt, externalProviderId, lastError }: LtiRegistrationRow): LtiRegistration {
  return {
    id,
    expiresAt: expiresAt.toISOString(),
    externalProviderId: usedAt === null ? null : externalProviderId,
    lastError,
    said: saidOfExchange(lastError),
  }
}

const answerTooMany = answerTooManyWith(async (request, status) =>
  refusedPage(await pageWriter(request), { reason: 'tooManyAttempts', traceId: request.id }, status),
)

function registerPages(app: FastifyInstance): void {
  const { services } = app.contractRouting

  async function requestOf(request: FastifyRequest, fields: FormFields): Promise<RegistrationRequest> {
    const origin = ownOriginOf(request, services)
    if (origin === undefined) throw new RegistrationRefusal('ownAddressUnknown')
    return {
      secret: textOf(fieldsOf(request.params), 'secret', longestField) ?? '',
      origin,
      writer: await pageWriter(request),
      configuration: textOf(fields, 'openid_configuration', longestField) ?? '',
      token: textOf(fields, 'registration_token', longestField),
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, go: () => Promise<RawResponse>) {
    try {
      return await sendPage(reply, await go())
    } catch (error) {
      if (!(error instanceof RegistrationRefusal)) throw error
      request.log.warn({ err: error, traceId: request.id }, 'A registration was refused')
      const refused = { reason: error.reason, detail: error.detail, traceId: request.id }
      return await sendPage(reply, refusedPage(await pageWriter(request, detailAreas), refused))
    }
  }

  const options = { config: { isSignIn: true }, errorHandler: answerTooMany }
  const actorOf = ({ id, ip }: FastifyRequest) => ({ userId: null, impersonatorId: null, traceId: id, address: ip })

  app.get('/lti/register/:secret', options, async (request, reply) =>
    answer(request, reply, async () =>
      askBeforeRegistering(services, actorOf(request), await requestOf(request, fieldsOf(request.query))),
    ),
  )
  app.post('/lti/register/:secret', options, async (request, reply) =>
    answer(request, reply, async () =>
      registerPlatform(services, actorOf(request), await requestOf(request, fieldsOf(request.body))),
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
