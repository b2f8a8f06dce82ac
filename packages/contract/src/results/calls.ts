import { callsOf } from '../call.ts'
import type { resultEndpoints } from './schemas.ts'

/** Results, scores, and marks set by hand. */
export const resultCalls = callsOf<typeof resultEndpoints>({
  getResults: ['GET', '/api/groupAssessments/{groupAssessmentId}/results'],
  getResult: ['GET', '/api/groupAssessments/{groupAssessmentId}/results/{problemInstanceId}'],
  getScores: ['GET', '/api/groupAssessments/{groupAssessmentId}/scores'],
  hasAnyScoreOverrides: ['GET', '/api/groupAssessments/{groupAssessmentId}/hasAnyScoreOverrides'],
  scoreManually: [
    'PUT',
    '/api/groupAssessments/{groupAssessmentId}/manualScoring/responses/{problemInstanceId}/{attemptNumber}/{questionKey}',
  ],
})
