import type { Sitting } from '@isomorph/contract'
import { useUserInfo } from '../../../data/index.ts'
import type { QueueEntry } from '../submissions/queue-entries.ts'
import { usePendingSubmissions } from '../submissions/use-submission.ts'

/** What was submitted in a sitting and has not been sent. */
export function useWaiting({ groupAssessment }: Sitting): readonly QueueEntry[] {
  const submissions = usePendingSubmissions(useUserInfo()?.id ?? 0)
  return submissions.filter(
    ({ state, groupAssessmentId }) => state === 'waiting' && groupAssessmentId === groupAssessment.id,
  )
}
