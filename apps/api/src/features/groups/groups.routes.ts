import type { FastifyInstance } from 'fastify'
import { groupCalls, type Group } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { route } from '../../http/route.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { deleteGroup, restoreGroup } from './delete-group.ts'
import { selectGroup, selectGroupPage, selectHomeGroups } from './groups.queries.ts'
import { viewGroups } from './groups.view.ts'
import { createGroup, updateGroup } from './save-group.ts'

async function readGroup({ db }: Pick<Services, 'db'>, user: SignedInUser, id: number): Promise<Group> {
  const [group] = await viewGroups(db, user, [await selectGroup(db, id)])
  if (!group) throw new Error('One row gives one view.')
  return group
}

export function registerGroups(app: FastifyInstance): void {
  route(app, groupCalls.listGroups, async ({ db, user, receivedAt, query }) => {
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
    groupCalls.listHomeGroups,
    async ({ db, user, receivedAt }) => await viewGroups(db, user, await selectHomeGroups(db, user.id, receivedAt)),
  )

  route(app, groupCalls.createGroup, async ({ db, user, actor, people, body }) => {
    const id = await createGroup({ db }, { ...actor, userId: user.id }, body)
    people.forget()
    return await readGroup({ db }, user, id)
  })

  route(app, groupCalls.getGroup, async ({ db, user, params }) => await readGroup({ db }, user, params.groupId))

  route(app, groupCalls.updateGroup, async ({ db, user, actor, params, body }) => {
    await updateGroup({ db }, actor, params.groupId, body)
    return await readGroup({ db }, user, params.groupId)
  })

  route(app, groupCalls.deleteGroup, async ({ db, clock, actor, params }) => {
    await deleteGroup({ db, clock }, actor, params.groupId)
  })

  route(app, groupCalls.restoreGroup, async ({ db, actor, params }) => {
    await restoreGroup({ db }, actor, params.groupId)
  })
}
