import type { FastifyInstance } from 'fastify'
import { impersonationCalls } from '@isomorph/contract'
import { impersonationEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { startImpersonation } from './start-impersonation.ts'
import { stopImpersonation } from './stop-impersonation.ts'

const impersonationRoutes = routesOf(impersonationCalls, impersonationEndpoints)

export function registerImpersonation(app: FastifyInstance): void {
  route(app, impersonationRoutes.startImpersonation, async ({ db, signedIn, query, actor }) => {
    if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
    return await startImpersonation({ db }, signedIn, query, actor)
  })

  route(app, impersonationRoutes.stopImpersonation, async ({ db, signedIn, query, actor }) => {
    if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
    return await stopImpersonation({ db }, signedIn, query.codeChallenge, actor)
  })
}
