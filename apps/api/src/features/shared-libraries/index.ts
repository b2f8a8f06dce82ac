import type { EntityAccess } from '../../authorization/access-sources.ts'
import { holdsAnyIn, selectRolesIn } from '../../entity-lists/select-roles.ts'
import type { Feature } from '../../http/feature.ts'
import { managedSharedLibraries } from './shared-libraries.queries.ts'
import { registerSharedLibraries } from './shared-libraries.routes.ts'

export { managedSharedLibraries } from './shared-libraries.queries.ts'

const sharedLibraryAccess: EntityAccess = {
  entity: 'SharedLibrary',
  selectRoles: selectRolesIn(managedSharedLibraries),
  holdsAny: holdsAnyIn(managedSharedLibraries),
}

export const sharedLibraries: Feature = {
  name: 'shared-libraries',
  register: registerSharedLibraries,
  entityAccess: sharedLibraryAccess,
}
