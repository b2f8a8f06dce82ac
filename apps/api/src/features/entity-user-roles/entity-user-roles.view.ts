import type { EntityUserRole } from '@isomorph/contract'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { EntityUserRoleRow } from './entity-user-roles.queries.ts'

export function viewEntityUserRole({ role, grantedAt, ...person }: EntityUserRoleRow): EntityUserRole {
  return { user: viewPerson(person), role, grantedAt: grantedAt.toISOString() }
}
