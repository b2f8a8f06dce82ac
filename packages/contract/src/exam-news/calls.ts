import { callsOf } from '../call.ts'
import type { examNewsEndpoints } from './schemas.ts'

/** How the page of a sitting hears of what staff do. */
export const examNewsCalls = callsOf<typeof examNewsEndpoints>({
  awaitNews: ['GET', '/api/groupAssessments/{groupAssessmentId}/learnerStatuses/own'],
})
