import type { FastifyInstance } from 'fastify'
import { lockdownCalls } from '@isomorph/contract'
import { lockdownEndpoints } from '@isomorph/contract/schemas'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { route, routesOf } from '../../http/route.ts'
import { refuseWhileImpersonating, requireOwnOrigin } from '../sign-in/index.ts'
import { createChallenge } from './challenges.ts'
import { checkLockdown } from './check-lockdown.ts'
import { launchLockdown, serveConfiguration } from './launch-lockdown.ts'
import { getLockdownSettings, saveLockdownSettings } from './lockdown-settings.ts'
import { testLockdown } from './test-lockdown.ts'

const lockdownRoutes = routesOf(lockdownCalls, lockdownEndpoints)

function registerSettings(app: FastifyInstance): void {
  route(app, lockdownRoutes.getLockdownSettings, async (context) =>
    getLockdownSettings(context, context.params.groupAssessmentId),
  )

  route(app, lockdownRoutes.saveLockdownSettings, async (context) =>
    saveLockdownSettings(context, context.params.groupAssessmentId, context.body, context.actor),
  )
}

export function registerLockdown(app: FastifyInstance): void {
  registerSettings(app)

  route(app, lockdownRoutes.launchLockdown, async (context) => {
    const { params, grant, request, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    return await launchLockdown(context, {
      groupAssessmentId: params.groupAssessmentId,
      origin: requireOwnOrigin(request, context),
      signedIn: context.signedIn as SignedIn,
      isPreview: !grant.groupRoles.includes('GroupLearner'),
      receivedAt,
    })
  })

  route(app, lockdownRoutes.createLockdownChallenge, async ({ db, params, signedIn, receivedAt, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    const { sessionId } = signedIn as SignedIn
    return { challenge: await createChallenge(db, { sessionId, ...params }, receivedAt) }
  })

  route(app, lockdownRoutes.checkLockdown, async (context) => {
    const { params, query, body, request, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    return await checkLockdown(context, {
      groupAssessmentId: params.groupAssessmentId,
      origin: requireOwnOrigin(request, context),
      requestPath: request.url,
      headers: request.headers,
      signedIn: context.signedIn as SignedIn,
      proof: body,
      challenge: query.challenge,
      now: receivedAt,
    })
  })

  route(app, lockdownRoutes.getLockdownConfiguration, async (context) =>
    serveConfiguration(context, context.params.secret, context.receivedAt),
  )

  route(app, lockdownRoutes.testLockdown, async (context) =>
    testLockdown(context, context.signedIn as SignedIn, context.request.headers, context.receivedAt),
  )
}
