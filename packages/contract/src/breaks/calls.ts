import { callsOf } from '../call.ts'
import type { breakEndpoints } from './schemas.ts'

/** Breaks of a learner's own. Apart from what the first page needs. */
export const breakCalls = callsOf<typeof breakEndpoints>({
  beginBreak: ['POST', '/api/groupAssessments/{groupAssessmentId}/break'],
  endBreak: ['POST', '/api/groupAssessments/{groupAssessmentId}/break/end'],
})
