import type { EntityAccess } from '../../authorization/access-sources.ts'
import { holdsAnyIn, selectRolesIn } from '../../entity-lists/select-roles.ts'
import { managedAssessments } from './assessments.queries.ts'

/** How the guard looks up assessments. */
export const assessmentAccess: EntityAccess = {
  entity: 'Assessment',
  selectRoles: selectRolesIn(managedAssessments),
  holdsAny: holdsAnyIn(managedAssessments),
}
