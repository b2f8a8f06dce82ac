import type { GroupAssessmentSummary } from '@isomorph/contract'

export interface Dates {
  readonly isPublished: boolean
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  /** The last moment at which work is accepted; null: none. */
  readonly closesAt: Date | null
}

/** Where a group assessment stands in time, by the dates of whoever asks. */
export function stateOfDelivery(
  { isPublished, opensAt, dueAt, closesAt }: Dates,
  now: Date,
): GroupAssessmentSummary['state'] {
  if (!isPublished) return 'unpublished'
  if (opensAt !== null && now < opensAt) return 'upcoming'
  if (closesAt !== null && now >= closesAt) return 'closed'
  if (dueAt !== null && now >= dueAt) return closesAt === null ? 'closed' : 'late'
  return 'open'
}

/** Where a learner stands. Excusing outweighs everything else. */
export function statusOfLearner(learner: {
  readonly isExcused: boolean
  readonly startedAt: Date | null
  readonly finishReason: 'submitted' | 'timeExpired' | null
  readonly isEndedByStaff: boolean
}): NonNullable<GroupAssessmentSummary['own']>['status'] {
  if (learner.isExcused) return 'Excused'
  if (learner.startedAt === null) return 'NotStarted'
  if (learner.finishReason === null) return 'InProgress'
  if (learner.finishReason === 'submitted') return 'Submitted'
  return learner.isEndedByStaff ? 'EndedByStaff' : 'TimeExpired'
}
