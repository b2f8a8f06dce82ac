import type { LearnerResult } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'

/** Where a learner stands, in words. */
export const statusKeys: Readonly<Record<LearnerResult['status'], PlainKey>> = {
  NotStarted: 'results.status.notStarted',
  InProgress: 'results.status.inProgress',
  Submitted: 'results.status.submitted',
  TimeExpired: 'results.status.timeExpired',
  EndedByStaff: 'results.status.endedByStaff',
  Excused: 'results.status.excused',
}
