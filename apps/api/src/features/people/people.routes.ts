import type { FastifyInstance } from 'fastify'
import { peopleCalls } from '@isomorph/contract'
import { platformRefusals } from '../../platform/platform.errors.ts'
import { Refusal } from '../../platform/refusals.ts'
import { route } from '../../platform/route.ts'
import { addGroupUsers } from './add-group-users.ts'
import { selectOptionalUser, selectRoster, selectUserPage } from './people.queries.ts'
import { viewRoster, viewUser } from './people.view.ts'
import { removeGroupUser } from './remove-group-user.ts'

export function registerPeople(app: FastifyInstance): void {
  route(app, peopleCalls.searchUsers, async ({ db, query }) => {
    const { rows, total } = await selectUserPage(db, query)
    return { items: rows.map(viewUser), total, page: query.page, pageSize: query.pageSize }
  })

  route(app, peopleCalls.getUser, async ({ db, params }) => {
    const row = await selectOptionalUser(db, params.userId)
    if (!row) throw new Refusal(platformRefusals.notFound)
    return viewUser(row)
  })

  route(app, peopleCalls.listGroupUsers, async ({ db, query }) => viewRoster(await selectRoster(db, query.groupId)))

  route(app, peopleCalls.addGroupUsers, async ({ db, actor, people, body }) => {
    await addGroupUsers({ db }, actor, body)
    people.forget()
    return viewRoster(await selectRoster(db, body.groupId))
  })

  route(app, peopleCalls.removeGroupUser, async ({ db, actor, people, params }) => {
    await removeGroupUser({ db }, actor, params)
    people.forget()
  })
}
