import { callsOf } from '../call.ts'
import type { examActEndpoints } from './schemas.ts'

/** What staff do for learners while an exam runs. */
export const examActCalls = callsOf<typeof examActEndpoints>({
  actOnLearners: ['POST', '/api/groupAssessments/{groupAssessmentId}/learnerStatuses/acts'],
})
