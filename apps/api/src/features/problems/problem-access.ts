import type { EntityAccess } from '../../authorization/access-sources.ts'
import { holdsAnyIn, selectRolesIn } from '../../entity-lists/select-roles.ts'
import { managedProblems } from './problems.queries.ts'

/** How the guard looks up problems. */
export const problemAccess: EntityAccess = {
  entity: 'Problem',
  selectRoles: selectRolesIn(managedProblems),
  holdsAny: holdsAnyIn(managedProblems),
}
