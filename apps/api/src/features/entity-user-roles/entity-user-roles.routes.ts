import type { EntityRole } from '@isomorph/access'
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
import { grantEntityRoles, type Grant, type Grantor } from './grant-entity-roles.ts'
import { sharedAssessment, sharedLibrary, sharedProblem, type SharedEntity } from './shared-entities.ts'

const problemRoutes = routesOf(problemUserRoleCalls, problemUserRoleEndpoints)
const assessmentRoutes = routesOf(assessmentUserRoleCalls, assessmentUserRoleEndpoints)
const libraryRoutes = routesOf(sharedLibraryUserRoleCalls, sharedLibraryUserRoleEndpoints)

type Holder = { readonly userId: number }
type Acting = Grantor & Pick<Services, 'db'>

/** What the calls of one kind of entity do; `idOf` finds its id among the parameters of a path. */
function handlersOn<P>(shared: SharedEntity, idOf: (params: P) => number) {
  return {
    list: async ({ db, params }: Pick<Services, 'db'> & { params: P }) =>
      (await selectUserRoles(db, shared.managed, idOf(params))).map(viewEntityUserRole),
    grant: async ({ params, body, ...context }: Acting & { params: P; body: Omit<Grant, 'entityId'> }) =>
      await grantEntityRoles(context, context, shared, { ...body, entityId: idOf(params) }),
    change: async ({ params, body, ...context }: Acting & { params: P & Holder; body: { role: EntityRole } }) =>
      await changeEntityRole(context, context, shared, { ...body, entityId: idOf(params), userId: params.userId }),
    remove: async ({ params, ...context }: Acting & { params: P & Holder }) => {
      await removeEntityRole(context, context, shared, { entityId: idOf(params), userId: params.userId })
    },
  }
}

export function registerEntityUserRoles(app: FastifyInstance): void {
  const onProblems = handlersOn(sharedProblem, (params: { problemId: number }) => params.problemId)
  route(app, problemRoutes.listProblemUserRoles, onProblems.list)
  route(app, problemRoutes.grantProblemUserRoles, onProblems.grant)
  route(app, problemRoutes.changeProblemUserRole, onProblems.change)
  route(app, problemRoutes.removeProblemUserRole, onProblems.remove)

  const onAssessments = handlersOn(sharedAssessment, (params: { assessmentId: number }) => params.assessmentId)
  route(app, assessmentRoutes.listAssessmentUserRoles, onAssessments.list)
  route(app, assessmentRoutes.grantAssessmentUserRoles, onAssessments.grant)
  route(app, assessmentRoutes.changeAssessmentUserRole, onAssessments.change)
  route(app, assessmentRoutes.removeAssessmentUserRole, onAssessments.remove)

  const onLibraries = handlersOn(sharedLibrary, (params: { sharedLibraryId: number }) => params.sharedLibraryId)
  route(app, libraryRoutes.listSharedLibraryUserRoles, onLibraries.list)
  route(app, libraryRoutes.grantSharedLibraryUserRoles, onLibraries.grant)
  route(app, libraryRoutes.changeSharedLibraryUserRole, onLibraries.change)
  route(app, libraryRoutes.removeSharedLibraryUserRole, onLibraries.remove)
}
