import type { FastifyInstance } from 'fastify'
import { invitationCalls } from '@isomorph/contract'
import { invitationEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { refuseDisabled, requireOwnOrigin } from '../sign-in/index.ts'
import { requireAtLeastSamePermissions, selectUser, viewUser } from '../people/index.ts'
import { createUser } from './create-user.ts'
import { selectInvitationPage } from './invitations.queries.ts'
import { viewInvitation } from './invitations.view.ts'
import { sendInvitation, takeBackInvitation } from './invite.ts'

const invitationRoutes = routesOf(invitationCalls, invitationEndpoints)

export function registerInvitations(app: FastifyInstance): void {
  route(app, invitationRoutes.createUser, async ({ db, user, actor, body, request, ...services }) => {
    const { sendInvitation: isInvited, clientKey, userName, ...fields } = body
    const invitationOrigin = isInvited ? requireOwnOrigin(request, services) : null
    const person = { fields, userName, clientKey: clientKey ?? null, invitationOrigin }
    return viewUser(await selectUser(db, await createUser({ db }, { ...actor, userId: user.id }, person)))
  })

  route(app, invitationRoutes.listInvitations, async ({ db, query }) => {
    const { rows, total } = await selectInvitationPage(db, query)
    return { items: rows.map(viewInvitation), total, page: query.page, pageSize: query.pageSize }
  })

  route(app, invitationRoutes.sendInvitation, async ({ db, user, actor, params, request, ...services }) => {
    await requireAtLeastSamePermissions(db, user, params.userId)
    await refuseDisabled(db, [params.userId])
    const origin = requireOwnOrigin(request, services)
    await sendInvitation({ db }, { ...actor, userId: user.id }, { userId: params.userId, origin })
  })

  route(app, invitationRoutes.withdrawInvitation, async ({ db, user, actor, params }) => {
    await requireAtLeastSamePermissions(db, user, params.userId)
    await takeBackInvitation({ db }, actor, params.userId)
  })
}
