import type { FastifyInstance } from 'fastify'
import { personalDataCalls } from '@isomorph/contract'
import { personalDataEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { requireAtLeastSamePermissions } from '../people/index.ts'
import { erasePerson } from './erasure/erase-person.ts'
import { getErasure } from './erasure/get-erasure.ts'
import { refuseWhileImpersonating } from '../sign-in/index.ts'
import { selectOptionalFile } from './personal-data.queries.ts'
import { viewFile } from './personal-data.view.ts'
import { downloadFile, requestFile } from './request-file.ts'

const personalDataRoutes = routesOf(personalDataCalls, personalDataEndpoints)

export function registerPersonalData(app: FastifyInstance): void {
  route(app, personalDataRoutes.getOwnPersonalData, async ({ db, user }) =>
    viewFile(await selectOptionalFile(db, user.id)),
  )

  route(app, personalDataRoutes.requestOwnPersonalData, async ({ db, user, impersonatorId, actor }) => {
    refuseWhileImpersonating(impersonatorId)
    return await requestFile(db, actor, user.id)
  })

  route(app, personalDataRoutes.downloadOwnPersonalData, async ({ db, user, impersonatorId, actor }) => {
    refuseWhileImpersonating(impersonatorId)
    return await downloadFile(db, actor, user.id)
  })

  route(app, personalDataRoutes.getPersonalData, async ({ db, user, params: { userId } }) => {
    await requireAtLeastSamePermissions(db, user, userId)
    return viewFile(await selectOptionalFile(db, userId))
  })

  route(app, personalDataRoutes.requestPersonalData, async ({ db, user, actor, params: { userId } }) => {
    await requireAtLeastSamePermissions(db, user, userId)
    return await requestFile(db, actor, userId)
  })

  route(app, personalDataRoutes.downloadPersonalData, async ({ db, user, actor, params: { userId } }) => {
    await requireAtLeastSamePermissions(db, user, userId)
    return await downloadFile(db, actor, userId)
  })

  route(app, personalDataRoutes.getErasure, async ({ db, user, params: { userId } }) => getErasure(db, user, userId))

  route(app, personalDataRoutes.erasePerson, async ({ db, user, actor, people, params, body }) => {
    await erasePerson(db, user, actor, { ...params, ...body })
    people.forget()
  })
}
