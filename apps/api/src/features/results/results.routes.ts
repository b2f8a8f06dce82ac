import type { FastifyInstance } from 'fastify'
import { resultCalls, resultsPageSize } from '@isomorph/contract'
import { resultEndpoints } from '@isomorph/contract/schemas'
import { csvResponse, wantsCsv } from '../../http/csv.ts'
import { route, routesOf } from '../../http/route.ts'
import { getResult } from './get-result.ts'
import { getResultRows, getResults, getScores } from './get-results.ts'
import { resultsAsCsv, scoresAsCsv } from './results.csv.ts'
import { registerOverrides } from './overrides/overrides.routes.ts'
import { scoreManually } from './score-manually.ts'

const resultRoutes = routesOf(resultCalls, resultEndpoints)

export function registerResults(app: FastifyInstance): void {
  registerOverrides(app)

  route(app, resultRoutes.getResults, async ({ db, settings, params, query, request }) => {
    const results = await getResults(db, params.groupAssessmentId)
    if (!wantsCsv(request))
      return query.learners === 'all' ? results : { ...results, learners: results.learners.slice(0, resultsPageSize) }
    const { defaultTimeZoneId } = await settings.select()
    return csvResponse(resultsAsCsv(results, defaultTimeZoneId), `results-${params.groupAssessmentId}.csv`)
  })

  route(app, resultRoutes.getResultRows, async ({ db, params, query }) =>
    getResultRows(db, params.groupAssessmentId, query.page),
  )

  route(app, resultRoutes.getScores, async ({ db, settings, params, query, request }) => {
    if (!wantsCsv(request)) return await getScores(db, params.groupAssessmentId, query.page)
    const { defaultTimeZoneId } = await settings.select()
    const results = await getResults(db, params.groupAssessmentId)
    return csvResponse(scoresAsCsv(results, defaultTimeZoneId), `scores-${params.groupAssessmentId}.csv`)
  })

  route(app, resultRoutes.getResult, async (context) =>
    getResult(context, context.user.id, context.params.groupAssessmentId, context.params.problemInstanceId),
  )

  route(app, resultRoutes.scoreManually, async (context) => {
    const { database, user, actor, params, body } = context
    await scoreManually(database, { ...params, ...body, userId: user.id, actor })
    return await getResult(context, user.id, params.groupAssessmentId, params.problemInstanceId)
  })
}
