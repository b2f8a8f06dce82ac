import type { FastifyInstance } from 'fastify'
import { assessmentCalls } from '@isomorph/contract'
import { assessmentEndpoints } from '@isomorph/contract/schemas'
import { deleteEntity, restoreEntity } from '../../authorization/delete-entity.ts'
import { refuseUnread } from '../../entity-lists/refuse-unread.ts'
import { route, routesOf } from '../../http/route.ts'
import { managedAssessments, selectAssessmentPage } from './assessments.queries.ts'
import { readAssessment, viewAssessmentSummaries } from './assessments.view.ts'
import { createAssessment } from './create-assessment.ts'
import { previewItemAttempt, previewSolutions, previewStatements } from './preview-assessment.ts'
import { selectAssessmentReferences } from './references.queries.ts'
import { updateAssessment } from './update-assessment.ts'

const assessmentRoutes = routesOf(assessmentCalls, assessmentEndpoints)

function assessmentWith(id: number) {
  return { entity: 'Assessment', entityType: 'assessment', managed: managedAssessments, id } as const
}

export function registerAssessments(app: FastifyInstance): void {
  route(app, assessmentRoutes.listAssessments, async ({ db, user, query }) => {
    const viewer = {
      userId: user.id,
      readsAll: user.activities.includes('AssessmentRead'),
      deletesAll: user.activities.includes('AssessmentDelete'),
      updatesAll: user.activities.includes('AssessmentUpdate'),
    }
    const { rows, total } = await selectAssessmentPage(db, viewer, query)
    const items = await viewAssessmentSummaries(db, user, rows)
    return { items, total, page: query.page, pageSize: query.pageSize }
  })

  route(app, assessmentRoutes.createAssessment, async ({ db, user, actor, body }) => {
    const id = await createAssessment({ db }, user, actor, body)
    return refuseUnread(await readAssessment(db, user, id))
  })

  route(
    app,
    assessmentRoutes.getAssessment,
    async ({ db, user, params }) => await readAssessment(db, user, params.assessmentId),
  )

  route(app, assessmentRoutes.updateAssessment, async ({ db, user, actor, params, body }) => {
    await updateAssessment({ db }, user, actor, params.assessmentId, body)
    return await readAssessment(db, user, params.assessmentId)
  })

  registerRemoval(app)
  registerPreviews(app)
}

function registerRemoval(app: FastifyInstance): void {
  // Courses that it was given to keep the revision they pinned.
  route(app, assessmentRoutes.deleteAssessment, async ({ db, clock, user, actor, params }) => {
    await deleteEntity(db, { user, actor }, assessmentWith(params.assessmentId), clock.now())
  })

  route(app, assessmentRoutes.restoreAssessment, async ({ db, user, actor, params }) => {
    await restoreEntity(db, { user, actor }, assessmentWith(params.assessmentId))
  })

  route(app, assessmentRoutes.listAssessmentReferences, async ({ db, user, params }) => {
    const viewer = { userId: user.id, readsAll: user.activities.includes('GroupAssessmentReadAny') }
    return await selectAssessmentReferences(db, params.assessmentId, viewer)
  })
}

function registerPreviews(app: FastifyInstance): void {
  route(
    app,
    assessmentRoutes.previewAssessmentStatements,
    async ({ user, params, body, ...services }) =>
      await previewStatements(services, { viewerId: user.id, ...params, ...body }),
  )

  route(
    app,
    assessmentRoutes.previewAssessmentSolutions,
    async ({ user, params, body, ...services }) =>
      await previewSolutions(services, { viewerId: user.id, ...params, ...body }),
  )

  route(
    app,
    assessmentRoutes.previewAssessmentAttempt,
    async ({ params, body, ...services }) => await previewItemAttempt(services, { ...params, ...body }),
  )
}
