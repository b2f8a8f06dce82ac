import type { FastifyInstance } from 'fastify'
import { resultCalls, resultsPageSize } from '@isomorph/contract'
import { resultEndpoints } from '@isomorph/contract/schemas'
import { writerFor } from '../../data/writers.ts'
import { csvResponse, wantsCsv } from '../../http/csv.ts'
import { route, routesOf } from '../../http/route.ts'
import { getResult } from './get-result.ts'
import { getResultRows, getResults, getScores } from './get-results.ts'
import { resultsAsCsv, scoresAsCsv, type SheetWords } from './results.csv.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { Services } from '../../services/services.ts'
import { registerOverrides } from './overrides/overrides.routes.ts'
import { scoreManually } from './score-manually.ts'

interface Asking extends Pick<Services, 'settings'> {
  readonly user: Pick<SignedInUser, 'language'>
}

/** A spreadsheet is in the language of who asks for it; moments are those of the courses' time zone. */
async function wordsFor({ settings, user }: Asking): Promise<SheetWords> {
  const { defaultTimeZoneId, defaultLanguage } = await settings.select()
  const { say } = await writerFor('spreadsheets', { person: user.language, installation: defaultLanguage })
  return { say, timeZone: defaultTimeZoneId }
}

const resultRoutes = routesOf(resultCalls, resultEndpoints)

export function registerResults(app: FastifyInstance): void {
  registerOverrides(app)

  route(app, resultRoutes.getResults, async (context) => {
    const { db, params, query, request } = context
    const results = await getResults(db, params.groupAssessmentId)
    if (!wantsCsv(request))
      return query.learners === 'all' ? results : { ...results, learners: results.learners.slice(0, resultsPageSize) }
    return csvResponse(resultsAsCsv(results, await wordsFor(context)), `results-${params.groupAssessmentId}.csv`)
  })

  route(app, resultRoutes.getResultRows, async ({ db, params, query }) =>
    getResultRows(db, params.groupAssessmentId, query.page),
  )

  route(app, resultRoutes.getScores, async (context) => {
    const { db, params, query, request } = context
    if (!wantsCsv(request)) return await getScores(db, params.groupAssessmentId, query.page)
    const results = await getResults(db, params.groupAssessmentId)
    return csvResponse(scoresAsCsv(results, await wordsFor(context)), `scores-${params.groupAssessmentId}.csv`)
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
