import type { FastifyInstance } from 'fastify'
import { sessionCalls } from '@isomorph/contract'
import { sessionEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { createCode, refuseWhileImpersonating } from '../sign-in/index.ts'
import { requireAtLeastSamePermissions } from '../people/index.ts'
import { endSession, endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { setDisabled } from './set-disabled.ts'
import { viewSession } from './sessions.view.ts'

const sessionRoutes = routesOf(sessionCalls, sessionEndpoints)

/** Whose sessions are theirs to end: whoever acts as somebody else ends none of theirs. */
function requireOwner(signedIn: SignedIn | null): SignedIn {
  if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
  refuseWhileImpersonating(signedIn.impersonatorId)
  return signedIn
}

function registerOwnSessions(app: FastifyInstance): void {
  route(app, sessionRoutes.createNewTabCode, async ({ db, signedIn, body }) => {
    const { user, sessionId } = requireOwner(signedIn)
    const challenge = body.codeChallenge
    return { code: await createCode(db, { userId: user.id, purpose: 'newTab', challenge, sessionId }) }
  })

  route(app, sessionRoutes.listOwnSessions, async ({ db, clock, user, signedIn }) => {
    const rows = await listSessions(db, user.id, clock.now())
    return rows.map((row) => viewSession(row, signedIn?.sessionId ?? null))
  })

  route(app, sessionRoutes.endOwnSession, async ({ db, clock, people, actor, signedIn, params }) => {
    const { user } = requireOwner(signedIn)
    await endSession({ db, clock }, { actor, userId: user.id, because: 'byPerson' }, params.sessionId)
    people.forget()
  })

  route(app, sessionRoutes.endOtherSessions, async ({ db, people, actor, signedIn }) => {
    const { user, sessionId } = requireOwner(signedIn)
    const result = await endSessions({ db }, { actor, userId: user.id, because: 'byPerson' }, sessionId)
    people.forget()
    return result
  })
}

/** Administrators see and end the sessions of those who may not do more than they. */
export function registerSessions(app: FastifyInstance): void {
  registerOwnSessions(app)

  route(app, sessionRoutes.listSessionsOfUser, async ({ db, clock, user, params, signedIn }) => {
    await requireAtLeastSamePermissions(db, user, params.userId)
    const rows = await listSessions(db, params.userId, clock.now())
    return rows.map((row) => viewSession(row, signedIn?.sessionId ?? null))
  })

  route(app, sessionRoutes.endSessionOfUser, async ({ db, clock, people, user, actor, params }) => {
    await requireAtLeastSamePermissions(db, user, params.userId)
    const whose = { actor, userId: params.userId, because: 'byAdministrator' } as const
    await endSession({ db, clock }, whose, params.sessionId)
    people.forget()
  })

  route(app, sessionRoutes.endSessionsOfUser, async ({ db, people, user, actor, params, signedIn }) => {
    await requireAtLeastSamePermissions(db, user, params.userId)
    const whose = { actor, userId: params.userId, because: 'byAdministrator' } as const
    const result = await endSessions({ db }, whose, signedIn?.sessionId ?? null)
    people.forget()
    return result
  })

  route(app, sessionRoutes.disableAccount, async ({ db, people, user, actor, params }) => {
    await setDisabled(db, user, actor, { userId: params.userId, isDisabled: true })
    people.forget()
  })

  route(app, sessionRoutes.enableAccount, async ({ db, people, user, actor, params }) => {
    await setDisabled(db, user, actor, { userId: params.userId, isDisabled: false })
    people.forget()
  })
}
