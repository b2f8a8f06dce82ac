import { globalRoleWithArticle, nameOfGlobalRole, type GlobalRole } from '@isomorph/access'
import { displayName, type Named } from '../people/names.ts'

interface Granted {
  readonly user: Named
  /** Whether they did not have the role before. */
  readonly isNew: boolean
}

/** 'Ada Abel is now an Admin', 'Ada Abel is an Admin already', '2 people are now Admins; 1 already was' */
export function grantedSentence(granted: readonly Granted[], role: GlobalRole): string {
  const [first, ...others] = granted
  if (!first) return 'Nobody was added'
  if (others.length === 0) {
    const withArticle = globalRoleWithArticle(role)
    return `${displayName(first.user)} is ${first.isNew ? `now ${withArticle}` : `${withArticle} already`}`
  }
  const before = granted.filter(({ isNew }) => !isNew).length
  const now = granted.length - before
  const name = nameOfGlobalRole(role)
  if (now === 0) return `${before} people are ${name}s already`
  const people = now === 1 ? `1 person is now ${globalRoleWithArticle(role)}` : `${now} people are now ${name}s`
  return before === 0 ? people : `${people}; ${before} already ${before === 1 ? 'was' : 'were'}`
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
