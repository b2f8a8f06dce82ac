import { callsOf } from '../call.ts'
import type { resultEndpoints } from './schemas.ts'

/** Results, scores, and marks and points set by hand. */
export const resultCalls = callsOf<typeof resultEndpoints>({
  getResults: ['GET', '/api/groupAssessments/{groupAssessmentId}/results'],
  getResultRows: ['GET', '/api/groupAssessments/{groupAssessmentId}/results/rows'],
  getResult: ['GET', '/api/groupAssessments/{groupAssessmentId}/results/{problemInstanceId}'],
  getScores: ['GET', '/api/groupAssessments/{groupAssessmentId}/scores'],
  hasAnyScoreOverrides: ['GET', '/api/groupAssessments/{groupAssessmentId}/hasAnyScoreOverrides'],
  scoreManually: [
    'PUT',
    '/api/groupAssessments/{groupAssessmentId}/manualScoring/responses/{problemInstanceId}/{attemptNumber}/{questionKey}',
  ],
  setResultOverride: ['PUT', '/api/groupAssessments/{groupAssessmentId}/results/{problemInstanceId}/override'],
  withdrawResultOverride: ['DELETE', '/api/groupAssessments/{groupAssessmentId}/results/{problemInstanceId}/override'],
  setScoreOverride: ['PUT', '/api/groupAssessments/{groupAssessmentId}/scores/{userId}/override'],
  withdrawScoreOverride: ['DELETE', '/api/groupAssessments/{groupAssessmentId}/scores/{userId}/override'],
  readScoreFile: ['POST', '/api/groupAssessments/{groupAssessmentId}/scores/files'],
  setScoreOverrides: ['POST', '/api/groupAssessments/{groupAssessmentId}/scores/overrides'],
})
