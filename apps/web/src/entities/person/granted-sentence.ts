import { t } from '@isomorph/messages'
import { displayName, type Named } from './names.ts'

interface Granted {
  readonly user: Named
  /** Whether they did not have the role before. */
  readonly isNew: boolean
}

/** 'Admin', 'an Admin' */
interface RoleNames {
  readonly name: string
  readonly withArticle: string
}

/** 'Ada Abel is now an Admin', 'Ada Abel is an Admin already', '2 people now have the role Admin; 1 already had it' */
export function grantedSentence(granted: readonly Granted[], { name, withArticle }: RoleNames): string {
  const [first, ...others] = granted
  if (!first) return t('roles.grant.nobody')
  if (others.length === 0) {
    const one = { person: displayName(first.user), role: withArticle }
    return first.isNew ? t('roles.grant.now', one) : t('roles.grant.already', one)
  }
  const before = granted.filter(({ isNew }) => !isNew).length
  const count = granted.length - before
  if (count === 0) return t('roles.grant.allBefore', { count: before, role: name })
  if (before === 0) return t('roles.grant.people', { count, role: name })
  return t('roles.grant.peopleAndBefore', { count, before, role: name })
}
