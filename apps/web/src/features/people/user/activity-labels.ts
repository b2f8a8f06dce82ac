import type { UserActivity } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { actionLabels } from '../../../entities/audit-entry/action-labels.ts'

/** What happened, in words. */
export function activityLabels({ kind, what, by }: UserActivity): string {
  if (kind === 'signIn' && by) return t('people.user.activity.impersonated')
  if (kind === 'signIn') {
    return what === ''
      ? t('people.user.activity.signedIn')
      : t('people.user.activity.signedInThrough', { provider: what })
  }
  return kind === 'attempt' ? t('people.user.activity.submitted', { assessment: what }) : actionLabels(what)
}
