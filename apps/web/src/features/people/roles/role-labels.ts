import type { GlobalRole } from '@isomorph/access'
import { t } from '@isomorph/messages'
import { displayName, type Named } from '../../../entities/person/names.ts'
import { nameOfRole, roleWithArticle } from '../../../entities/role/role-names.ts'

/** What `grantedSentence` calls a role. */
export function namesOfRole(role: GlobalRole): { readonly name: string; readonly withArticle: string } {
  return { name: nameOfRole(role), withArticle: roleWithArticle(role) }
}

/** 'Ada Abel is no longer an Admin' */
export function revokedSentence(person: Named, role: GlobalRole): string {
  return t('people.roles.revoked', { person: displayName(person), role: roleWithArticle(role) })
}

/** 'From now on Ada Abel is no longer an Admin. What they made stays.', or what it means for oneself. */
export function revokingMeans(person: Named | 'yourself', role: GlobalRole): string {
  if (person === 'yourself') return t('people.roles.revoke.meansYou', { role: roleWithArticle(role) })
  return t('people.roles.revoke.means', { person: displayName(person), role: roleWithArticle(role) })
}
