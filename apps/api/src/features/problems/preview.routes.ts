import type { FastifyInstance } from 'fastify'
import { problemCalls } from '@isomorph/contract'
import { problemEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { renderStatementHtml } from '../../rendering/index.ts'
import { signRenderedFigures } from '../files/index.ts'
import { contentToPreview, previewAttempt, previewVariant } from './preview-problem.ts'
import { viewCorrectAnswers, viewMarking } from './preview.view.ts'

const problemRoutes = routesOf(problemCalls, problemEndpoints)

export function registerProblemPreviews(app: FastifyInstance): void {
  route(app, problemRoutes.previewProblemStatement, async ({ params, body, user, ...services }) => {
    const content = await contentToPreview({ ...services, user }, params.problemId, body.content)
    const { statement, values } = await previewVariant(services, content, body.seed)
    return { html: signRenderedFigures(services, user.id, renderStatementHtml(statement)), values }
  })

  route(app, problemRoutes.previewProblemSolution, async ({ params, body, user, ...services }) => {
    const content = await contentToPreview({ ...services, user }, params.problemId, body.content)
    const { solution } = await previewVariant(services, content, body.seed)
    const html = signRenderedFigures(services, user.id, renderStatementHtml(solution.solution))
    return { html, answers: viewCorrectAnswers(solution) }
  })

  route(app, problemRoutes.previewProblemAttempt, async ({ params, body, user, ...services }) => {
    const content = await contentToPreview({ ...services, user }, params.problemId, body.content)
    const { percent, markings } = await previewAttempt(services, content, body.seed, body.answers)
    return { percent, markings: markings.map(viewMarking) }
  })
}
