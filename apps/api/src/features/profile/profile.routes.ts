import type { FastifyInstance } from 'fastify'
import { profileCalls } from '@isomorph/contract'
import { profileEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { refuseWhileImpersonating, requireOwnOrigin } from '../sign-in/index.ts'
import { requireCurrentPassword } from '../passwords/index.ts'
import { confirmEmail } from './confirm-email.ts'
import { selectNames, selectProfile } from './profile.queries.ts'
import { updateProfile } from './update-profile.ts'

const profileRoutes = routesOf(profileCalls, profileEndpoints)

export function registerProfile(app: FastifyInstance): void {
  route(app, profileRoutes.getProfile, async ({ db, user }) => await selectProfile(db, user.id))

  route(
    app,
    profileRoutes.updateProfile,
    async ({ db, people, user, impersonatorId, actor, request, body, ...services }) => {
      refuseWhileImpersonating(impersonatorId)
      const { currentPassword, ...fields } = body
      const isMoving = fields.email.toLowerCase() !== (await selectNames(db, user.id)).email.toLowerCase()
      if (isMoving) await requireCurrentPassword({ db }, { user, currentPassword })
      await updateProfile({ db }, { actor, origin: requireOwnOrigin(request, services), userId: user.id }, fields)
      people.forget()
      const profile = await selectProfile(db, user.id)
      // The link is made by the job that sends it; meanwhile the address waits already.
      const isNew = profile.email.toLowerCase() !== body.email.toLowerCase()
      return isNew ? { ...profile, pendingEmail: body.email } : profile
    },
  )

  route(app, profileRoutes.confirmEmail, async ({ db, people, actor, body }) => {
    const confirmed = await confirmEmail({ db }, actor, body.token)
    people.forget()
    return confirmed
  })
}
