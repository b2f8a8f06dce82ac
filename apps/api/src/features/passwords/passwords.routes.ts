import type { FastifyInstance } from 'fastify'
import { passwordCalls } from '@isomorph/contract'
import { passwordEndpoints } from '@isomorph/contract/schemas'
import { recordAct } from '../../authorization/actor.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { route, routesOf } from '../../http/route.ts'
import { refuseDisabled, refuseWhileImpersonating, requireOwnOrigin } from '../sign-in/index.ts'
import { requireAtLeastSamePermissions } from '../people/index.ts'
import { changePassword } from './change-password.ts'
import { sendPasswordLetter } from './send-password-letter.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

const passwordRoutes = routesOf(passwordCalls, passwordEndpoints)

export function registerPasswords(app: FastifyInstance): void {
  // Known or not, the address goes into the queue: neither the answer nor its time says which.
  route(app, passwordRoutes.requestPasswordReset, async ({ db, body, request, ...services }) => {
    const origin = requireOwnOrigin(request, services)
    const email = body.email.toLowerCase()
    await enqueue(db, sendPasswordLetter, { kind: 'reset', who: { email }, origin }, { key: `reset ${email}` })
  })

  route(app, passwordRoutes.setPasswordByLink, async ({ db, people, body, actor, request, ...services }) => {
    const result = await setPasswordByLink({ db }, body, { actor, origin: requireOwnOrigin(request, services) })
    people.forget()
    return result
  })

  route(app, passwordRoutes.changePassword, async ({ db, people, signedIn, body, actor, request, ...services }) => {
    if (!signedIn) return
    refuseWhileImpersonating(signedIn.impersonatorId)
    await changePassword({ db }, signedIn, body, { actor, origin: requireOwnOrigin(request, services) })
    people.forget()
  })

  route(app, passwordRoutes.sendPasswordLink, async ({ db, user, params, actor, request, ...services }) => {
    const { userId } = params
    await requireAtLeastSamePermissions(db, user, userId)
    await refuseDisabled(db, [userId])
    const origin = requireOwnOrigin(request, services)
    await db.transaction().execute(async (trx) => {
      await enqueue(trx, sendPasswordLetter, { kind: 'set', who: { userId }, origin }, { key: `set ${userId}` })
      await recordAct(trx, actor, { action: 'password.sendLink', entityType: 'user', entityId: userId })
    })
  })
}
