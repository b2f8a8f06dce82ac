import { t } from '@isomorph/messages'
import { formatCount } from '../../numbers/counts.ts'
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
  if (!first) return t('shared.people.nobodyAdded')
  if (others.length === 0) {
    const said = { name: displayName(first.user), role: withArticle }
    return first.isNew ? t('shared.people.granted.now', said) : t('shared.people.granted.already', said)
  }
  const before = granted.filter(({ isNew }) => !isNew).length
  const now = granted.length - before
  if (now === 0) return t('shared.people.granted.manyAlready', { count: before, role: name })
  if (before === 0) return t('shared.people.granted.manyNow', { count: now, role: name })
  return t('shared.people.granted.both', { count: now, role: name, before: formatCount(before) })
}
