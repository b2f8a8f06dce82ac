import type { FastifyInstance } from 'fastify'
import { copyCalls } from '@isomorph/contract'
import { copyEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { copyGroup } from './copy-group.ts'

const copyRoutes = routesOf(copyCalls, copyEndpoints)

export function registerCopies(app: FastifyInstance): void {
  route(app, copyRoutes.copyGroup, async ({ db, people, user, actor, params, body }) => {
    const copied = await copyGroup({ db, people }, { user, actor }, params.groupId, body)
    people.forget()
    return copied
  })
}
