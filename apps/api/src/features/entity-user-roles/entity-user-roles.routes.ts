import type { FastifyInstance } from 'fastify'
import { assessmentUserRoleCalls, problemUserRoleCalls, sharedLibraryUserRoleCalls } from '@isomorph/contract'
import {
  assessmentUserRoleEndpoints,
  problemUserRoleEndpoints,
  sharedLibraryUserRoleEndpoints,
} from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import { changeEntityRole, removeEntityRole } from './change-entity-role.ts'
import { selectUserRoles } from './entity-user-roles.queries.ts'
import { viewEntityUserRole } from './entity-user-roles.view.ts'
import { grantEntityRoles } from './grant-entity-roles.ts'
import { sharedAssessment, sharedLibrary, sharedProblem, type SharedEntity } from './shared-entities.ts'

const problemRoutes = routesOf(problemUserRoleCalls, problemUserRoleEndpoints)
const assessmentRoutes = routesOf(assessmentUserRoleCalls, assessmentUserRoleEndpoints)
const libraryRoutes = routesOf(sharedLibraryUserRoleCalls, sharedLibraryUserRoleEndpoints)

async function listUserRoles(db: Services['db'], { managed }: SharedEntity, entityId: number) {
  return (await selectUserRoles(db, managed, entityId)).map(viewEntityUserRole)
}

function registerOnProblems(app: FastifyInstance): void {
  route(
    app,
    problemRoutes.listProblemUserRoles,
    async ({ db, params }) => await listUserRoles(db, sharedProblem, params.problemId),
  )
  route(
    app,
    problemRoutes.grantProblemUserRoles,
    async ({ params, body, ...context }) =>
      await grantEntityRoles(context, context, sharedProblem, { ...body, entityId: params.problemId }),
  )
  route(
    app,
    problemRoutes.changeProblemUserRole,
    async ({ params: { problemId, userId }, body, ...context }) =>
      await changeEntityRole(context, context, sharedProblem, { ...body, entityId: problemId, userId }),
  )
  route(app, problemRoutes.removeProblemUserRole, async ({ params: { problemId, userId }, ...context }) => {
    await removeEntityRole(context, context, sharedProblem, { entityId: problemId, userId })
  })
}

function registerOnAssessments(app: FastifyInstance): void {
  route(
    app,
    assessmentRoutes.listAssessmentUserRoles,
    async ({ db, params }) => await listUserRoles(db, sharedAssessment, params.assessmentId),
  )
  route(
    app,
    assessmentRoutes.grantAssessmentUserRoles,
    async ({ params, body, ...context }) =>
      await grantEntityRoles(context, context, sharedAssessment, { ...body, entityId: params.assessmentId }),
  )
  route(
    app,
    assessmentRoutes.changeAssessmentUserRole,
    async ({ params: { assessmentId, userId }, body, ...context }) =>
      await changeEntityRole(context, context, sharedAssessment, { ...body, entityId: assessmentId, userId }),
  )
  route(app, assessmentRoutes.removeAssessmentUserRole, async ({ params: { assessmentId, userId }, ...context }) => {
    await removeEntityRole(context, context, sharedAssessment, { entityId: assessmentId, userId })
  })
}

function registerOnSharedLibraries(app: FastifyInstance): void {
  route(
    app,
    libraryRoutes.listSharedLibraryUserRoles,
    async ({ db, params }) => await listUserRoles(db, sharedLibrary, params.sharedLibraryId),
  )
  route(
    app,
    libraryRoutes.grantSharedLibraryUserRoles,
    async ({ params, body, ...context }) =>
      await grantEntityRoles(context, context, sharedLibrary, { ...body, entityId: params.sharedLibraryId }),
  )
  route(
    app,
    libraryRoutes.changeSharedLibraryUserRole,
    async ({ params: { sharedLibraryId, userId }, body, ...context }) =>
      await changeEntityRole(context, context, sharedLibrary, { ...body, entityId: sharedLibraryId, userId }),
  )
  route(app, libraryRoutes.removeSharedLibraryUserRole, async ({ params: { sharedLibraryId, userId }, ...context }) => {
    await removeEntityRole(context, context, sharedLibrary, { entityId: sharedLibraryId, userId })
  })
}

export function registerEntityUserRoles(app: FastifyInstance): void {
  registerOnProblems(app)
  registerOnAssessments(app)
  registerOnSharedLibraries(app)
}
