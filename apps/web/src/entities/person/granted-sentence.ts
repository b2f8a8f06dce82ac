import { counted, formatCount, formFor } from '../../numbers/counts.ts'
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
  if (!first) return 'Nobody was added'
  if (others.length === 0)
    return `${displayName(first.user)} is ${first.isNew ? `now ${withArticle}` : `${withArticle} already`}`
  const before = granted.filter(({ isNew }) => !isNew).length
  const now = granted.length - before
  if (now === 0)
    return `${counted(before, 'person', 'people')} already ${formFor(before, 'has', 'have')} the role ${name}`
  const people = `${counted(now, 'person', 'people')} now ${formFor(now, 'has', 'have')} the role ${name}`
  return before === 0 ? people : `${people}; ${formatCount(before)} already had it`
}
