import type { GlobalRole } from '@isomorph/access'
import { nameOfRole } from '../../entities/role/role-names.ts'

/** The global roles of somebody, as their management lists call them. */
export function globalRoleNames(user: { readonly roles: readonly { readonly role: GlobalRole }[] }): string {
  return user.roles.map(({ role }) => nameOfRole(role)).join(', ')
}
