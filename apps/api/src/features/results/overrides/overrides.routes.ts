import type { FastifyInstance } from 'fastify'
import { resultCalls, type NewOverride } from '@isomorph/contract'
import { resultEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../../http/route.ts'
import { getInstanceOf, getResult } from '../get-result.ts'
import { overrideFinder } from './override.view.ts'
import { hasAnyOverride, selectStandingOverrides } from './overrides.queries.ts'
import { lookAtScoreFile } from './look-at-score-file.ts'
import { setManyOverrides } from './set-many-overrides.ts'
import { setOverride, withdrawOverride, type OverrideToSet } from './set-override.ts'

const resultRoutes = routesOf(resultCalls, resultEndpoints)

function toSet(body: NewOverride): OverrideToSet {
  return { ...body, value: 'value' in body ? body.value : null }
}

/** Points set by hand, and penalties waived. */
export function registerOverrides(app: FastifyInstance): void {
  route(app, resultRoutes.hasAnyScoreOverrides, async ({ db, params }) => ({
    hasAnyScoreOverrides: await hasAnyOverride(db, params.groupAssessmentId),
  }))

  registerOverridesOfResults(app)
  registerOverridesOfTotals(app)
}

function registerOverridesOfResults(app: FastifyInstance): void {
  route(app, resultRoutes.setResultOverride, async (context) => {
    const { database, db, user, actor, params, body } = context
    const { groupAssessmentId, problemInstanceId } = params
    const instance = await getInstanceOf(database, groupAssessmentId, problemInstanceId)
    const scope = { groupAssessmentId, userId: instance.userId, instance }
    await setOverride(db, scope, toSet(body), { userId: user.id, actor })
    return await getResult(context, user.id, groupAssessmentId, problemInstanceId)
  })

  route(app, resultRoutes.withdrawResultOverride, async (context) => {
    const { database, db, user, actor, params, query } = context
    const { groupAssessmentId, problemInstanceId } = params
    const instance = await getInstanceOf(database, groupAssessmentId, problemInstanceId)
    const scope = { groupAssessmentId, userId: instance.userId, instance }
    await withdrawOverride(db, scope, query.overrideId, { userId: user.id, actor })
    return await getResult(context, user.id, groupAssessmentId, problemInstanceId)
  })
}

function registerOverridesOfTotals(app: FastifyInstance): void {
  route(app, resultRoutes.setScoreOverride, async ({ db, user, actor, params, body }) => {
    const { groupAssessmentId, userId } = params
    await setOverride(db, { ...params, instance: null }, toSet(body), { userId: user.id, actor })
    const find = overrideFinder(await selectStandingOverrides(db, groupAssessmentId, userId))
    return { override: find(userId, null) }
  })

  route(app, resultRoutes.withdrawScoreOverride, async ({ db, user, actor, params, query }) => {
    const { groupAssessmentId, userId } = params
    await withdrawOverride(db, { ...params, instance: null }, query.overrideId, { userId: user.id, actor })
    const find = overrideFinder(await selectStandingOverrides(db, groupAssessmentId, userId))
    return { override: find(userId, null) }
  })

  route(app, resultRoutes.readScoreFile, async ({ db, params, body }) =>
    lookAtScoreFile(db, params.groupAssessmentId, body.csv),
  )

  route(app, resultRoutes.setScoreOverrides, async ({ db, user, actor, params, body }) =>
    setManyOverrides(db, params.groupAssessmentId, body, { userId: user.id, actor }),
  )
}
