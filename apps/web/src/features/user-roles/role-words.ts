import { globalRoleWithArticle, nameOfGlobalRole, type GlobalRole } from '@isomorph/access'
import { displayName, type Named } from '../people/names.ts'

/** 'Ada Abel is now an Admin' */
export function grantedSentence(people: readonly Named[], role: GlobalRole): string {
  const [first, ...others] = people
  if (!first) return 'Nobody was added'
  if (others.length === 0) return `${displayName(first)} is now ${globalRoleWithArticle(role)}`
  return `${people.length} people are now ${nameOfGlobalRole(role)}s`
}

/** 'Ada Abel is no longer an Admin' */
export function revokedSentence(person: Named, role: GlobalRole): string {
  return `${displayName(person)} is no longer ${globalRoleWithArticle(role)}`
}
