import { globalRoleWithArticle, nameOfGlobalRole, type GlobalRole } from '@isomorph/access'
import { displayName, type Named } from '../people/names.ts'

/** What `grantedSentence` calls a role. */
export function namesOfRole(role: GlobalRole): { readonly name: string; readonly withArticle: string } {
  return { name: nameOfGlobalRole(role), withArticle: globalRoleWithArticle(role) }
}

/** 'Ada Abel is no longer an Admin' */
export function revokedSentence(person: Named, role: GlobalRole): string {
  return `${displayName(person)} is no longer ${globalRoleWithArticle(role)}`
}
