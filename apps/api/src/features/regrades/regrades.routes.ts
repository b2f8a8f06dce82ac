import type { FastifyInstance } from 'fastify'
import { regradeCalls } from '@isomorph/contract'
import { regradeEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { applyRegrade, tellRegraded, undoRegrade } from './change-regrade.ts'
import { listRegradableItems } from './regradable-items.ts'
import { selectProblemUses } from './problem-uses.ts'
import { viewChanges, viewRegrade, viewRegrades } from './regrades.view.ts'
import { startRegrade } from './start-regrade.ts'

const regradeRoutes = routesOf(regradeCalls, regradeEndpoints)

export function registerRegrades(app: FastifyInstance): void {
  route(app, regradeRoutes.listRegrades, async ({ database, db, params: { groupAssessmentId } }) => ({
    regrades: await viewRegrades(db, groupAssessmentId),
    items: await listRegradableItems(database, groupAssessmentId),
  }))

  route(app, regradeRoutes.startRegrade, async ({ database, db, user, grant, actor, params, body }) => {
    const id = await startRegrade(database, { ...params, ...body, permitted: { user, grant }, actor })
    return await viewRegrade(db, params.groupAssessmentId, id)
  })

  route(app, regradeRoutes.listProblemUses, async ({ db, user, params }) =>
    selectProblemUses(db, user.id, params.problemId),
  )

  route(app, regradeRoutes.getRegrade, async ({ db, params }) =>
    viewRegrade(db, params.groupAssessmentId, params.regradeId),
  )

  route(app, regradeRoutes.getRegradeChanges, async ({ db, params, query }) =>
    viewChanges(db, params.groupAssessmentId, params.regradeId, query.from),
  )

  route(app, regradeRoutes.applyRegrade, async ({ db, user, grant, actor, params }) => {
    await applyRegrade(db, { ...params, permitted: { user, grant }, actor })
    return await viewRegrade(db, params.groupAssessmentId, params.regradeId)
  })

  route(app, regradeRoutes.undoRegrade, async ({ db, user, grant, actor, params, body }) => {
    const id = await undoRegrade(db, { ...params, ...body, permitted: { user, grant }, actor })
    return await viewRegrade(db, params.groupAssessmentId, id)
  })

  route(app, regradeRoutes.tellRegraded, async ({ db, user, grant, actor, params, body }) => {
    await tellRegraded(db, { ...params, ...body, permitted: { user, grant }, actor })
    return await viewRegrade(db, params.groupAssessmentId, params.regradeId)
  })
}
