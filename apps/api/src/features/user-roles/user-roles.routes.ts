import type { FastifyInstance } from 'fastify'
import { userRoleCalls } from '@isomorph/contract'
import { userRoleEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { grantRole } from './grant-role.ts'
import { revokeRole } from './revoke-role.ts'
import { isUser, selectHolderPage, selectHolders, selectRolesOfUser } from './user-roles.queries.ts'
import { viewHolder, viewUserRole } from './user-roles.view.ts'

const userRoleRoutes = routesOf(userRoleCalls, userRoleEndpoints)

export function registerUserRoles(app: FastifyInstance): void {
  route(app, userRoleRoutes.listUserRoles, async ({ db, query }) => {
    const { rows, total } = await selectHolderPage(db, query)
    return { items: rows.map(viewHolder), total, page: query.page, pageSize: query.pageSize }
  })

  route(app, userRoleRoutes.listRolesOfUser, async ({ db, params }) => {
    if (!(await isUser(db, params.userId))) throw new Refusal(platformRefusals.notFound)
    return (await selectRolesOfUser(db, params.userId)).map(viewUserRole)
  })

  route(app, userRoleRoutes.createUserRoles, async ({ db, user, actor, people, body }) => {
    const { userIds, newIds } = await grantRole({ db }, user, actor, body)
    people.forget()
    const holders = await selectHolders(db, body.role, userIds)
    return holders.map((row) => ({ ...viewHolder(row), isNew: newIds.includes(row.userId) }))
  })

  route(app, userRoleRoutes.deleteUserRole, async ({ db, user, actor, people, params }) => {
    await revokeRole({ db }, user, actor, params.userRoleId)
    people.forget()
  })
}
