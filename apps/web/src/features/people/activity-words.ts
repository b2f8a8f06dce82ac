import type { UserActivity } from '@isomorph/contract'

const acts: Readonly<Record<string, string>> = {
  'userRole.grant': 'Was granted a role',
  'userRole.revoke': 'Lost a role',
  'user.update': 'Names or identifiers changed',
  'user.create': 'Was added',
  'group.create': 'Made a course',
  'group.update': 'Changed a course',
  'group.delete': 'Deleted a course',
  'group.restore': 'Restored a course',
  'group.addUsers': 'Added people to a course',
  'group.removeUser': 'Removed somebody from a course',
}

/** `groupAssessment.release` as words: `group assessment: release` */
function wordsOf(action: string): string {
  const [entity = '', act = ''] = action
    .split('.')
    .map((part) => part.replaceAll(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`))
  return act ? `${entity}: ${act}` : entity
}

/** What happened, in words. */
export function activityWords({ kind, what, by }: UserActivity): string {
  if (kind === 'signIn') return by ? 'Was impersonated' : 'Signed in'
  if (kind === 'attempt') return `Submitted answers in ${what}`
  return acts[what] ?? wordsOf(what)
}
