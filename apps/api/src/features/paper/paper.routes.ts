import type { FastifyInstance } from 'fastify'
import { paperCalls } from '@isomorph/contract'
import { paperEndpoints } from '@isomorph/contract/schemas'
import { writerFor } from '../../data/writers.ts'
import { csvResponse, wantsCsv } from '../../http/csv.ts'
import { route, routesOf } from '../../http/route.ts'
import { comparePaperMarks } from './compare-marks.ts'
import { enterPaperMarks } from './enter-marks.ts'
import { getPaperContents, getPaperSheets } from './get-papers.ts'
import { getPaperSheet } from './get-sheet.ts'
import { makeSheetsOfLearners, makeSheetsOfVersions } from './make-sheets.ts'
import { markingListAsCsv } from './marking-list.csv.ts'
import { selectFreeLearners } from './paper.queries.ts'
import { readPaperFile } from './read-paper-file.ts'
import { withdrawPaperMarks } from './withdraw-marks.ts'

const paperRoutes = routesOf(paperCalls, paperEndpoints)

function registerSheets(app: FastifyInstance): void {
  route(app, paperRoutes.listPaperSheets, async (context) => {
    const { database, settings, user, params, request } = context
    const { groupAssessmentId } = params
    if (!wantsCsv(request)) return await getPaperSheets(context, user.id, groupAssessmentId)
    const { defaultLanguage } = await settings.select()
    const { say } = await writerFor('spreadsheets', { person: user.language, installation: defaultLanguage })
    const list = await markingListAsCsv(database, groupAssessmentId, say)
    return csvResponse(list, `marking-list-${groupAssessmentId}.csv`)
  })

  route(app, paperRoutes.makePaperSheets, async (context) => {
    const { database, params, body, actor, user } = context
    const making = { ...params, actor, userId: user.id }
    if (body.kind === 'learners') await makeSheetsOfLearners(database, making)
    else await makeSheetsOfVersions(database, making, body)
    return await getPaperSheets(context, user.id, params.groupAssessmentId)
  })

  route(app, paperRoutes.getPaperContents, async (context) =>
    getPaperContents(context, { viewerId: context.user.id, ...context.params, ...context.query }),
  )

  route(app, paperRoutes.listPaperLearners, async ({ db, params }) => selectFreeLearners(db, params.groupAssessmentId))

  route(app, paperRoutes.getPaperSheet, async ({ database, params }) => getPaperSheet(database, params))
}

function registerMarks(app: FastifyInstance): void {
  route(app, paperRoutes.enterPaperMarks, async ({ database, evaluation, params, body, actor, user, receivedAt }) => {
    const entering = { ...params, ...body, actor, enteredBy: user.id, at: receivedAt }
    return await enterPaperMarks({ database, marker: evaluation }, entering)
  })

  route(app, paperRoutes.comparePaperMarks, async ({ database, params, body, actor, user, receivedAt }) =>
    comparePaperMarks(database, { ...params, ...body, actor, enteredBy: user.id, at: receivedAt }),
  )

  route(app, paperRoutes.readPaperFile, async ({ database, params, body }) =>
    readPaperFile(database, params.groupAssessmentId, body.csv),
  )

  route(app, paperRoutes.withdrawPaperMarks, async ({ database, params, actor, receivedAt }) =>
    withdrawPaperMarks(database, { ...params, actor, at: receivedAt }),
  )
}

export function registerPaper(app: FastifyInstance): void {
  registerSheets(app)
  registerMarks(app)
}
