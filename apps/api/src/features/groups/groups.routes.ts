import type { FastifyInstance } from 'fastify'
import { groupCalls, type Group } from '@isomorph/contract'
import { groupEndpoints } from '@isomorph/contract/schemas'
import type { Services } from '../../services/services.ts'
import { route, routesOf } from '../../http/route.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { deleteGroup, restoreGroup } from './delete-group.ts'
import { selectGroup, selectGroupPage, selectHomeGroups } from './groups.queries.ts'
import { viewGroups } from './groups.view.ts'
import { createGroup, updateGroup } from './save-group.ts'

const groupRoutes = routesOf(groupCalls, groupEndpoints)

async function readGroup({ db }: Pick<Services, 'db'>, user: SignedInUser, id: number): Promise<Group> {
  const [group] = await viewGroups(db, user, [await selectGroup(db, id)])
  if (!group) throw new Error('One row gives one view.')
  return group
}

export function registerGroups(app: FastifyInstance): void {
  route(app, groupRoutes.listGroups, async ({ db, user, receivedAt, query }) => {
    const viewer = {
      userId: user.id,
      readsAll: user.activities.includes('GroupRead'),
      deletesAll: user.activities.includes('GroupDelete'),
    }
    const { rows, total } = await selectGroupPage(db, viewer, query, receivedAt)
    return { items: await viewGroups(db, user, rows), total, page: query.page, pageSize: query.pageSize }
  })

  route(
    app,
    groupRoutes.listHomeGroups,
    async ({ db, user, receivedAt }) => await viewGroups(db, user, await selectHomeGroups(db, user.id, receivedAt)),
  )

  route(app, groupRoutes.createGroup, async ({ db, user, actor, people, body }) => {
    const id = await createGroup({ db }, { ...actor, userId: user.id }, body)
    people.forget()
    return await readGroup({ db }, user, id)
  })

  route(app, groupRoutes.getGroup, async ({ db, user, params }) => await readGroup({ db }, user, params.groupId))

  route(app, groupRoutes.updateGroup, async ({ db, user, actor, params, body, receivedAt: now }) => {
    await updateGroup({ db }, { actor, now }, params.groupId, body)
    return await readGroup({ db }, user, params.groupId)
  })

  route(app, groupRoutes.deleteGroup, async ({ db, clock, actor, params }) => {
    await deleteGroup({ db, clock }, actor, params.groupId)
  })

  route(app, groupRoutes.restoreGroup, async ({ db, actor, params }) => {
    await restoreGroup({ db }, actor, params.groupId)
  })
}
