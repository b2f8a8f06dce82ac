import type { FastifyInstance } from 'fastify'
import { caliperCalls } from '@isomorph/contract'
import { caliperEndpoints } from '@isomorph/contract/schemas'
import { tokenKeyOf } from '../../authorization/tokens.ts'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { caliperRefusals } from './caliper.errors.ts'
import { insertEvents } from './outbox.queries.ts'
import { outboxRowsOf } from './page-events.ts'
import { signPageToken, verifyPageToken } from './page-token.ts'

const caliperRoutes = routesOf(caliperCalls, caliperEndpoints)

export function registerCaliper(app: FastifyInstance): void {
  route(app, caliperRoutes.getCaliperToken, async ({ db, clock, settings, signedIn }) => {
    if (!(await settings.select()).caliperEnabled) throw new Refusal(caliperRefusals.caliperOff)
    // What somebody does in another one's name is not told as theirs.
    if (!signedIn || signedIn.impersonatorId !== null) throw new Refusal(platformRefusals.notAllowed)
    const claims = { userId: signedIn.user.id, sessionId: signedIn.sessionId }
    const { token, expiresAt } = signPageToken(await tokenKeyOf(db, 'accessToken'), claims, clock.now())
    return { access_token: token, '.expires': expiresAt.toUTCString() }
  })

  route(app, caliperRoutes.sendPageEvents, async ({ db, clock, settings, body }) => {
    if (!(await settings.select()).caliperEnabled) throw new Refusal(caliperRefusals.caliperOff)
    const claims = verifyPageToken(await tokenKeyOf(db, 'accessToken'), body.token, clock.now())
    if (claims === undefined) throw new Refusal(caliperRefusals.caliperTokenEnded)
    await insertEvents(db, outboxRowsOf(body.events, claims, clock.now()))
  })
}
