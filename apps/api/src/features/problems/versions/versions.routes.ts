import type { FastifyInstance } from 'fastify'
import { problemCalls } from '@isomorph/contract'
import { problemEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { route, routesOf } from '../../../http/route.ts'
import { signFigures } from '../../files/index.ts'
import { readStoredContent } from '../stored-content.ts'
import { readOrRequestVariantReport } from '../variant-report/read-or-request-variant-report.ts'
import { selectVariantReports } from '../variant-report/variant-report.queries.ts'
import { noteVersion } from './note-version.ts'
import { selectOptionalProblemRevision, selectProblemRevisions } from './versions.queries.ts'
import { viewRevision, viewRevisions } from './versions.view.ts'

const problemRoutes = routesOf(problemCalls, problemEndpoints)

export function registerProblemVersions(app: FastifyInstance): void {
  route(
    app,
    problemRoutes.listProblemRevisions,
    async ({ db, params }) => await viewRevisions(db, await selectProblemRevisions(db, params.problemId)),
  )

  route(app, problemRoutes.getProblemRevision, async ({ params, user, ...services }) => {
    const row = await selectOptionalProblemRevision(services.db, params.problemId, params.revisionNumber)
    if (!row) throw new Refusal(platformRefusals.notFound)
    const report = (await selectVariantReports(services.db, [row.id])).get(row.id)
    return { ...viewRevision(row, report), content: signFigures(services, user.id, readStoredContent(row.content)) }
  })

  route(app, problemRoutes.getVariantReport, async ({ db, params }) => {
    const row = await selectOptionalProblemRevision(db, params.problemId, params.revisionNumber)
    if (!row) throw new Refusal(platformRefusals.notFound)
    return await readOrRequestVariantReport({ db }, row.id)
  })

  route(app, problemRoutes.noteProblemRevision, async ({ db, user, actor, params, body }) => {
    await noteVersion({ db }, { user, actor }, { ...params, ...body })
  })
}
