import { globalRoleWithArticle, nameOfGlobalRole, type GlobalRole } from '@isomorph/access'
import { displayName, type Named } from '../../../entities/person/names.ts'

/** What `grantedSentence` calls a role. */
export function namesOfRole(role: GlobalRole): { readonly name: string; readonly withArticle: string } {
  return { name: nameOfGlobalRole(role), withArticle: globalRoleWithArticle(role) }
}

/** 'Ada Abel is no longer an Admin' */
export function revokedSentence(person: Named, role: GlobalRole): string {
  return `${displayName(person)} is no longer ${globalRoleWithArticle(role)}`
}

/** 'From now on Ada Abel is no longer an Admin. What they made stays.', or what it means for oneself. */
export function revokingMeans(person: Named | 'yourself', role: GlobalRole): string {
  if (person === 'yourself') {
    return `From now on you are no longer ${globalRoleWithArticle(role)}, and only somebody else can grant it again.`
  }
  return `From now on ${revokedSentence(person, role)}. What they made stays.`
}
