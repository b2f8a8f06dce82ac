import type { UserRole, UserRoleHolder } from '@isomorph/contract'
import { viewUser } from '../people/index.ts'
import { viewOptionalPerson } from '../../entity-lists/person.view.ts'
import type { HolderRow, UserRoleRow } from './user-roles.queries.ts'

export function viewUserRole(row: UserRoleRow): UserRole {
  const { id, role, grantedAt } = row
  const grantedBy = viewOptionalPerson({
    id: row.granterId,
    firstName: row.granterFirstName,
    lastName: row.granterLastName,
    email: row.granterEmail,
    uid: row.granterUid,
  })
  return { id, role, grantedAt: grantedAt.toISOString(), grantedBy, grantedByProvider: row.providerName }
}

export function viewHolder(row: HolderRow): UserRoleHolder {
  return { ...viewUserRole(row), user: viewUser({ ...row, id: row.userId, roles: [...row.roles] }) }
}
