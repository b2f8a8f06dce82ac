import type { FastifyInstance } from 'fastify'
import { longListPageSize, peopleCalls } from '@isomorph/contract'
import { peopleEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { addGroupUsers } from './add-group-users.ts'
import { getUser } from './get-user.ts'
import { selectRoster } from './people.queries.ts'
import { viewRoster, viewUser } from './people.view.ts'
import { removeGroupUser } from './remove-group-user.ts'
import { selectUserPage } from './search-users.queries.ts'
import { updateUser } from './update-user.ts'

const peopleRoutes = routesOf(peopleCalls, peopleEndpoints)

export function registerPeople(app: FastifyInstance): void {
  route(app, peopleRoutes.searchUsers, async ({ db, query }) => {
    const { rows, total } = await selectUserPage(db, query)
    return { items: rows.map(viewUser), total, page: query.page, pageSize: query.pageSize }
  })

  route(app, peopleRoutes.getUser, async ({ db, user, params }) => await getUser({ db }, user, params.userId))

  route(app, peopleRoutes.updateUser, async ({ db, user, actor, people, params, body }) => {
    await updateUser({ db }, user, actor, { userId: params.userId, fields: body })
    people.forget()
    return await getUser({ db }, user, params.userId)
  })

  route(app, peopleRoutes.listGroupUsers, async ({ db, query }) => {
    const roster = viewRoster(await selectRoster(db, query.groupId))
    return query.page === undefined
      ? roster
      : roster.slice((query.page - 1) * longListPageSize, query.page * longListPageSize)
  })

  route(app, peopleRoutes.addGroupUsers, async ({ db, actor, people, body }) => {
    const { userIds, newIds } = await addGroupUsers({ db }, actor, body)
    people.forget()
    const added = viewRoster(await selectRoster(db, body.groupId)).filter(({ id }) => userIds.includes(id))
    return added.map((user) => ({ ...user, isNew: newIds.includes(user.id) }))
  })

  route(app, peopleRoutes.removeGroupUser, async ({ db, actor, people, params }) => {
    await removeGroupUser({ db }, actor, params)
    people.forget()
  })
}
