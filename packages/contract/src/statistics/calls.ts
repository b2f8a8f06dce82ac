import { callsOf } from '../call.ts'
import type { statisticsEndpoints } from './schemas.ts'

/** What the work on a group assessment says of its problems, questions and variants. */
export const statisticsCalls = callsOf<typeof statisticsEndpoints>({
  getStatistics: ['GET', '/api/groupAssessments/{groupAssessmentId}/statistics'],
  getProblemStatistics: ['GET', '/api/groupAssessments/{groupAssessmentId}/statistics/{itemKey}'],
})
