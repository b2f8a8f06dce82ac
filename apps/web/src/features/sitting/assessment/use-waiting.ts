import type { Sitting } from '@isomorph/contract'
import { useUserInfo } from '../../../data/index.ts'
import { isStoredOnly, type QueueEntry } from '../submissions/queue-entries.ts'
import { usePendingSubmissions } from '../submissions/use-submission.ts'

/** What was submitted in a sitting and has not been sent. */
export function useWaiting({ groupAssessment, lockdown }: Sitting): readonly QueueEntry[] {
  const submissions = usePendingSubmissions(useUserInfo()?.id ?? 0, {
    groupAssessmentId: groupAssessment.id,
    isWithheld: lockdown?.openBy === null,
  })
  return submissions.filter((each) => isStoredOnly(each) && each.groupAssessmentId === groupAssessment.id)
}
