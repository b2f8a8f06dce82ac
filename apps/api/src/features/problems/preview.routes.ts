import type { FastifyInstance } from 'fastify'
import { problemCalls } from '@isomorph/contract'
import { route } from '../../http/route.ts'
import { renderStatementHtml } from '../../rendering/index.ts'
import { signRenderedFigures } from '../files/index.ts'
import { contentToPreview, previewAttempt, previewVariant } from './preview-problem.ts'
import { viewCorrectAnswers, viewMarking } from './preview.view.ts'

export function registerProblemPreviews(app: FastifyInstance): void {
  route(app, problemCalls.previewProblemStatement, async ({ params, body, user, ...services }) => {
    const content = await contentToPreview({ ...services, user }, params.problemId, body.content)
    const { statement, values } = await previewVariant(services, content, body.seed)
    return { html: signRenderedFigures(services, user.id, renderStatementHtml(statement)), values }
  })

  route(app, problemCalls.previewProblemSolution, async ({ params, body, user, ...services }) => {
    const content = await contentToPreview({ ...services, user }, params.problemId, body.content)
    const { solution } = await previewVariant(services, content, body.seed)
    const html = signRenderedFigures(services, user.id, renderStatementHtml(solution.solution))
    return { html, answers: viewCorrectAnswers(solution) }
  })

  route(app, problemCalls.previewProblemAttempt, async ({ params, body, user, ...services }) => {
    const content = await contentToPreview({ ...services, user }, params.problemId, body.content)
    const { percent, markings } = await previewAttempt(services, content, body.seed, body.answers)
    return { percent, markings: markings.map(viewMarking) }
  })
}
