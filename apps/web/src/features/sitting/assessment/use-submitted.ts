import type { Sitting } from '@isomorph/contract'
import { useUserInfo } from '../../../data/index.ts'
import type { QueueEntry } from '../submissions/queue-entries.ts'
import { usePendingSubmissions } from '../submissions/use-submission.ts'

/** What was submitted in a sitting and has no answer yet: it waits or is being sent. */
export function useSubmitted({ groupAssessment, lockdown }: Sitting): readonly QueueEntry[] {
  const submissions = usePendingSubmissions(useUserInfo()?.id ?? 0, {
    groupAssessmentId: groupAssessment.id,
    isWithheld: lockdown?.openBy === null,
  })
  return submissions.filter(
    ({ state, groupAssessmentId }) => state !== 'refused' && groupAssessmentId === groupAssessment.id,
  )
}
