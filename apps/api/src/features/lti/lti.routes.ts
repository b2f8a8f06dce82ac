import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ltiLaunchCalls, type LaunchReason } from '@isomorph/contract'
import { ltiLaunchEndpoints } from '@isomorph/contract/schemas'
import { LaunchError } from '@isomorph/sign-in'
import { fieldsOf, textOf } from '../../http/form-fields.ts'
import { pageWriter } from '../../http/pages/page-writer.ts'
import { answerTooManyWith, sendPage } from '../../http/pages/plain-page.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { accountRefusals } from '../sign-in/index.ts'
import { beginLogin } from './begin-login.ts'
import { canvasConfiguration } from './canvas-configuration.ts'
import { completeLaunch, findLogin, type FoundLogin, refuseByPlatform } from './complete-launch.ts'
import { refusalPage } from './launch-pages.ts'
import { LaunchRefusal } from './launch-refusal.ts'
import { answerWithLinks, chooseAssessment, connectContext, readLaunchView } from './lti-launches.ts'
import { allowFramesOfPlatforms, originsOf } from './platform-places.ts'

const ltiLaunchRoutes = routesOf(ltiLaunchCalls, ltiLaunchEndpoints)

interface Refused {
  readonly reason: LaunchReason
  readonly value: string
}

function refusedBy(error: unknown): Refused | undefined {
  if (error instanceof LaunchError) return { reason: error.fault, value: '' }
  if (error instanceof LaunchRefusal) return { reason: error.reason, value: error.value }
  const isDisabled = error instanceof Refusal && error.kind.type === accountRefusals.accountDisabled.type
  return isDisabled ? { reason: 'accountDisabled', value: '' } : undefined
}

/** Beginning anew in a tab of its own helps where the frame is what stands in the way, or time has passed. */
const helpedByNewTab: readonly LaunchReason[] = [
  'otherBrowser',
  'platformError',
  'tokenExpired',
  'wrongNonce',
  'stateUsed',
]

/** Whatever goes wrong, people read why, and go on from there where they can. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  go: () => Promise<RawResponse>,
  selectLogin: () => Promise<FoundLogin | undefined>,
): Promise<FastifyReply> {
  try {
    return sendPage(reply, await go())
  } catch (error) {
    const refused = refusedBy(error)
    if (refused === undefined) throw error
    request.log.warn({ err: error, traceId: request.id }, 'A launch was refused')
    const found = await selectLogin()
    const { target: _target, ...fields } = found?.login.parameters ?? {}
    const again =
      found && helpedByNewTab.includes(refused.reason)
        ? { action: `/lti/login/${found.provider.id}`, fields }
        : undefined
    // Without a login nobody knows which platform frames the page; it has no form that could be misused.
    const origins = found ? originsOf(found.provider) : null
    const writer = await pageWriter(request)
    return sendPage(reply, refusalPage(writer, { ...refused, traceId: request.id, again, origins }))
  }
}

const answerTooMany = answerTooManyWith(async (request, status) => {
  const refused = { reason: 'tooManyLaunches', value: '', again: undefined, origins: null } as const
  return refusalPage(await pageWriter(request), { ...refused, traceId: request.id }, status)
})

const none = async (): Promise<undefined> => await Promise.resolve(undefined)

function launchOriginOf(request: FastifyRequest, services: Services): string {
  const origin = ownOriginOf(request, services)
  if (origin === undefined) throw new LaunchRefusal('ownAddressUnknown')
  return origin
}

function registerLogin(app: FastifyInstance, services: Services): void {
  for (const url of ['/lti/login', '/lti/login/:externalProviderId'])
    app.route({
      method: ['GET', 'POST'],
      url,
      config: { isSignIn: true },
      errorHandler: answerTooMany,
      handler: async (request, reply) => {
        const { externalProviderId } = fieldsOf(request.params)
        const providerId = externalProviderId === undefined ? undefined : Number(externalProviderId)
        const parameters = { ...fieldsOf(request.query), ...fieldsOf(request.body) }
        const begin = async () => {
          if (providerId !== undefined && !Number.isSafeInteger(providerId)) throw new LaunchRefusal('unknownPlatform')
          const beginning = { origin: launchOriginOf(request, services), parameters, providerId }
          return await beginLogin(services, beginning, await pageWriter(request))
        }
        return await answer(request, reply, begin, none)
      },
    })
}

function registerBrowserPages(app: FastifyInstance, services: Services): void {
  registerLogin(app, services)

  app.get('/lti/canvas.json', (request) => {
    const origin = ownOriginOf(request, services)
    if (origin === undefined) throw new Refusal(platformRefusals.unavailable)
    return canvasConfiguration(origin)
  })

  app.post('/lti/launch', async (request, reply) => {
    const fields = fieldsOf(request.body)
    const [state, idToken] = [textOf(fields, 'state'), textOf(fields, 'id_token')]
    const actor = { userId: null, impersonatorId: null, traceId: request.id, address: request.ip }
    const complete = async () => {
      const error = textOf(fields, 'error')
      if (error !== undefined) return await refuseByPlatform(services, actor, state, error)
      if (state === undefined || idToken === undefined) throw new LaunchRefusal('incompleteLaunch')
      return await completeLaunch(services, actor, request, { state, idToken, binding: textOf(fields, 'binding') })
    }
    const selectLogin = async () => {
      if (state === undefined) return undefined
      return await findLogin(services, state).catch(none)
    }
    return await answer(request, reply, complete, selectLogin)
  })
}

function registerLaunches(app: FastifyInstance): void {
  route(app, ltiLaunchRoutes.answerDeepLinking, async ({ db, user, actor, params, body, request, ...services }) => {
    const origin = ownOriginOf(request, services)
    if (origin === undefined) throw new Refusal(platformRefusals.unavailable)
    const { groupAssessmentIds } = body
    return await answerWithLinks({ db }, { user, actor, id: params.ltiLaunchId }, { groupAssessmentIds, origin })
  })

  route(app, ltiLaunchRoutes.getLtiLaunch, async ({ db, user, params }) =>
    readLaunchView({ db }, user, params.ltiLaunchId),
  )

  route(app, ltiLaunchRoutes.connectLtiContext, async ({ db, user, actor, people, params, body }) => {
    const launch = await connectContext({ db }, { user, actor, id: params.ltiLaunchId }, body)
    people.forget()
    return launch
  })

  route(app, ltiLaunchRoutes.chooseLtiAssessment, async ({ db, user, actor, params, body }) =>
    chooseAssessment({ db }, { user, actor, id: params.ltiLaunchId }, body.groupAssessmentId),
  )
}

export function registerLti(app: FastifyInstance): void {
  const { services } = app.contractRouting
  allowFramesOfPlatforms(app, services)
  registerBrowserPages(app, services)
  registerLaunches(app)
}
