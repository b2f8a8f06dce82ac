import { nameOfGlobalRole, type GlobalRole } from '@isomorph/access'

/** The global roles of somebody, as their management lists call them. */
export function globalRoleNames(user: { readonly roles: readonly { readonly role: GlobalRole }[] }): string {
  return user.roles.map(({ role }) => nameOfGlobalRole(role)).join(', ')
}
