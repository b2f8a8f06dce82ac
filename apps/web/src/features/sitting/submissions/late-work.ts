import type { LateEvidenceForLearner, TypedAnswer } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { nameOfMinutes } from '../../../dates/dates.ts'

type LateWork = Pick<LateEvidenceForLearner, 'kind' | 'secondsLate' | 'state' | 'reason' | 'attemptNumber'>

/** How late it was: from two minutes on in whole minutes. */
function lateness(seconds: number): string {
  return seconds < 120 ? t('sitting-later.seconds', { count: seconds }) : nameOfMinutes(Math.floor(seconds / 60))
}

/** What has become of work that arrived too late. */
export function lateWorkText({ kind, secondsLate, state, reason, attemptNumber }: LateWork): string {
  const arrived = { kind: kind === 'submission' ? 'submission' : 'other', lateness: lateness(secondsLate) } as const
  switch (state) {
    case 'waiting':
      return t('sitting-later.late.waiting', arrived)
    case 'accepted':
      return t('sitting-later.late.accepted', { ...arrived, number: String(attemptNumber ?? '') })
    case 'declined':
      return t('sitting-later.late.declined', { ...arrived, reason }).trim()
    case 'recorded':
      return t('sitting-later.late.recorded', arrived)
  }
}

/** Whether these answers are among the late work: they are not lost, and said apart. */
export function isKept(late: readonly LateEvidenceForLearner[] | undefined, answers: readonly TypedAnswer[]): boolean {
  const filled = answers.filter(({ value }) => value.trim() !== '')
  return (late ?? []).some((each) =>
    filled.every(({ questionKey, value }) =>
      each.answers.some((other) => other.questionKey === questionKey && other.value === value),
    ),
  )
}
