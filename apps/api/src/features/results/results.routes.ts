import type { FastifyInstance, FastifyRequest } from 'fastify'
import { resultCalls } from '@isomorph/contract'
import { resultEndpoints } from '@isomorph/contract/schemas'
import { rawResponse, type RawResponse } from '../../http/raw-response.ts'
import { route, routesOf } from '../../http/route.ts'
import { getResult } from './get-result.ts'
import { getResults, getScores } from './get-results.ts'
import { resultsAsCsv, scoresAsCsv } from './results.csv.ts'
import { hasAnyOverride } from './results.queries.ts'
import { scoreManually } from './score-manually.ts'

const resultRoutes = routesOf(resultCalls, resultEndpoints)

function wantsCsv(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').split(',').some((type) => type.trim().toLowerCase().startsWith('text/csv'))
}

function csv(body: string, fileName: string): RawResponse {
  return rawResponse('text/csv; charset=utf-8', body, { 'content-disposition': `attachment; filename="${fileName}"` })
}

export function registerResults(app: FastifyInstance): void {
  route(app, resultRoutes.getResults, async ({ db, params, request }) => {
    const results = await getResults(db, params.groupAssessmentId)
    return wantsCsv(request) ? csv(resultsAsCsv(results), `results-${params.groupAssessmentId}.csv`) : results
  })

  route(app, resultRoutes.getScores, async ({ db, params, request }) => {
    const scores = await getScores(db, params.groupAssessmentId)
    return wantsCsv(request) ? csv(scoresAsCsv(scores), `scores-${params.groupAssessmentId}.csv`) : scores
  })

  route(app, resultRoutes.getResult, async (context) =>
    getResult(context, context.user.id, context.params.groupAssessmentId, context.params.problemInstanceId),
  )

  route(app, resultRoutes.hasAnyScoreOverrides, async ({ db, params }) => ({
    hasAnyScoreOverrides: await hasAnyOverride(db, params.groupAssessmentId),
  }))

  route(app, resultRoutes.scoreManually, async (context) => {
    const { database, user, actor, params, body } = context
    await scoreManually(database, { ...params, ...body, userId: user.id, actor })
    return await getResult(context, user.id, params.groupAssessmentId, params.problemInstanceId)
  })
}
