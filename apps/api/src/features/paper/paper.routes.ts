import type { FastifyInstance } from 'fastify'
import { paperCalls } from '@isomorph/contract'
import { paperEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { enterPaperMarks } from './enter-marks.ts'
import { getPaperContents, getPaperSheets } from './get-papers.ts'
import { getPaperSheet } from './get-sheet.ts'
import { makeSheetsOfLearners, makeSheetsOfVersions } from './make-sheets.ts'
import { selectFreeLearners } from './paper.queries.ts'
import { withdrawPaperMarks } from './withdraw-marks.ts'

const paperRoutes = routesOf(paperCalls, paperEndpoints)

export function registerPaper(app: FastifyInstance): void {
  route(app, paperRoutes.listPaperSheets, async (context) =>
    getPaperSheets(context, context.user.id, context.params.groupAssessmentId),
  )

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

  route(app, paperRoutes.enterPaperMarks, async ({ database, params, body, actor, user, receivedAt }) =>
    enterPaperMarks(database, { ...params, ...body, actor, enteredBy: user.id, at: receivedAt }),
  )

  route(app, paperRoutes.withdrawPaperMarks, async ({ database, params, actor, receivedAt }) =>
    withdrawPaperMarks(database, { ...params, actor, at: receivedAt }),
  )
}
