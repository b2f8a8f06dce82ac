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

/** 'Ada Abel is now an Admin', 'Ada Abel is an Admin already', '2 people are now Admins; 1 already was' */
export function grantedSentence(granted: readonly Granted[], { name, withArticle }: RoleNames): string {
  const [first, ...others] = granted
  if (!first) return 'Nobody was added'
  if (others.length === 0)
    return `${displayName(first.user)} is ${first.isNew ? `now ${withArticle}` : `${withArticle} already`}`
  const before = granted.filter(({ isNew }) => !isNew).length
  const now = granted.length - before
  if (now === 0) return `${before} people are ${name}s already`
  const people = now === 1 ? `1 person is now ${withArticle}` : `${now} people are now ${name}s`
  return before === 0 ? people : `${people}; ${before} already ${before === 1 ? 'was' : 'were'}`
}
