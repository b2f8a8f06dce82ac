import type { UserActivity } from '@isomorph/contract'
import { actionWords } from '../../../entities/audit-entry/action-words.ts'

/** What happened, in words. */
export function activityWords({ kind, what, by }: UserActivity): string {
  if (kind === 'signIn' && by) return 'Was impersonated'
  if (kind === 'signIn') return what === '' ? 'Signed in' : `Signed in through ${what}`
  return kind === 'attempt' ? `Submitted answers in ${what}` : actionWords(what)
}
