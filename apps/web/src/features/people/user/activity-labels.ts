import type { UserActivity } from '@isomorph/contract'
import { actionLabels } from '../../../entities/audit-entry/action-labels.ts'

/** What happened, in words. */
export function activityLabels({ kind, what, by }: UserActivity): string {
  if (kind === 'signIn' && by) return 'Was impersonated'
  if (kind === 'signIn') return what === '' ? 'Signed in' : `Signed in through ${what}`
  return kind === 'attempt' ? `Submitted answers in ${what}` : actionLabels(what)
}
