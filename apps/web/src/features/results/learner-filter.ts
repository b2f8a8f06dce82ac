import { matchesKeywords, type LearnerResult } from '@isomorph/contract'

export interface LearnerFilter {
  readonly keywords: string
  readonly isLateOnly: boolean
  readonly needsPersonOnly: boolean
  readonly isOverriddenOnly: boolean
}

export const everyLearner: LearnerFilter = {
  keywords: '',
  isLateOnly: false,
  needsPersonOnly: false,
  isOverriddenOnly: false,
}

type Filtered = Pick<LearnerResult, 'learner' | 'daysLate' | 'pending' | 'overridePoints'>

/** Learners that match every word typed and every box ticked. */
export function filterLearners<T extends Filtered>(learners: readonly T[], filter: LearnerFilter): T[] {
  return learners.filter(({ learner, daysLate, pending, overridePoints }) => {
    const text = `${learner.id} ${learner.firstName} ${learner.lastName} ${learner.email} ${learner.uid}`
    return (
      matchesKeywords(text, filter.keywords) &&
      (!filter.isLateOnly || daysLate > 0) &&
      (!filter.needsPersonOnly || pending > 0) &&
      (!filter.isOverriddenOnly || overridePoints !== null)
    )
  })
}
